// @vitest-environment node
/** The faces of the page can write what is said in them, though they are cut. */
import { beforeAll, describe, expect, it } from "vitest";
import { below, bytes, read } from "./files";

const SCRIPT = "../scripts/faces.mjs";
const { FACES, charactersOf, cutFaces, namesInside, wholeFace } = (await import(/* @vite-ignore */ SCRIPT)) as {
  FACES: Record<string, { letters?: string }>;
  charactersOf(font: Uint8Array): Promise<Set<string>>;
  cutFaces(): Promise<Map<string, URL>>;
  namesInside(font: Uint8Array): Promise<[number, string][]>;
  wholeFace(name: string): Uint8Array;
};
const SIGNS = Object.keys(FACES).filter((name) => FACES[name].letters !== undefined);
const WHOLE = Object.keys(FACES).filter((name) => FACES[name].letters === undefined);
const OF_TEXT = WHOLE.filter((name) => /\d$/.test(name));

/** Signs of the terminal, arrows and the narrow space of French: latin faces have none of them, the browser takes them elsewhere. */
const FROM_OTHER_FACES = "\u202f→─⌂▣◎●★☼♚✗✚";
const PYTHON = "../src/ludocafe";
const written = [...below("src", ".ftl"), ...below(PYTHON, ".ftl"), ...below(PYTHON, "edition.toml")].map(read).join("");

const cut = (await cutFaces()) as ReadonlyMap<string, URL>;
const found = new Map<string, Set<string>>();
const missing = (name: string, wanted: Iterable<string>): string[] =>
  [...new Set(wanted)].filter((one) => one >= " " && !found.get(name)?.has(one)).sort();

beforeAll(async () => {
  for (const [name, file] of cut) found.set(name, await charactersOf(bytes(file)));
});

describe("a face", () => {
  it.each(WHOLE)("keeps all characters: %s", async (name) => {
    expect(missing(name, await charactersOf(wholeFace(name)))).toEqual([]);
  });

  it.each(OF_TEXT)("of texts writes them all: %s", (name) => {
    expect(written).toContain("œ");
    expect(missing(name, written).filter((one) => !FROM_OTHER_FACES.includes(one))).toEqual([]);
  });

  it.each(SIGNS)("of a sign writes it: %s", (name) => {
    expect(missing(name, FACES[name].letters ?? "")).toEqual([]);
  });

  it.each(Object.keys(FACES))("bears none of the names that authors keep for their own: %s", async (name) => {
    const names = new Map(await namesInside(bytes(cut.get(name) as URL)));
    for (const number of [1, 3, 4]) expect(names.get(number)).toBe(`Ludocafe ${name}`);
    expect(names.get(6)).toBe(`Ludocafe${name}`);
    expect(names.get(0)).toMatch(/copyright/i);
    expect([...names.keys()].filter((number) => number > 6)).toEqual([14]);
  });
});
