import { expect, it } from "vitest";
import { byUrgency, company, isMyTurn } from "../src/lib/my-tables.svelte";
import type { ChairInfo, MyTable } from "../src/lib/types";

const chair = (seat: number, kind: ChairInfo["kind"], yours = false, left = false): ChairInfo => ({
  seat,
  kind,
  name: kind === "bot" ? "" : `P${seat}`,
  level: null,
  online: true,
  yours,
  left,
});
const ME = chair(0, "person", true);

function table(id: string, state: MyTable["state"], updated: number, actor: number | null, chairs: ChairInfo[]): MyTable {
  return { id, state, updated, deciding: actor === null ? [] : [actor], chairs } as unknown as MyTable;
}

it("puts first the games that wait for me, and never those that were closed", () => {
  const bot = chair(1, "bot");
  const list = [
    table("over", "over", 9, null, [ME, bot]),
    table("closed", "aborted", 8, null, [ME, bot]),
    table("open", "open", 7, null, [ME, chair(1, "open")]),
    table("theirs", "running", 6, 1, [ME, bot]),
    table("old", "running", 1, 0, [ME, bot]),
    table("mine", "running", 5, 0, [ME, bot]),
  ];
  expect(byUrgency(list).map(({ id }) => id)).toEqual(["mine", "old", "theirs", "open", "over"]);
  expect(list.filter(isMyTurn).map(({ id }) => id)).toEqual(["old", "mine"]);
});

it("names the others, and around one device everybody", () => {
  expect(company(table("a", "running", 1, 0, [ME, chair(1, "person")])).map(({ seat }) => seat)).toEqual([1]);
  expect(company(table("b", "running", 1, 0, [ME, chair(1, "local", true)])).map(({ seat }) => seat)).toEqual([0, 1]);
  // A bot that holds my seat is not somebody I play with.
  expect(company(table("c", "running", 1, 0, [chair(0, "bot", false, true), chair(1, "person")])).map(({ seat }) => seat)).toEqual([1]);
});
