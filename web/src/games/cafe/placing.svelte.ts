/** A card that is to be laid: where it lies now, where it may lie, and what moves it. Its place is shown before anything is done. */
import type { TableModel } from "../../frame/contract";
import type { CafePlayerView, CafeView, Choice } from "../../lib/types";
import type { CafeEdition } from "./edition";
import { bounds, notation, ranked, spotIn, turned, within, type Cell, type Spot } from "./geometry";

export type CafeTable = TableModel<CafeView, CafeEdition>;

/** So far from the area a card may be carried. */
const MARGIN = 2;

export class Placing {
  private pinned = $state<Spot | null>(null);
  /** What was pointed at when the card was moved by hand: from then on the hand decides. */
  private overruled = $state<string | null>(null);
  /** Why the card cannot lie at a place, as it was told last. */
  told = $state.raw<{ notation: string; text: string } | null>(null);
  /** Where the pointer holds the card, from its upper left corner. */
  private grip = $state.raw<Cell | null>(null);
  /** Where the pointer was last, while it holds the card. */
  private under: Cell | null = null;
  readonly held = $derived.by(() => this.grip !== null);

  constructor(
    private readonly table: () => CafeTable,
    private readonly player: () => CafePlayerView,
  ) {}

  readonly active = $derived.by(() => this.table().decision.kind === "place" && this.table().choices.length > 0);
  readonly places = $derived.by(() => {
    if (!this.active) return new Map<string, Choice>();
    return new Map(this.table().choices.map((choice): [string, Choice] => [choice.notation, choice]));
  });
  /** Legal places, the one the game would choose first. */
  readonly spots = $derived.by(() => ranked([...this.places.values()]));

  /** Where the card lies: where somebody points in the list, else where it was put, else where it would do best. */
  readonly spot = $derived.by((): Spot | null => {
    if (!this.active) return null;
    const { pointed, advice } = this.table();
    const meant = [pointed === this.overruled ? null : pointed, this.pinned ? null : (advice[0] ?? null)].flatMap((one) =>
      one === null ? [] : (this.places.get(one) ?? []),
    );
    return meant.length ? spotIn(meant[0].action.fields) : (this.pinned ?? this.spots[0] ?? null);
  });
  readonly offer = $derived.by(() => (this.spot ? this.places.get(notation(this.spot)) : undefined));
  /** Why it cannot lie here; never a reason that belongs to another place. */
  readonly reason = $derived.by(() => (this.spot && !this.offer && this.told?.notation === notation(this.spot) ? this.told.text : ""));
  /** Where the coach would lay it, while it lies elsewhere. */
  readonly advised = $derived.by((): Spot | null => {
    const offer = this.active ? this.places.get(this.table().advice[0] ?? "") : undefined;
    const spot = offer ? spotIn(offer.action.fields) : null;
    return spot && this.spot && notation(spot) === notation(this.spot) ? null : spot;
  });
  /** Legal places for the card as it is turned now. */
  readonly corners = $derived.by(() =>
    this.spots.filter(({ x, y, rot }) => this.spot?.rot === rot && !(x === this.spot.x && y === this.spot.y)),
  );

  forget(): void {
    this.pinned = null;
    this.overruled = null;
    this.told = null;
    this.grip = null;
  }

  put(spot: Spot): void {
    this.overruled = this.table().pointed;
    this.pinned = within(spot, bounds(this.player().squares, MARGIN));
  }

  shift(x: number, y: number): void {
    if (this.spot) this.put({ ...this.spot, x: this.spot.x + x, y: this.spot.y + y });
  }

  /** Turn it where it lies. A pointer that holds it goes on holding what it now holds, so that nothing jumps with the next movement. */
  turn(quarters = 1): void {
    if (!this.spot) return;
    this.put(turned(this.spot, quarters));
    if (this.grip && this.under) this.hold(this.under);
  }

  next(): void {
    const here = this.spot ? this.spots.findIndex((other) => notation(other) === notation(this.spot!)) : -1;
    if (this.spots.length) this.put(this.spots[(here + 1) % this.spots.length]);
    if (this.grip && this.under) this.hold(this.under);
  }

  // -- carried by a pointer ----------------------------------------------------------------------------------------------

  hold(at: Cell): void {
    this.under = at;
    if (this.spot) this.grip = { x: at.x - this.spot.x, y: at.y - this.spot.y };
  }

  carry(at: Cell): void {
    this.under = at;
    if (!this.spot || !this.grip) return;
    const [x, y] = [Math.round(at.x - this.grip.x), Math.round(at.y - this.grip.y)];
    if (x !== this.spot.x || y !== this.spot.y) this.put({ x, y, rot: this.spot.rot });
  }

  release(): void {
    this.grip = null;
  }

  /** A touch beside the card brings it there: onto a legal place that is meant, else with its middle under the pointer. */
  bring(to: Cell): void {
    if (!this.spot) return;
    const [width, height] = this.spot.rot % 2 ? [2, 3] : [3, 2];
    const corner = this.corners.find(({ x, y }) => to.x >= x && to.y >= y && Math.hypot(to.x - x, to.y - y) < NEAR);
    const away = ({ x, y }: Spot): number => Math.hypot(x + width / 2 - to.x, y + height / 2 - to.y);
    const [nearest] = [...this.corners].sort((one, other) => away(one) - away(other));
    if (corner) this.put(corner);
    else if (nearest && away(nearest) < FORGIVEN) this.put(nearest);
    else this.put({ x: Math.round(to.x - width / 2), y: Math.round(to.y - height / 2), rot: this.spot.rot });
  }
}

/** So near to its mark, in squares, a touch means that place. */
const NEAR = 0.4;
/** A touch that misses the middle of a legal place by less than this means it. */
const FORGIVEN = 0.8;
