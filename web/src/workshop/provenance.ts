/** Where values come from: a tag beside each says it. D marks a stand-in of ours, B what somebody found in their own box. */
import { isTable, pathOf, put, steps, type Json, type Step, type Table } from "./paths";

export const BOX = "B";
const STAND_IN = "D";

const isStandIn = (tag: string): boolean => tag.split("+").includes(STAND_IN);

const tagOf = (table: Table, key: string): string | undefined => (typeof table[key] === "string" ? (table[key] as string) : undefined);

const tagged = (table: Table): boolean => Object.keys(table).some((key) => key === "source" || key.endsWith("_source"));

export interface Mark {
  /** What one tick is about: the value, or the whole list or small table that carries one tag. */
  unit: string;
  /** Where its tag stands, or would stand. */
  tag: string;
  source: string;
}

/** The tag that holds for a place. */
export function markOf(data: Table, path: string): Mark {
  const way = steps(path);
  let node: Json | undefined = data;
  let source = "";
  let unit: Step[] = [];
  let tag = "";
  for (const [index, step] of way.entries()) {
    if (isTable(node) && typeof step === "string") {
      source = tagOf(node, "source") ?? source;
      const own = tagOf(node, `${step}_source`);
      // Small tables of plain values have one tag beside them; entries of lists and tables with tags have one for each value.
      if (index === 0 || tagged(node) || typeof way[index - 1] === "number") {
        unit = step === "value" && "source" in node ? way.slice(0, index) : way.slice(0, index + 1);
        tag =
          step === "value" && "source" in node
            ? pathOf([...way.slice(0, index), "source"])
            : pathOf([...way.slice(0, index), `${step}_source`]);
      }
      source = own ?? source;
      node = node[step];
    } else {
      node = Array.isArray(node) ? node[step as number] : undefined;
    }
  }
  return { unit: pathOf(unit), tag, source };
}

/** The stand-ins among these places, each once. */
export function openUnits(data: Table, places: Iterable<string>): Set<string> {
  const open = new Set<string>();
  for (const place of places) {
    const mark = markOf(data, place);
    if (isStandIn(mark.source)) open.add(mark.unit);
  }
  return open;
}

/** The values at these places are as in somebody's box. */
export function confirmed(data: Table, places: Iterable<string>): Table {
  return Array.from(places).reduce((changed, place) => {
    const mark = markOf(changed, place);
    return mark.source === BOX ? changed : put(changed, mark.tag, BOX);
  }, data);
}

/** A tick taken back: the tag is again what the standard edition has there. */
export function unconfirmed(data: Table, standard: Table, places: Iterable<string>): Table {
  return Array.from(places).reduce((changed, place) => {
    const { tag, source } = markOf(changed, place);
    if (source !== BOX) return changed;
    const before = steps(tag).reduce<Json | undefined>(
      (node, step) => (node === null || node === undefined ? undefined : (node as Record<Step, Json>)[step]),
      standard,
    );
    return put(changed, tag, before ?? undefined);
  }, data);
}
