import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes sw.js with the list of files of this build, so that the shell opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: "ludocafe-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = ["", "manifest.webmanifest", "icon.svg", ...Object.keys(bundle).filter((name) => !name.endsWith(".html"))].map((name) => `/${name}`);
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
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
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], pool: "threads", isolate: false, fileParallelism: false },
});
