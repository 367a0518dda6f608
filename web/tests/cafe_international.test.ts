import { describe, expect, it } from "vitest";
import type { Moment, Movement, Stage, Turn } from "../src/frame/contract";
import type { CafeInternationalView, Choice, Event } from "../src/lib/types";
import { Words } from "../src/lib/words";
import { next, NO_CAST, recast, type Cast } from "../src/games/cafe_international/cast";
import { sorted } from "../src/games/cafe_international/hand";
import { bearing, fan, strip } from "../src/games/cafe_international/layout";
import { fitted, lines, plain } from "../src/games/cafe_international/lettering";
import { movements } from "../src/games/cafe_international/movements";
import { PEOPLE } from "../src/games/cafe_international/people/people";
import { portrait } from "../src/games/cafe_international/people/portrait";
import { best, completes, opens, perTable, placements, promised } from "../src/games/cafe_international/placements";
import { told } from "../src/games/cafe_international/told";
import { traces } from "../src/games/cafe_international/traces";
import { walk } from "../src/games/cafe_international/walk";

function place(guest: string, chair: number, points: number, effects: Choice["effects"] = []): Choice {
  return {
    code: chair,
    notation: `P:${guest}@${chair}`,
    action: { kind: "place", fields: { guest, chair } },
    details: { points },
    effects,
  };
}
const event = (kind: string, fields: Event["fields"], hidden = false): Event => ({ kind, fields, hidden });
const turn = (seat: number, ...steps: Event[][]): Turn => ({
  order: 1,
  seat,
  steps: steps.map((events, number) => ({ number, entry: { seat, do: "", undo: 0 }, events })),
});

describe("the hand", () => {
  it("can show what is playable, or what is worth most, first", () => {
    const hand = [1, 2, 2, 3].map((kind, face) => ({ kind, face }));
    const values = new Map([
      [2, 3],
      [3, 7],
    ]);
    expect(sorted(hand, "nation", values).map((held) => held.kind)).toEqual([1, 2, 2, 3]);
    expect(sorted(hand, "playable", values).map((held) => held.kind)).toEqual([2, 2, 3, 1]);
    expect(sorted(hand, "points", values).map((held) => held.kind)).toEqual([3, 2, 2, 1]);
  });

  it("lies in its box as a fan, with cards of one size whatever their number", () => {
    const sizes = Array.from({ length: 12 }, (_, count) => fan(count + 1, 492, 330));
    expect(new Set(sizes.map(({ width }) => width)).size).toBe(1);
    for (const { width, cards } of sizes)
      for (const { x } of cards) {
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x + width).toBeLessThanOrEqual(493);
      }
    expect(sizes[11].cards.slice(0, 6).every(({ y }) => y < sizes[11].cards[6].y)).toBe(true);
  });

  it("is one row to be swiped on a phone", () => {
    const { cards } = strip(8, 180);
    expect(new Set(cards.map(({ y }) => y)).size).toBe(1);
    expect(cards.every(({ x }, index) => index === 0 || x > cards[index - 1].x)).toBe(true);
  });
});

describe("the cast", () => {
  const nobody = Array<number>(12).fill(-1);
  const at = (chair: number, kind: number): number[] => nobody.map((_, place) => (place === chair ? kind : -1));
  const out = Array<number>(24).fill(0);
  const start = recast(NO_CAST, { hand: [4, 4, 7], chairs: nobody, out });

  it("gives equal cards different faces", () => {
    expect(new Set(start.handFaces.slice(0, 2)).size).toBe(2);
  });

  it("lets a card keep its face on its way to the chair, and the picked one of two equals go", () => {
    const picked = { kind: 4, face: start.handFaces[1] };
    const seated = recast(start, { hand: [4, 7], chairs: at(3, 4), out }, picked);
    expect(seated.chairFaces[3]).toBe(picked.face);
    expect(seated.handFaces[0]).toBe(start.handFaces[0]);
    expect(next(start, 4, true, picked)).toBe(picked.face);
  });

  it("gives a card taken back its face again", () => {
    const seated = recast(start, { hand: [4, 7], chairs: at(3, 4), out });
    const back = recast(seated, { hand: [4, 4, 7], chairs: nobody, out });
    expect([...back.handFaces].sort()).toEqual([...start.handFaces].sort());
  });

  it("never shows one face twice, and another one when the first has left", () => {
    const others: Cast = recast(start, { hand: [4, 4, 7], chairs: at(0, 4), out });
    expect(start.handFaces.slice(0, 2)).not.toContain(others.chairFaces[0]);
    expect(next(start, 4, false)).toBe(others.chairFaces[0]);
    const left = out.map((_, kind) => (kind === 9 ? 1 : 0));
    expect(next({ ...start, out: left }, 9, false)).toBe(1);
  });

  it("has four different people for each of 24 kinds", () => {
    expect(Object.keys(PEOPLE)).toHaveLength(24);
    for (const people of Object.values(PEOPLE)) expect(new Set(people.map((person) => JSON.stringify(person))).size).toBe(4);
    for (const [guest, people] of Object.entries(PEOPLE))
      people.forEach((_, face) => {
        const shapes = portrait(guest, face);
        // everybody wears their nation's cloth, and nothing is painted in a tone that nobody has
        expect(shapes.some((shape) => shape.fill?.startsWith("url(#cloth-") || shape.line?.startsWith("url(#cloth-"))).toBe(true);
        for (const { fill, line } of shapes) for (const paint of [fill, line]) if (paint !== undefined) expect(paint).toMatch(/^(#|url\()/);
      });
  });
});

describe("names on cloths and ribbons", () => {
  it("stay on one line while they are short, and break where they may", () => {
    expect(lines("Italy")).toEqual(["Italy"]);
    expect(lines("Central Africa")).toEqual(["Central", "Africa"]);
    expect(lines("Zentral\u00adafrika")).toEqual(["Zentral-", "afrika"]);
    expect(lines("Angle\u00adterre")).toEqual(["Angle-", "terre"]);
    expect(plain("Zentral\u00adafrika")).toBe("Zentralafrika");
  });

  it("are as large as they fit, and never too small to read", () => {
    expect(fitted(["Cuba"], 84, 26)).toBe(26);
    expect(fitted(["Frankreich"], 84, 26)).toBeLessThan(26);
    expect(fitted(["x".repeat(40)], 84, 26)).toBe(15);
  });
});

describe("placements", () => {
  const couple = place("GB-W", 3, 7, [
    { kind: "points", fields: { slot: "NW", table: "GB", amount: 4 } },
    { kind: "points", fields: { slot: "NE", table: "CF", amount: 3 } },
    { kind: "completes", fields: { slot: "NW", table: "GB" } },
  ]);
  const opener = place("ES-W", 0, 0, [{ kind: "opens", fields: { amount: 4 } }]);

  it("are found by guest and by chair", () => {
    const index = placements([
      couple,
      opener,
      { code: 99, notation: "DRAW", action: { kind: "draw", fields: {} }, details: {}, effects: [] },
    ]);
    expect([...index.byGuest.keys()]).toEqual(["GB-W", "ES-W"]);
    expect(index.byChair.get(3)?.get("GB-W")).toBe(couple);
    expect(best(index)).toEqual(
      new Map([
        ["GB-W", 7],
        ["ES-W", 0],
      ]),
    );
  });

  it("tell what each table gives and which would be complete", () => {
    expect(perTable(couple)).toEqual(
      new Map([
        ["NW", 4],
        ["NE", 3],
      ]),
    );
    expect(completes(couple)).toEqual(new Set(["NW"]));
    expect(opens(couple)).toBe(false);
    expect([opens(opener), promised(opener)]).toEqual([true, 4]);
    expect(perTable(null).size).toBe(0);
  });
});

const guests = ["CF-W", "CF-M", "CN-W", "CN-M"];
const seated = event("guest_seated", { seat: 1, guest: "CF-M", chair: 2 });
const score = (slot: string, amount: number): Event => event("table_scored", { seat: 1, slot, table: "CF", amount });

describe("traces", () => {
  const sitting = Array<number>(12).fill(-1);

  it("tell who sat down and for how much", () => {
    const now = sitting.map((_, chair) => (chair === 2 ? 1 : -1));
    expect(traces([turn(1, [seated, score("NW", 4), score("C", 2)])], now, guests)).toEqual({
      guests: [{ chair: 2, seat: 1, amount: 6 }],
      tables: [],
    });
  });

  it("leave nothing of those who have gone, but mark the table that came instead", () => {
    const events = [
      seated,
      score("NW", 4),
      event("table_completed", { slot: "NW", table: "CF" }),
      event("guest_left", { guest: "CF-M", chair: 2 }),
      event("table_revealed", { slot: "NW", table: "CN" }),
    ];
    expect(traces([turn(1, events)], sitting, guests)).toEqual({ guests: [], tables: [{ slot: "NW", seat: 1 }] });
  });
});

describe("a slip's last line", () => {
  const words = new Words(
    "en",
    [
      "guest-CF-M = gentleman\ntable-CF = African table\nboard-turn-guests = { $count ->\n    [one] { $guests }\n   *[other] { $count } guests\n}\nboard-turn-drew = draws\nboard-turn-down = down\nboard-turn-complete = { $table } complete\n",
    ],
    { vocabulary: { table: { name: "table", ids: ["CF"] } } },
  );

  it("names one guest, counts several, and prefers a complete table", () => {
    expect(told(turn(1, [seated, score("NW", 4)]), words)).toMatchObject({ text: "gentleman", gained: 4 });
    expect(told(turn(1, [seated], [seated, score("NW", 3)]), words)).toMatchObject({ text: "2 guests", gained: 3 });
    expect(told(turn(1, [seated, event("table_completed", { slot: "NW", table: "CF" })]), words).text).toBe("African table complete");
    expect(told(turn(1, [event("guest_drawn", { seat: 1, left: 3 }, true)]), words).text).toBe("draws");
    expect(told(null, words)).toEqual({ text: "", gained: 0, seated: [] });
  });
});

/** A stage that notes what it is told. */
class Notes implements Stage {
  told: string[] = [];
  find(piece: string): Element | null {
    const node = document.createElement("i");
    node.dataset.name = piece;
    return piece.startsWith("card-") ? null : node;
  }
  private name(what: unknown): string {
    return typeof what === "string" ? what : what instanceof HTMLElement ? (what.dataset.name ?? "copy") : "box";
  }
  fly(what: Parameters<Stage["fly"]>[0], from: Parameters<Stage["fly"]>[1], to: Parameters<Stage["fly"]>[2]): Promise<Element | null> {
    this.told.push(`${this.name(what)}: ${this.name(from)} > ${this.name(to)}`);
    const copy = document.createElement("b");
    copy.dataset.name = "copy";
    return Promise.resolve(copy);
  }
  animate(what: Parameters<Stage["animate"]>[0]): Promise<void> {
    this.told.push(`${this.name(what)} moves`);
    return Promise.resolve();
  }
  hide(): void {
    // nothing to hide
  }
  sound(name: string): void {
    this.told.push(`*${name}*`);
  }
  wait(): Promise<void> {
    return Promise.resolve();
  }
}

async function tell(events: Event[], seat: number | null = 0): Promise<{ told: string[]; after: string[] }> {
  const view = { seat, active: 2, tables: [0, 1, 2, 3, 4] } as unknown as CafeInternationalView;
  const words = new Words("en", [], { vocabulary: { guest: { name: "guest", ids: guests } } });
  const moment: Moment<CafeInternationalView> = {
    before: view,
    after: view,
    step: { number: 1, entry: { seat: 1, do: "", undo: 0 }, events },
    words,
  };
  const all = events.flatMap((one): Movement[] => [movements[one.kind]?.(one, moment) ?? []].flat() as Movement[]);
  const [before, after] = [new Notes(), new Notes()];
  for (const movement of all) await movement.run(movement.phase === "after" ? after : before);
  return { told: before.told, after: after.told };
}

describe("movements", () => {
  it("walk a guest from their player to the chair, then points from the tables to that player", async () => {
    const { told: notes } = await tell([seated, score("NW", 4), score("C", 2)]);
    expect(notes).toEqual([
      "#guest-CF-M-0: hand-1 > box",
      "*seat*",
      "*chip*",
      "#ci-gain-4: table-NW > plate-1",
      "*chip*",
      "#ci-gain-2: table-C > plate-1",
    ]);
  });

  it("let all guests of a complete table leave together, the last one too, and lay a new cloth on the new board", async () => {
    const { told: notes, after } = await tell([
      seated,
      event("table_completed", { slot: "NW", table: "CF" }),
      event("guest_left", { guest: "CF-W", chair: 0 }),
      event("guest_left", { guest: "CF-M", chair: 2 }),
      event("table_revealed", { slot: "NW", table: "CN" }),
    ]);
    expect(notes.slice(2)).toEqual(["*clink*", "table-NW moves", "*steps*", "sitter-0: sitter-0 > box", "copy moves", "table-NW moves"]);
    expect(after).toEqual(["*cloth*", "table-NW moves"]);
  });

  it("pass the turn on, and nod where a guest waits for company", async () => {
    const { told: notes, after } = await tell([
      seated,
      event("table_opened", { seat: 1, guest: "CF-M", chair: 2 }),
      event("turn_ended", { seat: 1, amount: 0 }),
    ]);
    expect(notes.slice(2)).toEqual([]);
    expect(after).toEqual(["sitter-2 moves", "#ci-turn: plate-1 > plate-2"]);
  });

  it("hide what others draw and put down", async () => {
    const { told: notes } = await tell([event("guest_drawn", { seat: 1, left: 9 }, true), event("guest_discarded", { seat: 1 }, true)]);
    expect(notes).toEqual(["*card*", "#ci-back: guest-pile > hand-1", "*card*", "#ci-back: hand-1 > down-1"]);
  });
});

describe("walking with the arrow keys", () => {
  const chairs = [
    { id: 0, col: 1, row: 0 },
    { id: 1, col: 3, row: 0 },
    { id: 2, col: 0, row: 1 },
    { id: 3, col: 2, row: 1 },
  ];
  it("goes to the nearest chair in that direction and stops at the edge", () => {
    expect(walk(chairs, 0, "ArrowRight")).toBe(1);
    expect(walk(chairs, 0, "ArrowDown")).toBe(2);
    expect(walk(chairs, 3, "ArrowUp")).toBe(0);
    expect(walk(chairs, 0, "ArrowUp")).toBe(0);
    expect(walk(chairs, 0, "x")).toBeNull();
  });

  it("knows where a seat lies, seen from its table", () => {
    expect(bearing(chairs[0], chairs[1])).toBe(0);
    expect(bearing({ col: 1, row: 1 }, { col: 1, row: 0 })).toBe(-90);
  });
});
