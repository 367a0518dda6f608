import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/words";

const TEXT = `
chapter-turn = The turn
rule-GAT-20 = One action.
    .title = One action per turn
chapter-end = The end
rule-GAT-90 = It ends.
    .title = The end
prompt-turn = Your turn, { $seat }.
    .other = { $seat } plays.
action-buy = Buy { $column } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
effect-pay = −{ $amount }
event-drawn = { $seat } draws { $cups }.
event-laid = Slot { $slot }.
event-drawn-hidden = { $seat } draws a card.
face-milk = milk
cup-doppio = Doppio
cup-latte = Latte
player-number = Player { $number }
seat-5 = Automa
`;
const game = {
  vocabulary: {
    seat: { name: "seat", ids: [] },
    slot: { name: "place", ids: [] },
    column: { name: "face", ids: ["milk"] },
    cups: { name: "cup", ids: ["doppio", "latte"] },
  },
};
const words = new Words("en", [TEXT], game, ["Ana", ""]);

describe("words", () => {
  it("turns seats into names and ids into their texts", () => {
    expect(words.event({ kind: "drawn", fields: { seat: 0, cups: ["doppio", "latte"] }, hidden: false })).toBe("Ana draws Doppio, Latte.");
    expect(words.event({ kind: "drawn", fields: { seat: 1 }, hidden: true })).toBe("Player 2 draws a card.");
    expect(words.event({ kind: "drawn", fields: { seat: 5 }, hidden: true })).toBe("Automa draws a card.");
  });

  it("counts places from 1, as people do", () => {
    expect(words.event({ kind: "laid", fields: { slot: 0 }, hidden: false })).toBe("Slot 1.");
  });

  it("knows plurals and details of choices", () => {
    const choice = {
      code: 1,
      notation: "buy milk 1",
      action: { kind: "buy", fields: { column: "milk", row: 1 } },
      details: { price: 1 },
      effects: [{ kind: "pay", fields: { amount: 1 } }],
    };
    expect(words.choice(choice)).toBe("Buy milk for 1 coin");
    expect(words.effects(choice)).toBe("−1");
    expect(words.choice({ ...choice, details: { price: 3 } })).toBe("Buy milk for 3 coins");
  });

  it("speaks in two voices", () => {
    const decision = { seat: 0, kind: "turn", rule: "GAT-20", fields: {} };
    expect(words.prompt(decision, true)).toBe("Your turn, Ana.");
    expect(words.prompt(decision, false)).toBe("Ana plays.");
  });

  it("shows the id of an unknown message, so that nothing is lost", () => {
    expect(words.say("nobody-wrote-this")).toBe("nobody-wrote-this");
  });

  it("lists articles with their chapters in reading order", () => {
    expect(words.articles().map(({ id, chapter, title }) => [id, chapter, title])).toEqual([
      ["GAT-20", "turn", "One action per turn"],
      ["GAT-90", "end", "The end"],
    ]);
  });

  it("takes other names without reading the texts again", () => {
    expect(words.with(["Bea"]).name(0)).toBe("Bea");
    expect(words.with(["Bea"]).say("face-milk")).toBe("milk");
  });
});

it("advises without the place where a game has words for that, with what it brings", () => {
  const words = new Words("en", [
    "action-lay = Lay in { $x }\n    .idea = Lay as shown\naction-end = End\neffect-covers = covers { $squares }",
  ]);
  const effects = [{ kind: "covers", fields: { squares: 2 } }];
  const choice = (kind: string, fields = {}) => ({ notation: kind, action: { kind, fields }, details: {}, effects }) as never;
  expect(words.idea(choice("lay", { x: 3 }))).toBe("Lay as shown · covers 2");
  expect(words.idea(choice("end"))).toBe("End");
});
