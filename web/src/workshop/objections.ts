/** Where in the form what a check says belongs. */
import type { Checked, Objection } from "../lib/types";
import type { Item } from "./form";
import { resolved, type Table } from "./paths";

export type Said = Objection & { places: string[] };

/** Does one place lie in the other? */
export const within = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/** What is said about a field, a list, or something in it. */
export const saidAbout = (said: readonly Said[], path: string): Said[] =>
  said.filter(({ places }) => places.some((place) => within(place, path) || within(path, place)));

/** What is said about an item: about one of its places, or about all of it. */
export function saidOf(data: Table, checked: Checked | null, item: Item, places: Iterable<string>): Said[] {
  const own = [...places];
  return (checked?.objections ?? []).flatMap((one) => {
    const here = one.paths
      .map((path) => resolved(data, path))
      .filter((path) =>
        item.path ? within(path, item.path) : own.some((place) => within(place, path) || within(path, place.replace(/(\[\d+\])+$/, ""))),
      );
    return here.length ? [{ ...one, places: item.path ? here.filter((path) => path !== item.path) : here }] : [];
  });
}

/** What is said about all pieces of a kind together – how many there are of something –, for each of them. */
export function saidOfAll(data: Table, checked: Checked | null, { path }: Item): Said[] {
  const all = (place: string): boolean => place !== path && within(path, place);
  return (checked?.objections ?? [])
    .filter((one) => path && one.paths.some((told) => all(resolved(data, told))))
    .map((one) => ({ ...one, places: [] }));
}

export const refusals = (checked: Checked | null): Objection[] =>
  (checked?.objections ?? []).filter(({ severity }) => severity === "refusal");
