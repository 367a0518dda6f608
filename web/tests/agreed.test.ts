import { expect, it } from "vitest";
import type { GameInfo, TableInfo } from "../src/lib/types";
import { Words } from "../src/lib/words";
import { agreed } from "../src/table/agreed";

it("tells options that each player has one of where they are not as usual", () => {
  const option = (name: string, ...choices: string[]) => ({ name, choices, seats: [] });
  const settings = [option("mode", "plain", "rich"), option("company_1", "any", "brasil"), option("company_2", "any", "brasil")];
  const game = { minutes: 40, settings } as unknown as GameInfo;
  const chosen = { mode: "plain", company_1: "any", company_2: "brasil" };
  const table = { settings: chosen, clock: { kind: "none" }, seats: 2, listed: false } as unknown as TableInfo;
  const told = agreed(table, game, new Words("en", []));
  expect(told.map(({ name }) => name).filter((name) => name.startsWith("option-"))).toEqual(["option-mode", "option-company_2"]);
});
