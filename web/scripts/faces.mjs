/**
 * The faces of the page, cut from those of Fontsource when the page is built: all characters they have, without hinting and
 * without features that nothing asks for, which halves them; those of the signs have the letters of their sign alone. Styles
 * address them as `@faces/<name>.woff2`.
 */
import fontverter from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import { fileURLToPath } from "node:url";

const WEB = new URL("../", import.meta.url);
const CACHE = new URL("node_modules/.cache/faces/", WEB);
/** Whoever asks for another one (`font-feature-settings`, `font-variant-…`) adds it here. */
const FEATURES = ["kern", "liga", "lnum", "tnum"];
/** The number of the licence's address among a font's names; the usual ones, below 7, stay anyway. */
const LICENCE = 14;

const drawings = readFileSync(new URL("src/artwork/drawings.svg", WEB), "utf-8");
/** What stands on the machine in the window, in the face of its sign. */
const machine = [...drawings.matchAll(/<text[^>]*gt-d[^>]*>([^<]*)</g)].map((match) => match[1]).join("");

/** By name: the family and weight at Fontsource, and the letters, where not all are wanted. */
export const FACES = {
  "text-400": { family: "atkinson-hyperlegible", weight: 400 },
  "text-700": { family: "atkinson-hyperlegible", weight: 700 },
  display: { family: "yeseva-one", weight: 400 },
  "sign-cafe_del_gatto": { family: "lilita-one", weight: 400, letters: `Café del Gatto 0123456789${machine}` },
  "sign-cafe_international": { family: "caprasimo", weight: 400, letters: "Café International" },
  "sign-cafe": { family: "federo", weight: 400, letters: "Café" },
  "sign-coffee_traders": { family: "alfa-slab-one", weight: 400, letters: "Coffee Traders" },
  "cafe_del_gatto-display": { family: "lilita-one", weight: 400 },
  "cafe_del_gatto-700": { family: "nunito", weight: 700 },
  "cafe_del_gatto-800": { family: "nunito", weight: 800 },
  "cafe_international-display": { family: "caprasimo", weight: 400 },
  "cafe-display": { family: "federo", weight: 400 },
  "cafe-500": { family: "alegreya-sans", weight: 500 },
  "cafe-700": { family: "alegreya-sans", weight: 700 },
  "cafe-800": { family: "alegreya-sans", weight: 800 },
  "coffee_traders-display": { family: "alfa-slab-one", weight: 400 },
  "coffee_traders-500": { family: "barlow-semi-condensed", weight: 500 },
  "coffee_traders-700": { family: "barlow-semi-condensed", weight: 700 },
  "coffee_traders-800": { family: "barlow-semi-condensed", weight: 800 },
};

const packaged = (family, path) => readFileSync(new URL(`node_modules/@fontsource/${family}/${path}`, WEB));

/** The face as it is at Fontsource. */
export const wholeFace = (name) => {
  const { family, weight } = FACES[name];
  return packaged(family, `files/${family}-latin-${weight}-normal.woff2`);
};

/** All that a face may have: it keeps what it has of them. */
function everything() {
  const codes = Array.from({ length: 0xfffe - 0x20 }, (_, index) => index + 0x20);
  return String.fromCodePoint(...codes.filter((code) => code < 0xd800 || code > 0xdfff));
}

/** The table's bytes, by its tag, in the order of the directory. */
function tablesOf(font) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const start = font.readUInt32BE(at + 8);
      return [font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/** Names by their number, as they stand in the `name` table for Windows, which all systems read. */
function namesOf(table) {
  const found = new Map();
  const texts = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const at = 6 + 12 * index;
    if (table.readUInt16BE(at) !== 3) continue;
    const start = texts + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8))).swap16();
    found.set(table.readUInt16BE(at + 6), bytes.toString("utf16le"));
  }
  return found;
}

function nameTable(names) {
  const sorted = [...names].sort(([one], [other]) => one - other);
  const head = Buffer.alloc(6 + 12 * sorted.length);
  head.writeUInt16BE(sorted.length, 2);
  head.writeUInt16BE(head.length, 4);
  let length = 0;
  const texts = sorted.map(([number, text], index) => {
    const bytes = Buffer.from(text, "utf16le").swap16();
    [3, 1, 0x409, number, bytes.length, length].forEach((value, field) => head.writeUInt16BE(value, 6 + 12 * index + 2 * field));
    length += bytes.length;
    return bytes;
  });
  return Buffer.concat([head, ...texts]);
}

/** The font with names of its own: several authors reserve theirs for what nobody has changed. */
function renamed(font, name) {
  const tables = tablesOf(font);
  const names = namesOf(tables.get("name"));
  for (const number of [1, 3, 4]) names.set(number, name);
  names.set(2, "Regular");
  names.set(6, name.replaceAll(" ", ""));
  tables.set("name", nameTable(names));
  const directory = Buffer.from(font.subarray(0, 12 + 16 * tables.size));
  const parts = [directory];
  let start = directory.length;
  [...tables.values()].forEach((table, index) => {
    // Checksums are made anew when the font is compressed.
    directory.writeUInt32BE(start, 12 + 16 * index + 8);
    directory.writeUInt32BE(table.length, 12 + 16 * index + 12);
    parts.push(table, Buffer.alloc(-table.length & 3));
    start += (table.length + 3) & ~3;
  });
  return Buffer.concat(parts);
}

async function cut(name, source, letters) {
  const options = { targetFormat: "truetype", noHinting: true, keepFeatures: FEATURES, dropTables: ["STAT"], preserveNameIds: [LICENCE] };
  const font = await subset(source, letters ?? everything(), options);
  return fontverter.convert(renamed(font, `Ludocafe ${name}`), "woff2");
}

/** Where the faces lie by their names; each is cut once until something about it changes. */
export async function cutFaces() {
  const found = new Map();
  const manner = readFileSync(new URL("scripts/faces.mjs", WEB));
  for (const [name, { letters }] of Object.entries(FACES)) {
    const source = wholeFace(name);
    const key = createHash("sha256")
      .update(manner)
      .update(source)
      .update(letters ?? "")
      .digest("hex")
      .slice(0, 16);
    const folder = new URL(`${key}/`, CACHE);
    const file = new URL(`${name}.woff2`, folder);
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      const part = new URL(`${name}.${process.pid}.part`, folder);
      writeFileSync(part, await cut(name, source, letters));
      renameSync(part, file);
    }
    found.set(name, file);
  }
  return found;
}

/** What can be written in a face. */
export async function charactersOf(font) {
  const face = new Face(new Blob(await fontverter.convert(font, "truetype")));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

/** The names inside a face. */
export async function namesInside(font) {
  return [...namesOf(tablesOf(await fontverter.convert(font, "truetype")).get("name")).entries()];
}

/** What their authors ask to be passed on with them. */
function licences() {
  const families = [...new Set(Object.values(FACES).map((face) => face.family))].sort();
  const texts = families.map((family) => `${family}\n\n${packaged(family, "LICENSE").toString("utf-8").trim()}\n`);
  return ["The faces of this page are cut from the following ones, and bear other names inside.\n", ...texts].join(`\n${"=".repeat(72)}\n`);
}

/** For Vite: knows the addresses of the faces, and puts their licences beside the page. */
export function faces() {
  return {
    name: "ludocafe-faces",
    async config() {
      if (process.env.VITEST) return {};
      const alias = [...(await cutFaces())].map(([name, file]) => ({ find: `@faces/${name}.woff2`, replacement: fileURLToPath(file) }));
      return { resolve: { alias } };
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "faces-licences.txt", source: licences() });
    },
  };
}
