import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { faces } from "./scripts/faces.mjs";
import { twins } from "./scripts/twins.mjs";

/**
 * What opens without a network: the front page, rules, settings and what is told about Ludocafé. What tables, lessons and the
 * workshop need is fetched when somebody comes to them, or takes an interest in a game; they need a network anyway.
 */
const OF_THE_SHELL = /\/src\/(pages\/(Rules|Settings|About|MyGames)\.svelte|texts\/\w+\.ftl\?raw)$/;
/** The faces that every page is set in, and the letters of the signs; those of a game come with its scene. */
const SITE_FACE = /\/(text|display|sign)-[\w-]+\.woff2$/;

/** Writes sw.js with the list of the shell's files, so that the page opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: "ludocafe-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => !name.endsWith(".html"));
      const shell = new Set(names.filter((name) => SITE_FACE.test(name)));
      const take = (name: string): void => {
        const part = bundle[name];
        if (part?.type !== "chunk" || shell.has(name)) return;
        shell.add(name);
        for (const style of part.viteMetadata?.importedCss ?? []) shell.add(style);
        part.imports.forEach(take);
      };
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type === "chunk" && (part.isEntry || OF_THE_SHELL.test(part.facadeModuleId ?? ""))) take(name);
      }
      const version = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);
      const files = ["", "manifest.webmanifest", "icon.svg", ...shell].map((name) => `/${name}`);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf-8")
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  base: "/",
  plugins: [svelte(), faces(), serviceWorker(), twins()],
  build: {
    outDir: process.env.LUDOCAFE_PAGE ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Faces stay files: the page may not take them from `data:` addresses.
    assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], pool: "threads", isolate: false, fileParallelism: false },
});
