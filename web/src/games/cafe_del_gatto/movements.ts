/** How the events of this game are shown: from the cause to the effect. */
import type { Moment, Movement, Movements, Stage } from "../../frame/contract";
import { rest, type EveryMovement } from "../../frame/moves";
import type { CafeDelGattoView, Event } from "../../lib/types";
import { PITCH } from "./machine";

type Now = Moment<CafeDelGattoView>;

const COIN = "#gt-coin-flat";
const CUBE = "#gt-cube-flat";
/** Coins and cubes start so many milliseconds one after another, and all have started after MOST. */
const APART = 90;
const MOST = 130;
/** The parts of a purchase, which is watched in two seconds: those of one step, and the pauses between them, count as well. */
const PAYING = 220;
const SLIDING = 340;
const FALLING = 220;
const POURING = 520;
const RISING = 110;
const REFILLING = 300;

const number = (event: Event, field: string): number => Number(event.fields[field]);
/** The engine's number of an id, from the order in which the game names them. */
const index = (event: Event, field: string, moment: Now): number =>
  moment.words.game?.vocabulary[field]?.ids.indexOf(String(event.fields[field])) ?? -1;

/** The first of these pieces that can be seen. */
const seen = (stage: Stage, ...names: string[]): string | null => names.find((name) => stage.find(name)) ?? null;
const purse = (stage: Stage, seat: number): string | null =>
  seen(stage, `coins-${seat}`, `purse-of-${seat}`, `purse-${seat}`, `plate-${seat}`);
const bowl = (stage: Stage, seat: number): string | null => seen(stage, `sugar-${seat}`, `sugar-of-${seat}`, `plate-${seat}`);

/** Some of the same things, one after another. */
async function several(stage: Stage, what: string, count: number, from: string | null, to: string | null, ms: number): Promise<void> {
  if (!from || !to || count <= 0) return;
  const scale = (stage.find("machine")?.getBoundingClientRect().width ?? 424) / 424;
  const shown = Math.min(count, 8);
  const apart = Math.min(APART, MOST / shown);
  const flown = Array.from({ length: shown }, (_, one) =>
    stage.fly(what, from, to, { ms, delay: one * apart, arc: 60 * scale, size: [34 * scale, 34 * scale] }),
  );
  await Promise.all(flown);
}

const drop = (height: number): Keyframe[] => [
  { transform: "none" },
  { transform: `translateY(${height}px)`, offset: 0.8 },
  { transform: `translateY(${height - 5}px)`, offset: 0.9 },
  { transform: `translateY(${height}px)` },
];
const swing: Keyframe[] = [
  { transform: "translateY(-46px) rotate(-8deg)" },
  { transform: "translateY(3px) rotate(5deg)", offset: 0.5 },
  { transform: "rotate(-3deg)", offset: 0.75 },
  { transform: "none" },
];
const dip: Keyframe[] = [{ translate: "0 0" }, { translate: "0 12px", opacity: 0.45, offset: 0.5 }, { translate: "0 0" }];
const shake: Keyframe[] = [0, -7, 6, -5, 4, 0].map((degrees) => ({
  transform: `rotate(${degrees}deg)`,
  transformBox: "fill-box",
  transformOrigin: "50% 90%",
}));

/** The price of a token goes to the till. */
function bought(event: Event): Movement {
  return {
    label: "board-move-pays",
    async run(stage) {
      stage.sound("coin");
      await several(stage, COIN, number(event, "price"), purse(stage, number(event, "seat")), seen(stage, "till-coins", "machine"), PAYING);
    },
  };
}

/** The token leaves its column; those above fall down. */
function slides(event: Event, moment: Now): Movement {
  const column = index(event, "column", moment);
  const row = number(event, "row") - 1;
  const rows = moment.before.machine[column]?.length ?? 0;
  return {
    label: "board-move-slides",
    async run(stage) {
      stage.sound("click");
      const token = `place-${column}-${row}`;
      stage.hide(`coin-${column}-${row}`);
      const out = stage.fly(token, token, stage.find("held-place") ?? token, { ms: SLIDING, lift: true, arc: 40 });
      await stage.wait(SLIDING - FALLING);
      stage.sound("slide");
      const fallen = Array.from({ length: rows - row - 1 }, (_, above) =>
        stage.animate(`place-${column}-${row + 1 + above}`, drop(PITCH), FALLING),
      );
      await Promise.all([out, ...fallen]);
    },
  };
}

/** From the buyer's hand onto the cup. */
function placed(event: Event, moment: Now): Movement {
  const seat = number(event, "seat");
  const cup = index(event, "cup", moment);
  const space = moment.before.players[seat]?.cups[cup]?.tokens.length ?? 0;
  return {
    label: "board-move-pours",
    async run(stage) {
      const layer = stage.find(`layer-${seat}-${cup}-${space}`) ?? stage.find(`plate-${seat}`);
      if (!layer) return;
      const { width } = layer.getBoundingClientRect();
      stage.hide("held-shadow");
      await stage.fly("held", "held", layer, { ms: POURING, arc: 70, lift: true, size: [width, width] });
      stage.sound("pour");
      await stage.animate(`cup-${seat}-${cup}`, [{ transform: "none" }, { transform: "translateY(2px)" }, { transform: "none" }], RISING);
    },
  };
}

/** A new token falls in from the top; after a cleaning all five of a column. */
function drawn(event: Event, moment: Now): Movement | null {
  const column = index(event, "column", moment);
  const row = number(event, "row") - 1;
  const cleaned = moment.step.events.some((other) => other.kind === "column_cleaned");
  if (cleaned && row > 0) return null;
  return {
    phase: "after",
    label: "board-move-refills",
    async run(stage) {
      const rows = cleaned ? (moment.after.machine[column]?.length ?? 0) : 1;
      const flown = Array.from({ length: rows }, (_, above) => {
        const token = `place-${column}-${row + above}`;
        return stage.fly(token, stage.find("bag") ?? token, token, { ms: REFILLING, delay: above * 90, arc: 120, lift: true, turn: 360 });
      });
      stage.sound("drop");
      await Promise.all(flown);
    },
  };
}

function cleaned(event: Event, moment: Now): Movement {
  const column = index(event, "column", moment);
  const rows = moment.before.machine[column]?.length ?? 0;
  return {
    label: "board-move-cleans",
    async run(stage) {
      stage.sound("steam");
      void stage.animate(`tap-${column}`, shake, 420);
      const target = seen(stage, "discard") ?? `tap-${column}`;
      await Promise.all(
        Array.from({ length: rows }, (_, row) =>
          stage.fly(`place-${column}-${row}`, `place-${column}-${row}`, target, {
            ms: 420,
            delay: row * 60,
            arc: -30,
            lift: true,
            turn: 180,
          }),
        ),
      );
    },
  };
}

function paid(event: Event, moment: Now): Movement | null {
  const purchase = moment.step.events.find((other) => other.kind === "token_bought");
  if (purchase) return slides(purchase, moment); // the price itself was told with the purchase
  return {
    label: "board-move-pays",
    async run(stage) {
      stage.sound("coin");
      await several(
        stage,
        COIN,
        number(event, "amount"),
        purse(stage, number(event, "seat")),
        seen(stage, "till-coins", "machine"),
        PAYING,
      );
    },
  };
}

function gained(event: Event, moment: Now): Movement | null {
  if (!number(event, "amount")) return null;
  const served = moment.step.events.some((other) => other.kind === "tile_taken");
  return {
    label: served ? undefined : "board-move-takes",
    async run(stage) {
      stage.sound("coin");
      await several(
        stage,
        COIN,
        number(event, "amount"),
        seen(stage, "till-coins", "machine", "tray"),
        purse(stage, number(event, "seat")),
        PAYING,
      );
    },
  };
}

const sugar =
  (from: (stage: Stage, seat: number) => string | null, to: (stage: Stage, seat: number) => string | null) =>
  (event: Event): Movement | null =>
    number(event, "cubes")
      ? {
          label: "board-move-sugar",
          async run(stage) {
            const seat = number(event, "seat");
            stage.sound("sugar");
            await several(stage, CUBE, number(event, "cubes"), from(stage, seat), to(stage, seat), 250);
          },
        }
      : null;

function served(event: Event, moment: Now): Movement {
  const cup = `cup-${number(event, "seat")}-${index(event, "cup", moment)}`;
  return {
    label: "board-move-serves",
    async run(stage) {
      stage.sound("steam");
      await stage.animate(cup, [{ transform: "none" }, { transform: "translateY(-9px)" }, { transform: "none" }], 320);
    },
  };
}

function taken(event: Event, moment: Now): Movement {
  const cup = index(event, "cup", moment);
  const goal = `cup-${number(event, "seat")}-${cup}`;
  const tile = `tile-${cup}-${number(event, "value")}`;
  return {
    label: "board-move-tile",
    async run(stage) {
      stage.sound("cup");
      await stage.fly(tile, tile, stage.find(goal) ?? `plate-${number(event, "seat")}`, { ms: 600, arc: 50 });
      await stage.animate("cat-head", [{ transform: "none" }, { transform: "translateY(-8px) rotate(4deg)" }, { transform: "none" }], 260);
    },
  };
}

function emptied(event: Event, moment: Now): Movement {
  const seat = number(event, "seat");
  const cup = index(event, "cup", moment);
  const count = moment.before.players[seat]?.cups[cup]?.tokens.length ?? 0;
  return {
    label: "board-move-empties",
    async run(stage) {
      stage.sound("pour");
      const target = seen(stage, "discard", "machine");
      if (!target) return;
      void stage.animate(`cup-${seat}-${cup}`, shake, 400);
      await Promise.all(
        Array.from({ length: count }, (_, space) =>
          stage.fly(`layer-${seat}-${cup}-${space}`, `layer-${seat}-${cup}-${space}`, target, {
            ms: 400,
            delay: space * 60,
            arc: 50,
            lift: true,
          }),
        ),
      );
    },
  };
}

const refilled = (): Movement => ({
  async run(stage) {
    if (!stage.find("bag")) return;
    stage.sound("slide");
    await stage.fly("discard", "discard", "bag", { ms: 400, arc: 40 });
    await stage.animate("bag", shake, 400);
  },
});

/** Who cannot serve in the intermediate round: their place on the sign dips. */
const skipped = (event: Event): Movement => ({
  phase: "after",
  async run(stage) {
    await stage.animate(`interim-${number(event, "seat")}`, dip, 420);
  },
});

/** A new round: its slip swings on the beam. */
const turned = (_event: Event, { before, after }: Now): Movement | null =>
  before.round === after.round
    ? null
    : {
        phase: "after",
        async run(stage) {
          stage.sound("click");
          await stage.animate("round", swing, 380);
        },
      };

const bell = (piece: string) => (): Movement => ({
  phase: "after",
  label: "board-move-bell",
  async run(stage) {
    stage.sound("bell");
    await stage.animate(piece, swing, 600);
  },
});

const make = {
  token_bought: bought,
  coins_paid: paid,
  coins_gained: gained,
  sugar_gained: sugar((stage) => seen(stage, "bowl", "machine"), bowl),
  sugar_spent: sugar(bowl, (stage) => seen(stage, "bowl", "machine")),
  token_placed: placed,
  token_drawn: drawn,
  column_cleaned: cleaned,
  cup_served: served,
  tile_taken: taken,
  cup_emptied: emptied,
  bag_refilled: refilled,
  interim_started: bell("interim"),
  interim_skipped: skipped,
  turn_started: turned,
  end_triggered: bell("last-round"),
  game_ended: rest,
} satisfies Movements<CafeDelGattoView> & EveryMovement<"cafe_del_gatto">;

export const movements: Movements<CafeDelGattoView> = make;
