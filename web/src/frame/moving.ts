/** Keyframes for what moves in its place, by the properties of `stage.css`. */

/** Names the properties that are taken from elsewhere while something moves. */
export const MOVING = "data-moves";
const PROPERTIES = ["transform", "translate", "opacity"];

/**
 * Which properties move, and keyframes that say so by those that stand for them; unchanged where the browser knows none of these.
 * `there` tells what an element has by itself: movements may begin and end with that.
 */
export function ofItsOwn(keyframes: Keyframe[], there: (property: string) => string): [moves: string[], frames: Keyframe[]] {
  if (!("CSSPropertyRule" in globalThis)) return [[], keyframes];
  const moves = PROPERTIES.filter((property) => keyframes.some((frame) => property in frame));
  const last = keyframes.length - 1;
  const whole = keyframes.map((frame, index) => {
    const unsaid = index === 0 || index === last ? moves.filter((property) => !(property in frame)) : [];
    return { ...frame, ...Object.fromEntries(unsaid.map((property) => [property, there(property)])) };
  });
  const frames = whole.map((frame, index) =>
    Object.fromEntries(
      Object.entries(frame).map(([name, value]) => {
        if (!moves.includes(name)) return [name, value];
        return [`--moving-${name}`, value === "none" ? still(name, whole, index) : value];
      }),
    ),
  );
  return [moves, frames];
}

/** `none`, which lists of transforms do not know: the same functions as in the frames beside it, without effect. */
function still(property: string, keyframes: Keyframe[], index: number): string {
  if (property !== "transform") return "0 0";
  const beside = [...keyframes.slice(index + 1), ...keyframes.slice(0, index).reverse()];
  const other = beside.find((frame) => typeof frame.transform === "string" && frame.transform !== "none")?.transform ?? "translate(0)";
  return String(other).replace(/(\w+)\([^)]*\)/g, (same, name: string) => {
    if (name.startsWith("scale")) return `${name}(1)`;
    return name.startsWith("translate") || name.startsWith("rotate") || name.startsWith("skew") ? `${name}(0)` : same;
  });
}
