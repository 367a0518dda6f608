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

function plain(value: Json): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (value !== null && typeof value === "object") {
    const inner = Object.entries(value).filter(([key]) => key !== "source" && !key.endsWith("_source"));
    return inner.map(([, item]) => plain(item)).join(" × ");
  }
  return String(value);
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
      if (isStandIn(node.source)) found.push({ key: path.slice(1), value: plain(node) });
      for (const [key, item] of Object.entries(node)) {
        if (key === "source" || key.endsWith("_source")) continue;
        if (isStandIn(node[`${key}_source`])) found.push({ key: `${path}.${key}`.slice(1), value: plain(item) });
        else if (!isStandIn(node.source)) walk(item, `${path}.${key}`);
      }
    }
  };
  walk(edition as Json, "");
  return found;
}
