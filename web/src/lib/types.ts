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

/** The ways in which this server tells people of their turn: those that its operator has set up. */
export interface NoticeWays {
  push: string;
  letters: boolean;
  hooks: boolean;
  webhook: boolean;
}

/** Whether the owner of the own e-mail address was written to: an address that does not answer is not asked again soon. */
export interface AddressAsked {
  sent: boolean;
}

/** The results of a test notice, by way. */
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
  online: string;
}

/** The ids of one sort of thing (cups, cards …), in the order of the engine's numbers. */
export interface Vocabulary {
  name: string;
  ids: string[];
}

/** A game of this server with all one needs to open a table of it. */
export interface GameInfo {
  id: string;
  prefix: string;
  rules_version: number;
  seat_counts: number[];
  suggested_seats: number;
  minutes: number;
  complexity: number;
  credits: Credits;
  settings: Setting[];
  vocabulary: Record<string, Vocabulary>;
  edition: EditionInfo;
  levels: string[];
  lessons: string[];
  gained: string[];
  same_view_for_all: boolean;
}

/** Values of one kind: where they stand below their piece, and what they may be. */
export interface Field {
  path: string;
  kind?: "choice" | "flag" | "number" | "text";
  least?: number;
  most?: number;
  choices?: string[];
  names?: string;
  label?: string;
  absent?: boolean;
}

/** A list of values or tables that belong together; it may grow and shrink where its elements have a ``blank``. */
export interface Row {
  path: string;
  least: number;
  most: number;
  blank?: unknown;
  label?: string;
  names?: string;
}

/** A table that exists exactly as long as a value occurs in a list beside it. */
export interface Part {
  path: string;
  among: string;
  value: string;
  count?: string;
  blank?: unknown;
}

/** One kind of piece. ``items``: the list whose entries are such pieces; empty when there is only one, the edition itself. */
export interface Piece {
  id: string;
  fields: Field[];
  items?: string;
  names?: string;
  rows?: Row[];
  parts?: Part[];
}

/** Everything that can be entered of an edition, piece by piece. ``drawing``: keys that only the drawing needs. */
export interface Form {
  pieces?: Piece[];
  drawing?: string[];
}

/** What people may enter of an edition of a game, and the edition they begin with. */
export interface Workshop {
  form: Form;
  data: Record<string, unknown>;
}

/** What a check has to say about an edition. */
export interface Objection {
  message: string;
  paths: string[];
  fields: Record<string, number | string | (number | string)[]>;
  severity: "refusal" | "remark";
  rule: string;
}

/** The result of checking an edition: the first objections, refusals before remarks, and their total number. */
export interface Checked {
  objections: Objection[];
  count: number;
}

/** An edition that is not kept here (yet). */
export interface EditionData {
  data: Record<string, unknown>;
}

/** An edition as TOML. */
export interface EditionFile {
  text: string;
}

/** A file to read; a file of another game than this one is refused. */
export interface ReadEdition extends EditionFile {
  game?: string | null;
}

/** An edition to keep. */
export interface NewEdition {
  game: string;
  name: string;
  data: Record<string, unknown>;
}

/** What an edition is now; ``version`` is the one it was before. */
export interface SaveEdition {
  name: string;
  data: Record<string, unknown>;
  version: number;
}

/** Whether whoever has its link may see it. */
export interface ShareEdition {
  shared: boolean;
}

/** An edition of the reader's. */
export interface EditionBrief {
  id: string;
  game: string;
  name: string;
  version: number;
  changed: number;
  shared: boolean;
}

/** An edition with its data. ``token``: of its link, for its owner. */
export interface EditionDoc {
  id: string;
  game: string;
  name: string;
  data: Record<string, unknown>;
  version: number;
  changed: number;
  yours: boolean;
  token: string | null;
}

/** A value that is other than in the standard edition; null where there is none. */
export interface OtherValue {
  key: string;
  standard: unknown;
  here: unknown;
}

/** The first differences, and their total number. */
export interface Differences {
  found: OtherValue[];
  count: number;
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
  edition_id?: string | null;
  edition_key?: string | null;
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
  left: boolean;
}

/** Something the players must know about the table: a text with its fields (for instance pinned rules). */
export interface Note {
  text: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** The table and the state that a game is played on from. */
export interface Origin {
  table: string;
  number: number;
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
  deciding: number[];
  commitment: string;
  seed?: string | null;
  invitation?: string | null;
  watch?: string | null;
  rematch?: string | null;
  note?: Note | null;
  origin?: Origin | null;
  host?: string;
  handed?: number | null;
}

/** How a game stands: points by seat (those that cannot be lost, at the end all), how far it is, at the end the places. */
export interface Standing {
  points: number[];
  progress: Record<string, number | string | (number | string)[]>;
  places?: number[] | null;
}

/** A table in the list of those who sit there. ``updated``: the last time something happened; ``standing``: if known. */
export interface MyTable extends TableInfo {
  updated: number;
  started?: number | null;
  standing?: Standing | null;
}

/** Sit down. ``invitation`` is the table's link token, or that of a seat handed over. */
export interface Join {
  invitation?: string | null;
  seat?: number | null;
}

/** Begin now: bots of this level take the chairs that are still free. */
export interface Fill {
  level?: string;
}

/** Play on against bots from state ``number`` of a finished game. Without ``seat``: the own one, else whose turn it was. */
export interface PlayOn {
  number: number;
  seat?: number | null;
  level?: string;
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

/** A past-tense fact. ``hidden``: the secret fields were removed for this reader. */
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
  rule?: string;
  heading?: Record<string, number | string | (number | string)[]>;
  at_once?: boolean;
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

/** Why an action is not possible: the rule, the reason (a text) and what the text needs to know. */
export interface Refusal {
  rule: string;
  reason: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** What the game waits for: whose choice, of which kind, under which rule. ``seat`` is None when it is over. */
export interface Decision {
  seat: number | null;
  kind: string;
  rule: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** An action as clients see it: a kind and its fields. */
export interface Action {
  kind: string;
  fields: Record<string, number | string | (number | string)[]>;
}

/** One effect of a choice, known before it is made. */
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
  share_margin: number;
  points: number;
  points_margin: number;
  differences: Difference[];
  text: string;
}

/** A finished game as the coach sees it, with so many simulations for each decision. */
export interface GameReview {
  seats: number;
  simulations: number;
  points: ReviewPoint[];
  turnings: ReviewTurning[];
  unclear: number;
}

/** How far the review of a table is, from 0 to 1; ``review`` is there when it is done. */
export interface ReviewAnswer {
  state: "done" | "failed" | "none" | "running";
  progress: number;
  review: GameReview | null;
}

/** A question as it was foreseen, and the choice that answers it. */
export interface PlannedStep {
  decision: Decision;
  choice: Choice;
}

/** The intended steps of a seat's next turn. */
export interface TurnPlan {
  type: "turn";
  steps: PlannedStep[];
}

/** An action to answer with; with an ``effect`` only if its ``amount`` would be at least so much. */
export interface Preference {
  action: string;
  effect: string;
  least: number;
}

/** The first of the ``answers`` that holds, to every question of these kinds, while the game's progress says ``during``. */
export interface StandingPlan {
  type: "standing";
  questions: string[];
  answers: Preference[];
  during: Record<string, number | string | (number | string)[]>;
}

/** The plan that a seat keeps, and how many of its steps are made. */
export interface Kept {
  plan: TurnPlan | StandingPlan;
  made: number;
  fate: "answers" | "asked" | "waits";
}

/** How the game ended. */
export interface Result {
  reason: string;
  places: number[];
  points: number[];
  scores: ScoreLine[][];
}

/** The state of a table as one client may see it. */
export interface TableState {
  number: number;
  seat: number | null;
  mine: number[];
  view: View;
  deciding: number[];
  at_once: boolean;
  decision: Decision;
  choices: Choice[];
  scores: ScoreLine[][];
  places: number[] | null;
  result: Result | null;
  undo: number;
  clock: Record<number, number>;
  ahead: boolean;
  kept: Kept | null;
}

/** All a client needs to show the table. */
export interface Snapshot extends TableState {
  type: "snapshot";
  table: TableInfo;
  made: Choice[];
  log: LogLine[];
  seen: number;
}

/** What was done: a notation, or ``undo`` steps taken back; ``rule``, ``heading`` and ``at_once`` as in the log. */
export interface StepEntry {
  seat: number;
  do: string;
  undo: number;
  rule?: string;
  heading?: Record<string, number | string | (number | string)[]>;
  at_once?: boolean;
}

/** The game moved on: what was done, what happened, and the new state. */
export interface Step extends TableState {
  type: "step";
  entry: StepEntry;
  events: Event[];
}

/** All a bot gets (``?lean=1``), at first and after every step: its view, the question, and the legal notations. */
export interface BotState {
  type: "state";
  number: number;
  seat: number | null;
  mine: number[];
  view: View;
  decision: Decision;
  legal: string[];
  result: Result | null;
}

/** A seat connected or disconnected. */
export interface Presence {
  type: "presence";
  seat: number;
  online: boolean;
}

/** Watchers without a seat: the names of those who have one, and the number of the others. */
export interface Watching {
  type: "watching";
  names: string[];
  nameless: number;
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
  margin: number;
  equal: boolean;
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

/** Answer to ``plan``: the state a waiting seat tries things on, as if its turn had come and ``steps`` were made. */
export interface Plans {
  type: "plans";
  id: string;
  seat: number;
  number: number;
  steps: Choice[];
  view: View;
  decision: Decision;
  choices: Choice[];
}

/** The plan that an own seat keeps has changed. */
export interface KeptNow {
  type: "kept";
  seat: number;
  kept: Kept | null;
}

/** Do this for the seat, decided on state ``number``. The same id sent twice is applied once and answered twice. */
export interface Act {
  type: "act";
  id: string;
  number: number;
  seat: number;
  do: string;
}

/** Take back own steps, up to the information barrier; where seats decide at once, those of others in between stay. */
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

/** What may this own seat try while others think, once it has done these steps? */
export interface TryPlan {
  type: "plan";
  id: string;
  seat: number;
  steps?: string[];
}

/** Keep these steps, planned on state ``number``, for an own seat's next turn; they play themselves if all is as foreseen. */
export interface Keep {
  type: "keep";
  id: string;
  number: number;
  seat: number;
  steps: string[];
}

/** An action to answer with; with an ``effect`` only if its amount would be at least so much. */
export interface PlannedAnswer {
  action: string;
  effect?: string;
  least?: number;
}

/** Answer every question of these kinds with the first of the answers that holds, while this progress stays the same. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
  questions: string[];
  answers: PlannedAnswer[];
  during?: string[];
}

/** Drop the plan that this own seat keeps. */
export interface Drop {
  type: "drop";
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

/** Ask for a hint for this own seat. */
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

/** A game from the first draw to the last action; one that began with a ``position`` has no set-up. */
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
  position?: string;
}

export type ServerMessage =
  | Snapshot
  | Step
  | BotState
  | Presence
  | Watching
  | ChatLine
  | Ask
  | TableChanged
  | Thinking
  | Hint
  | Done
  | Refused
  | Why
  | Plans
  | KeptNow;

export type ClientMessage =
  | Act
  | Undo
  | AskWhy
  | TryPlan
  | Keep
  | Stand
  | Drop
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
  doubled: boolean[];
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

/** What a player who builds at the same time as others is in the middle of (CAF-49); the fields are those of the table. */
export interface CafeBuilderView {
  phase: number;
  points_left: number;
  task: number;
  group: number[] | null;
  target: number[] | null;
  moved: number;
  transit: number[];
  send_from: number;
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
  together: number;
  builders: (CafeBuilderView | null)[];
}

/** A question or something the game does by itself (``do_…``) that waits on the agenda. */
export interface CoffeeTradersWaitingView {
  kind: string;
  arguments: Record<string, number>;
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

/** How much of an objective is there, and how much it takes (CTR-093). */
export interface CoffeeTradersProgressView {
  have: number;
  need: number;
}

/** One player's prospects: contracts by letter, slots by city, ranks by cooperative and city, the Arabica track, objectives. */
export interface CoffeeTradersOutlookView {
  contracts: CoffeeTradersWayView[];
  slots: CoffeeTradersWayView[][];
  coops: CoffeeTradersRankView[];
  bars: CoffeeTradersRankView[];
  arabica: CoffeeTradersRankView;
  payments: CoffeeTradersPaymentView[];
  objectives: CoffeeTradersProgressView[];
}

/** The open table. ``agenda`` holds what is still to be done, the next thing last. */
export interface CoffeeTradersView {
  seat: number | null;
  seats: number;
  deciding: number;
  opens: number;
  vicious: number;
  strict: number;
  period: number;
  phase: number;
  turn: number;
  passed: number;
  run: number;
  guard: number;
  stock_jokers: number;
  order: number[];
  next_order: number[];
  agenda: CoffeeTradersWaitingView[];
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

/** What players can do. */
export type CafeDelGattoAction =
  | { kind: "clean"; fields: { column: string } }
  | { kind: "buy"; fields: { column: string; row: number } }
  | { kind: "place"; fields: { cup: string } }
  | { kind: "serve"; fields: { cup: string } }
  | { kind: "sugar"; fields: { cubes: number } }
  | { kind: "tile"; fields: { value: number } }
  | { kind: "discard"; fields: { cup: string } }
  | { kind: "take"; fields: Record<string, never> }
  | { kind: "end_serve"; fields: Record<string, never> }
  | { kind: "end_turn"; fields: Record<string, never> };

/** What players are asked. */
export type CafeDelGattoQuestion =
  | { kind: "turn_start"; fields: Record<string, never> }
  | { kind: "after_clean"; fields: Record<string, never> }
  | { kind: "place"; fields: { token: string; face: string } }
  | { kind: "sugar"; fields: { cup: string; barista: number } }
  | { kind: "tile"; fields: { cup: string; barista: number } }
  | { kind: "serve_more"; fields: Record<string, never> }
  | { kind: "interim_serve"; fields: Record<string, never> }
  | { kind: "interim_discard"; fields: Record<string, never> }
  | { kind: "game_over"; fields: Record<string, never> };

/** What players are told. */
export type CafeDelGattoEvent =
  | { kind: "coins_paid"; fields: { seat: number; amount: number } }
  | { kind: "coins_gained"; fields: { seat: number; amount: number } }
  | { kind: "token_bought"; fields: { seat: number; column: string; row: number; token: string; price: number } }
  | { kind: "sugar_gained"; fields: { seat: number; cubes: number } }
  | { kind: "token_placed"; fields: { seat: number; cup: string; token: string; face: string } }
  | { kind: "token_drawn"; fields: { column: string; row: number; token: string } }
  | { kind: "bag_refilled"; fields: { tokens: number } }
  | { kind: "column_cleaned"; fields: { seat: number; column: string } }
  | { kind: "cup_served"; fields: { seat: number; cup: string; sum: number } }
  | { kind: "sugar_spent"; fields: { seat: number; cubes: number } }
  | { kind: "tile_taken"; fields: { seat: number; cup: string; value: number } }
  | { kind: "interim_started"; fields: { seat: number } }
  | { kind: "interim_skipped"; fields: { seat: number } }
  | { kind: "cup_emptied"; fields: { seat: number; cup: string } }
  | { kind: "end_triggered"; fields: { seat: number } }
  | { kind: "game_ended"; fields: Record<string, never> }
  | { kind: "turn_started"; fields: { seat: number } };

/** What players can do. */
export type CafeInternationalAction =
  | { kind: "place"; fields: { guest: string; chair: number } }
  | { kind: "draw"; fields: Record<string, never> }
  | { kind: "discard"; fields: { guest: string } }
  | { kind: "stop"; fields: Record<string, never> }
  | { kind: "end"; fields: Record<string, never> }
  | { kind: "go"; fields: Record<string, never> }
  | { kind: "form"; fields: { slot: string; gender: "W" | "M" } };

/** What players are asked. */
export type CafeInternationalQuestion =
  | { kind: "turn"; fields: { left: number } }
  | { kind: "more"; fields: { placed: number; left: number } }
  | { kind: "partner"; fields: { guest: string; chair: number } }
  | { kind: "forming"; fields: { gender: "W" | "M"; slot: string; table: string; left: number } }
  | { kind: "offer"; fields: Record<string, never> }
  | { kind: "game_over"; fields: Record<string, never> };

/** What players are told. */
export type CafeInternationalEvent =
  | { kind: "hand_dealt"; fields: { seat: number; cards: number } }
  | { kind: "guest_seated"; fields: { seat: number; guest: string; chair: number } }
  | { kind: "table_scored"; fields: { seat: number; slot: string; table: string; amount: number } }
  | { kind: "table_opened"; fields: { seat: number; guest: string; chair: number } }
  | { kind: "formation_declared"; fields: { seat: number; slot: string; table: string; gender: "W" | "M" } }
  | { kind: "formation_scored"; fields: { seat: number; slot: string; table: string; gender: "W" | "M"; amount: number } }
  | { kind: "table_completed"; fields: { slot: string; table: string } }
  | { kind: "guest_left"; fields: { guest: string; chair: number } }
  | { kind: "table_revealed"; fields: { slot: string; table: string } }
  | { kind: "guest_drawn"; fields: { seat: number; guest?: string; left: number } }
  | { kind: "guest_discarded"; fields: { seat: number; guest?: string } }
  | { kind: "hand_emptied"; fields: { seat: number } }
  | { kind: "play_continued"; fields: { seat: number } }
  | { kind: "turn_ended"; fields: { seat: number; amount: number } }
  | { kind: "game_ended"; fields: { reason: "tables" | "guests" | "empty_hand" } };

/** What players can do. */
export type CafeAction =
  | { kind: "pick"; fields: { slot: number } }
  | { kind: "pay"; fields: { colour: string } }
  | { kind: "place"; fields: { x: number; y: number; rot: number } }
  | { kind: "produce"; fields: { x: number; y: number } }
  | { kind: "dry"; fields: { x: number; y: number } }
  | { kind: "roast"; fields: { x: number; y: number } }
  | { kind: "deliver"; fields: Record<string, never> }
  | { kind: "discard"; fields: { x: number; y: number } }
  | { kind: "end"; fields: Record<string, never> }
  | { kind: "assign"; fields: { colour: string } }
  | { kind: "assign_none"; fields: Record<string, never> }
  | { kind: "send"; fields: { to: string } }
  | { kind: "bid"; fields: { beans: number } }
  | { kind: "pass"; fields: Record<string, never> }
  | { kind: "bid_pay"; fields: { colour: string } }
  | { kind: "store"; fields: { x: number; y: number; colour: string } }
  | { kind: "store_none"; fields: Record<string, never> };

/** What players are asked. */
export type CafeQuestion =
  | { kind: "pick"; fields: Record<string, never> }
  | { kind: "pay"; fields: { card: string } }
  | { kind: "place"; fields: { card: string } }
  | { kind: "act"; fields: { points: number } }
  | { kind: "assign"; fields: { task: string; x: number; y: number } }
  | { kind: "send"; fields: { colour: string; beans: number } }
  | { kind: "bid"; fields: { least: number; own: number } }
  | { kind: "bid_pay"; fields: { beans: number } }
  | { kind: "store"; fields: Record<string, never> }
  | { kind: "game_over"; fields: Record<string, never> };

/** What players are told. */
export type CafeEvent =
  | { kind: "round_started"; fields: { round: number; seat: number } }
  | { kind: "card_revealed"; fields: { slot: number; card: string } }
  | { kind: "card_picked"; fields: { seat: number; slot: number; card: string } }
  | { kind: "pick_blocked"; fields: { seat: number; slot: number; card: string } }
  | { kind: "bean_paid"; fields: { seat: number; colour: string } }
  | { kind: "card_discarded"; fields: { card: string } }
  | { kind: "card_placed"; fields: { seat: number; card: string; x: number; y: number; rot: number; covered: number } }
  | { kind: "beans_covered"; fields: { seat: number; colour: string; beans: number } }
  | { kind: "cafe_closed"; fields: { seat: number; card: string } }
  | { kind: "ship_unloaded"; fields: { seat: number; colour: string } }
  | { kind: "points_received"; fields: { seat: number; points: number } }
  | { kind: "bean_produced"; fields: { seat: number; x: number; y: number; colour: string } }
  | { kind: "beans_dried"; fields: { seat: number; x: number; y: number; colour: string; beans: number } }
  | { kind: "beans_roasted"; fields: { seat: number; x: number; y: number; colour: string; beans: number } }
  | { kind: "beans_taken_up"; fields: { seat: number; yellow: number; brown: number; green: number; red: number } }
  | { kind: "bean_served"; fields: { seat: number; colour: string; card: string } }
  | { kind: "beans_stored"; fields: { seat: number; colour: string; beans: number } }
  | { kind: "cafe_completed"; fields: { seat: number; card: string; points: number } }
  | { kind: "beans_discarded"; fields: { seat: number; x: number; y: number; colour: string; beans: number } }
  | { kind: "turn_ended"; fields: { seat: number } }
  | { kind: "pawn_passed"; fields: { seat: number } }
  | { kind: "bid_made"; fields: { seat: number; beans: number } }
  | { kind: "bean_bid"; fields: { seat: number; colour: string } }
  | { kind: "ship_loaded"; fields: { seat: number; x: number; y: number; colour: string } }
  | { kind: "bid_settled"; fields: { seat: number; beans: number } }
  | { kind: "bidder_passed"; fields: { seat: number } }
  | { kind: "auction_won"; fields: { seat: number; beans: number } }
  | { kind: "auction_void"; fields: { seat: number } }
  | { kind: "game_ended"; fields: Record<string, never> }
  | { kind: "building_ended"; fields: { seat: number } };

/** What players can do. */
export type CoffeeTradersAction =
  | { kind: "plant"; fields: { plantation_row: "A" | "B" | "C" } }
  | { kind: "staff"; fields: { coop: string } }
  | { kind: "donkey"; fields: { coop: string; path: string } }
  | { kind: "civet"; fields: Record<string, never> }
  | { kind: "coins"; fields: Record<string, never> }
  | { kind: "pass"; fields: Record<string, never> }
  | { kind: "bonus"; fields: { element: "A" | "B" | "C" } }
  | { kind: "recharge"; fields: Record<string, never> }
  | { kind: "space"; fields: { coop: string; space: string; transport: "none" | "donkey" | "truck" } }
  | { kind: "animal"; fields: { animal_choice: "own" | "joker" } }
  | { kind: "row"; fields: { coop: string } }
  | { kind: "farm"; fields: { coop: string; site: string } }
  | { kind: "discard"; fields: Record<string, never> }
  | { kind: "serve"; fields: { owner: number } }
  | { kind: "on"; fields: { coop: string; space: string } }
  | { kind: "work"; fields: { coop: string } }
  | { kind: "done"; fields: Record<string, never> }
  | { kind: "help"; fields: { coop: string; space: string } }
  | { kind: "coin"; fields: Record<string, never> }
  | { kind: "back"; fields: { coop: string } }
  | { kind: "remove"; fields: { coop: string; space: string } }
  | { kind: "trade"; fields: { coop: string } }
  | { kind: "build"; fields: { building: "warehouse" | "station" | "fairtrade" | "hospital" } }
  | { kind: "drop"; fields: Record<string, never> }
  | { kind: "site"; fields: { coop: string; site: string } }
  | { kind: "store"; fields: { store: string } }
  | { kind: "take"; fields: { coffee: string } }
  | { kind: "join"; fields: Record<string, never> }
  | { kind: "decline"; fields: Record<string, never> }
  | { kind: "give"; fields: { coffee: string } }
  | { kind: "trader"; fields: { spot: "area3" | "bonus" } }
  | { kind: "contract"; fields: { letter: "A" | "B" | "C" | "D" | "E" | "F" } }
  | { kind: "deliver"; fields: { city: string; slot: number } }
  | { kind: "swap"; fields: { coffee: string } }
  | { kind: "buy"; fields: { coffee: string } }
  | { kind: "stock"; fields: { number: number } }
  | { kind: "type"; fields: { coffee: string } }
  | { kind: "luwak"; fields: { number: number } }
  | { kind: "spend"; fields: { coop: string } }
  | { kind: "option"; fields: { side: number } }
  | { kind: "item"; fields: { item: "animal" | "civet" | "trader" } }
  | { kind: "joker"; fields: { coop: string } }
  | { kind: "storage"; fields: { tracks: string[] } };

/** What players are asked. */
export type CoffeeTradersQuestion =
  | { kind: "setup"; fields: Record<string, never> }
  | { kind: "work"; fields: Record<string, never> }
  | { kind: "space"; fields: { level: number } }
  | { kind: "animal"; fields: { coop: string } }
  | { kind: "row"; fields: Record<string, never> }
  | { kind: "farm"; fields: Record<string, never> }
  | { kind: "serve"; fields: { coop: string; number: number } }
  | { kind: "on"; fields: { coop: string; owner: number } }
  | { kind: "own"; fields: { workers: number } }
  | { kind: "help"; fields: { workers: number } }
  | { kind: "penalty"; fields: { amount: number } }
  | { kind: "remove"; fields: { amount: number } }
  | { kind: "trade"; fields: Record<string, never> }
  | { kind: "site"; fields: { building: "warehouse" | "station" | "fairtrade" | "hospital" } }
  | { kind: "store"; fields: Record<string, never> }
  | { kind: "take"; fields: Record<string, never> }
  | { kind: "join_trade"; fields: { coop: string } }
  | { kind: "join_build"; fields: { leader: number; where: string; coop: string } }
  | { kind: "give_leader"; fields: { leader: number } }
  | { kind: "join_kind"; fields: Record<string, never> }
  | { kind: "trader"; fields: Record<string, never> }
  | { kind: "sell"; fields: Record<string, never> }
  | { kind: "second"; fields: Record<string, never> }
  | { kind: "type"; fields: { number: number } }
  | { kind: "luwak_line"; fields: { letter: "A" | "B" | "C" | "D" | "E" | "F"; coffee: string } }
  | { kind: "luwak_bar"; fields: { number: number; coffee: string } }
  | { kind: "swap"; fields: { coffee: string; amount: number } }
  | { kind: "spend"; fields: { amount: number } }
  | { kind: "option"; fields: { letter: "A" | "B" | "C" | "D" | "E" | "F" } }
  | { kind: "item"; fields: Record<string, never> }
  | { kind: "build"; fields: Record<string, never> }
  | { kind: "joker"; fields: Record<string, never> }
  | { kind: "storage"; fields: Record<string, never> }
  | { kind: "game_over"; fields: Record<string, never> };

/** What players are told. */
export type CoffeeTradersEvent =
  | { kind: "period_started"; fields: { period: "1970" | "1975" | "1980" } }
  | { kind: "phase_started"; fields: { phase: "setup" | "work" | "workers" | "trade" | "harvest" | "sell" | "reset" | "over" } }
  | { kind: "coins_gained"; fields: { seat: number; amount: number } }
  | { kind: "coins_paid"; fields: { seat: number; amount: number } }
  | { kind: "plantation_placed"; fields: { seat: number; coop: string; space: string; level: number } }
  | { kind: "donkey_placed"; fields: { seat: number; coop: string; path: string } }
  | { kind: "truck_placed"; fields: { seat: number; coop: string; space: string } }
  | { kind: "worker_to_town"; fields: { seat: number; coop: string } }
  | { kind: "donkey_gained"; fields: { seat: number } }
  | { kind: "truck_gained"; fields: { seat: number } }
  | { kind: "trader_gained"; fields: { seat: number; spot: "area3" | "bonus" } }
  | { kind: "civet_to_sumatra"; fields: { seat: number } }
  | { kind: "civet_kept"; fields: { seat: number } }
  | { kind: "worker_gained"; fields: { seat: number } }
  | { kind: "arabica_advanced"; fields: { seat: number; coop: string; column: number } }
  | { kind: "arabica_retreated"; fields: { seat: number; coop: string; column: number } }
  | { kind: "counter_gained"; fields: { seat: number; counter: "arabica" | "animal" | "joker"; coop: string } }
  | { kind: "joker_gained"; fields: { seat: number } }
  | { kind: "pair_stacked"; fields: { seat: number; coop: string } }
  | { kind: "objective_claimed"; fields: { seat: number; objective: string; points: number } }
  | { kind: "farm_built"; fields: { seat: number; coop: string; site: string } }
  | { kind: "farm_discarded"; fields: { seat: number } }
  | { kind: "worker_placed"; fields: { seat: number; coop: string; space: string; owner: number } }
  | { kind: "town_refilled"; fields: { coop: string } }
  | { kind: "bonus_used"; fields: { seat: number; element: "A" | "B" | "C" } }
  | { kind: "bonus_recharged"; fields: { seat: number } }
  | { kind: "passed"; fields: { seat: number } }
  | { kind: "penalty_due"; fields: { seat: number; amount: number } }
  | { kind: "plantation_lost"; fields: { seat: number; coop: string; space: string } }
  | { kind: "trader_placed"; fields: { seat: number; coop: string; place: number } }
  | { kind: "stock_counter_taken"; fields: { seat: number; coop: string } }
  | { kind: "house_coin_taken"; fields: { seat: number; coop: string } }
  | { kind: "building_built"; fields: { seat: number; building: "warehouse" | "station" | "fairtrade" | "hospital"; coop: string; site: string } }
  | { kind: "warehouse_built"; fields: { seat: number; number: number } }
  | { kind: "coffee_gained"; fields: { seat: number; coffee: string; amount: number } }
  | { kind: "coffee_paid"; fields: { seat: number; coffee: string; amount: number } }
  | { kind: "coffee_given"; fields: { seat: number; coffee: string; leader: number } }
  | { kind: "exchange_improved"; fields: { seat: number; ratio: number } }
  | { kind: "trader_removed"; fields: { seat: number } }
  | { kind: "crop_counted"; fields: { coop: string; plantations: number; amount: number } }
  | { kind: "post_served"; fields: { seat: number; coop: string } }
  | { kind: "traders_served"; fields: { seat: number; coop: string; amount: number } }
  | { kind: "crop_lost"; fields: { coop: string; amount: number } }
  | { kind: "civets_returned"; fields: { seat: number; amount: number } }
  | { kind: "contract_fulfilled"; fields: { seat: number; letter: "A" | "B" | "C" | "D" | "E" | "F" } }
  | { kind: "item_taken"; fields: { seat: number; item: "animal" | "civet" | "trader" } }
  | { kind: "delivered"; fields: { seat: number; city: string; slot: number } }
  | { kind: "stock_joker_placed"; fields: { seat: number; coop: string } }
  | { kind: "stock_spent"; fields: { seat: number; coop: string } }
  | { kind: "storage_arranged"; fields: { seat: number; columns: number } }
  | { kind: "coffee_lost"; fields: { seat: number; coffee: string; amount: number } }
  | { kind: "stock_paid"; fields: { seat: number; coffee: string; amount: number } }
  | { kind: "tokens_taken"; fields: { seat: number; amount: number } }
  | { kind: "bonus_refilled"; fields: { seat: number } }
  | { kind: "order_set"; fields: { seat: number; place: number } }
  | { kind: "andre_skipped"; fields: { turn: number } }
  | { kind: "counter_turned"; fields: { coop: string } }
  | { kind: "andre_contract"; fields: { top: string; middle: string; bottom: string } }
  | { kind: "counters_shuffled"; fields: Record<string, never> }
  | { kind: "game_ended"; fields: Record<string, never> };

/** The actions of each game, by game id. */
export interface Actions {
  cafe_del_gatto: CafeDelGattoAction;
  cafe_international: CafeInternationalAction;
  cafe: CafeAction;
  coffee_traders: CoffeeTradersAction;
}

/** The questions of each game, by game id. */
export interface Questions {
  cafe_del_gatto: CafeDelGattoQuestion;
  cafe_international: CafeInternationalQuestion;
  cafe: CafeQuestion;
  coffee_traders: CoffeeTradersQuestion;
}

/** The events of each game, by game id. */
export interface Events {
  cafe_del_gatto: CafeDelGattoEvent;
  cafe_international: CafeInternationalEvent;
  cafe: CafeEvent;
  coffee_traders: CoffeeTradersEvent;
}
