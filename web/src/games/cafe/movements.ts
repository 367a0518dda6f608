/** How what happens is shown: from its cause to its effect, one thing after another. */
import type { Moment, Movement, Movements, Stage } from "../../frame/contract";
import { nod, rest, type EveryMovement } from "../../frame/moves";
import type { CafeSquareView, CafeView, Event } from "../../lib/types";
import { COLOURS, DRYING, NONE, ROASTING, SHIP } from "./edition";
import { footprint, type Spot } from "./geometry";

type Told = (event: Event, moment: Moment<CafeView>) => Movement | readonly Movement[] | null;

/** Beans of one load follow each other so closely, in milliseconds. */
const APART = 60;
const MOST_SHOWN = 6;

const seatOf = (event: Event): number => Number(event.fields.seat);
const colourOf = (event: Event): number => COLOURS.indexOf(String(event.fields.colour));
const square = (event: Event): string => `square ${seatOf(event)} ${event.fields.x} ${event.fields.y}`;
const beans = (seat: number, at: CafeSquareView): string => `beans ${seat} ${at.x} ${at.y}`;
const bin = (event: Event): string => `bin ${seatOf(event)} ${colourOf(event)}`;
const bean = (event: Event): string => `#cafe-bean-${colourOf(event)}`;

/** In the queue of steps a kind of event is named once. */
const once = (event: Event, { step }: Moment<CafeView>, label: string): string | undefined =>
  step.events.find((other) => other.kind === event.kind) === event ? label : undefined;

/** How large a bean is where it goes. */
function beanSize(stage: Stage, to: string): [number, number] {
  const box = stage.find(to)?.getBoundingClientRect();
  const side = Math.max(16, Math.min(40, (box?.width ?? 30) * 0.6));
  return [side, side];
}

/** Beans on their way: from squares that hold this colour, or from those that are in transit already. */
function loadOf(event: Event, { before }: Moment<CafeView>): string[] {
  const seat = seatOf(event);
  const colour = colourOf(event);
  const ovens = before.players[seat].squares.filter((at) => at.kind === ROASTING && at.beans > 0 && at.colour === colour);
  return ovens.length ? ovens.map((at) => beans(seat, at)) : [`transit ${colour}`];
}

async function flyBeans(stage: Stage, event: Event, from: readonly string[], to: string, count: number): Promise<void> {
  const flights = Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, index) =>
    stage.fly(bean(event), from[index % from.length], to, { ms: 420, delay: index * APART, arc: 34, size: beanSize(stage, to) }),
  );
  stage.sound("bean");
  await Promise.all(flights);
}

const first = (event: Event, { step }: Moment<CafeView>): boolean => step.events.find((other) => other.kind === event.kind) === event;

/** The slots whose cards nobody took, in the order in which they are cleared. */
function leftOver({ before, step }: Moment<CafeView>): number[] {
  const full = before.row.map((card) => card !== NONE);
  for (const { kind, fields } of step.events) {
    if (kind === "card_discarded") break;
    if (kind === "card_picked" || kind === "pick_blocked") full[Number(fields.slot)] = false;
    if (kind === "card_revealed") full[Number(fields.slot)] = true;
  }
  return full.flatMap((there, slot) => (there ? [slot] : []));
}

/** Every action empties a cup of whoever sits at this desk. */
function sip(stage: Stage, event: Event, moment: Moment<CafeView>): void {
  const { points_left: left } = moment.before;
  if (
    left <= 0 ||
    !first(event, moment) ||
    stage
      .find(`cup ${left - 1}`)
      ?.closest("[data-seat]")
      ?.getAttribute("data-seat") !== String(seatOf(event))
  )
    return;
  void stage.animate(
    `cup ${left - 1}`,
    [
      { transform: "none", opacity: 1 },
      { transform: "rotate(-32deg) translateY(-4px)", offset: 0.45 },
      { transform: "none", opacity: 0.35 },
    ],
    420,
  );
}

/** What a bean counts moves with the counts: the tabs ×2 and ×1 slide from the bins they leave to those they come to. */
function tabs(event: Event, { before, after }: Moment<CafeView>): Movement | null {
  const seat = seatOf(event);
  const [then, now] = [before.players[seat].worth, after.players[seat].worth];
  const moved = [2, 1].filter((worth) => then.includes(worth) && now.includes(worth) && then.indexOf(worth) !== now.indexOf(worth));
  if (!moved.length) return null;
  return {
    phase: "after",
    run: async (stage) => {
      const place = (colour: number): number => stage.find(`bin ${seat} ${colour}`)?.getBoundingClientRect().x ?? 0;
      await Promise.all(
        moved.map((worth) =>
          stage.animate(
            `worth ${seat} ${worth}`,
            [{ translate: `${place(then.indexOf(worth)) - place(now.indexOf(worth))}px 0` }, { translate: "0 0" }],
            320,
          ),
        ),
      );
    },
  };
}

/** A movement of beans to or from the warehouse, and what it does to the tabs. */
const counted = (movement: Movement, event: Event, moment: Moment<CafeView>): readonly Movement[] => {
  const slid = first(event, moment) ? tabs(event, moment) : null;
  return slid ? [movement, slid] : [movement];
};

/** Beans run from where they lie to the square they dry or roast on. */
const worked =
  (label: string, sound: string, from: (at: CafeSquareView) => boolean): Told =>
  (event, moment) => ({
    label: once(event, moment, label),
    run: async (stage) => {
      const seat = seatOf(event);
      const sources = moment.before.players[seat].squares.filter((at) => at.beans > 0 && at.colour === colourOf(event) && from(at));
      const flights = sources.map((at, index) =>
        stage.fly(beans(seat, at), beans(seat, at), square(event), { ms: 450, delay: index * APART, arc: 36, lift: true }),
      );
      stage.sound(sound);
      sip(stage, event, moment);
      await Promise.all(flights);
    },
  });

/** A card leaves the row for the pile of discarded ones. */
const discards = (slot: number): Movement => ({
  run: async (stage) => {
    stage.sound("card");
    await stage.fly(`slot ${slot}`, `slot ${slot}`, "discard", { ms: 420, lift: true });
  },
});

const make = {
  card_picked: (event, moment) => ({
    label: once(event, moment, "board-step-takes"),
    run: async (stage) => {
      const from = `slot ${event.fields.slot}`;
      const box = stage.find(`hand ${seatOf(event)}`)?.getBoundingClientRect();
      stage.sound("card");
      await stage.fly(from, from, `hand ${seatOf(event)}`, { ms: 420, lift: true, size: box ? [box.width, box.height] : undefined });
    },
  }),
  pick_blocked: (event) => discards(Number(event.fields.slot)),
  card_discarded: (event, moment) => {
    const gone = moment.step.events.filter(({ kind }) => kind === event.kind);
    return discards(leftOver(moment)[gone.indexOf(event)]);
  },
  card_revealed: (event) => ({
    phase: "after",
    run: async (stage) => {
      stage.sound("card");
      await stage.animate(`slot ${event.fields.slot}`, [{ transform: "scaleX(0.07)" }, { transform: "none" }], 300);
    },
  }),
  bean_paid: (event, moment) =>
    counted(
      { label: once(event, moment, "board-step-pays"), run: (stage) => flyBeans(stage, event, [bin(event)], "pile", 1) },
      event,
      moment,
    ),
  bean_bid: (event, moment) =>
    counted({ run: (stage) => flyBeans(stage, event, [bin(event)], `bidder ${seatOf(event)}`, 1) }, event, moment),
  bid_made: (event, moment) => ({
    label: once(event, moment, "board-step-bids"),
    run: async (stage) => {
      stage.sound("bean");
      await stage.animate(`bidder ${seatOf(event)}`, [{ transform: "none" }, { transform: "scale(1.25)" }, { transform: "none" }], 360);
    },
  }),
  card_placed: (event, moment) => ({
    label: once(event, moment, "board-step-lays"),
    phase: "after",
    run: async (stage) => {
      const laid = moment.after.players[seatOf(event)].laid.length - 1;
      stage.sound("paper");
      await stage.animate(
        `laid ${seatOf(event)} ${laid}`,
        [
          { transform: "translateY(-14px)", opacity: 0.4 },
          { transform: "none", opacity: 1 },
        ],
        260,
      );
    },
  }),
  bean_produced: (event, moment) => ({
    label: once(event, moment, "board-step-produce"),
    run: async (stage) => {
      void stage.fly(bean(event), square(event), square(event), { ms: 260, arc: 12, size: beanSize(stage, square(event)) });
      stage.sound("grow");
      sip(stage, event, moment);
      await stage.wait(APART);
    },
  }),
  beans_dried: worked("board-step-dry", "rake", (at) => at.kind < DRYING),
  beans_roasted: worked("board-step-roast", "fire", (at) => at.kind === DRYING),
  beans_taken_up: (event, moment) => ({
    label: once(event, moment, "board-step-deliver"),
    run: async (stage) => {
      const seat = seatOf(event);
      const ovens = moment.before.players[seat].squares.filter((at) => at.kind === ROASTING && at.beans > 0);
      sip(stage, event, moment);
      await Promise.all(ovens.map((at) => stage.animate(`square ${seat} ${at.x} ${at.y}`, [{ opacity: 1 }, { opacity: 1 }], 120)));
    },
  }),
  bean_served: (event, moment) => ({
    label: once(event, moment, "board-step-serves"),
    run: (stage) => flyBeans(stage, event, loadOf(event, moment), `house ${seatOf(event)} ${event.fields.card}`, 1),
  }),
  beans_stored: (event, moment) =>
    counted(
      {
        label: once(event, moment, "board-step-stores"),
        run: (stage) => flyBeans(stage, event, loadOf(event, moment), bin(event), Number(event.fields.beans)),
      },
      event,
      moment,
    ),
  beans_covered: (event, moment) => ({
    run: async (stage) => {
      const laid = moment.step.events.find((other) => other.kind === "card_placed" && other.fields.seat === event.fields.seat)?.fields;
      if (!laid) return;
      const seat = seatOf(event);
      const under = footprint({ x: Number(laid.x), y: Number(laid.y), rot: Number(laid.rot) } as Spot);
      const lost = moment.before.players[seat].squares.filter(
        (at) => at.beans > 0 && at.colour === colourOf(event) && under.some(({ x, y }) => x === at.x && y === at.y),
      );
      stage.sound("bean");
      await Promise.all(
        lost.map(async (at, index) => {
          const from = stage.find(beans(seat, at))?.getBoundingClientRect();
          if (!from) return;
          const to = new DOMRect(from.x + from.width * 1.4, from.y + from.height * 1.6, from.width, from.height);
          const rolled = await stage.fly(beans(seat, at), beans(seat, at), to, {
            ms: 320,
            delay: index * APART,
            arc: 14,
            turn: 250,
            lift: true,
          });
          if (rolled) await stage.animate(rolled, [{ opacity: 1 }, { opacity: 0 }], 120);
        }),
      );
    },
  }),
  cafe_completed: (event) => ({
    phase: "after",
    run: async (stage) => {
      stage.sound("bell");
      await stage.animate(
        `house ${seatOf(event)} ${event.fields.card}`,
        [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }, { opacity: 0.6 }, { opacity: 1 }],
        500,
      );
    },
  }),
  beans_discarded: (event) => ({
    run: async (stage) => {
      stage.sound("bean");
      await stage.animate(
        `beans ${seatOf(event)} ${event.fields.x} ${event.fields.y}`,
        [
          { translate: "0 0", opacity: 1 },
          { translate: "60px 70px", opacity: 0 },
        ],
        320,
      );
    },
  }),
  ship_loaded: (event, moment) => counted({ run: (stage) => flyBeans(stage, event, [bin(event)], square(event), 1) }, event, moment),
  pawn_passed: (event) => ({
    run: async (stage) => {
      stage.sound("cup");
      await stage.fly("pot", "pot", `plate-${seatOf(event)}`, { ms: 500, arc: 30, lift: true });
    },
  }),
  auction_won: (event) => ({
    run: async (stage) => {
      stage.sound("bell");
      await stage.fly("pot", "pot", `plate-${seatOf(event)}`, { ms: 500, arc: 30, lift: true });
    },
  }),
  auction_void: () => ({
    run: async (stage) => {
      stage.sound("cup");
      await stage.animate("pot", [{ transform: "none" }, { transform: "rotate(-12deg)" }, { transform: "none" }], 300);
    },
  }),
  bidder_passed: (event) => ({
    label: "board-did-bidder_passed",
    run: (stage) => stage.animate(`bidder ${seatOf(event)}`, [{ opacity: 1 }, { opacity: 0.4 }], 240),
  }),
  // What was bid lies on the pile now.
  bid_settled: (event) => ({
    run: async (stage) => {
      stage.sound("bean");
      const [from, to] = [`bidder ${seatOf(event)}`, "pile"];
      await Promise.all(
        Array.from({ length: Math.min(Number(event.fields.beans), MOST_SHOWN) }, (_, index) =>
          stage.fly(`#cafe-bean-${index % COLOURS.length}`, from, to, {
            ms: 360,
            delay: index * APART,
            arc: 24,
            size: beanSize(stage, to),
          }),
        ),
      );
    },
  }),
  ship_unloaded: (event, moment) => {
    const seat = seatOf(event);
    const ship = moment.before.players[seat].squares.find((at) => at.kind === SHIP && at.beans > 0 && at.colour === colourOf(event));
    return ship ? counted({ run: (stage) => flyBeans(stage, event, [beans(seat, ship)], bin(event), 1) }, event, moment) : null;
  },
  // A card laid over it: its front door is gone.
  cafe_closed: (event) => ({
    run: async (stage) => {
      stage.sound("paper");
      await stage.animate(`house ${seatOf(event)} ${event.fields.card}`, [{ opacity: 1 }, { opacity: 0.15 }], 320);
    },
  }),
  // The cups of whoever sits at this desk are filled one after the other.
  points_received: (event, { after }) => ({
    phase: "after",
    run: async (stage) => {
      if (after.seat !== seatOf(event)) {
        await nod(event).run(stage);
        return;
      }
      stage.sound("cup");
      await Promise.all(
        Array.from({ length: Number(event.fields.points) }, (_, cup) =>
          stage.animate(
            `cup ${cup}`,
            [
              { transform: "translateY(-8px)", opacity: 0.3 },
              { transform: "none", opacity: 1 },
            ],
            240,
            { delay: cup * APART },
          ),
        ),
      );
    },
  }),
  round_started: () => ({
    phase: "after",
    run: async (stage) => {
      stage.sound("paper");
      await stage.animate("round", [{ opacity: 0.2 }, { opacity: 1 }], 360);
    },
  }),
  turn_ended: nod,
  building_ended: nod,
  game_ended: rest,
} satisfies Movements<CafeView> & EveryMovement<"cafe">;

export const movements: Movements<CafeView> = make;
