import { describe, expect, it } from "vitest";
import type { Choice, CoffeeTradersView, Event } from "../src/lib/types";
import {
  byQuality,
  contractLines,
  groups,
  has,
  inCoop,
  markOf,
  onSpace,
  passedInOrder,
  regionFor,
  waiting,
  whyOnSite,
  whyOnSpace,
} from "../src/games/coffee_traders/board";
import { ANDRE, company, type TradersEdition } from "../src/games/coffee_traders/edition";
import { pieceOf, pieceOfAtom, signOf } from "../src/games/coffee_traders/pieces";
import { backs } from "../src/games/coffee_traders/payment";
import { answer, expected, keep, recall } from "../src/games/coffee_traders/preset";
import { coopOf, tell, whoIn } from "../src/games/coffee_traders/story";
import { walk } from "../src/games/coffee_traders/trail";
import type { LastStep } from "../src/lib/live.svelte";

function choice(notation: string, kind: string, fields: Choice["action"]["fields"] = {}): Choice {
  return { code: 0, notation, action: { kind, fields }, details: {}, effects: [] };
}
const event = (kind: string, fields: Event["fields"] = {}): Event => ({ kind, fields, hidden: false }) as Event;
const offers = (...choices: Choice[]): Map<string, Choice> => new Map(choices.map((one) => [one.notation, one]));

const trade = choice("TRADE/brazil", "trade", { coop: "brazil" });
const donkey = choice("C/brazil.pb1", "donkey", { coop: "brazil", path: "pb1" });
const deliver = choice("DELIVER/rome.1", "deliver", { city: "rome", slot: 1 });
const pass = choice("PASS", "pass");
const buy = (coffee: string): Choice => choice(`BUY/${coffee}`, "buy", { coffee });

describe("regions", () => {
  it("count the choices that wait there", () => {
    expect([...waiting([trade, donkey, deliver, pass])]).toEqual([
      ["coops", 2],
      ["bars", 1],
    ]);
    expect([...inCoop([trade, donkey, deliver])]).toEqual([["brazil", 2]]);
  });

  it("stay open while something can be done there, also beside their companion", () => {
    expect(regionFor("work", [trade, deliver], "bars")).toBe("bars");
    expect(regionFor("sell", [deliver, pass], "contracts")).toBe("contracts");
    expect(regionFor("sell", [deliver, pass], "coops")).toBe("bars");
  });

  it("open for questions that are answered on the desk", () => {
    expect(regionFor("join_trade", [choice("JOIN", "join")], "arabica")).toBe("coops");
    expect(regionFor("swap", [buy("brazil")], "bars")).toBe("bars");
  });
});

describe("the desk", () => {
  it("holds what has no place on the board, sorted by kind", () => {
    const found = groups([trade, pass, buy("brazil"), choice("BONUS/C", "bonus", { element: "C" }), buy("colombia")]);
    expect(found.map((group) => [group.kind, group.choices.length])).toEqual([
      ["pass", 1],
      ["buy", 2],
    ]);
  });

  it("shows a choice of coffee as its mark", () => {
    expect(markOf(buy("brazil"))).toBe("brazil");
    expect(markOf(choice("ROW/brazil", "row", { coop: "brazil" }))).toBe("brazil");
    expect(markOf(pass)).toBeNull();
  });

  it("knows the piece of every choice", () => {
    expect(pieceOf("bonus", { element: "B" })).toBe("trader");
    expect(pieceOf("build", { building: "station" })).toBe("station");
    expect(pieceOf("pass", {})).toBe("pass");
    expect(pieceOfAtom("arabica")).toBe("arabica");
  });
});

describe("places", () => {
  it("offer one choice for each transport", () => {
    const found = offers(choice("SPACE/brazil.c1/donkey", "space"), choice("SPACE/brazil.c1/truck", "space"), choice("SPACE/brazil.c2/truck", "space"));
    expect(onSpace(found, "brazil", "c1").map((one) => one.notation)).toEqual(["SPACE/brazil.c1/donkey", "SPACE/brazil.c1/truck"]);
  });

  it("can be asked about only when the question concerns them", () => {
    expect(whyOnSpace("space", "brazil", "a1", false)).toBe("SPACE/brazil.a1/none");
    expect(whyOnSpace("space", "brazil", "b1", true)).toBe("SPACE/brazil.b1/donkey");
    expect(whyOnSpace("sell", "brazil", "a1", false)).toBeNull();
    expect(whyOnSite("site", "brazil", "s1")).toBe("SITE/brazil.s1");
    expect(whyOnSite("work", "brazil", "s1")).toBeNull();
  });
});

describe("a contract", () => {
  const edition = {
    coop: [{ id: "guatemala" }, { id: "colombia" }, { id: "brazil" }],
    contract: [{ id: "A1", letter: "A", types: ["brazil", "guatemala", "colombia"], n3: [3, 2, 1], n45: [2, 1, 1] }],
  } as unknown as TradersEdition;

  it("stands beside what the player holds", () => {
    expect(contractLines(edition, 0, 0, [5, 0, 1, 0, 0, 0])).toEqual([
      { coffee: "brazil", need: 3, have: 1 },
      { coffee: "guatemala", need: 2, have: 5 },
      { coffee: "colombia", need: 1, have: 0 },
    ]);
    expect(contractLines(edition, 0, 1, [0, 0, 0, 0, 0, 0]).map((line) => line.need)).toEqual([2, 1, 1]);
  });
});

describe("companies", () => {
  it("are known by their seat, André by his own number", () => {
    expect(company(2, 1)).toBe(1);
    expect(company(2, 2)).toBe(ANDRE);
    expect(has(0b101, 2)).toBe(true);
    expect(has(0b101, 1)).toBe(false);
  });

  it("lead by quality", () => {
    expect(byQuality([1, 0, 4])).toEqual([
      { player: 2, value: 4 },
      { player: 0, value: 1 },
    ]);
  });

  it("leave the market in the next turn order", () => {
    const view = { players: [{}, {}, {}], passed: 0b110, next_order: [2, 1, 0, 0, 0] } as unknown as CoffeeTradersView;
    expect(passedInOrder(view)).toEqual([2, 1]);
  });
});

describe("the story", () => {
  it("tells automatic phases and what André does, nothing else", () => {
    const lines = tell(
      [
        event("passed", { seat: 1 }),
        event("plantation_placed", { seat: ANDRE, coop: "brazil" }),
        event("phase_started", { phase: "harvest" }),
        event("crop_counted", { coop: "colombia", plantations: 2, amount: 6 }),
        event("traders_served", { seat: 0, coop: "colombia", amount: 3 }),
        event("phase_started", { phase: "sell" }),
        event("coins_paid", { seat: 0, amount: 1 }),
      ],
      10,
    );
    expect(lines.map((line) => [line.key, line.chapter, line.opens, line.event.kind])).toEqual([
      [10, "andre", true, "plantation_placed"],
      [11, "harvest", true, "crop_counted"],
      [12, "harvest", false, "traders_served"],
    ]);
    expect(lines.map(coopOf)).toEqual(["brazil", "colombia", "colombia"]);
    expect(lines.map(whoIn)).toEqual([ANDRE, null, 0]);
  });
});

describe("the steps of an action", () => {
  const step = (seat: number, undo = 0): LastStep => ({ number: 1, entry: { seat, do: undo ? null : "x", undo }, events: [] }) as unknown as LastStep;

  it("gather until the action is complete, and go when they are taken back", () => {
    const planted = walk([], step(0), 0, trade, false);
    expect(planted).toEqual([trade]);
    const placed = walk(planted, step(0), 0, donkey, false);
    expect(placed).toEqual([trade, donkey]);
    expect(walk(placed, step(0, 1), 0, undefined, false)).toEqual([trade]);
    expect(walk(placed, step(0, 2), 0, undefined, true)).toEqual([]);
    expect(walk(placed, step(0), 0, pass, true)).toEqual([]);
  });

  it("are nobody else's", () => {
    expect(walk([trade], step(1), 0, donkey, false)).toEqual([]);
    expect(walk([], step(1), null, undefined, false)).toEqual([]);
  });
});

describe("a payment", () => {
  it("counts its steps back by row", () => {
    expect(backs(["COIN", "BACK/brazil", "BACK/colombia", "BACK/brazil"])).toEqual([
      ["brazil", 2],
      ["colombia", 1],
    ]);
    expect(backs(["COIN"])).toEqual([]);
  });
});

describe("signs", () => {
  it("say what an answer takes, brings, or may bring", () => {
    expect(signOf("trader", {})).toEqual({ piece: "trader", amount: "−1" });
    expect(signOf("forfeit", { amount: 2 })).toEqual({ piece: "star", amount: "−2" });
    expect(signOf("house_coin", { others: 0 }).amount).toBe("+1");
    expect(signOf("house_coin", { others: 2 }).amount).toBe("+1?");
    expect(signOf("may_build", { building: "station", amount: 3 })).toEqual({ piece: "station", amount: "+3" });
  });
});

describe("a standing answer", () => {
  it("is kept for its table and seat when the page is loaded again", () => {
    keep("t1", 0, { period: 1, least: 3 });
    keep("t1", 1, { period: 1, least: null });
    expect(recall("t1", 0)).toEqual({ period: 1, least: 3 });
    expect(recall("t1", 1)).toEqual({ period: 1, least: null });
    expect(recall("t2", 0)).toBeNull();
    keep("t1", 0, null);
    expect(recall("t1", 0)).toBeNull();
    keep(undefined, 0, { period: 1, least: 3 });
    expect(recall(undefined, 0)).toBeNull();
    sessionStorage.setItem("ludocafe-preset-t1-1", '{"period": "x"}');
    expect(recall("t1", 1)).toBeNull();
    sessionStorage.setItem("ludocafe-preset-t1-1", "{");
    expect(recall("t1", 1)).toBeNull();
  });

  const join: Choice = { ...choice("JOIN", "join"), effects: [{ kind: "harvested", fields: { amount: 3 } }] };
  const decline = choice("DECLINE", "decline");

  it("joins from so many coffees on, in its period only", () => {
    expect(expected([join, decline])).toBe(3);
    expect(answer({ period: 1, least: 3 }, 1, [join, decline])).toBe(join);
    expect(answer({ period: 1, least: 4 }, 1, [join, decline])).toBe(decline);
    expect(answer({ period: 0, least: 3 }, 1, [join, decline])).toBeNull();
    expect(answer(null, 1, [join, decline])).toBeNull();
  });

  it("asks when the game foresees nothing, unless everything is declined", () => {
    const building = choice("JOIN", "join");
    expect(answer({ period: 1, least: 1 }, 1, [building, decline])).toBeNull();
    expect(answer({ period: 1, least: null }, 1, [building, decline])).toBe(decline);
    expect(answer({ period: 1, least: 1 }, 1, [choice("BONUS/B", "bonus", { element: "B" }), decline])).toBeNull();
  });
});
