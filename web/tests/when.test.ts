import { expect, it } from "vitest";
import { ago, lasting } from "../src/lib/when";

const NOON = new Date(2026, 10, 18, 12, 0, 0).getTime() / 1000;

it("tells how long ago something was as people do", () => {
  expect(ago(NOON - 5, "en", NOON)).toBe("now");
  expect(ago(NOON - 125, "en", NOON)).toBe("2 minutes ago");
  expect(ago(NOON - 3 * 3600, "de", NOON)).toBe("vor 3 Stunden");
  expect(ago(NOON - 14 * 3600, "fr", NOON)).toBe("hier");
  expect(ago(NOON - 3 * 86400, "en", NOON)).toBe("3 days ago");
  expect(ago(NOON + 60, "en", NOON)).toBe("now"); // clocks differ
});

it("tells how long a game took in its largest unit", () => {
  expect(lasting(34 * 60, "en")).toBe("34 min");
  expect(lasting(5, "en")).toBe("1 min");
  expect(lasting(3 * 86400, "de")).toBe("3 Tage");
});
