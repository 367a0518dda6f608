import { mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import TEXTS from "../src/games/cafe/texts/en.ftl?raw";
import type { CafePlayerView, CafeSquareView, CafeView, Choice, Event } from "../src/lib/types";
import { Words, type WordsGame } from "../src/lib/words";
import Cafes from "../src/games/cafe/Cafes.svelte";
import { proposed } from "../src/games/cafe/delivery";
import { cardOf, kindsOf, letterOf, type CafeEdition } from "../src/games/cafe/edition";
import { around, bearing, bounds, contours, footprint, freshly, notation, outlined, quarters, ranked, turned, within } from "../src/games/cafe/geometry";
import Order from "../src/games/cafe/Order.svelte";
import Row from "../src/games/cafe/Row.svelte";

const EDITION: CafeEdition = {
  bean: [{ id: "yellow" }, { id: "brown" }, { id: "green" }, { id: "red" }],
  plan: [
    { id: "P01", squares: ["C", "Ar", "E", "B", "K", "Ar"] },
    { id: "P02", squares: ["D", "Ar", "E", "B", "K", "Ar"], cafe: { name: "N", city: "C", size: 1, points: 3, demand: { red: 2 } } },
  ],
  start: [{ id: "S1", squares: ["Ab", "Ag", "B", "K", "Ar", "C"] }],
  numbers: { max_action_points: { value: 8 }, cup_price: { value: 1 } },
};

const square = (x: number, y: number, kind: number, anchor: number[] | null): CafeSquareView => ({ x, y, kind, card: 0, anchor, beans: 0, colour: -1 });

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
    expect(around({ x: 1.6, y: 1.1 }, 0)).toEqual({ x: 0, y: 0, rot: 0 });
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

  it("has one contour for each group", () => {
    const found = contours(squares);
    expect([...found.keys()]).toEqual(["0 0", "2 0"]);
    expect(found.get("0 0")!.match(/M/g)).toHaveLength(6);
    expect(found.get("2 0")!.match(/M/g)).toHaveLength(4);
  });
});

describe("two fingers", () => {
  it("turn the card by quarters, both ways and across the seam of the circle", () => {
    const at = (degrees: number): number => bearing({ x: 0, y: 0 }, { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) });
    expect(quarters(at(0), at(30))).toBe(0);
    expect(quarters(at(0), at(60))).toBe(1);
    expect(quarters(at(0), at(-60)) + 0).toBe(-1);
    expect(quarters(at(170), at(-130))).toBe(1);
    const spot = { x: 3, y: 4, rot: 1 };
    expect(turned(turned(spot), -1)).toEqual(spot);
    expect(turned(spot, 2)).toEqual(turned(turned(spot)));
  });
});

describe("a step", () => {
  it("tells where a player has just laid a card", () => {
    const laid = { kind: "card_placed", fields: { seat: 1, card: "P01", x: -1, y: 2, rot: 3, covered: 2 }, hidden: false } as Event;
    expect(freshly([laid], 1)).toEqual({ x: -1, y: 2, rot: 3 });
    expect(freshly([laid], 0)).toBeNull();
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

  it("are proposed by cups, losses and groups", () => {
    const found = ranked([place(0, 1, "5"), place(1, 2, "4 1", 1), place(2, 2, "4 1"), place(3, 2, "5"), choice("end", {})]);
    expect(found.map((spot) => spot.x)).toEqual([3, 2, 1, 0]);
  });

  it("come with the outlines of the groups they make", () => {
    const offer = { ...place(0, 1, "2"), details: { outlines: ["0 0 1 0", "-2 -1"] } };
    const [pair, single] = outlined(offer.details);
    expect(pair.match(/M/g)).toHaveLength(6);
    expect(single).toBe("M-200 -100L-100 -100M-100 -100L-100 0M-100 0L-200 0M-200 0L-200 -100");
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
    const view = { order: [1, 0], turn: 1 } as unknown as CafeView;
    const places = [...show(Order, { view, words }).querySelectorAll("li")];
    expect(places.map((place) => place.textContent)).toEqual(["1Ben", "2Ana"]);
    expect(places.map((place) => place.getAttribute("aria-current"))).toEqual([null, "step"]);
    expect(places[0].classList).toContain("done");
  });

  it("is how a café is completed soonest", () => {
    const cafe = { card: 1, open: true, complete: false, points: 3, demand: [0, 0, 0, 2], received: [0, 0, 0, 0], way: ["roast", "deliver"] };
    const player = { cafes: [cafe] } as unknown as CafePlayerView;
    expect(show(Cafes, { player, edition: EDITION, words }).querySelector(".way")?.textContent).toBe("Complete with 2 action points: roast, deliver");
    const far = { cafes: [{ ...cafe, way: [] }] } as unknown as CafePlayerView;
    expect(show(Cafes, { player: far, edition: EDITION, words }).querySelector(".way")).toBeNull();
  });

  it("is the best an open card can bring to those who may take it", () => {
    const view = { mode: 0, row: [0, 1], prices: [0, 0] } as unknown as CafeView;
    const best = { kind: "best", fields: { points: 3, production: "2", drying: "1", roasting: "1" } };
    const offers = new Map([["pick 0", choice("pick", { slot: 0 }, [best])]]);
    const nothing = (): void => undefined;
    const row = show(Row, { view, edition: EDITION, words, offers, pointed: null, picking: true, onact: nothing, onwhy: nothing, onpoint: nothing });
    expect([...row.querySelectorAll(".best")].map((one) => one.textContent)).toEqual(["effect-besteffect-groups"]);
  });
});

describe("delivering", () => {
  const sends = [choice("send", { to: "P02" }), choice("send", { to: "warehouse" })];
  const cafe = { card: 1, open: true, complete: false, points: 3, demand: [0, 0, 0, 2], received: [0, 0, 0, 0] };
  const player = { cafes: [cafe] } as unknown as CafePlayerView;

  it("completes a café when the load is enough, and stores otherwise", () => {
    expect(proposed(sends, player, [0, 0, 0, 2], EDITION)?.notation).toBe("send P02");
    expect(proposed(sends, player, [0, 0, 0, 1], EDITION)?.notation).toBe("send warehouse");
    expect(proposed([], player, [0, 0, 0, 1], EDITION)).toBeNull();
  });
});
