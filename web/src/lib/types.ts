// Generated from the server's message structures by `python -m ludocafe.server.types`. Do not edit.

/** Take a name; the answer sets the cookie that is this guest's identity. */
export interface NewMe {
  name: string;
  language?: "de" | "en" | "fr";
}

/** Change the own profile; fields left out stay as they are. An empty ``email`` or ``webhook`` removes it. */
export interface ChangeMe {
  name?: string | null;
  language?: "de" | "en" | "fr" | null;
  email?: string | null;
  webhook?: string | null;
  notices?: boolean | null;
}

/** Who the server thinks you are. */
export interface Me {
  id: string;
  name: string;
  language: "de" | "en" | "fr";
  email: string;
  confirmed: boolean;
  webhook: string;
  notices: boolean;
  push: boolean;
  passphrase: boolean;
}

/** Make the identity portable; the name becomes reserved for it. */
export interface NewPassphrase {
  passphrase: string;
}

/** Take an identity over to this device: by name and passphrase, or by the token of an identity link. */
export interface Login {
  name?: string | null;
  passphrase?: string | null;
  token?: string | null;
}

/** A token that is as good as the cookie: for a link to another device, or for a bot's ``Authorization: Bearer``. */
export interface IdentityLink {
  token: string;
}

/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What ``PushManager.subscribe()`` gives, as JSON. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** The ways in which this house tells people of their turn: those that its operator has set up. */
export interface NoticeWays {
  push: string;
  letters: boolean;
  hooks: boolean;
  webhook: boolean;
}

/** What became of a notice sent on trial, by way. */
export interface NoticeTried {
  sent: ("hook" | "letter" | "push")[];
  failed: ("hook" | "letter" | "push")[];
}

/** The edition a game is offered in. */
export interface EditionInfo {
  name: string;
  hash: string;
}

/** Who made the printed game. */
export interface Credits {
  authors: string[];
  illustrators: string[];
  publishers: string[];
  year: number;
}

/** An option of a game: ``choices`` are the allowed values, the first is the default. */
export interface Setting {
  name: string;
  choices: string[];
  rule: string;
  seats: number[];
  names_player: boolean;
}

/** The ids of one sort of thing (cups, cards …), in the order of the engine's numbers. */
export interface Vocabulary {
  name: string;
  ids: string[];
}

/** A game of the house with all one needs to open a table of it. */
export interface GameInfo {
  id: string;
  prefix: string;
  rules_version: number;
  seat_counts: number[];
  minutes: number;
  complexity: number;
  credits: Credits;
  settings: Setting[];
  vocabulary: Record<string, Vocabulary>;
  edition: EditionInfo;
  levels: string[];
  lessons: string[];
}

/** Who is to sit on a seat: me, anybody who is invited, a bot of a level, or somebody at my device (hot-seat). */
export interface Chair {
  kind: "bot" | "local" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** ``move``: seconds for each turn; ``bank``: seconds for the whole game. A bot takes over the seat that runs out. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
}

/** A table to open. It starts at once when no chair is open. */
export interface NewTable {
  game: string;
  seats: number;
  chairs: Chair[];
  settings?: Record<string, string>;
  edition?: Record<string, unknown> | null;
  clock?: Clock;
  listed?: boolean;
  undo_after_turn?: boolean;
}

/** A seat as everybody at the table sees it. ``level`` is set for bots, ``yours`` for the reader's own seats. */
export interface ChairInfo {
  seat: number;
  kind: "bot" | "local" | "open" | "person";
  name: string;
  level: string | null;
  online: boolean;
  yours: boolean;
}

/** Something the players must know about the table: a text with its fields (for instance pinned rules). */
export interface Note {
  text: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** A table without its game state. ``invitation`` and ``watch`` are link tokens for those who may pass them on. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  edition: EditionInfo;
  seats: number;
  settings: Record<string, string>;
  state: "aborted" | "open" | "over" | "running";
  chairs: ChairInfo[];
  clock: Clock;
  listed: boolean;
  undo_after_turn: boolean;
  created: number;
  number: number;
  actor: number | null;
  commitment: string;
  seed?: string | null;
  invitation?: string | null;
  watch?: string | null;
  rematch?: string | null;
  note?: Note | null;
}

/** Sit down. ``invitation`` is the table's link token, or that of a seat handed over. */
export interface Join {
  invitation?: string | null;
  seat?: number | null;
}

/** Leave the own seat to a bot. ``seat`` tells which one when there are several. */
export interface Resign {
  level?: string;
  seat?: number | null;
}

/** Ask for a link token by which somebody else can take over this seat. */
export interface Hand {
  seat: number;
}

/** The token of a seat to be handed over; use it as ``invitation``. */
export interface HandLink {
  seat: number;
  invitation: string;
}

/** Why can this seat not do this now? */
export interface WhyNot {
  table: string;
  seat: number;
  do: string;
}

/** Why an action is not possible: the rule, the reason (a text) and what the text needs to know. */
export interface Refusal {
  rule: string;
  reason: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** The refusal, or null when the action is legal. */
export interface WhyAnswer {
  refusal: Refusal | null;
}

/** A past-tense fact. ``hidden`` tells that this reader does not get to see the secret fields. */
export interface Event {
  kind: string;
  fields: Record<string, number | string | (number | string)[]>;
  hidden: boolean;
}

/** One step in the log: what was done (``undo`` > 0: steps taken back) and what happened, as the reader may see it. */
export interface LogLine {
  number: number;
  seat: number;
  do: string;
  undo: number;
  at: number;
  events: Event[];
}

/** What happened after state ``since``; ``words`` tells it in the language asked for. */
export interface Digest {
  since: number;
  number: number;
  lines: LogLine[];
  words: string[];
}

/** Every refused HTTP request: a text id, what the text needs to know, and the rule when it is about one. */
export interface ErrorAnswer {
  text: string;
  fields: Record<string, number | string | (number | string)[]>;
  rule: string | null;
}

/** ``ok``, or why not; ``tasks``: each long-running task of this process and how it is. */
export interface Health {
  status: "no-database" | "not-all-tasks" | "ok";
  version: string;
  tasks: Record<string, "ok" | "restarting" | "stuck">;
}

/** Where a learner stands: the lesson, and one answer per step behind them (a notation, or nothing for one just read). */
export interface Learn {
  lesson: string;
  done?: string[];
}

/** What the coach says (``text``), what on the board it is about, and what it waits for; ``awaited`` is in notation. */
export interface LessonStep {
  text: string;
  number: number;
  wait: "do" | "read" | "refused";
  awaited: string[];
  point: string[];
}

/** Something done since the step before, by the learner or by others. */
export interface LessonMove {
  seat: number;
  do: string;
  events: Event[];
}

/** What the game waits for: whose choice, of which kind, under which rule. ``seat`` is None when it is over. */
export interface Decision {
  seat: number | null;
  kind: string;
  rule: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** What a player does, as clients see it: a kind and its fields. */
export interface Action {
  kind: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** One thing a choice would bring, told before it is made. */
export interface Effect {
  kind: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** A legal action with everything needed to offer it: code, notation, words (action and details) and effects. */
export interface Choice {
  code: number;
  notation: string;
  action: Action;
  details: Record<string, number | string | (number | string)[]>;
  effects: Effect[];
}

/** Points of one source, with the rule that grants them. */
export interface ScoreLine {
  source: string;
  rule: string;
  amount: number;
  fields: Record<string, number | string | (number | string)[]>;
}

/** The lesson as it stands. ``step`` is null once it is over; ``refusal`` is that of the attempt just made. */
export interface LessonScene {
  lesson: string;
  title: string;
  steps: number;
  step: LessonStep | null;
  refusal: Refusal | null;
  moves: LessonMove[];
  seat: number;
  view: View;
  decision: Decision;
  choices: Choice[];
  scores: ScoreLine[][];
  places: number[] | null;
}

/** Everybody's chance to win (0 to 1) and expected points at the state ``number``; at the end what came out. */
export interface ReviewPoint {
  number: number;
  shares: number[];
  points: number[];
}

/** Points of one source that one option brings more (or less) than another. */
export interface Difference {
  source: string;
  rule: string;
  amount: number;
  fields: Record<string, number | string | (number | string)[]>;
}

/** A choice that cost much, what was better, and what that would have brought: wins (0 to 1), points, points by source. */
export interface ReviewTurning {
  number: number;
  decision: number;
  seat: number;
  played: Choice;
  better: Choice;
  share: number;
  points: number;
  differences: Difference[];
  text: string;
}

/** A finished game as the coach sees it, with so many simulations for each decision. */
export interface GameReview {
  seats: number;
  simulations: number;
  points: ReviewPoint[];
  turnings: ReviewTurning[];
}

/** How far the review of a table is, from 0 to 1; ``review`` is there when it is done. */
export interface ReviewAnswer {
  state: "done" | "failed" | "none" | "running";
  progress: number;
  review: GameReview | null;
}

/** How the game ended. */
export interface Result {
  reason: string;
  places: number[];
  points: number[];
  scores: ScoreLine[][];
}

/** The state of a table as one client may see it. */
export interface Shown {
  number: number;
  seat: number | null;
  mine: number[];
  view: View;
  decision: Decision;
  choices: Choice[];
  scores: ScoreLine[][];
  places: number[] | null;
  result: Result | null;
  undo: number;
  clock: Record<number, number>;
}

/** All a client needs to show the table. */
export interface Snapshot extends Shown {
  type: "snapshot";
  table: TableInfo;
  made: Choice[];
  log: LogLine[];
  seen: number;
}

/** What was done: a notation, or ``undo`` steps taken back. */
export interface StepEntry {
  seat: number;
  do: string;
  undo: number;
}

/** The game moved on: what was done, what happened, and the new state. */
export interface Step extends Shown {
  type: "step";
  entry: StepEntry;
  events: Event[];
}

/** All a bot gets (``?lean=1``), at first and after every step: its view, the question, and the legal notations. */
export interface Lean {
  type: "state";
  number: number;
  seat: number | null;
  mine: number[];
  view: View;
  decision: Decision;
  legal: string[];
  result: Result | null;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  seat: number;
  online: boolean;
}

/** Something said at the table; ``seat`` is null for spectators. */
export interface ChatLine {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Seat ``by`` asks to take back ``count`` steps; ``answers`` so far. ``open`` is false once it is decided or overtaken. */
export interface Ask {
  type: "ask";
  kind: "takeback";
  by: number;
  count: number;
  answers: Record<number, boolean>;
  open: boolean;
}

/** Something about the table changed: chairs, state, rematch, a note. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A bot on this seat has begun to think. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** An option: the chance to win and the points it promises, compared by source with the best (or next best) option. */
export interface Suggestion {
  choice: Choice;
  visits: number;
  share: number;
  points: number;
  rivals: number;
  differences: Difference[];
}

/** What the coach would do on this seat at this state, and up to three options with what they promise. */
export interface Hint {
  type: "hint";
  id: string;
  number: number;
  seat: number;
  do: string;
  suggestions: Suggestion[];
}

/** The request with this id is carried out and stored; ``number`` is the state it led to. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The request with this id was not carried out: a text with its fields, and the rule when the game forbids it. */
export interface Refused {
  type: "refused";
  id: string;
  text: string;
  fields: Record<string, number | string | (number | string)[]>;
  rule: string | null;
}

/** Answer to ``why``: the refusal, or null when the action is legal. */
export interface Why {
  type: "why";
  id: string;
  refusal: Refusal | null;
}

/** Answer to ``plan``: the choices a waiting seat may try already, with what they would bring; empty: nothing to try. */
export interface Plans {
  type: "plans";
  id: string;
  seat: number;
  choices: Choice[];
}

/** Do this for the seat, decided on state ``number``. The same id sent twice is applied once and answered twice. */
export interface Act {
  type: "act";
  id: string;
  number: number;
  seat: number;
  do: string;
}

/** Take back own steps, up to the information barrier. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  count?: number;
}

/** Why can this seat not do this now? */
export interface AskWhy {
  type: "why";
  id: string;
  seat: number;
  do: string;
}

/** What may this own seat try while others think? */
export interface Plan {
  type: "plan";
  id: string;
  seat: number;
}

/** Say something. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Ask the other people at the table to agree to taking back ``count`` steps. */
export interface TakeBack {
  type: "takeback";
  id: string;
  count?: number;
}

/** Answer the open question of the table. */
export interface Answer {
  type: "answer";
  agree: boolean;
}

/** Hot-seat: reveal the view of this own seat. */
export interface Show {
  type: "show";
  seat: number;
}

/** Send the whole snapshot again. */
export interface Ready {
  type: "ready";
}

/** What would the house do on this own seat? */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Which edition was played; ``data`` carries a whole edition that is not the standard one. */
export interface EditionMark {
  name: string;
  hash: string;
  data: Record<string, unknown> | null;
}

/** One step: ``do`` is the notation played by ``seat``; ``undo`` takes back that many earlier entries instead. */
export interface Entry {
  seat: number;
  do?: string;
  chance?: number[];
  undo?: number;
  at?: number;
}

/** A game from the first draw to the last action. */
export interface GameRecord {
  game: string;
  rules_version: number;
  edition: EditionMark;
  seats: number;
  settings: Record<string, string>;
  setup: number[];
  entries: Entry[];
  format?: number;
  names?: string[];
  result?: Result | null;
  commitment?: string;
  seed?: string;
}

export type ServerMessage =
  | Snapshot
  | Step
  | Lean
  | Presence
  | ChatLine
  | Ask
  | TableChanged
  | Thinking
  | Hint
  | Done
  | Refused
  | Why
  | Plans;

export type ClientMessage =
  | Act
  | Undo
  | AskWhy
  | Plan
  | Chat
  | TakeBack
  | Answer
  | Show
  | Ready
  | AskHint;

/** One cup of a player: tokens bottom to top, or the tile it was served for (index; -1: unserved). */
export interface CafeDelGattoCupView {
  tokens: number[];
  tile: number;
}

/** What lies in front of one player. */
export interface CafeDelGattoPlayerView {
  coins: number;
  sugar: number;
  cups: CafeDelGattoCupView[];
  turns: number;
  points: number;
}

/** The open table. Tokens are numbers of their kind; the machine's rows run from the bottom up. */
export interface CafeDelGattoView {
  seat: number | null;
  seats: number;
  phase: number;
  active: number;
  deciding: number;
  round: number;
  bag: number[];
  discard: number[];
  machine: number[][];
  prices: number[][];
  coin_reserve: number;
  sugar_reserve: number;
  players: CafeDelGattoPlayerView[];
  stock: number[][];
  held: number;
  held_column: number;
  serving: number;
  sweetened: number;
  interim: number;
  interim_seat: number;
  interim_asked: number;
  interim_served: number;
  last_round: boolean;
}

/** One player: cards as numbers of their kinds, sorted; ``None`` where this reader may not look. */
export interface CafeInternationalPlayerView {
  score: number[];
  points: number;
  hand_size: number;
  down_size: number;
  hand: number[] | null;
  down: number[] | null;
}

/** The café as one seat sees it. Tables are numbers of nations by slot, guests numbers of kinds by chair; -1: none. */
export interface CafeInternationalView {
  seat: number | null;
  seats: number;
  phase: number;
  active: number;
  placed: number;
  cards_left: number;
  earned: number;
  pending: number;
  forming: number;
  forming_gender: number;
  circle_tribe: boolean;
  reason: number;
  tables: number[];
  guests: number[];
  players: CafeInternationalPlayerView[];
  guest_pile: number;
  table_pile: number;
  guests_out: number[];
  tables_out: number[];
  unseen: number[];
}

/** A card as it was laid: number of the card, top-left cell, clockwise quarter turns. */
export interface CafeLaidCard {
  card: number;
  x: number;
  y: number;
  rot: number;
}

/** A visible square: kind (see state.py), its card, the anchor of its group, beans on it and their colour (-1: none). */
export interface CafeSquareView {
  x: number;
  y: number;
  kind: number;
  card: number;
  anchor: number[] | null;
  beans: number;
  colour: number;
}

/** A café with a visible square; a dead one (``open`` false) is a square without function. */
export interface CafeCafeView {
  card: number;
  open: boolean;
  complete: boolean;
  points: number;
  demand: number[];
  received: number[];
  way: string[];
}

/** What lies in front of one player. */
export interface CafePlayerView {
  company: number;
  warehouse: number[];
  laid: CafeLaidCard[];
  squares: CafeSquareView[];
  cafes: CafeCafeView[];
  hand: number;
  cups: number;
  ships: number;
  worth: number[];
  points: number;
}

/** The open table. Cards are numbers (48 … 51: start cards), colours numbers in the order yellow, brown, green, red. */
export interface CafeView {
  seat: number | null;
  seats: number;
  mode: number;
  phase: number;
  round: number;
  rounds: number;
  cafetier: number;
  deciding: number;
  turn: number;
  order: number[];
  row: number[];
  prices: number[];
  pile: number;
  unseen: number[];
  discard: number[];
  points_left: number;
  picked: number;
  owed: number;
  task: number;
  group: number[] | null;
  target: number[] | null;
  moved: number;
  transit: number[];
  send_from: number;
  standing_bid: number;
  holder: number;
  active: boolean[];
  pay_from: number;
  paid: number[];
  players: CafePlayerView[];
}

/** A plantation space; ``owner`` -1: empty. */
export interface CoffeeTradersSpaceView {
  owner: number;
  level: number;
  worker: number;
  truck: number;
}

/** A cooperative; ``crop`` and ``full_crop`` are the harvest now and if every plantation had a worker. */
export interface CoffeeTradersCoopView {
  town: number;
  spaces: CoffeeTradersSpaceView[];
  donkeys: number[][];
  sites: number[];
  animals: number[];
  house: number[];
  coin: number;
  stock: number;
  donkey_won: number;
  quality: number[];
  crop: number;
  full_crop: number;
}

/** A coffee bar: owners of the beans from the top, colour of its animal counter. */
export interface CoffeeTradersBarView {
  beans: number[];
  animal: number;
}

/** An objective tile and the players who have claimed it, in order. */
export interface CoffeeTradersObjectiveView {
  tile: number;
  claims: number[];
}

/** One player's board and supplies; ``points`` by item (see ``SCORES``). */
export interface CoffeeTradersPlayerView {
  coins: number;
  donkeys: number;
  trucks: number;
  civets: number;
  tokens: number;
  black: number;
  coloured: number;
  bonus_marker: number;
  bonus_trader: number;
  bonus_purse: number;
  workers: number;
  traders: number;
  contractors: number;
  hospital: number;
  storage: number;
  exchange: number;
  joker: number;
  fulfilled: number;
  items: number;
  animal: number;
  obtained: number;
  filled: number;
  track_trader: number;
  track_truck: number;
  spare_donkeys: number;
  spare_trucks: number;
  spare_civets: number;
  sumatra: number;
  next_item: number[];
  built: number[];
  coffee: number[];
  stock: number[];
  contract: number[];
  side: number[];
  aside: number[];
  column: number[];
  idle: number[];
  penalty: number;
  points: Record<string, number>;
  total: number;
}

/** What everybody knows of André: ``counters`` turned over so far, ``contracts`` up to the visible one. */
export interface CoffeeTradersAndreView {
  left: number[];
  posts: number;
  traders: number;
  turns: number;
  counters: number[];
  contracts: number[];
  points: Record<string, number>;
}

/** What a contract or a bar slot takes: ``jokers`` Kopi Luwak in place of others, and ``missing`` coffees beyond that. */
export interface CoffeeTradersWayView {
  jokers: number;
  missing: number;
  coins: number;
  given: number;
  steps: string[];
}

/** ``missing`` quality, deliveries or steps until the next rank, which brings ``points`` more; 0 and 0: there is none. */
export interface CoffeeTradersRankView {
  missing: number;
  points: number;
}

/** A way to pay what empty plantations cost: ``steps`` are its notations, ``coins`` of them coins, the others steps back. */
export interface CoffeeTradersPaymentView {
  coins: number;
  steps: string[];
  points: number;
  unpaid: number;
  plantations: number;
}

/** One player's prospects: contracts by letter, slots by city, ranks by cooperative and city, the Arabica track. */
export interface CoffeeTradersOutlookView {
  contracts: CoffeeTradersWayView[];
  slots: CoffeeTradersWayView[][];
  coops: CoffeeTradersRankView[];
  bars: CoffeeTradersRankView[];
  arabica: CoffeeTradersRankView;
  payments: CoffeeTradersPaymentView[];
}

/** The open table. ``agenda`` holds what is still to be done as numbers, the next thing last. */
export interface CoffeeTradersView {
  seat: number | null;
  seats: number;
  deciding: number;
  opens: number;
  vicious: number;
  period: number;
  phase: number;
  turn: number;
  passed: number;
  run: number;
  guard: number;
  stock_jokers: number;
  order: number[];
  next_order: number[];
  agenda: number[];
  coops: CoffeeTradersCoopView[];
  bars: CoffeeTradersBarView[];
  objectives: CoffeeTradersObjectiveView[];
  stacks: number[][];
  players: CoffeeTradersPlayerView[];
  andre: CoffeeTradersAndreView | null;
  outlook: CoffeeTradersOutlookView | null;
}

/** The view of each game, by game id. */
export interface Views {
  cafe_del_gatto: CafeDelGattoView;
  cafe_international: CafeInternationalView;
  cafe: CafeView;
  coffee_traders: CoffeeTradersView;
}

export type View =
  | CafeDelGattoView
  | CafeInternationalView
  | CafeView
  | CoffeeTradersView;
