import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Moment, Stage, Turn } from "../src/frame/contract";
import {
  byQuality,
  contractLines,
  has,
  objectiveText,
  onSpace,
  passedInOrder,
  stepsAhead,
  whyOnSite,
  whyOnSpace,
} from "../src/games/coffee_traders/board";
import { ANDRE, company, houseOnTop, type Space, type TradersEdition } from "../src/games/coffee_traders/edition";
import { CoopPlan, narrow, wide, type Box, type Layout } from "../src/games/coffee_traders/geometry";
import { kept } from "../src/games/coffee_traders/kept.svelte";
import { wrap } from "../src/games/coffee_traders/lettering.svelte";
import { movements } from "../src/games/coffee_traders/movements";
import { backs } from "../src/games/coffee_traders/payment";
import { answers, inCoop, partOf, sheetOf, stopFor, waiting } from "../src/games/coffee_traders/places";
import { expected, planOf, presetOf } from "../src/games/coffee_traders/preset";
import { signOf } from "../src/games/coffee_traders/signs";
import { sounds } from "../src/games/coffee_traders/sounds";
import { tracesOf } from "../src/games/coffee_traders/traces";
import { crumbsOf, walk } from "../src/games/coffee_traders/trail";
import type { LastStep } from "../src/lib/live.svelte";
import type { Choice, CoffeeTradersView, Event } from "../src/lib/types";
import { Words } from "../src/lib/words";
import { read } from "./files";

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

it.each(["en", "fr", "de"])("says what ten coffees ask for at this table (%s)", (language) => {
  const words = new Words(language, [read(`../src/ludocafe/games/coffee_traders/texts/${language}.ftl`)]);
  const said = (strict: number, warehouses: boolean, condition = "ten_coffees_in_2_warehouses"): string =>
    objectiveText(
      {
        words,
        view: { strict } as CoffeeTradersView,
        edition: { objectives: { ten_coffees_needs_column_warehouse: warehouses } } as TradersEdition,
      },
      condition,
    );
  const [loose, strict] = [said(0, false), said(1, false)];
  expect(strict).not.toBe(loose);
  expect(said(0, true)).toBe(strict);
  expect(said(1, true, "plantations_11")).toBe(words.say("objective-plantations_11"));
});

it("keeps of an old view what has not changed", () => {
  const before = {
    coops: [
      { town: 3, house: [0] },
      { town: 2, house: [] },
    ],
    andre: null,
  };
  const same = structuredClone(before);
  expect(kept(before, same)).toBe(before);
  const now = structuredClone(before);
  now.coops[0].town = 2;
  const found = kept(before, now);
  expect(found).toEqual(now);
  expect(found.coops[0]).not.toBe(before.coops[0]);
  expect(found.coops[0].house).toBe(before.coops[0].house);
  expect(found.coops[1]).toBe(before.coops[1]);
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept([1, 2], [1])).toEqual([1]);
  expect(kept({ a: null }, { a: [] })).toEqual({ a: [] });
});

describe("the parts of the scene", () => {
  it("count the choices that wait there", () => {
    expect([...waiting([trade, donkey, deliver, pass, buy("brazil")])]).toEqual([
      ["coops", 2],
      ["bars", 1],
      ["desk", 1],
    ]);
    expect([...inCoop([trade, donkey, deliver])]).toEqual([["brazil", 2]]);
    expect(partOf(pass)).toBeNull();
  });

  it("leave to the prompt what has no place, and what has a small one", () => {
    const animals = [choice("ANIMAL/own", "animal"), choice("ANIMAL/joker", "animal")];
    expect(answers([trade, pass], "trade")).toEqual([pass]);
    expect(answers(animals, "animal")).toEqual(animals);
    expect(
      answers(
        [0, 1, 2, 3].map((owner) => choice(`SERVE/${owner}`, "serve")),
        "serve",
      ),
    ).toEqual([]);
    const bonus = choice("BONUS/B", "bonus", { element: "B" });
    expect(answers([bonus, pass], "trade")).toEqual([pass]);
    expect(answers([bonus, choice("DECLINE", "decline")], "join_trade")).toHaveLength(2);
  });

  it("are stops on a phone: the page goes where the question is answered", () => {
    expect(stopFor("space", [choice("SPACE/brazil.b1/donkey", "space", { coop: "brazil" })], null, "desk")).toBe("brazil");
    expect(stopFor("trade", [trade, choice("TRADE/ethiopia", "trade", { coop: "ethiopia" })], null, "desk")).toBe("map");
    expect(stopFor("trade", [trade, choice("TRADE/ethiopia", "trade", { coop: "ethiopia" })], null, "ethiopia")).toBe("ethiopia");
    expect(stopFor("join_trade", [choice("JOIN", "join")], "colombia", "bars")).toBe("colombia");
    expect(stopFor("second", [deliver, pass], null, "map")).toBe("bars");
    expect(stopFor("row", [choice("ROW/brazil", "row", { coop: "brazil" })], null, "map")).toBe("arabica");
    expect(stopFor("swap", [buy("brazil")], null, "bars")).toBe("desk");
    expect(stopFor("work", [], null, "bars")).toBeNull();
    expect(sheetOf("take")).toBe("store");
    expect(sheetOf("work")).toBe("work");
  });
});

describe("places", () => {
  it("offer one choice for each transport", () => {
    const found = offers(
      choice("SPACE/brazil.c1/donkey", "space"),
      choice("SPACE/brazil.c1/truck", "space"),
      choice("SPACE/brazil.c2/truck", "space"),
    );
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

const layout = {
  space: [
    { id: "a1", row: "a", x: 0 },
    { id: "a5", row: "a", x: 8 },
    { id: "b1", row: "b", x: 1, path: "pb1" },
    { id: "c2", row: "c", x: 4, path: "pc2" },
  ] as Space[],
};

describe("the scene's places", () => {
  const zones = (found: Layout): [string, Box][] =>
    Object.entries(found).flatMap(([name, box]): [string, Box][] =>
      name === "coops"
        ? (box as Box[]).map((one, at) => [`coop ${at}`, one])
        : ["map", "rail", "bar", "desk"].includes(name) || typeof box !== "object"
          ? []
          : [[name, box as Box]],
    );
  const overlap = (one: Box, other: Box): boolean =>
    one.x < other.x + other.w * (other.scale ?? 1) - 0.5 &&
    other.x < one.x + one.w * (one.scale ?? 1) - 0.5 &&
    one.y < other.y + other.h * (other.scale ?? 1) - 0.5 &&
    other.y < one.y + one.h * (one.scale ?? 1) - 0.5;

  it.each([
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [1600, 720],
    [1280, 1000],
    [768, 1024],
    [820, 1180],
    [1080, 1920],
  ])("never overlap and stay in a window of %d × %d", (width, height) => {
    const { layout: found, unit } = wide(width, height);
    expect(found.width * unit).toBeCloseTo(width);
    expect(found.height * unit).toBeLessThanOrEqual(height + 0.5);
    const all = zones(found);
    for (const [name, box] of all) {
      const [right, foot] = [box.x + box.w * (box.scale ?? 1), box.y + box.h * (box.scale ?? 1)];
      expect(right, name).toBeLessThanOrEqual((found.upright ? found.width : found.rail.x) + 0.5);
      expect(foot, name).toBeLessThanOrEqual(found.upright ? found.rail.y : found.height);
      for (const [other, there] of all) if (other > name) expect(overlap(box, there), `${name} ${other}`).toBe(false);
    }
  });

  it("are drawn larger on a tablet that is held upright than beside each other", () => {
    for (const [width, height] of [
      [768, 1024],
      [820, 1180],
      [1024, 1366],
    ]) {
      const { layout: found, unit } = wide(width, height);
      expect(found.upright).toBe(true);
      expect(unit).toBeGreaterThan((width / 1280) * 1.3);
    }
    expect(wide(1024, 768).layout.upright).toBe(false);
  });

  it.each([true, false])("do not overlap on a phone either (on its side: %s)", (lying) => {
    const all = zones(narrow(lying));
    for (const [name, box] of all)
      for (const [other, there] of all) if (other > name) expect(overlap(box, there), `${name} ${other}`).toBe(false);
  });

  it("lie inside their cooperative, its house above or below", () => {
    for (const [coop, top] of [
      ["guatemala", true],
      ["brazil", false],
    ] as const) {
      expect(houseOnTop(coop)).toBe(top);
      for (const phone of [false, true]) {
        const plan = new CoopPlan(phone ? 262 : 225, top, phone);
        for (const space of layout.space) {
          const plot = plan.plot(space);
          expect(plot.x).toBeGreaterThanOrEqual(0);
          expect(plot.x + plot.w).toBeLessThanOrEqual(211);
          expect(plot.y).toBeGreaterThanOrEqual(top ? 49 : 0);
          expect(plot.y + plot.h).toBeLessThanOrEqual(top ? plan.height : plan.house);
        }
        const last = plan.site(9, 10);
        expect(last.y + last.h).toBeLessThanOrEqual(top ? plan.height : plan.house);
      }
    }
  });

  it("give a finger room in the village of a phone", () => {
    const plan = new CoopPlan(262, true, true);
    const scale = 390 / 221;
    expect(plan.site(0, 10).w * scale).toBeGreaterThanOrEqual(44);
    expect(25 * scale).toBeGreaterThanOrEqual(44);
  });
});

describe("lettering", () => {
  // jsdom draws nothing: letters count as wide as letters are on the whole.
  beforeAll(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));

  it("breaks at words, and keeps the rest on the last line", () => {
    expect(wrap("build all five warehouses now", 10, 70, 2)).toHaveLength(2);
    expect(wrap("one two three four five six seven", 10, 40, 2).join(" ")).toBe("one two three four five six seven");
    expect(wrap("short", 10, 400, 2)).toEqual(["short"]);
  });
});

describe("traces", () => {
  it("ring the place of an action with the order of its turn; a later turn covers an earlier one", () => {
    const turn = (order: number, seat: number, ...events: Event[]): Turn => ({
      order,
      seat,
      steps: [{ number: order, entry: {}, events } as unknown as LastStep],
    });
    const found = tracesOf(
      [
        turn(
          1,
          1,
          event("plantation_placed", { seat: 1, coop: "brazil", space: "b1", level: 2 }),
          event("coins_paid", { seat: 1, amount: 1 }),
        ),
        turn(2, 0, event("trader_placed", { seat: 0, coop: "brazil", place: 1 })),
        turn(
          3,
          2,
          event("trader_placed", { seat: ANDRE, coop: "brazil", place: 2 }),
          event("delivered", { seat: ANDRE, city: "rome", slot: 2 }),
        ),
      ],
      2,
    );
    expect([...found]).toEqual([
      ["plot-brazil.b1", { order: 1, seat: 1 }],
      ["house-brazil", { order: 3, seat: ANDRE }],
      ["slot-rome.2", { order: 3, seat: ANDRE }],
    ]);
  });
});

describe("movements", () => {
  /** A stage that only writes down what is asked of it. */
  function notebook(there: (piece: string) => boolean = () => true): { stage: Stage; told: string[] } {
    const told: string[] = [];
    const spot = (one: unknown): string => (typeof one === "string" ? one : "place");
    const stage: Stage = {
      find: (piece) => (there(piece) ? document.createElement("i") : null),
      fly: async (what, from, to) => {
        told.push(`${spot(what)}: ${spot(from)} > ${spot(to)}`);
        return null;
      },
      animate: async (what) => void told.push(`animate ${spot(what)}`),
      hide: () => undefined,
      sound: (name) => void told.push(`♪ ${name}`),
      wait: async () => undefined,
    };
    return { stage, told };
  }
  const moment = (phase: number): Moment<CoffeeTradersView> => ({ before: { phase } }) as unknown as Moment<CoffeeTradersView>;

  it("take a plantation from its owner's desk, or from their plate when it is not shown", async () => {
    const placed = event("plantation_placed", { seat: 2, coop: "brazil", space: "b1", level: 2 });
    const shown = notebook();
    await movements.plantation_placed(placed, moment(1))?.run(shown.stage);
    expect(shown.told[0]).toBe("any-2-plant2: supply-2-markers > plot-brazil.b1");
    const away = notebook((piece) => piece.startsWith("plate"));
    await movements.plantation_placed(placed, moment(1))?.run(away.stage);
    expect(away.told[0]).toBe("any-2-plant2: plate-2 > plot-brazil.b1");
  });

  it("let workers come from the town in the first phase, later from the reserve", async () => {
    const placed = event("worker_placed", { seat: 0, coop: "brazil", space: "a1", owner: 1 });
    const first = notebook();
    await movements.worker_placed(placed, moment(1))?.run(first.stage);
    expect(first.told[0]).toBe("#tr-worker: town-brazil > plot-brazil.a1");
    const second = notebook();
    await movements.worker_placed(placed, moment(2))?.run(second.stage);
    expect(second.told[0]).toBe("#tr-worker: supply-0-workers > plot-brazil.a1");
  });

  it("show no more than four sacks, however many are meant", async () => {
    const { stage, told } = notebook();
    await movements.coffee_gained(event("coffee_gained", { seat: 0, coffee: "brazil", amount: 9 }), moment(4))?.run(stage);
    expect(told.filter((line) => line.startsWith("any-sack-brazil"))).toHaveLength(4);
  });

  it("tell a cooperative's harvest in one go: up from the plots, round the doors, the rest into the sea", async () => {
    const { stage, told } = notebook();
    const shares = [
      event("crop_counted", { coop: "brazil", plantations: 2, amount: 5 }),
      event("post_served", { seat: 1, coop: "brazil" }),
      event("traders_served", { seat: 0, coop: "brazil", amount: 2 }),
      event("traders_served", { seat: 0, coop: "colombia", amount: 2 }),
      event("crop_lost", { coop: "brazil", amount: 2 }),
    ];
    const now = { ...moment(4), step: { number: 1, entry: { seat: 0, do: "x", undo: 0 }, events: shares } } as unknown as ReturnType<
      typeof moment
    >;
    await movements.crop_counted(shares[0], now)?.run(stage);
    expect(told.filter((line) => line.startsWith("any-sack-brazil"))).toHaveLength(5);
    expect(told.some((line) => line.includes("colombia"))).toBe(false);
  });

  it("carry what is handed over onto the contract or to the bar", async () => {
    const paid = event("coffee_paid", { seat: 0, coffee: "brazil", amount: 1 });
    const going = async (...events: Event[]): Promise<string> => {
      const { stage, told } = notebook();
      const now = { ...moment(5), step: { number: 1, entry: { seat: 0, do: "x", undo: 0 }, events } } as unknown as ReturnType<
        typeof moment
      >;
      await movements.coffee_paid(paid, now)?.run(stage);
      return told.at(-1) ?? "";
    };
    expect(await going(paid, event("contract_fulfilled", { seat: 0, letter: "B" }))).toContain("> contract-0-B");
    expect(await going(paid, event("delivered", { seat: 0, city: "rome", slot: 2 }))).toContain("> slot-rome.2");
    expect(await going(paid)).toContain("> ship");
  });

  it("make only noises that exist", async () => {
    const fields = {
      seat: 0,
      coop: "brazil",
      space: "a1",
      path: "pb1",
      site: "s1",
      level: 1,
      amount: 2,
      place: 1,
      building: "station",
      coffee: "brazil",
      leader: 1,
      city: "rome",
      slot: 1,
      letter: "A",
      counter: "animal",
      objective: "A1",
      phase: "harvest",
    };
    const now = { ...moment(1), step: { number: 1, entry: { seat: 0, do: "x", undo: 0 }, events: [] } };
    for (const kind of Object.keys(movements)) {
      const { stage, told } = notebook();
      const made = movements[kind](event(kind, fields), now as unknown as ReturnType<typeof moment>);
      if (!made) expect(["post_served", "traders_served", "crop_lost"]).toContain(kind); // told with the crop
      if (!made || kind === "game_ended") continue;
      await made.run(stage);
      expect(told.length, kind).toBeGreaterThan(0);
      for (const line of told.filter((one) => one.startsWith("♪"))) expect(Object.keys(sounds), kind).toContain(line.slice(2));
    }
  });
});

describe("the steps of an action", () => {
  const step = (seat: number, undo = 0): LastStep =>
    ({ number: 1, entry: { seat, do: undo ? null : "x", undo }, events: [] }) as unknown as LastStep;

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

describe("crumbs", () => {
  const read = (...steps: Choice[]): [string, number, number][] =>
    crumbsOf(steps).map(({ choice: step, at, folded }) => [step.notation, at, folded]);

  it("are all read while they are few", () => {
    expect(read(trade, donkey, pass)).toEqual([
      ["TRADE/brazil", 0, 0],
      ["C/brazil.pb1", 1, 0],
      ["PASS", 2, 0],
    ]);
  });

  it("fold the steps between the first and the latest when they are many", () => {
    expect(read(deliver, buy("brazil"), buy("colombia"), buy("ethiopia"), pass)).toEqual([
      ["DELIVER/rome.1", 0, 0],
      ["BUY/brazil", 1, 3],
      ["PASS", 4, 0],
    ]);
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
    expect(signOf("trader", {})[0]).toMatchObject({ name: "trader", text: "−1", cost: true });
    expect(signOf("forfeit", { amount: 2 })[0]).toMatchObject({ kind: "points", name: "−2", cost: true });
    expect(signOf("house_coin", { others: 0 })[0].text).toBe("+1");
    expect(signOf("house_coin", { others: 2 })[0].text).toBe("+1?");
    expect(signOf("may_build", { building: "station", amount: 3 }).map((sign) => sign.name)).toEqual(["station", "3"]);
    expect(signOf("atom", { atom: "donkey" })[0]).toMatchObject({ name: "donkey", text: "+1", cost: false });
  });

  it("tell how far the own marker would go on each row", () => {
    const planting: Choice = {
      ...choice("SPACE/brazil.b1/donkey", "space"),
      effects: [
        { kind: "advance", fields: { coop: "brazil" } },
        { kind: "animal", fields: {} },
      ],
    };
    expect([...stepsAhead(planting)]).toEqual([["brazil", 1]]);
    expect(stepsAhead(null).size).toBe(0);
  });
});

describe("a standing answer", () => {
  const join: Choice = { ...choice("JOIN", "join"), effects: [{ kind: "harvested", fields: { amount: 3 } }] };

  it("knows what joining would bring, where the game says so", () => {
    expect(expected([join, choice("DECLINE", "decline")])).toBe(3);
    expect(expected([choice("JOIN", "join")])).toBeNull();
  });

  it("is a plan for both questions, and can be read from it", () => {
    for (const least of [null, 1, 4]) {
      const { questions, answers } = planOf(least);
      expect(questions).toEqual(["join_trade", "join_build"]);
      const kept = (answers ?? []).map((one) => ({ effect: "", least: 0, ...one }));
      expect(presetOf({ plan: { type: "standing", questions, answers: kept, during: {} }, made: 0, fate: "waits" })).toEqual({ least });
    }
    expect(presetOf(null)).toBeNull();
    expect(presetOf({ plan: { type: "turn", steps: [] }, made: 0, fate: "waits" })).toBeNull();
  });
});

describe("colours", () => {
  const palette = read("src/games/coffee_traders/palette.css");
  const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(palette)![1];

  // How people without one kind of cone see linear light: Machado, Oliveira and Fernandes (2009).
  const EYES: Record<string, number[][]> = {
    all: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    "no red": [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    "no green": [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    "no blue": [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  };
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const curve = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const mixed = (rows: number[][], parts: number[]): number[] =>
    rows.map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, share, at) => sum + share * parts[at], 0),
        ),
      ),
    );

  /** CIELAB, as these eyes see it. */
  function seen(hex: string, eyes: string): number[] {
    const light = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
    const [r, g, b] = mixed(EYES[eyes], light);
    const [x, y, z] = [
      curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
      curve(0.2126 * r + 0.7152 * g + 0.0722 * b),
      curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
    ];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }
  const apart = (one: string, other: string, eyes: string): number =>
    Math.hypot(...seen(one, eyes).map((part, at) => part - seen(other, eyes)[at]));

  it.each([
    ["coffees", ["guatemala", "colombia", "brazil", "ethiopia", "indonesia", "luwak"].map((coffee) => `coffee-${coffee}`)],
    ["companies", [0, 1, 2, 3, 4].map((seat) => `seat-${seat}`)],
  ])("of the %s can be told apart by everybody", (_, names) => {
    const close = Object.keys(EYES).flatMap((eyes) =>
      names.flatMap((one, at) =>
        names
          .slice(at + 1)
          .filter((other) => apart(colour(one), colour(other), eyes) < 18)
          .map((other) => `${eyes}: ${one}, ${other}`),
      ),
    );
    expect(close).toEqual([]);
  });
});
