/** Where the numbers of an edition come from: every value carries a tag, D marks a stand-in of our own. */
export interface StandIn {
  /** The place in the edition file, e.g. `cups.doppio.menu`. */
  key: string;
  value: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function isStandIn(tag: Json | undefined): boolean {
  return typeof tag === "string" && tag.split("+").includes("D");
}

function written(value: Json): string {
  if (Array.isArray(value)) return value.map(written).join(", ");
  if (value !== null && typeof value === "object") {
    const inner = Object.entries(value).filter(([key]) => key !== "source" && !key.endsWith("_source"));
    return inner.map(([, item]) => written(item)).join(" × ");
  }
  return String(value);
}

/** The same values without their provenance: `{ value, source }` becomes the value. Scenes draw from this. */
export function values(edition: unknown): unknown {
  if (Array.isArray(edition)) return edition.map(values);
  if (edition === null || typeof edition !== "object") return edition;
  const keys = Object.keys(edition);
  if (keys.length === 2 && "value" in edition && "source" in edition) return edition.value;
  return Object.fromEntries(Object.entries(edition).map(([key, value]) => [key, values(value)]));
}

/** Every value of an edition that is tagged as a stand-in, in the order of the file. */
export function standIns(edition: unknown): StandIn[] {
  const found: StandIn[] = [];
  const walk = (node: Json, path: string): void => {
    if (Array.isArray(node)) {
      node.forEach((item, index) => {
        const id = item !== null && typeof item === "object" && !Array.isArray(item) ? (item.id ?? item.value) : undefined;
        walk(item, `${path}.${typeof id === "string" || typeof id === "number" ? id : index + 1}`);
      });
    } else if (node !== null && typeof node === "object") {
      if (isStandIn(node.source)) found.push({ key: path.slice(1), value: written(node) });
      for (const [key, item] of Object.entries(node)) {
        if (key === "source" || key.endsWith("_source")) continue;
        if (isStandIn(node[`${key}_source`])) found.push({ key: `${path}.${key}`.slice(1), value: written(item) });
        else if (!isStandIn(node.source)) walk(item, `${path}.${key}`);
      }
    }
  };
  walk(edition as Json, "");
  return found;
}
