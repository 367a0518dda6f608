/** The three languages say the same things with the same fields. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "fr", "de"];
const FILES = import.meta.glob<string>("../src/**/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = Object.values(import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true })).join(
  "\n",
);

/** Message ids with their attributes and the fields they use. */
function shape(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of new FluentResource(text).body) {
    const fields = [...new Set([...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]))].sort();
    found[entry.id] = [
      ...Object.keys(entry.attributes)
        .sort()
        .map((name) => `.${name}`),
      ...fields,
    ];
  }
  return found;
}

function folders(): string[] {
  return [...new Set(Object.keys(FILES).map((file) => file.replace(/\/[^/]+$/, "")))];
}

describe.each(folders())("%s", (folder) => {
  const texts = LANGUAGES.map((language) => FILES[`${folder}/${language}.ftl`]);

  it("is complete in every language", () => {
    const [english, ...others] = texts.map(shape);
    for (const other of others) expect(other).toEqual(english);
  });

  it("says nothing twice and leaves no message unread", () => {
    for (const text of texts) {
      const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new FluentResource(text).body.length).toBe(ids.length);
    }
  });
});

it("uses every word of the page, and only words it has", () => {
  const ids = [...FILES["../src/texts/en.ftl"].matchAll(/^(page-[\w-]+) =/gm)].map((match) => match[1]);
  const families = [...SOURCES.matchAll(/`(page-[\w-]*)\$\{/g)].map((match) => match[1]);
  for (const id of ids) expect(SOURCES.includes(`"${id}"`) || families.some((family) => id.startsWith(family)), id).toBe(true);
  for (const [, id] of SOURCES.matchAll(/"(page-[\w-]+)"/g)) expect(ids, id).toContain(id);
});
