import { mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import TEXTS from "../src/games/cafe/texts/en.ftl?raw";
import type { Moment, Movement, Player, Stage, Turn } from "../src/frame/contract";
import type { CafeCafeView, CafePlayerView, CafeSquareView, CafeView, Choice, Event } from "../src/lib/types";
import { Words, type WordsGame } from "../src/lib/words";
import CafeNote from "../src/games/cafe/CafeNote.svelte";
import { proposed } from "../src/games/cafe/delivery";
import { cardOf, kindsOf, letterOf, ordered, shortName, type CafeEdition } from "../src/games/cafe/edition";
import { bounds, contour, footprint, groupsOf, notation, outlined, ranked, turned, within } from "../src/games/cafe/geometry";
import { bearing, quarters } from "../src/games/cafe/gestures";
import { leaderOf } from "../src/frame/leader";
import Order from "../src/games/cafe/Order.svelte";
import Row from "../src/games/cafe/Row.svelte";
import { movements } from "../src/games/cafe/movements";
import { cornerOf, scaleFor, shifted } from "../src/games/cafe/sheet";
import { sounds } from "../src/games/cafe/sounds";
import { summary } from "../src/games/cafe/summary";
import { takenBy } from "../src/games/cafe/taken";
import { freshCards, refilledSlots } from "../src/games/cafe/traces";

const EDITION: CafeEdition = {
  bean: [{ id: "yellow" }, { id: "brown" }, { id: "green" }, { id: "red" }],
  plan: [
    { id: "P01", squares: ["C", "Ar", "E", "B", "K", "Ar"] },
    {
      id: "P02",
      squares: ["D", "Ar", "E", "B", "K", "Ar"],
      cafe: { name: "Café Novo", city: "C", year: 1900, size: 1, points: 3, demand: { red: 2 } },
    },
  ],
  company: [{ id: "brasil", name: "B" }],
  start: [{ id: "S1", squares: ["Ab", "Ag", "B", "K", "Ar", "C"] }],
  numbers: { max_action_points: 8, cup_price: 1 },
};

const square = (x: number, y: number, kind: number, anchor: number[] | null): CafeSquareView => ({
  x,
  y,
  kind,
  card: 0,
  anchor,
  beans: 0,
  colour: -1,
});

function choice(kind: string, fields: Choice["action"]["fields"], effects: Choice["effects"] = []): Choice {
  return { code: 0, notation: [kind, ...Object.values(fields)].join(" "), action: { kind, fields }, details: {}, effects };
}

describe("cards", () => {
  it("are numbered plan cards first, then start cards", () => {
    expect(cardOf(EDITION, 1).id).toBe("P02");
    expect(cardOf(EDITION, 2).id).toBe("S1");
    expect(kindsOf(cardOf(EDITION, 0))).toEqual([5, 3, 8, 4, 6, 3]);
    expect([0, 4, 5, 6, 9].map(letterOf)).toEqual(["A", "B", "C", "", "D"]);
  });

  it("turn clockwise about their middle", () => {
    expect(footprint({ x: 0, y: 0, rot: 0 })[2]).toEqual({ x: 2, y: 0 });
    expect(footprint({ x: 0, y: 0, rot: 1 })[0]).toEqual({ x: 1, y: 0 });
    expect(footprint({ x: 0, y: 0, rot: 2 })[0]).toEqual({ x: 2, y: 1 });
    expect(footprint({ x: 0, y: 0, rot: 3 })[0]).toEqual({ x: 0, y: 2 });
    let spot = { x: 4, y: 4, rot: 0 };
    for (const rot of [1, 2, 3, 0]) {
      spot = turned(spot);
      expect(spot.rot).toBe(rot);
    }
    expect(spot).toEqual({ x: 4, y: 4, rot: 0 });
  });

  it("snap to the grid and stay in the frame", () => {
    expect(within({ x: 9, y: -9, rot: 1 }, { x: 0, y: 0, width: 6, height: 5 })).toEqual({ x: 4, y: 0, rot: 1 });
    expect(notation({ x: -2, y: 0, rot: 1 })).toBe("place -2 0 1");
  });
});

describe("an area", () => {
  const squares = [square(0, 0, 4, [0, 0]), square(1, 0, 4, [0, 0]), square(2, 0, 5, [2, 0]), square(0, 1, 6, null)];

  it("has bounds", () => {
    expect(bounds(squares)).toEqual({ x: 0, y: 0, width: 3, height: 2 });
    expect(bounds(squares, 2)).toEqual({ x: -2, y: -2, width: 7, height: 6 });
  });

  it("falls into groups, each with one outline", () => {
    const groups = groupsOf(squares);
    expect([...groups.keys()]).toEqual(["0 0", "2 0"]);
    expect(groups.get("0 0")).toHaveLength(2);
    expect(contour(groups.get("0 0")!, 0, 0)).toBe("M0 0Q0 0 0 0L200 0Q200 0 200 0L200 100Q200 100 200 100L0 100Q0 100 0 100z");
  });

  it("keeps cells apart that touch at a corner only, and has an inner edge around a hole", () => {
    const corner = contour([square(0, 0, 4, null), square(1, 1, 4, null)]);
    expect(corner.match(/M/g)).toHaveLength(2);
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => square(x, y, 4, null))).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(contour(ring).match(/M/g)).toHaveLength(2);
  });
});

describe("the sheet", () => {
  const lattice = { columns: 11, rows: 9 };
  const at = (x: number, y: number, rot = 0): { x: number; y: number; rot: number } => ({ x, y, rot });

  it("shows the first card in its middle and stands still while there is room", () => {
    const first = cornerOf([at(0, 0)], lattice, 1);
    expect(first).toEqual({ x: -4, y: -3.5 });
    expect(cornerOf([at(0, 0), at(2, 0), at(-2, 1)], lattice, 1)).toEqual(first);
  });

  it("slides no further than a card near the edge needs", () => {
    expect(cornerOf([at(0, 0), at(5, 0)], lattice, 1)).toEqual({ x: -2, y: -3.5 });
    expect(shifted({ x: 0, y: 0 }, { x: -3, y: 2, width: 3, height: 2 }, lattice)).toEqual({ x: -3, y: 0 });
  });

  it("takes one step down for an area that is too large, and more only for larger ones", () => {
    expect(scaleFor({ x: 0, y: 0, width: 10, height: 8 }, lattice)).toBe(1);
    expect(scaleFor({ x: 0, y: 0, width: 12, height: 8 }, lattice)).toBe(0.82);
    expect(scaleFor({ x: 0, y: 0, width: 16, height: 8 }, lattice)).toBeCloseTo(11 / 16.3);
    expect(scaleFor({ x: 0, y: 0, width: 40, height: 8 }, lattice)).toBe(0.6);
  });
});

describe("the lead", () => {
  const players = (...points: number[]): Player[] => points.map((points, seat) => ({ seat, points }) as Player);

  it("is one player's alone", () => {
    expect(leaderOf(players(3, 9, 4))).toBe(1);
    expect(leaderOf(players(9, 9, 4))).toBeNull();
    expect(leaderOf(players(0, 0))).toBeNull();
    expect(leaderOf(players(12))).toBeNull();
  });
});

describe("two fingers", () => {
  it("turn the card by quarters, both ways and across the seam of the circle", () => {
    const at = (degrees: number): number =>
      bearing([
        { x: 0, y: 0 },
        { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) },
      ]);
    expect(quarters(at(0), at(30))).toBe(0);
    expect(quarters(at(0), at(60))).toBe(1);
    expect(quarters(at(0), at(-60)) + 0).toBe(-1);
    expect(quarters(at(170), at(-130))).toBe(1);
    const spot = { x: 3, y: 4, rot: 1 };
    expect(turned(turned(spot), -1)).toEqual(spot);
    expect(turned(spot, 2)).toEqual(turned(turned(spot)));
  });
});

describe("what others did", () => {
  const event = (kind: string, fields: Event["fields"]): Event => ({ kind, fields, hidden: false });
  const turn = (seat: number, ...events: Event[]): Turn => ({
    order: 1,
    seat,
    steps: [{ number: 1, entry: { seat, do: "", undo: 0 }, events }],
  });

  it("leaves the card they laid and the slots that were refilled after them", () => {
    const laid = turn(1, event("card_placed", { seat: 1, card: "P01", x: -1, y: 2, rot: 3, covered: 2 }));
    expect(freshCards([laid]).get(1)).toEqual({ x: -1, y: 2, rot: 3 });
    const picked = turn(2, event("card_picked", { seat: 2, slot: 1, card: "P01" }), event("card_revealed", { slot: 1, card: "P02" }));
    expect([...refilledSlots([laid, picked])]).toEqual([[1, 2]]);
    const next = turn(2, event("round_started", { round: 2, seat: 0 }), event("card_revealed", { slot: 0, card: "P02" }));
    expect(refilledSlots([picked, next]).size).toBe(0);
  });

  it("is told as what came of it", () => {
    const words = new Words("en", [TEXTS]);
    const done = [
      event("card_placed", { seat: 1, card: "P02", x: 0, y: 0, rot: 0, covered: 2 }),
      ...[0, 1].map((x) => event("bean_produced", { seat: 1, x, y: 0, colour: "red" })),
      event("beans_dried", { seat: 1, x: 3, y: 0, colour: "red", beans: 2 }),
      event("cafe_completed", { seat: 1, card: "P02", points: 3 }),
    ];
    expect(summary(turn(1, ...done), EDITION, words)).toBe("lays Novo, grows 2, dries 2, supplies Novo");
    expect(summary(null, EDITION, words)).toBe("");
  });

  it("shows the cards of this round: in their hands, then on their plans", () => {
    const players = [
      { hand: -1, laid: [{ card: 48 }, { card: 7 }] },
      { hand: 5, laid: [{ card: 49 }] },
      { hand: -1, laid: [{ card: 50 }, { card: 3 }] },
    ];
    const view = { order: [0, 1, 2], turn: 1, deciding: 1, builders: [], players } as unknown as CafeView;
    expect(takenBy(view, 2)).toEqual([
      { seat: 0, card: 7, laid: true },
      { seat: 1, card: 5, laid: false },
    ]);
    expect(takenBy(view, 0).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe("cafés", () => {
  it("order beans colour by colour, and have names that fit a small sign", () => {
    expect(ordered([1, 0, 2, 0], [0, 0, 1, 0])).toEqual([
      { colour: 0, delivered: false },
      { colour: 2, delivered: true },
      { colour: 2, delivered: false },
    ]);
    expect(["Café Santa Cruz", "A Brasileira", "Martinho da Arcada", "Café Águias d’Ouro"].map(shortName)).toEqual([
      "Santa Cruz",
      "Brasileira",
      "Martinho",
      "Águias",
    ]);
  });
});

describe("placements", () => {
  const place = (x: number, cups: number, production: string, lost = 0): Choice => ({
    ...choice("place", { x, y: 0, rot: 0 }, [
      { kind: "covers", fields: { squares: 2 } },
      { kind: "cups", fields: { before: 1, after: cups } },
      ...(lost ? [{ kind: "beans_lost", fields: { beans: lost } }] : []),
    ]),
    details: { production, drying: "1", roasting: "1" },
  });

  it("begin with the one the game would choose", () => {
    const favourite = place(9, 1, "1", 2);
    favourite.details.favourite = 1;
    expect(ranked([place(0, 4, "5"), favourite])[0].x).toBe(9);
  });

  it("are proposed by cups, losses and groups", () => {
    const found = ranked([place(0, 1, "5"), place(1, 2, "4 1", 1), place(2, 2, "4 1"), place(3, 2, "5"), choice("end", {})]);
    expect(found.map((spot) => spot.x)).toEqual([3, 2, 1, 0]);
  });

  it("come with the outlines of the groups they make", () => {
    const offer = { ...place(0, 1, "2"), details: { outlines: ["0 0 1 0", "-2 -1"] } };
    expect(outlined(offer.details)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      [{ x: -2, y: -1 }],
    ]);
    expect(outlined(place(0, 1, "2").details)).toEqual([]);
    expect(outlined(undefined)).toEqual([]);
  });
});

describe("what the board tells", () => {
  const words = new Words("en", [TEXTS], { vocabulary: { seat: { name: "seat", ids: [] } } } as unknown as WordsGame, ["Ana", "Ben"]);
  const shown: object[] = [];
  afterEach(() => shown.splice(0).forEach((component) => void unmount(component)));

  function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
    document.body.innerHTML = "";
    shown.push(mount(component, { target: document.body, props }));
    return document.body;
  }

  it("is who picks when", () => {
    const view = { order: [1, 0], turn: 1, builders: [] } as unknown as CafeView;
    const places = [...show(Order, { view, words, reader: 0, picking: true }).querySelectorAll("li")];
    expect(places.map((place) => place.textContent)).toEqual(["Ben✓", "Anayou"]);
    expect(places.map((place) => place.getAttribute("aria-current"))).toEqual([null, "step"]);
    expect(places[0].classList).toContain("done");
  });

  it("is how a café is completed soonest", () => {
    const cafe: CafeCafeView = {
      card: 1,
      open: true,
      complete: false,
      points: 3,
      demand: [0, 0, 0, 2],
      received: [0, 0, 0, 0],
      way: ["roast", "deliver"],
    };
    expect(show(CafeNote, { cafe, edition: EDITION, words }).querySelector(".way")?.textContent).toBe(
      "Complete with 2 action points: roast, deliver",
    );
    expect(show(CafeNote, { cafe: { ...cafe, way: [] }, edition: EDITION, words }).querySelector(".way")).toBeNull();
  });

  it("is price and gain of each open card, for those who may take it", () => {
    const view = { mode: 0, row: [0, 1], prices: [0, 1] } as unknown as CafeView;
    const best = { kind: "best", fields: { points: 3, production: "2", drying: "1", roasting: "1" } };
    const offers = new Map([["pick 0", choice("pick", { slot: 0 }, [best])]]);
    const nothing = (): void => undefined;
    const props = {
      view,
      edition: EDITION,
      words,
      offers,
      picking: true,
      chosen: null,
      pointed: null,
      refilled: new Map(),
      taken: [],
      cups: 2,
      onchoose: nothing,
      onpoint: nothing,
    };
    const row = show(Row, props);
    expect([...row.querySelectorAll("[data-do]")].map((one) => one.getAttribute("data-do"))).toEqual(["pick 0"]);
    expect(row.querySelector(".best [aria-hidden] + [aria-hidden], .best > span:last-child")?.textContent).toBe("→ 3");
    expect(row.querySelector('[data-why="pick 1"]')?.getAttribute("aria-disabled")).toBe("true");
  });
});

describe("delivering", () => {
  const sends = [choice("send", { to: "P02" }), choice("send", { to: "warehouse" })];
  const cafe = { card: 1, open: true, complete: false, points: 3, demand: [0, 0, 0, 2], received: [0, 0, 0, 0], way: [] };
  const player = { cafes: [cafe] } as unknown as CafePlayerView;

  it("completes a café when the load is enough, and stores otherwise", () => {
    expect(proposed(sends, player, [0, 0, 0, 2], EDITION)?.notation).toBe("send P02");
    expect(proposed(sends, player, [0, 0, 0, 1], EDITION)?.notation).toBe("send warehouse");
    expect(proposed([], player, [0, 0, 0, 1], EDITION)).toBeNull();
  });
});

describe("movements", () => {
  const event = (kind: string, fields: Event["fields"] = {}): Event => ({ kind, fields, hidden: false });

  /** What a stage on which everything is there is asked to do. */
  async function told(one: Event, moment: Partial<Moment<CafeView>>): Promise<string[]> {
    const asked: string[] = [];
    const stage: Stage = {
      find: () => document.createElement("i"),
      fly: async (what, from, to) => {
        asked.push(`${String(what)}: ${String(from)} > ${String(to)}`);
        return null;
      },
      animate: async (what) => void asked.push(`animate ${String(what)}`),
      hide: () => undefined,
      sound: (name) => void asked.push(`♪ ${name}`),
      wait: async () => undefined,
    };
    const step = { number: 1, entry: { seat: 0, do: "x", undo: 0 }, events: [one] };
    const found = movements[one.kind](one, { step, ...moment } as Moment<CafeView>);
    for (const movement of [found ?? []].flat() as Movement[]) await movement.run(stage);
    return asked;
  }

  it("carry cards that nobody took to the discard pile, each from its slot", async () => {
    const [first, second] = [event("card_discarded", { card: "P03" }), event("card_discarded", { card: "P09" })];
    const events = [
      event("card_picked", { seat: 1, slot: 1, card: "P07" }),
      event("card_revealed", { slot: 3, card: "P09" }),
      first,
      second,
    ];
    const moment = {
      before: { row: [2, 6, -1, -1] } as CafeView,
      step: { number: 1, entry: { seat: 1, do: "x", undo: 0 }, events } as unknown as Moment["step"],
    };
    expect(await told(first, moment)).toEqual(["♪ card", "slot 0: slot 0 > discard"]);
    expect(await told(second, moment)).toEqual(["♪ card", "slot 3: slot 3 > discard"]);
  });

  it("tell who leaves an auction, and the café that is covered", async () => {
    expect(await told(event("bidder_passed", { seat: 2 }), {})).toEqual(["animate bidder 2"]);
    const closed = await told(event("cafe_closed", { seat: 0, card: "P13" }), {});
    expect(closed).toEqual(["♪ paper", "animate house 0 P13"]);
    expect(Object.keys(sounds)).toContain("paper");
  });
});
