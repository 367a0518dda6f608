/** Views told part by part: whoever shows a part hears of changes in it alone. */
import { untrack } from "svelte";
import { Memoized } from "../../lib/memoized.svelte";

/** A new value (of a message: plain objects and lists) with every part of the old one that has not changed. */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(fresh);
  const parts = names.map((name) => kept(old[name], fresh[name]));
  if (Object.keys(old).length === names.length && names.every((name, at) => name in old && Object.is(parts[at], old[name])))
    return before as T;
  return (Array.isArray(now) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))) as T;
}

/** The same thing, each of its parts memoized. To be made while a component is set up. */
export function partwise<T extends object>(read: () => T): T {
  const found = {} as T;
  for (const name of Object.keys(untrack(read)) as (keyof T)[]) {
    const part = new Memoized(() => read()[name]);
    Object.defineProperty(found, name, { enumerable: true, get: () => part.now });
  }
  return found;
}
