import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** What tables need: it is fetched when somebody takes an interest in a game, or comes to a table, which needs a network anyway. */
const OF_TABLES =
  /\/(games\/.+\/(Board|Scene|Scenery|End|Finale)|frame\/(Frame|PlainScene|Drawer|Prompt|End)|pages\/(Table|Replay|Lesson))\.svelte$/;
const isBoard = (modules: string[]): boolean => modules.some((id) => OF_TABLES.test(id));
/** The faces that every page is set in, and the letters of the signs; those of a game come with its scene. */
const HOUSE_FACE = /(atkinson|yeseva)/;

/** Writes sw.js with the list of the shell's files, so that the page opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: "ludocafe-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => !name.endsWith(".html"));
      const boards = new Set<string>();
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk" || !isBoard(part.moduleIds)) continue;
        boards.add(part.fileName);
        for (const style of part.viteMetadata?.importedCss ?? []) boards.add(style);
      }
      for (const name of names) if (name.endsWith(".woff2") && !HOUSE_FACE.test(name)) boards.add(name);
      const version = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);
      const files = ["", "manifest.webmanifest", "icon.svg", ...names.filter((name) => !boards.has(name))].map((name) => `/${name}`);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf-8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  base: "/",
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: process.env.LUDOCAFE_PAGE ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Faces stay files: the page may not take them from `data:` addresses.
    assetsInlineLimit: (path) => (/\.woff2?$/.test(path) ? false : undefined),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], pool: "threads", isolate: false, fileParallelism: false },
});
