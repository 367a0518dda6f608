import { expect, test } from "vitest";
import { largestFree } from "../src/frame/space";

const WINDOW = { x: 0, y: 0, width: 1000, height: 600 };
const ALL = { width: 1000, height: 600 };

test("an empty window is free as a whole", () => {
  expect(largestFree(WINDOW, [], ALL)).toEqual(WINDOW);
});

test("the largest room lies beside a rail and above a bar", () => {
  const rail = { x: 700, y: 0, width: 300, height: 600 };
  const bar = { x: 0, y: 520, width: 700, height: 80 };
  expect(largestFree(WINDOW, [rail, bar], ALL)).toEqual({ x: 0, y: 0, width: 700, height: 520 });
});

test("what is larger than needed counts for no more, the more even room wins", () => {
  const wall = { x: 0, y: 100, width: 600, height: 500 };
  // 1000 × 100 above the wall, 400 × 600 beside it
  expect(largestFree(WINDOW, [wall], { width: 1000, height: 100 }).height).toBe(100);
  expect(largestFree(WINDOW, [wall], { width: 400, height: 400 })).toEqual({ x: 600, y: 0, width: 400, height: 600 });
});

test("a window that is taken is used all the same", () => {
  expect(largestFree(WINDOW, [{ x: -10, y: -10, width: 1100, height: 700 }], ALL)).toEqual(WINDOW);
});
