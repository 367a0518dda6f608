/** What moves in its place does so by properties of its own, and to the same places. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ofItsOwn } from "../src/frame/moving";

const nothing = (property: string): string => property;

describe("keyframes of what moves in its place", () => {
  beforeEach(() => void vi.stubGlobal("CSSPropertyRule", class {}));
  afterEach(() => void vi.unstubAllGlobals());

  it("take what moves from elsewhere, and leave the rest", () => {
    const frames = [
      { transform: "rotate(4deg)", transformOrigin: "50% 90%", opacity: 0.3 },
      { transform: "rotate(0)", transformOrigin: "50% 90%", opacity: 1 },
    ];
    expect(ofItsOwn(frames, nothing)).toEqual([
      ["transform", "opacity"],
      [
        { "--moving-transform": "rotate(4deg)", transformOrigin: "50% 90%", "--moving-opacity": 0.3 },
        { "--moving-transform": "rotate(0)", transformOrigin: "50% 90%", "--moving-opacity": 1 },
      ],
    ]);
  });

  it("come from nothing by the functions beside it", () => {
    const [, frames] = ofItsOwn(
      [
        { transform: "perspective(500px) rotateY(86deg) scale(1.2, 2)" },
        { transform: "none", offset: 0.5 },
        { transform: "translateY(3px)" },
        { transform: "none" },
      ],
      nothing,
    );
    expect(frames.map((frame) => frame["--moving-transform"])).toEqual([
      "perspective(500px) rotateY(86deg) scale(1.2, 2)",
      "translateY(0)",
      "translateY(3px)",
      "translateY(0)",
    ]);
    expect(ofItsOwn([{ translate: "none" }, { translate: "0 -6px" }], nothing)[1]).toEqual([
      { "--moving-translate": "0 0" },
      { "--moving-translate": "0 -6px" },
    ]);
    expect(ofItsOwn([{ transform: "none" }, { transform: "scale(2) matrix(1, 0, 0, 1, 5, 5)" }], nothing)[1][0]).toEqual({
      "--moving-transform": "scale(1) matrix(1, 0, 0, 1, 5, 5)",
    });
  });

  it("begin and end with what is there where they do not say with what", () => {
    const dip = [{ translate: "0 0" }, { translate: "0 12px", opacity: 0.45 }, { translate: "0 0" }];
    expect(ofItsOwn(dip, () => "0.9")).toEqual([
      ["translate", "opacity"],
      [
        { "--moving-translate": "0 0", "--moving-opacity": "0.9" },
        { "--moving-translate": "0 12px", "--moving-opacity": 0.45 },
        { "--moving-translate": "0 0", "--moving-opacity": "0.9" },
      ],
    ]);
  });

  it("stay as they are where the browser knows no such properties", () => {
    vi.unstubAllGlobals();
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    expect(ofItsOwn(frames, nothing)).toEqual([[], frames]);
  });
});
