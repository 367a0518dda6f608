/** Effects as pictures: what stands on a place that may be chosen. The words are there as well, for whoever points or listens. */
import type { Fields } from "../../lib/words";

export interface Sign {
  kind: "piece" | "crate" | "coffee" | "gold" | "points" | "step" | "none";
  /** A symbol, a coffee, or the number on a disc or a pennant. */
  name: string;
  text: string;
  cost: boolean;
  /** The width of the picture in heights of a line. */
  wide: number;
  tone?: string;
}

/** The symbol of each thing that a bonus can bring. */
const OF_ATOM: Record<string, { name: string; wide: number }> = {
  civet: { name: "civet", wide: 1.6 },
  worker: { name: "worker", wide: 0.9 },
  arabica: { name: "chev", wide: 1.1 },
  donkey: { name: "donkey", wide: 1.25 },
  coin: { name: "coin", wide: 1 },
  truck: { name: "truck", wide: 1.5 },
  hospital: { name: "hospital", wide: 1.05 },
  building: { name: "station", wide: 1.05 },
  coffee_any: { name: "sack", wide: 0.95 },
  coffee_coop_2: { name: "sack", wide: 0.95 },
  exchange_3: { name: "swap", wide: 1.2 },
  exchange_2: { name: "swap", wide: 1.2 },
};

const RATIO: Record<string, string> = { exchange_3: "3:1", exchange_2: "2:1", coffee_coop_2: "2" };

const piece = (name: string, wide: number, text: string, cost = false, tone?: string): Sign => ({
  kind: "piece",
  name,
  wide,
  text,
  cost,
  tone,
});

/** The picture of a bonus on a board or a contract. */
export function atomSign(atom: string): Sign {
  const { name, wide } = OF_ATOM[atom] ?? { name: "star", wide: 1 };
  return piece(name, wide, RATIO[atom] ?? "", false);
}

export function signOf(kind: string, fields: Fields): Sign[] {
  const amount = Number(fields.amount ?? 1);
  const coop = String(fields.coop ?? "");
  switch (kind) {
    case "markers":
      return [piece("cube", 1, `−${amount}`, true, "pk")];
    case "pay":
      return [piece("coin", 1, `−${amount}`, true)];
    case "donkeys":
      return [piece("donkey", 1.25, `−${amount}`, true)];
    case "worker":
      return [piece("worker", 0.9, "−1", true)];
    case "trader":
      return [piece("trader", 0.75, "−1", true)];
    case "gift":
      return [piece("sack", 0.9, "−1", true)];
    case "lost":
      return [piece("sack", 0.9, `−${amount}`, true)];
    case "forfeit":
      return [{ kind: "points", name: `−${amount}`, wide: 1.7, text: "", cost: true }];
    case "coins":
      return [piece("coin", 1, `+${amount}`)];
    case "house_coin":
      return [piece("coin", 1, Number(fields.others) ? "+1?" : "+1")];
    case "points":
      return [{ kind: "points", name: String(amount), wide: 1.4, text: "", cost: false }];
    case "may_build":
      return [piece(String(fields.building), 1.05, ""), { kind: "points", name: String(amount), wide: 1.4, text: "", cost: false }];
    case "harvested":
      return [piece("sack", 0.95, `+${amount}`)];
    case "advance":
      return [{ kind: "step", name: coop, wide: 2.1, text: "", cost: false }];
    case "stock":
      return [{ kind: "crate", name: coop, wide: 1.1, text: "+", cost: false }];
    case "animal":
      return [{ kind: "coffee", name: "joker", wide: 1.1, text: "+", cost: false }];
    case "quality":
      return [
        { kind: "coffee", name: coop, wide: 1.3, text: "", cost: false },
        { kind: "none", name: "", wide: 0, text: `${fields.before}▸${fields.after}`, cost: false },
      ];
    default:
      return [{ ...atomSign(String(fields.atom)), text: "+1" }];
  }
}
