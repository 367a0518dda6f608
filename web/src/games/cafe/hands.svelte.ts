/** What a player can pick up, try, lay and use at this table: the state between two choices. It knows no rule, only what is offered. */
import { untrack } from "svelte";
import type { CafePlayerView, CafeSquareView, Choice } from "../../lib/types";
import { CAFE, cardOf, DRYING, kindsOf, nameOf, NONE, ROASTING, SHIP, type CafeEdition } from "./edition";
import {
  bestOf,
  bounds,
  footprint,
  groupsOf,
  notation,
  outlined,
  same,
  spotIn,
  STAGES,
  type Bounds,
  type Cell,
  type Spot,
} from "./geometry";
import { proposed } from "./delivery";
import { drag } from "../../lib/drag";
import { Placing, type CafeTable } from "./placing.svelte";

/** What a touch does: a choice, and what follows by itself. */
export interface Use {
  choice: Choice;
  follow: string[];
}

/** A card that lies on the area to be looked at, or to be laid. */
export interface Ghosted {
  card: number;
  spot: Spot;
  legal: boolean;
  told: Choice["details"] | undefined;
  effects: Choice["effects"];
  movable: boolean;
}

export type Stage = "field" | "patio" | "oven";

const AUCTION = 1;
/** So long a card has to stay before it is asked why it cannot lie there. */
const REST = 200;
const WORKS = ["produce", "dry", "roast"];
/** What is told without its place. */
const HERE = [...WORKS, "discard"];
/** Names of the stages in what is told of a placement, by the stage as it is drawn. */
const STAGE_NAMES: Record<Stage, string> = { field: STAGES[0], patio: STAGES[1], oven: STAGES[2] };
const stageOf = (kind: number): Stage => (kind < DRYING ? "field" : kind === DRYING ? "patio" : "oven");

export class Hands {
  /** The open card that is tried out. */
  chosen = $state<number | null>(null);
  /** Another player's area that lies on the sheet to be looked at. */
  opened = $state<number | null>(null);
  /** Touching beans removes them. */
  removing = $state(false);
  /** Ending with work left asks once more. */
  ending = $state(false);
  /** The café whose order is told. */
  noted = $state<number | null>(null);
  /** Beans go where they complete a café, then to the warehouse, until nothing is on the way. */
  automatic = $state(false);
  /** An open card that is carried by a pointer, with its place on the screen. */
  carried = $state<{ card: number; x: number; y: number } | null>(null);
  readonly placing: Placing;

  constructor(private readonly tableOf: () => CafeTable) {
    this.placing = new Placing(
      () => this.table,
      () => this.player,
    );
    // What was tried belongs to one question.
    $effect(() => {
      void this.table.moment;
      void this.table.decision.kind;
      this.chosen = null;
      this.removing = false;
      this.ending = false;
      this.noted = null;
      if (this.table.own) this.opened = null;
    });
    // A place that was found while others decided is kept for the own turn: only another card or area drops it.
    const task = $derived(`${this.reader} ${this.player.hand} ${this.player.laid.length}`);
    $effect(() => {
      void task;
      this.placing.forget();
    });
    // Why the card cannot lie where it was put is told beside it as soon as it stays there.
    let asked = "";
    $effect(() => {
      const { spot, offer } = this.placing;
      if (!this.laying || !spot || offer || this.table.mode !== "live") return;
      const wanted = notation(spot);
      if (untrack(() => this.placing.told?.notation) === wanted) return;
      const timer = setTimeout(() => this.table.why((asked = wanted)), REST);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { objection, mode } = this.table;
      const { spot } = this.placing;
      if (mode !== "live" || !this.laying || !spot || !objection?.notation.startsWith("place ")) return;
      if (objection.notation === asked) this.placing.told = objection;
      // A reason that is told on the card, or that belongs to a place it has left, needs no sheet of its own.
      if (objection.notation === asked || objection.notation !== notation(spot)) this.table.forget();
      asked = "";
    });
    $effect(() => {
      if (this.table.decision.kind !== "send") this.automatic = false;
      else if (this.automatic && this.table.choices.length) this.sendOn();
    });
  }

  get table(): CafeTable {
    return this.tableOf();
  }

  get edition(): CafeEdition {
    return this.table.edition;
  }

  /** Whose desk this is. */
  readonly reader = $derived.by(() => this.table.front);
  readonly player = $derived.by((): CafePlayerView => this.table.view.players[this.reader]);
  readonly others = $derived.by(() =>
    Array.from({ length: this.table.view.seats - 1 }, (_, index) => (this.reader + index + 1) % this.table.view.seats),
  );
  /** Whose area lies on the sheet. */
  readonly front = $derived.by(() => (this.opened !== null && this.opened < this.table.view.seats ? this.opened : this.reader));
  readonly own = $derived.by(() => this.front === this.reader);
  readonly shown = $derived.by((): CafePlayerView => this.table.view.players[this.front]);
  readonly offers = $derived.by(() => new Map(this.table.choices.map((choice): [string, Choice] => [choice.notation, choice])));
  /** The question that is asked of this client; empty while others decide. */
  readonly asked = $derived.by(() => (this.table.choices.length > 0 ? this.table.decision.kind : ""));
  readonly bidding = $derived.by(() => this.table.view.mode === AUCTION && ["bid", "bid_pay", "store"].includes(this.table.decision.kind));
  readonly standard = $derived.by(() => this.table.view.mode !== AUCTION);

  // -- taking a card: first it is tried, then taken ----------------------------------------------------------------------

  readonly picking = $derived.by(() => this.asked === "pick");
  readonly pick = $derived.by(() => (this.picking && this.chosen !== null ? this.offers.get(`pick ${this.chosen}`) : undefined));
  /** The open card somebody looks at. */
  readonly tried = $derived.by((): Choice | undefined => {
    if (!this.picking) return undefined;
    const pointed = this.table.pointed === null ? undefined : this.offers.get(this.table.pointed);
    return pointed?.action.kind === "pick" ? pointed : this.pick;
  });
  private readonly colours = $derived.by(() => this.player.warehouse.filter((beans) => beans > 0).length);

  priceOf(pick: Choice): number {
    return pick.details.blocked ? 0 : Number(pick.details.price ?? 0);
  }

  /** A bean of a certain colour has to be touched to take it. */
  readonly payable = $derived.by(() => this.pick !== undefined && this.priceOf(this.pick) > 0 && this.colours > 1);

  choose(slot: number): void {
    const offer = this.offers.get(`pick ${slot}`);
    this.opened = null;
    if (!offer) return;
    // In lessons the coach says what to take, and when to pay.
    if (this.chosen === slot || this.table.mode === "lesson") this.table.act(offer.notation);
    else this.chosen = slot;
  }

  /** Carry an open card to the plan: dropped there it is taken; whoever has to choose a bean is asked then. */
  grab(slot: number, event: PointerEvent): void {
    const offer = this.offers.get(`pick ${slot}`);
    if (!offer) return;
    const card = this.table.view.row[slot];
    drag(event, {
      move: (x, y) => {
        this.opened = null;
        this.chosen = slot;
        this.carried = { card, x, y };
      },
      drop: (over) => {
        this.carried = null;
        if (over?.closest(".plan") && this.offers.has(offer.notation)) this.table.act(offer.notation);
      },
    });
  }

  // -- the ghost ---------------------------------------------------------------------------------------------------------

  readonly laying = $derived.by(() => this.placing.active && this.own);

  readonly ghost = $derived.by((): Ghosted | null => {
    if (!this.own) return null;
    const best = bestOf(this.tried);
    if (this.tried && best) {
      const card = this.table.view.row[Number(this.tried.action.fields.slot)];
      return { card, spot: spotIn(best), legal: true, told: best, effects: this.tried.effects, movable: false };
    }
    const { spot, offer } = this.placing;
    if (!this.laying || !spot) return null;
    return { card: this.player.hand, spot, legal: !!offer, told: offer?.details, effects: offer?.effects ?? [], movable: true };
  });

  readonly covered = $derived.by((): CafeSquareView[] => {
    if (!this.ghost) return [];
    const cells = footprint(this.ghost.spot);
    return this.player.squares.filter((square) => cells.some((cell) => same(cell, square)));
  });

  /** Groups the ghost makes or changes. */
  readonly newGroups = $derived.by((): { cells: Cell[]; stage: Stage }[] =>
    outlined(this.ghost?.told).map((cells) => ({ cells, stage: stageOf(this.kindAt(cells[0])) })),
  );

  /** Groups that become larger, with what to tell of them and where. */
  readonly grown = $derived.by(() => {
    const groups = [...groupsOf(this.player.squares).values()];
    return this.newGroups.flatMap(({ cells, stage }) => {
      const parts = groups.filter(
        (group) => stageOf(group[0].kind) === stage && group.some((one) => cells.some((cell) => same(one, cell))),
      );
      const before = Math.max(0, ...parts.map((group) => group.length));
      if (cells.length < 2 || cells.length <= before) return [];
      const low = cells.reduce((best, cell) => (cell.y > best.y || (cell.y === best.y && cell.x > best.x) ? cell : best));
      return [
        {
          x: low.x + 0.5,
          y: low.y + 1.05,
          stage,
          text: this.table.words.say("board-grown", { stage: STAGE_NAMES[stage], before, after: cells.length }),
        },
      ];
    });
  });

  readonly cups = $derived.by(() => {
    const told = this.ghost?.effects.find(({ kind }) => kind === "cups")?.fields;
    if (told) return { before: Number(told.before), after: Number(told.after) };
    const best = bestOf(this.tried);
    const most = this.edition.numbers.max_action_points;
    return best ? { before: Math.min(this.player.cups, most), after: Number(best.points) } : null;
  });

  readonly covers = $derived.by(() => {
    if (!this.covered.length) return "";
    const what = this.covered.map((square) => this.table.words.say(`board-short-${nameOf(square.kind)}`)).join(", ");
    return this.table.words.say("board-covers", { squares: this.covered.length, what });
  });
  readonly losses = $derived.by(() =>
    (this.ghost?.effects ?? [])
      .filter(({ kind }) => kind === "beans_lost" || kind === "cafe_lost")
      .map((effect) => this.table.words.effect(effect)),
  );

  /** What would lie on a cell with the ghost laid. */
  private kindAt(cell: Cell): number {
    const square = this.ghost ? footprint(this.ghost.spot).findIndex((one) => same(one, cell)) : -1;
    if (this.ghost && square >= 0) return kindsOf(cardOf(this.edition, this.ghost.card))[square];
    return this.player.squares.find((one) => same(one, cell))?.kind ?? NONE;
  }

  lay(): void {
    const { spot, offer } = this.placing;
    if (!spot) return;
    if (offer) this.table.act(offer.notation);
    else this.table.why(notation(spot));
  }

  // -- working -----------------------------------------------------------------------------------------------------------

  /** Anchors of the groups that may be used. */
  readonly usable = $derived.by(
    () =>
      new Set(
        this.asked === "act" && this.own
          ? this.table.choices
              .filter(({ action }) => WORKS.includes(action.kind))
              .map(({ action }) => `${action.fields.x} ${action.fields.y}`)
          : [],
      ),
  );
  readonly end = $derived.by(() => (this.asked === "act" ? this.offers.get("end") : undefined));
  readonly removable = $derived.by(() => this.asked === "act" && this.table.choices.some(({ action }) => action.kind === "discard"));
  readonly workLeft = $derived.by(() => this.table.choices.some(({ action }) => WORKS.includes(action.kind) || action.kind === "deliver"));

  /** The four steps in a row, when each can mean only one thing; it stops by itself where there is a choice after all. */
  readonly chain = $derived.by(() => {
    if (this.asked !== "act") return null;
    const anchors = (stage: Stage): string[] =>
      [...groupsOf(this.player.squares)].filter(([, cells]) => stageOf(cells[0].kind) === stage).map(([anchor]) => anchor);
    const groups = [anchors("field"), anchors("patio"), anchors("oven")];
    if (groups.some((found) => found.length !== 1)) return null;
    const steps = [`produce ${groups[0][0]}`, `dry ${groups[1][0]}`, `roast ${groups[2][0]}`, "deliver"];
    return this.offers.has(steps[0]) && this.table.view.points_left >= steps.length ? steps : null;
  });

  finish(): void {
    if (this.ending || !this.workLeft) this.table.act("end");
    else this.ending = true;
  }

  /** What touching a square would do now; undefined where nothing is offered. */
  useOf(square: CafeSquareView): Use | undefined {
    const wanted = this.wanted(square).find((one) => this.offers.has(one));
    if (wanted === undefined) return undefined;
    const choice = this.offers.get(wanted)!;
    return { choice, follow: this.unambiguous(choice) };
  }

  /** What touching a square would be asked about when it is not possible. */
  whyOf(square: CafeSquareView): string | undefined {
    return this.wanted(square)[0];
  }

  use(square: CafeSquareView): void {
    const use = this.useOf(square);
    if (use) this.table.act(use.choice.notation, ...use.follow);
  }

  private wanted(square: CafeSquareView): string[] {
    if (!this.own) return [];
    const { x, y, kind, anchor } = square;
    if (this.removing) return square.beans ? [`discard ${x} ${y}`] : [];
    if (this.asked === "assign") return this.isSource(square) ? [`assign ${this.edition.bean[square.colour].id}`] : [];
    if (this.asked === "send") return kind === CAFE ? [`send ${cardOf(this.edition, square.card).id}`] : [];
    if (this.asked === "store") return kind === SHIP ? this.edition.bean.map((bean) => `store ${x} ${y} ${bean.id}`) : [];
    if (this.asked !== "act" || !anchor || kind > ROASTING) return [];
    const group = anchor.join(" ");
    if (kind < DRYING) return [`produce ${group}`];
    if (kind === DRYING) return [`dry ${group}`];
    return square.beans ? ["deliver", `roast ${group}`] : [`roast ${group}`];
  }

  /** Squares whose beans the action in progress moves. */
  isSource(square: CafeSquareView): boolean {
    const { task } = this.table.view;
    return square.beans > 0 && (task === DRYING ? square.kind < DRYING : task === ROASTING && square.kind === DRYING);
  }

  /** Drying or roasting beans of one colour leaves nothing to ask. */
  private unambiguous({ action }: Choice): string[] {
    if (action.kind !== "dry" && action.kind !== "roast") return [];
    const sources = this.player.squares.filter(
      (square) => square.beans > 0 && (action.kind === "dry" ? square.kind < DRYING : square.kind === DRYING),
    );
    const colours = new Set(sources.map((square) => square.colour));
    return colours.size === 1 ? [`assign ${this.edition.bean[[...colours][0]].id}`] : [];
  }

  // -- paying and storing ------------------------------------------------------------------------------------------------

  /** What touching a bin of the own warehouse would do, by colour. */
  readonly bins = $derived.by(() =>
    this.edition.bean.map((bean, colour) => {
      const { words, decision, phone } = this.table;
      const change = (to: number): string => words.say("board-change", { before, after: to });
      const before = this.player.warehouse[colour];
      const pays = this.offers.get(`pay ${bean.id}`) ?? this.offers.get(`bid_pay ${bean.id}`);
      const told = phone ? change(before - 1) : words.say("board-pays", { before, after: before - 1 });
      if (pays) return { choice: pays, told };
      if (this.pick && before > 0 && this.priceOf(this.pick) > 0) return { choice: this.pick, told };
      const stores = this.offers.get("send warehouse");
      if (stores && decision.fields.colour === bean.id)
        return { choice: stores, told: phone ? change(before + 1) : words.say("board-stores", { before, after: before + 1 }) };
      return null;
    }),
  );

  useBin(colour: number): void {
    const use = this.bins[colour];
    if (!use) return;
    const follow = use.choice.action.kind === "pick" && this.colours > 1 ? [`pay ${this.edition.bean[colour].id}`] : [];
    this.table.act(use.choice.notation, ...follow);
  }

  private sendOn(): void {
    const next = proposed(this.table.choices, this.player, this.table.view.transit, this.edition);
    if (next) this.table.act(next.notation);
  }

  // -- what has to be seen, and what is said -----------------------------------------------------------------------------

  readonly focus = $derived.by((): Bounds | null => {
    if (!this.own) return null;
    if (this.ghost) return bounds(footprint(this.ghost.spot));
    const { target, deciding } = this.table.view;
    return target && deciding === this.reader ? { x: target[0], y: target[1], width: 1, height: 1 } : null;
  });

  /** Squares that can be used now. */
  readonly usableSquares = $derived.by((): Cell[] => {
    if (!this.own || !["act", "assign", "send", "store"].includes(this.asked)) return [];
    return this.player.squares.filter((square) => this.useOf(square) !== undefined);
  });

  /** What is seen on the sheet needs no number: the card that lies there, the square that is marked. */
  readonly ask = $derived.by(() => {
    const { words, decision } = this.table;
    if (this.asked === "assign") return words.say("board-which-colour", { task: String(decision.fields.task ?? "") });
    if (this.asked === "act" && !this.workLeft) return words.say("board-ask-done");
    if (this.asked !== "place" || this.table.planning || cardOf(this.edition, this.player.hand).cafe) return undefined;
    return words.say("board-ask-place");
  });

  readonly line = $derived.by(() => {
    const { words, phone } = this.table;
    if (this.picking) return words.say(this.pick === undefined ? "board-pick-help" : this.payable ? "board-pick-pay" : "board-pick-free");
    if (this.placing.active) return words.say(phone ? "board-lay-help-touch" : "board-lay-help");
    if (this.asked === "act" && this.removing) return words.say("board-which-beans");
    if (this.asked === "act") return words.say(this.workLeft || !this.removable ? "board-act-help" : "board-done-help");
    if (this.asked === "pay" || this.asked === "bid_pay") return words.say("board-pay-help");
    return this.asked === "send" ? words.say("board-send-help") : "";
  });

  /** A choice in few words: what it is about lights up on the plan. */
  readonly told = (choice: Choice): string => {
    const { kind } = choice.action;
    return HERE.includes(kind) ? this.table.words.say(`board-here-${kind}`) : this.table.words.choice(choice);
  };

  /** Choices without a place on the table. */
  readonly answers = $derived.by((): Choice[] => this.table.choices.filter(({ action }) => action.kind === "store_none"));

  back(): void {
    if (this.removing) this.removing = false;
    else if (this.noted !== null) this.noted = null;
    else if (this.chosen !== null) this.chosen = null;
    else this.opened = null;
  }

  /** Esc puts something back. */
  readonly held = $derived.by(() => this.holds || this.noted !== null || this.opened !== null);
  /** What the prompt offers to put back. */
  readonly holds = $derived.by(() => this.removing || this.chosen !== null);
}
