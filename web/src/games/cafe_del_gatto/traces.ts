/** What others did since the own last decision, as marks on the things they did it to. */
import type { Turn } from "../../frame/contract";
import type { CafeDelGattoView, Event } from "../../lib/types";

export interface Trace {
  id: number;
  /** The number on the flag: the order of turns. */
  order: number;
  seat: number;
  at:
    | { thing: "gap"; column: number; row: number }
    | { thing: "new"; column: number; row: number }
    | { thing: "column"; column: number }
    | { thing: "layer"; seat: number; cup: number; space: number }
    | { thing: "emptied"; seat: number; cup: number }
    | { thing: "tile"; seat: number; cup: number; value: number }
    | { thing: "coins"; seat: number; amount: number }
    | { thing: "sugar"; seat: number; amount: number };
}

interface Ids {
  faces: readonly { id: string }[];
  cups: readonly { id: string; tiles: readonly { value: number }[] }[];
  machine: { surcharge: readonly number[] };
}

/** Later slides move what was marked before; what was served or emptied since carries no mark any more. */
export function tracesOf(turns: readonly Turn[], view: CafeDelGattoView, edition: Ids): Trace[] {
  const column = (event: Event): number => edition.faces.findIndex((face) => face.id === event.fields.column);
  const cup = (event: Event): number => edition.cups.findIndex((shape) => shape.id === event.fields.cup);
  const number = (event: Event, field: string): number => Number(event.fields[field]);
  const top = edition.machine.surcharge.length - 1;
  let found: Trace[] = [];
  let id = 0;
  const without = (drop: (at: Trace["at"]) => boolean): void => void (found = found.filter(({ at }) => !drop(at)));

  for (const turn of turns) {
    const { order, seat } = turn;
    const placed = new Map<number, number>();
    for (const { events } of turn.steps) {
      for (const event of events) {
        const note = (at: Trace["at"]): void => void found.push({ id: id++, order, seat, at });
        if (event.kind === "token_bought") {
          const [at, row] = [column(event), number(event, "row") - 1];
          without((one) => (one.thing === "new" || one.thing === "gap") && one.column === at && one.row === row);
          for (const { at: one } of found) if (one.thing === "new" && one.column === at && one.row > row) one.row -= 1;
          note({ thing: "gap", column: at, row });
        } else if (
          event.kind === "token_drawn" &&
          number(event, "row") - 1 === top &&
          !found.some(({ order: other, at }) => other === order && at.thing === "column")
        )
          note({ thing: "new", column: column(event), row: top });
        else if (event.kind === "column_cleaned") {
          const at = column(event);
          without((one) => (one.thing === "new" || one.thing === "gap" || one.thing === "column") && one.column === at);
          note({ thing: "column", column: at });
        } else if (event.kind === "token_placed") placed.set(cup(event), (placed.get(cup(event)) ?? 0) + 1);
        else if (event.kind === "tile_taken") {
          without((one) => one.thing === "layer" && one.seat === number(event, "seat") && one.cup === cup(event));
          note({ thing: "tile", seat: number(event, "seat"), cup: cup(event), value: number(event, "value") });
        } else if (event.kind === "cup_emptied") {
          without((one) => one.thing === "layer" && one.seat === number(event, "seat") && one.cup === cup(event));
          note({ thing: "emptied", seat: number(event, "seat"), cup: cup(event) });
        } else if (event.kind === "coins_gained" || event.kind === "coins_paid") {
          const amount = number(event, "amount") * (event.kind === "coins_paid" ? -1 : 1);
          if (amount) note({ thing: "coins", seat: number(event, "seat"), amount });
        } else if (event.kind === "sugar_gained" || event.kind === "sugar_spent") {
          const amount = number(event, "cubes") * (event.kind === "sugar_spent" ? -1 : 1);
          if (amount) note({ thing: "sugar", seat: number(event, "seat"), amount });
        }
      }
    }
    for (const at of placed.keys()) {
      const space = (view.players[seat]?.cups[at]?.tokens.length ?? 0) - 1;
      if (space >= 0) found.push({ id: id++, order, seat, at: { thing: "layer", seat, cup: at, space } });
    }
  }
  return found;
}
