/** Places in an edition: `plan[3].squares[1]`. Data is never changed in place, so that every earlier state can be shown again. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Table = { [key: string]: Json };
export type Step = string | number;

export const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

/** The steps of a path; what stands in brackets is a place in a list. */
export function steps(path: string): Step[] {
  return [...path.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)].map((part) =>
    part[1] === undefined ? part[0] : /^\d+$/.test(part[1]) ? Number(part[1]) : part[1],
  );
}

export const pathOf = (way: readonly Step[]): string =>
  way.map((step, at) => (typeof step === "number" ? `[${step}]` : at ? `.${step}` : step)).join("");

export function join(...parts: string[]): string {
  return parts.filter(Boolean).reduce((path, part) => (path && !part.startsWith("[") ? `${path}.${part}` : path + part), "");
}

export function at(data: Json | undefined, path: string): Json | undefined {
  return steps(path).reduce<Json | undefined>(
    (node, step) => (node === undefined || node === null || typeof node !== "object" ? undefined : (node as Record<Step, Json>)[step]),
    data,
  );
}

/** The data with another value at this place; tables on the way are made where there are none. `undefined` takes the value away. */
export function put<T extends Json>(data: T, path: string, value: Json | undefined): T {
  return placed(data, steps(path), value) as T;
}

function placed(node: Json | undefined, [step, ...rest]: Step[], value: Json | undefined): Json | undefined {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(node) ? [...node] : [];
    const inner = placed(list[step], rest, value);
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const table: Table = isTable(node) ? { ...node } : {};
  const inner = placed(table[step], rest, value);
  if (inner === undefined) delete table[step];
  else table[step] = inner;
  return table;
}

/** A place as checks and comparisons name it – entries of lists by number or by their ids – with numbers alone. */
export function resolved(data: Json, key: string): string {
  let node: Json | undefined = data;
  const way: Step[] = [];
  for (const part of key.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)) {
    if (part[1] === undefined) {
      way.push(part[0]);
      node = isTable(node) ? node[part[0]] : undefined;
    } else {
      const named: number = Array.isArray(node) ? node.findIndex((entry) => isTable(entry) && String(entry.id) === part[1]) : -1;
      const index = named >= 0 ? named : Number(part[1]);
      way.push(index);
      node = Array.isArray(node) ? node[index] : undefined;
    }
  }
  return pathOf(way);
}

/** Numbers that a file has without their provenance get the place for it that the standard edition has. */
export function dressed<T extends Json>(data: T, standard: Json): T {
  if (isTable(standard) && "value" in standard && "source" in standard && !isTable(data))
    return { value: data, source: "B" } as unknown as T;
  if (!isTable(data) || !isTable(standard)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key in standard ? dressed(value, standard[key]) : value]),
  ) as T;
}

export const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
