/** What a player holds, points at and may do: shared by all parts of the counter. Everything about rules comes with the choices. */
import type { TableModel } from "../../frame/contract";
import { drag } from "../../lib/drag";
import type { CafeDelGattoView, Choice } from "../../lib/types";
import type { GattoEdition } from "./edition";

export type GattoTable = TableModel<CafeDelGattoView, GattoEdition>;

/** What a cup would be worth with the chosen token, and what it would bring if it is full then. */
export interface Prospect {
  sum: number;
  kinds: number;
  full: boolean;
  menu: number;
  tile: number;
  change: number;
  sweet: number;
  cubes: number;
}

/** A tile of the slate one can reach: now, or with sugar, or only if the cup is filled as previewed. */
export interface Reach {
  cubes: number;
  preview: boolean;
  /** The choices that lead to it, in order. */
  way: string[];
}

const NOTHING = -1;
const CUP_KINDS = ["place", "serve", "discard"];

export class Hands {
  /** The notation of the token in the hand. */
  selected = $state<string | null>(null);
  /** The cup somebody points at. */
  over = $state<string | null>(null);
  /** The column whose cleaning was touched once and may leave too little for a purchase. */
  sure = $state<string | null>(null);
  dragged = $state.raw<{ x: number; y: number; token: number; face: string } | null>(null);

  constructor(private readonly model: () => GattoTable) {}

  get table(): GattoTable {
    return this.model();
  }

  offers = $derived.by(() => new Map(this.table.choices.map((choice): [string, Choice] => [choice.notation, choice])));
  view = $derived.by(() => this.table.view);
  edition = $derived.by(() => this.table.edition);
  active = $derived.by(() => this.offers.size > 0);
  kind = $derived.by(() => this.table.decision.kind);
  /** Tokens may be bought now: those that may not are dimmed. */
  buying = $derived.by(() => this.active && (this.kind === "turn_start" || this.kind === "after_clean"));
  /** Whose cups stand in front: the reader's own, else those of the player to move. */
  front = $derived.by(() => this.table.front);
  own = $derived.by(() => this.view.players[this.front]);
  /** The others in the order of play. */
  others = $derived.by(() => Array.from({ length: this.view.seats - 1 }, (_, index) => (this.front + index + 1) % this.view.seats));

  chosen = $derived.by(() => (this.selected === null ? null : (this.offers.get(this.selected) ?? null)));
  pointed = $derived.by(() => (this.table.pointed === null ? null : (this.offers.get(this.table.pointed) ?? null)));
  preview = $derived.by(() => this.chosen ?? this.pointed);
  /** The token that would go on a cup: in the hand, bought already, or pointed at. */
  token = $derived.by(() => {
    if (this.preview?.action.kind === "buy")
      return {
        kind: this.edition.tokens[this.kindOf(String(this.preview.details.token))],
        face: String(this.preview.action.fields.column),
      };
    if (this.view.held !== NOTHING)
      return { kind: this.edition.tokens[this.view.held], face: this.edition.faces[this.view.held_column].id };
    return null;
  });
  takers = $derived.by((): string[] => {
    if (this.preview?.action.kind === "buy") return this.preview.details.cups as string[];
    return this.table.choices.filter((choice) => choice.action.kind === "place").map((choice) => String(choice.action.fields.cup));
  });
  /** The cup that shows the preview: pointed at, or the only one. */
  target = $derived.by(() => {
    if (this.over !== null && this.takers.includes(this.over)) return this.over;
    const pointed = this.pointed?.action.kind === "place" ? String(this.pointed.action.fields.cup) : null;
    return pointed ?? (this.takers.length === 1 ? this.takers[0] : null);
  });

  /** What the purse would hold after the choice that is previewed. */
  coinsAfter = $derived.by(() => this.own.coins - this.effect("pay") + this.effect("coins"));
  sugarAfter = $derived.by(() => this.own.sugar + this.effect("sugar"));

  /** The question while a token is in the hand, and what keeps to be told below it. */
  question = $derived.by(() => {
    if (!this.chosen) return undefined;
    const { action, details } = this.chosen;
    const text = this.table.words.say("board-which-cup", { face: action.fields.column, token: details.token, price: details.price });
    return text.charAt(0).toLocaleUpperCase(this.table.words.language) + text.slice(1);
  });
  line = $derived.by(() => {
    if (this.chosen) return this.table.words.say("board-keeps", { coins: this.coinsAfter });
    const ready = this.kind === "turn_start" ? this.table.choices.filter((choice) => choice.action.kind === "serve").length : 0;
    return ready ? this.table.words.say("board-ready", { count: ready }) : "";
  });
  ask = $derived.by(() => (this.kind === "turn_start" ? this.table.words.say("board-ask") : undefined));

  /** The cup that is being served. */
  serving = $derived.by(() =>
    this.active && (this.kind === "sugar" || this.kind === "tile") ? String(this.table.decision.fields.cup) : null,
  );

  private effect(kind: string): number {
    return Number(this.preview?.effects.find((effect) => effect.kind === kind)?.fields.amount ?? 0);
  }

  kindOf(id: string): number {
    return this.edition.tokens.findIndex((kind) => kind.id === id);
  }

  prospect(cup: string): Prospect | null {
    const place = this.offers.get(`place ${cup}`);
    const filling = place?.effects.find((effect) => effect.kind === "filling")?.fields;
    if (filling)
      return { sum: Number(filling.sum), kinds: 0, full: filling.filled === filling.size, menu: 0, tile: 0, change: 0, sweet: 0, cubes: 0 };
    const index = this.takers.indexOf(cup);
    const details = this.preview?.details;
    if (index < 0 || !details || !Array.isArray(details.sums)) return null;
    const at = (name: string): number => Number((details[name] as number[] | undefined)?.[index] ?? 0);
    return {
      sum: at("sums"),
      kinds: at("kinds"),
      full: at("full") === 1,
      menu: at("menu"),
      tile: at("tile"),
      change: at("change"),
      sweet: at("sweet"),
      cubes: at("cubes"),
    };
  }

  /** Which tile of a cup can be reached, and how. */
  reach(cup: string, value: number): Reach | null {
    if (this.serving === cup) {
      if (this.offers.has(`tile ${value}`)) return { cubes: 0, preview: false, way: [`tile ${value}`] };
      const sweet = this.table.choices.find((choice) =>
        choice.effects.some(({ kind, fields }) => kind === "barista" && Number(fields.barista) >= value),
      );
      return sweet ? { cubes: Number(sweet.action.fields.cubes), preview: false, way: [sweet.notation, `tile ${value}`] } : null;
    }
    const serve = this.offers.get(`serve ${cup}`);
    if (serve && !this.chosen) {
      const { tile, sweet, cubes } = serve.details;
      const way = (sugar: number): string[] => [serve.notation, ...(this.own.sugar > 0 ? [`sugar ${sugar}`] : []), `tile ${value}`];
      if (value === tile) return { cubes: 0, preview: false, way: way(0) };
      if (value === sweet) return { cubes: Number(cubes), preview: false, way: way(Number(cubes)) };
      return null;
    }
    const prospect = this.target === cup ? this.prospect(cup) : null;
    if (!prospect?.full) return null;
    if (value === prospect.tile) return { cubes: 0, preview: true, way: [] };
    if (value === prospect.sweet) return { cubes: prospect.cubes, preview: true, way: [] };
    return null;
  }

  /** What touching a cup would choose. */
  use(cup: string): string | undefined {
    if (this.chosen) return this.takers.includes(cup) ? `place ${cup}` : undefined;
    return CUP_KINDS.map((kind) => `${kind} ${cup}`).find((notation) => this.offers.has(notation));
  }

  /** What a cup is asked about when it cannot be used. */
  whyCup(cup: string): string {
    if (this.chosen || this.kind === "place") return `place ${cup}`;
    return this.kind === "interim_discard" ? `discard ${cup}` : `serve ${cup}`;
  }

  useCup(cup: string): void {
    const notation = this.use(cup);
    this.table.forget();
    if (notation && this.chosen) this.table.act(this.chosen.notation, notation);
    else if (notation) this.table.act(notation);
    else if (this.chosen) this.objectTo(cup);
    else if (this.active) this.table.why(this.whyCup(cup));
  }

  /** Why a cup would not take the token in the hand: the token tells it, for it is not bought yet. */
  private objectTo(cup: string): void {
    const details = this.chosen?.details;
    const index = Array.isArray(details?.refused) ? details.refused.indexOf(cup) : -1;
    if (!details || index < 0) return;
    const [reason, rule] = [details.reasons, details.rules].map((list) => String((list as string[])[index]));
    const fields = { cup, face: String(this.chosen?.action.fields.column) };
    this.table.frame.objection = { notation: `place ${cup}`, text: this.table.words.refusal({ reason, rule, fields }), rule, fields };
  }

  pick(notation: string): void {
    const offer = this.offers.get(notation);
    this.table.forget();
    if (!offer) {
      if (this.active) this.table.why(notation);
    } else if (this.selected !== notation) {
      this.selected = notation;
      this.table.point(null); // the question is about the cup now
    } else if (this.takers.length === 1) this.table.act(notation, `place ${this.takers[0]}`);
    else this.putBack();
  }

  putBack(): void {
    this.selected = null;
    this.over = null;
    this.sure = null;
    this.table.forget();
  }

  act(notation: string): void {
    this.table.forget();
    if (this.offers.has(notation)) this.table.act(notation);
    else if (this.active) this.table.why(notation);
  }

  takeTile(cup: string, value: number): void {
    const reach = this.reach(cup, value);
    this.table.forget();
    if (reach?.way.length) this.table.act(reach.way[0], ...reach.way.slice(1));
    else if (this.active && this.serving === cup) this.table.why(`tile ${value}`);
  }

  /** Cleaning that may leave too little for a purchase asks once more. */
  clean(notation: string): void {
    const offer = this.offers.get(notation);
    this.table.forget();
    if (offer?.details.scarce && this.sure !== notation) this.sure = notation;
    else this.act(notation);
  }

  point(notation: string | undefined, pointing: boolean): void {
    if (notation && this.offers.has(notation)) this.table.point(pointing ? notation : null);
  }

  drag(event: PointerEvent, notation: string): void {
    const choice = this.offers.get(notation);
    if (!choice) return;
    const token = this.kindOf(String(choice.details.token));
    const face = String(choice.action.fields.column);
    const cupAt = (over: Element | null): string | null => over?.closest<HTMLElement>("[data-cup]")?.dataset.cup ?? null;
    drag(event, {
      move: (x, y) => {
        this.selected = notation;
        this.dragged = { x, y, token, face };
        this.over = cupAt(document.elementFromPoint(x, y));
      },
      drop: (over) => {
        this.dragged = null;
        const cup = cupAt(over);
        if (cup && this.takers.includes(cup)) this.table.act(notation, `place ${cup}`);
        else if (cup) this.objectTo(cup);
        else this.putBack();
      },
    });
  }

  /** What a token will cost after the slide: a number, "?" when that depends on the next token, null when nothing changes. */
  later(column: number, row: number, price: number): number | "?" | null {
    const slid = this.preview?.details.slid;
    if (!Array.isArray(slid) || !this.preview) return null;
    const rows = this.edition.machine.surcharge.length;
    const { fields } = this.preview.action;
    const bought = this.edition.faces[column].id === fields.column ? Number(fields.row) - 1 : rows;
    if (row === bought) return null;
    const next = Number(slid[column * rows + (row > bought ? row - 1 : row)]);
    if (next === price) return null;
    return next < 0 ? "?" : next;
  }

  /** The rank of a choice among the coach's ideas; 0: it is none. */
  advised(notation: string): number {
    return this.table.advice.indexOf(notation) + 1;
  }

  /** How much the tokens on a cup are worth. */
  worth(tokens: readonly number[]): number {
    return tokens.reduce((total, token) => total + this.edition.tokens[token].value, 0);
  }

  /** The preparation that all tokens on a cup share, or null. */
  pure(tokens: readonly number[]): string | null {
    const found = new Set(tokens.map((token) => this.edition.tokens[token].preparation));
    return found.size === 1 ? [...found][0] : null;
  }

  served(seat: number): number {
    return this.view.players[seat].cups.filter((cup) => cup.tile !== NOTHING).length;
  }

  /** Who holds a tile that exists once; null while it is free. */
  owner(cup: number, tile: number): number | null {
    if (this.edition.cups[cup].tiles[tile].copies === "players") return null;
    const owner = this.view.players.findIndex((player) => player.cups[cup].tile === tile);
    return owner === NOTHING ? null : owner;
  }
}
