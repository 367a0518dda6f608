/** How Café International's events are shown: from a hand to a chair, from a table to a slip, off the terrace, out of the pile. */
import type { Moment, Movement, Movements, Stage } from "../../frame/contract";
import { nod, rest, type EveryMovement } from "../../frame/moves";
import type { CafeInternationalView, Event } from "../../lib/types";
import { NOBODY } from "./edition";
import { next, stageCast } from "./cast";

const SEATING = 320;
const CHIP = 520;
const CHIP_AFTER = 140;
const CLINK = 400;
const LEAVING = 500;
const FOLDING = 260;
const UNFOLDING = 350;
const CARD = 420;
const PASSING = 200;
const RIM = 34; // pixels
const DEALING = 60;
const MOST_DEALT = 5;
const NIGHT = 60; // pixels beyond the edge of the terrace

type When = Moment<CafeInternationalView>;

const guests = ({ words }: When): readonly string[] => words.game?.vocabulary.guest.ids ?? [];
const own = ({ after }: When, seat: number): boolean => after.seat === seat;
const of = (moment: When, kind: string): Event[] => moment.step.events.filter((event) => event.kind === kind);
const scored = (moment: When): Event[] => moment.step.events.filter(({ kind }) => kind === "table_scored" || kind === "formation_scored");

/** Where a person stands who sits on a chair: the bust is higher than its frame. */
function seatBox(stage: Stage, chair: number): DOMRect | null {
  const box = stage.find(`chair-${chair}`)?.getBoundingClientRect();
  return box ? new DOMRect(box.x + box.width * 0.03, box.y - box.height * 0.08, box.width * 0.94, box.height * 1.05) : null;
}

/** Beyond the nearest edge of the terrace. */
function outside(stage: Stage, box: DOMRect): DOMRect {
  const terrace = stage.find("terrace")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const ways = [
    { room: box.x - terrace.x, to: new DOMRect(terrace.x - box.width - NIGHT, box.y, box.width, box.height) },
    { room: terrace.right - box.right, to: new DOMRect(terrace.right + NIGHT, box.y, box.width, box.height) },
    { room: box.y - terrace.y, to: new DOMRect(box.x, terrace.y - box.height - NIGHT, box.width, box.height) },
    { room: terrace.bottom - box.bottom, to: new DOMRect(box.x, terrace.bottom + NIGHT, box.width, box.height) },
  ];
  return ways.sort((one, other) => one.room - other.room)[0].to;
}

/** Whoever sat down in this step is no part of the board yet: their copy, by the chair. */
const arrived = new WeakMap<object, Map<number, Element>>();

function seated(event: Event, moment: When): Movement {
  const chair = Number(event.fields.chair);
  const seat = Number(event.fields.seat);
  const guest = String(event.fields.guest);
  const face = next(stageCast.now, guests(moment).indexOf(guest), own(moment, seat), stageCast.picked);
  return {
    label: "tale-sits",
    async run(stage) {
      const to = seatBox(stage, chair);
      if (!to) return;
      const card = own(moment, seat) ? stage.find(`card-${guest}-${face}`) : null;
      if (card) stage.hide(card);
      const from = card ?? stage.find(`hand-${seat}`) ?? `plate-${seat}`;
      const copy = await stage.fly(`#guest-${guest}-${face}`, from, to, {
        ms: card ? SEATING : SEATING * 1.5,
        arc: 40,
        size: [to.width, to.height],
      });
      if (copy) arrived.set(moment.step, (arrived.get(moment.step) ?? new Map<number, Element>()).set(chair, copy));
      stage.sound("seat");
    },
  };
}

function chip(event: Event, moment: When): Movement {
  const all = scored(moment);
  const last = all.at(-1) === event;
  const slot = String(event.fields.slot);
  return {
    label: all[0] === event ? "tale-scores" : undefined,
    async run(stage) {
      stage.sound("chip");
      const size = Math.max(30, (stage.find(`table-${slot}`)?.getBoundingClientRect().width ?? 0) * 0.2);
      const flight = stage.fly(`#ci-gain-${String(event.fields.amount)}`, `table-${slot}`, `plate-${String(event.fields.seat)}`, {
        ms: CHIP,
        arc: 70,
        size: [size, size],
      });
      await (last ? flight : stage.wait(CHIP_AFTER));
    },
  };
}

function complete(event: Event): Movement {
  const table = `table-${String(event.fields.slot)}`;
  return {
    label: "tale-full",
    async run(stage) {
      stage.sound("clink");
      await stage.animate(
        table,
        [
          { transform: "scale(1)" },
          { transform: "scale(1.06) rotate(2deg)" },
          { transform: "scale(1.03) rotate(-2deg)" },
          { transform: "scale(1)" },
        ],
        CLINK,
      );
    },
  };
}

/** All who leave rise together, then their cloths are folded. */
function leave(event: Event, moment: When): Movement | null {
  const leaving = of(moment, "guest_left");
  if (leaving[0] !== event) return null;
  return {
    async run(stage) {
      stage.sound("steps");
      await Promise.all(
        leaving.map(({ fields }) => {
          const chair = Number(fields.chair);
          const copy = arrived.get(moment.step)?.get(chair);
          const what = copy ?? stage.find(`sitter-${chair}`);
          if (!what) return null;
          const box = what.getBoundingClientRect();
          const to = outside(stage, box);
          if (!copy) return stage.fly(what, what, to, { ms: LEAVING, lift: true });
          return stage.animate(copy, [{ translate: "0 0" }, { translate: `${to.x - box.x}px ${to.y - box.y}px` }], LEAVING, {
            easing: "ease-in",
          });
        }),
      );
      const folding = [
        { transform: "scale(1)", opacity: 1 },
        { transform: "scale(.25) rotate(30deg)", opacity: 0 },
      ];
      await Promise.all(
        of(moment, "table_completed").map(({ fields }) =>
          stage.animate(`table-${String(fields.slot)}`, folding, FOLDING, { easing: "ease-in" }),
        ),
      );
    },
  };
}

function reveal(event: Event, moment: When): Movement | null {
  const fresh = of(moment, "table_revealed");
  if (fresh[0] !== event || moment.before.tables.every((nation) => nation === NOBODY)) return null;
  return {
    phase: "after",
    label: "tale-new",
    async run(stage) {
      stage.sound("cloth");
      const unfolding = [
        { transform: "scale(.2) rotate(-40deg)", opacity: 0 },
        { transform: "scale(1)", opacity: 1 },
      ];
      await Promise.all(fresh.map(({ fields }) => stage.animate(`table-${String(fields.slot)}`, unfolding, UNFOLDING)));
    },
  };
}

function draw(event: Event, moment: When): Movement[] {
  const seat = Number(event.fields.seat);
  const size: [number, number] = [76, 108];
  const coming: Movement = {
    label: "tale-draws",
    async run(stage) {
      stage.sound("card");
      const to = own(moment, seat) ? (stage.find("hand") ?? `hand-${seat}`) : `hand-${seat}`;
      await stage.fly("#ci-back", "guest-pile", to, { ms: CARD, arc: 30, turn: own(moment, seat) ? 6 : 90, size });
    },
  };
  if (!own(moment, seat) || event.hidden) return [coming];
  const turning: Movement = {
    phase: "after",
    async run(stage) {
      const kind = guests(moment).indexOf(String(event.fields.guest));
      const before = stageCast.now.hand
        .map((other, place) => ({ other, face: stageCast.now.handFaces[place] }))
        .filter(({ other }) => other === kind);
      const card = before.map(({ face }) => stage.find(`card-${String(event.fields.guest)}-${face}`)).at(-1);
      if (card)
        await stage.animate(card, [{ transform: "scaleX(0) translateY(-14px)" }, { transform: "scaleX(1) translateY(0)" }], UNFOLDING);
    },
  };
  return [coming, turning];
}

function down(event: Event, moment: When): Movement {
  const seat = Number(event.fields.seat);
  return {
    label: "tale-down",
    async run(stage) {
      stage.sound("card");
      const face =
        own(moment, seat) && !event.hidden
          ? next(stageCast.now, guests(moment).indexOf(String(event.fields.guest)), true, stageCast.picked)
          : 0;
      const card = own(moment, seat) ? stage.find(`card-${String(event.fields.guest)}-${face}`) : null;
      if (card) await stage.fly(card, card, `down-${seat}`, { ms: CARD, turn: 90, lift: true, size: [20, 28] });
      else await stage.fly("#ci-back", `hand-${seat}`, `down-${seat}`, { ms: CARD, turn: 90, size: [22, 31] });
    },
  };
}

function form(event: Event): Movement {
  return {
    label: "tale-circle",
    async run(stage) {
      stage.sound("bell");
      await stage.animate(
        `table-${String(event.fields.slot)}`,
        [{ transform: "rotate(0)" }, { transform: "rotate(8deg) scale(1.05)" }, { transform: "rotate(0)" }],
        CLINK,
      );
    },
  };
}

/** The first cards of a hand: some backs, one shortly after the other. */
function deal({ fields: { seat, cards } }: Event, moment: When): Movement {
  const to = own(moment, Number(seat)) ? "hand" : `hand-${Number(seat)}`;
  return {
    async run(stage) {
      stage.sound("card");
      const size: [number, number] = own(moment, Number(seat)) ? [76, 108] : [22, 31];
      await Promise.all(
        Array.from({ length: Math.min(Number(cards), MOST_DEALT) }, (_, card) =>
          stage.fly("#ci-back", "guest-pile", stage.find(to) ?? `hand-${Number(seat)}`, { ms: CARD, arc: 30, delay: card * DEALING, size }),
        ),
      );
    },
  };
}

/** Whoever opens a table waits for company: their chair rocks. */
const waits = ({ fields }: Event): Movement => ({
  phase: "after",
  async run(stage) {
    await stage.animate(
      `sitter-${Number(fields.chair)}`,
      [{ transform: "none" }, { transform: "rotate(-5deg)" }, { transform: "rotate(4deg)" }, { transform: "none" }],
      CLINK,
    );
  },
});

/** The count of an empty hand jumps. */
const emptied = ({ fields }: Event): Movement => ({
  phase: "after",
  async run(stage) {
    stage.sound("card");
    const hand = stage.find(`hand-${Number(fields.seat)}`) ?? `plate-${Number(fields.seat)}`;
    await stage.animate(hand, [{ transform: "none" }, { transform: "scale(1.4)" }, { transform: "none" }], CLINK);
  },
});

/** The rim of whoever is on turn goes on to the next. */
function pass(event: Event, { after }: When): Movement {
  return {
    phase: "after",
    async run(stage) {
      await stage.fly("#ci-turn", `plate-${String(event.fields.seat)}`, `plate-${after.active}`, { ms: PASSING, size: [RIM, RIM] });
    },
  };
}

const make = {
  guest_seated: seated,
  table_scored: chip,
  formation_declared: form,
  formation_scored: chip,
  table_completed: complete,
  guest_left: leave,
  table_revealed: reveal,
  guest_drawn: draw,
  guest_discarded: down,
  hand_dealt: deal,
  table_opened: waits,
  hand_emptied: emptied,
  play_continued: nod,
  turn_ended: pass,
  game_ended: rest,
} satisfies Movements<CafeInternationalView> & EveryMovement<"cafe_international">;

export const movements: Movements<CafeInternationalView> = make;
