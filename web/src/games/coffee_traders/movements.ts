/** How the events of Coffee Traders look: from cause to effect, on the board as it was. */
import type { Moment, Movement, Stage } from "../../frame/contract";
import { rest, shownWithAnother, type EveryMovement } from "../../frame/moves";
import type { CoffeeTradersView, Event } from "../../lib/types";

type Run = (stage: Stage) => Promise<unknown>;
type Maker = (event: Event, moment: Moment<CoffeeTradersView>) => Movement | null;

const WORK = 1; // the number of the phase in which workers come from the town
/** The number that André has beside the players'. */
const ANDRE = 5;
const SPACES = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "c1", "c2", "c3"];
/** The phases in which nobody decides, two steps of the compass apart. */
const HAPPENING = ["harvest", "reset"];
/** So many sacks are shown for any greater number. */
const MANY = 4;

const text = (value: unknown): string => String(value);
const movement = (phase: Movement["phase"], run: Run, label?: string): Movement => ({
  phase,
  label,
  run: async (stage) => void (await run(stage)),
});
const before = (run: Run, label?: string): Movement => movement("before", run, label);
const after = (run: Run, label?: string): Movement => movement("after", run, label);

/** Where a player's things are: on the desk if it is shown, else on their plate. */
const home = (stage: Stage, seat: unknown, thing: string): string => (stage.find(thing) ? thing : `plate-${seat}`);
const supply = (stage: Stage, seat: unknown, thing: string): string => home(stage, seat, `supply-${seat}-${thing}`);
const stock = (stage: Stage, seat: unknown, coffee: unknown): string => home(stage, seat, `coffee-${seat}-${coffee}`);

/** Several of the same, one shortly after the other. */
async function several(count: number, gap: number, one: (at: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(count, MANY) }, (_, at) => one(at * gap)));
}

/** A painted piece goes from its owner to a place. */
function goes(
  piece: string,
  seat: unknown,
  from: (stage: Stage) => string,
  to: string,
  sound: string,
  label: string,
  arc = 50,
  ms = 480,
): Movement {
  return before(async (stage) => {
    await stage.fly(`any-${seat}-${piece}`, from(stage), to, { ms, arc });
    stage.sound(sound);
    await stage.wait(120);
  }, label);
}

/** The own marker walks along its lane. */
function walks({ fields }: Event, way: 1 | -1): Movement {
  return before(async (stage) => {
    const marker = stage.find(`marker-${fields.seat}-${fields.coop}`);
    const row = stage.find(`row-${fields.coop}`);
    if (!marker || !row) return;
    const box = marker.getBoundingClientRect();
    const column = (row.getBoundingClientRect().width * 19.86) / 163;
    stage.sound("step");
    await stage.fly(marker, marker, new DOMRect(box.x + way * column, box.y, box.width, box.height), { ms: 260, arc: 7, lift: true });
  }, "board-move-step");
}

function gain(piece: string, thing: string, from: (stage: Stage, event: Event) => string): Maker {
  return (event) =>
    before(async (stage) => {
      const { seat } = event.fields;
      await stage.fly(`any-${seat}-${piece}`, from(stage, event), supply(stage, seat, thing), { ms: 380, arc: 30 });
    });
}

const sea = (stage: Stage): string => (stage.find("ship") ? "ship" : "compass");
/** What becomes of a cooperative's crop: told together with it. */
const SHARES = ["post_served", "traders_served", "crop_lost"];

/** A piece of the desk is lifted for a moment, or the sign of its owner where the desk is not shown. */
function lifts(seat: unknown, thing: string, sound: string): Movement {
  return after(async (stage) => {
    stage.sound(sound);
    const lift = [{ translate: "0 0" }, { translate: "0 -6px", opacity: 0.6 }, { translate: "0 0" }];
    await stage.animate(home(stage, seat, thing), lift, 300);
  });
}

const make = {
  phase_started: ({ fields }) => {
    const step = HAPPENING.indexOf(text(fields.phase));
    if (step < 0)
      return after(async (stage) => {
        stage.sound("page");
        await stage.wait(420);
      }, "board-move-phase");
    // What this phase brings is told on the board as it was: the compass turns first.
    return before(async (stage) => {
      stage.sound("bell");
      const needle = stage.find("needle");
      const now = needle instanceof SVGElement ? needle.style.transform : "none";
      await stage.animate("needle", [{ transform: now }, { transform: `rotate(${180 + 120 * step}deg)` }], 420);
    }, "board-move-phase");
  },
  period_started: () =>
    after(async (stage) => {
      stage.sound("bell");
      await stage.animate("year", [{ opacity: 0 }, { opacity: 1 }], 500);
    }),

  // plantations and what carries them
  plantation_placed: ({ fields: { seat, coop, space, level } }) =>
    goes(`plant${level}`, seat, (stage) => supply(stage, seat, "markers"), `plot-${coop}.${space}`, "earth", "board-move-plants", 70, 520),
  donkey_placed: ({ fields: { seat, coop, path } }) =>
    goes("donkey", seat, (stage) => supply(stage, seat, "donkeys"), `path-${coop}.${path}`, "hoof", "board-move-donkey", 24),
  truck_placed: ({ fields: { seat, coop, space } }) =>
    goes("truck", seat, (stage) => supply(stage, seat, "trucks"), `plot-${coop}.${space}`, "motor", "board-move-truck", 10),
  plantation_lost: ({ fields: { coop, space } }) =>
    before(async (stage) => {
      stage.sound("earth");
      await stage.animate(`plant-${coop}.${space}`, [{ opacity: 1 }, { opacity: 0 }], 400);
    }, "board-move-lost"),

  // workers
  worker_to_town: ({ fields: { seat, coop } }) =>
    before(async (stage) => {
      await stage.fly("#tr-worker", supply(stage, seat, "workers"), `town-${coop}`, { ms: 350, arc: 14, size: [15, 18] });
    }, "board-move-worker"),
  worker_placed: ({ fields: { seat, coop, space } }, { before: view }) =>
    before(async (stage) => {
      const from = view.phase === WORK ? `town-${coop}` : supply(stage, seat, "workers");
      await stage.fly("#tr-worker", from, `plot-${coop}.${space}`, { ms: 250, arc: 10, size: [15, 18] });
      stage.sound("step");
    }, "board-move-worker"),
  town_refilled: ({ fields: { coop } }) =>
    before(async (stage) => {
      await several(3, 70, (delay) => stage.fly("#tr-worker", sea(stage), `town-${coop}`, { ms: 350, arc: 20, delay, size: [15, 18] }));
    }),
  worker_gained: ({ fields: { seat } }) =>
    before((stage) => stage.fly("#tr-worker", sea(stage), supply(stage, seat, "workers"), { ms: 350, arc: 30, size: [15, 18] })),

  // gains
  coins_gained: ({ fields: { seat, amount } }) =>
    before(async (stage) => {
      stage.sound("coin");
      await several(Number(amount), 70, (delay) =>
        stage.fly("#tr-coin", sea(stage), supply(stage, seat, "coins"), { ms: 380, arc: 40, delay, size: [17, 17] }),
      );
    }, "board-move-coins"),
  coins_paid: ({ fields: { seat, amount } }) =>
    before(async (stage) => {
      stage.sound("coin");
      await several(Number(amount), 60, (delay) =>
        stage.fly("#tr-coin", supply(stage, seat, "coins"), sea(stage), { ms: 300, arc: 30, delay, size: [17, 17] }),
      );
    }, "board-move-pays"),
  donkey_gained: gain("donkey", "donkeys", sea),
  truck_gained: gain("truck", "trucks", sea),
  trader_gained: gain("trader", "traders", sea),
  civet_kept: gain("civet", "markers", () => "sumatra"),
  civet_to_sumatra: ({ fields: { seat } }) =>
    goes("civet", seat, (stage) => supply(stage, seat, "markers"), "sumatra", "purr", "board-move-civet", 40),
  arabica_advanced: (event) => walks(event, 1),
  arabica_retreated: (event) => walks(event, -1),
  counter_gained: ({ fields: { seat, counter, coop } }) =>
    before(async (stage) => {
      const animal = counter !== "arabica";
      const from = animal ? `animal-${coop}-0` : "stack-C";
      await stage.fly(
        `any-${animal ? "disc" : "counter"}-${coop}`,
        stage.find(from) ? from : sea(stage),
        home(stage, seat, `counters-${seat}`),
        { ms: 420, arc: 46 },
      );
      stage.sound("tick");
    }, "board-move-counter"),
  joker_gained: ({ fields: { seat } }) =>
    before(async (stage) => {
      await stage.fly("any-disc-joker", sea(stage), home(stage, seat, `counters-${seat}`), { ms: 420, arc: 46 });
      stage.sound("tick");
    }, "board-move-counter"),
  objective_claimed: ({ fields: { seat, objective } }) =>
    before(async (stage) => {
      stage.sound("bell");
      await stage.fly(`any-${seat}-mark`, `plate-${seat}`, `objective-${objective}`, { ms: 520, arc: 40 });
      await stage.wait(200);
    }, "board-move-objective"),

  // trade and building
  trader_placed: ({ fields: { seat, coop, place } }) =>
    before(async (stage) => {
      const door = `door-${coop}-${Number(place) - 1}`;
      await stage.fly(`any-${seat}-trader`, supply(stage, seat, "traders"), stage.find(door) ? door : `house-${coop}`, {
        ms: 420,
        arc: 30,
      });
      stage.sound("door");
    }, "board-move-trader"),
  stock_counter_taken: ({ fields: { seat, coop } }) =>
    before(async (stage) => {
      const crate = [2, 1, 0].map((at) => stage.find(`crate-${coop}-${at}`)).find((one) => one !== null);
      if (crate) await stage.fly(crate, crate, home(stage, seat, `stock-${seat}-${coop}`), { ms: 320, arc: 36, lift: true });
      stage.sound("tick");
    }),
  house_coin_taken: ({ fields: { seat, coop } }) =>
    before(async (stage) => {
      stage.sound("coin");
      await stage.fly(`coin-${coop}`, `coin-${coop}`, supply(stage, seat, "coins"), { ms: 420, arc: 30, lift: true, turn: 360 });
    }),
  building_built: ({ fields: { seat, building, coop, site } }) => builds(seat, text(building), `site-${coop}.${site}`),
  farm_built: ({ fields: { seat, coop, site } }) => builds(seat, "farm", `site-${coop}.${site}`),
  farm_discarded: ({ fields: { seat } }) =>
    before(
      (stage) => stage.fly(`any-${seat}-farm`, home(stage, seat, `drop-${seat}`), sea(stage), { ms: 380, arc: 30 }),
      "board-move-lost",
    ),
  warehouse_built: ({ fields: { seat } }) =>
    before(async (stage) => {
      await stage.fly(`any-${seat}-warehouse`, supply(stage, seat, "traders"), home(stage, seat, `stores-${seat}`), { ms: 420, arc: 30 });
      stage.sound("hammer");
    }, "board-move-builds"),
  trader_removed: ({ fields: { seat } }) =>
    before(
      (stage) => stage.fly(`any-${seat}-trader`, supply(stage, seat, "traders"), sea(stage), { ms: 420, arc: 30 }),
      "board-move-trader",
    ),

  // coffee
  // a cooperative's harvest is one movement: sacks come up from the plots, go round the doors one shortly after the other, the rest tips into the sea
  crop_counted: ({ fields: { coop } }, { step }) =>
    before(async (stage) => {
      const fields = SPACES.map((space) => `plant-${coop}.${space}`).filter((name) => stage.find(name));
      const shares = step.events.filter((event) => event.fields.coop === coop && SHARES.includes(event.kind));
      stage.sound("sack");
      await Promise.all(
        fields.map((name, at) => stage.fly("#tr-sack", name, `crop-${coop}`, { ms: 300, delay: at * 30, arc: 20, size: [16, 18] })),
      );
      if (!shares.length) return;
      stage.sound("sack");
      await Promise.all(
        shares.map(({ kind, fields: { seat, amount } }, at) =>
          several(Number(amount ?? 1), 50, (delay) =>
            stage.fly(`any-sack-${coop}`, `crop-${coop}`, kind === "crop_lost" ? sea(stage) : stock(stage, seat, coop), {
              ms: 340,
              arc: 34,
              delay: at * 90 + delay,
            }),
          ),
        ),
      );
    }, "board-move-harvest"),
  coffee_gained: ({ fields: { seat, coffee, amount } }) =>
    sacks(coffee, Number(amount), sea, (stage) => stock(stage, seat, coffee), "board-move-coffee"),
  coffee_paid: ({ fields: { seat, coffee, amount } }, { step }) =>
    sacks(
      coffee,
      Number(amount),
      (stage) => stock(stage, seat, coffee),
      (stage) => receiver(stage, step.events),
      "board-move-sells",
    ),
  stock_paid: ({ fields: { seat, coffee, amount } }, { step }) =>
    sacks(
      coffee,
      Number(amount),
      (stage) => home(stage, seat, `stock-${seat}-${coffee}`),
      (stage) => receiver(stage, step.events),
      "board-move-sells",
    ),
  stock_joker_placed: ({ fields: { seat, coop } }) =>
    before(async (stage) => {
      await stage.fly("any-disc-joker", home(stage, seat, "stock-jokers"), home(stage, seat, `stock-${seat}-${coop}`), {
        ms: 380,
        arc: 36,
      });
      stage.sound("tick");
    }, "board-move-counter"),
  stock_spent: ({ fields: { seat, coop } }) =>
    sacks(coop, 1, (stage) => home(stage, seat, `stock-${seat}-${coop}`), sea, "board-move-sells"),
  coffee_given: ({ fields: { seat, coffee, leader } }) =>
    sacks(
      coffee,
      1,
      (stage) => stock(stage, seat, coffee),
      (stage) => stock(stage, leader, coffee),
      "board-move-gives",
    ),
  coffee_lost: ({ fields: { seat, coffee, amount } }) => sacks(coffee, Number(amount), (stage) => stock(stage, seat, coffee), sea),
  civets_returned: ({ fields: { seat, amount } }) =>
    before(async (stage) => {
      const civet = stage.find(`civet-${seat}`);
      await Promise.all([
        civet ? stage.fly(civet, civet, supply(stage, seat, "markers"), { ms: 420, arc: 30, lift: true }) : undefined,
        several(Number(amount), 80, (delay) =>
          stage.fly("any-sack-luwak", "sumatra", stock(stage, seat, "luwak"), { ms: 420, arc: 50, delay }),
        ),
      ]);
    }, "board-move-civet"),

  // sale
  contract_fulfilled: ({ fields: { seat, letter } }) =>
    after(async (stage) => {
      stage.sound("stamp");
      await stage.animate(home(stage, seat, `stamp-${seat}-${letter}`), [{ opacity: 0 }, { opacity: 1 }], 240);
      await stage.wait(200);
    }, "board-move-contract"),
  delivered: ({ fields: { seat, city, slot } }) =>
    before(async (stage) => {
      stage.sound("ship");
      await Promise.all([
        stage.animate("ship", [{ transform: "none" }, { transform: "translate(26px, -4px)" }, { transform: "none" }], 640),
        stage.fly(`any-${seat}-bean`, sea(stage), `slot-${city}.${slot}`, { ms: 600, arc: 60 }),
      ]);
      stage.sound("tick");
    }, "board-move-delivers"),
  item_taken: ({ fields: { seat, item } }) =>
    before(async (stage) => {
      await stage.fly(`item-${seat}-${item}`, `item-${seat}-${item}`, `plate-${seat}`, { ms: 380, arc: 36, lift: true });
      stage.sound("tick");
    }, "board-move-counter"),
  passed: ({ fields: { seat } }) =>
    after(async (stage) => {
      await stage.animate(`order-${seat}`, [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 0.4 }], 300);
    }, "board-move-passes"),

  // André
  counter_turned: ({ fields: { coop } }) =>
    before(async (stage) => {
      stage.sound("page");
      await stage.fly(`any-counter-${coop}`, "plate-5", `coop-${coop}`, { ms: 620, arc: 40, turn: 360 });
      await stage.wait(260);
    }, "board-move-andre"),
  andre_contract: () =>
    before(async (stage) => {
      stage.sound("page");
      await stage.animate("plate-5", [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], 600);
    }, "board-move-andre"),
  andre_skipped: () => lifts(ANDRE, `plate-${ANDRE}`, "page"),
  counters_shuffled: () =>
    after(async (stage) => {
      stage.sound("page");
      const shake = [{ translate: "0 0" }, { translate: "-4px 0" }, { translate: "4px 0" }, { translate: "0 0" }];
      await Promise.all(["A", "B", "C"].map((letter) => stage.animate(`stack-${letter}`, shake, 360)));
    }),
  tokens_taken: () =>
    before(async (stage) => {
      stage.sound("thud");
      await stage.wait(200);
    }),

  // what lies on a desk
  pair_stacked: ({ fields: { seat } }) => lifts(seat, `counters-${seat}`, "tick"),
  bonus_used: ({ fields: { seat, element } }) => lifts(seat, `bonus-${seat}-${element}`, "tick"),
  bonus_recharged: ({ fields: { seat } }) => lifts(seat, `bonus-${seat}-C`, "coin"),
  bonus_refilled: ({ fields: { seat } }) => lifts(seat, `bonus-${seat}-A`, "tick"),
  exchange_improved: ({ fields: { seat } }) => lifts(seat, `exchange-${seat}`, "tick"),
  storage_arranged: ({ fields: { seat } }) => lifts(seat, `stores-${seat}`, "thud"),
  penalty_due: ({ fields: { seat } }) =>
    before(async (stage) => {
      stage.sound("thud");
      const shake = [{ translate: "0 0" }, { translate: "-3px 0" }, { translate: "3px 0" }, { translate: "0 0" }];
      await stage.animate(`plate-${seat}`, shake, 320);
    }),
  order_set: ({ fields: { seat } }) =>
    after(async (stage) => {
      stage.sound("step");
      const settle = [
        { translate: "0 -8px", opacity: 0.2 },
        { translate: "0 0", opacity: 1 },
      ];
      await stage.animate(stage.find(`order-${seat}`) ? `order-${seat}` : `plate-${seat}`, settle, 240);
    }),

  post_served: shownWithAnother,
  traders_served: shownWithAnother,
  crop_lost: shownWithAnother,
  game_ended: rest,
} satisfies Record<string, Maker> & EveryMovement<"coffee_traders">;

/** Where coffees go that are handed over: onto the contract, to the bar, else out to sea. */
function receiver(stage: Stage, events: readonly Event[]): string {
  const fields = (kind: string): Event["fields"] | undefined => events.find((event) => event.kind === kind)?.fields;
  const [contract, bar] = [fields("contract_fulfilled"), fields("delivered")];
  if (contract) return home(stage, contract.seat, `contract-${contract.seat}-${contract.letter}`);
  return bar ? `slot-${bar.city}.${bar.slot}` : sea(stage);
}

function builds(seat: unknown, building: string, site: string): Movement {
  return before(async (stage) => {
    const shelf = [1, 2, 3].map((number) => `stock-${seat}-${building}-${number}`).find((name) => stage.find(name));
    await stage.fly(`any-${seat}-${building}`, shelf ?? supply(stage, seat, "traders"), site, { ms: 420, arc: 44 });
    stage.sound("hammer");
    await stage.wait(260);
  }, "board-move-builds");
}

function sacks(
  coffee: unknown,
  amount: number,
  from: string | ((stage: Stage) => string),
  to: string | ((stage: Stage) => string),
  label?: string,
): Movement {
  const at = (spot: typeof from, stage: Stage): string => (typeof spot === "string" ? spot : spot(stage));
  return before(async (stage) => {
    stage.sound("sack");
    await several(amount, 80, (delay) => stage.fly(`any-sack-${coffee}`, at(from, stage), at(to, stage), { ms: 340, arc: 34, delay }));
  }, label);
}

export const movements: Record<string, Maker> = make;
