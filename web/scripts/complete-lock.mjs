// Some package indexes carry only the binaries of one platform; npm then writes a lock file without the others and
// `npm ci` refuses it. This adds every missing optional binary (version, os, cpu; no address). Run after `npm install`.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf-8"));
const systems = { darwin: "darwin", android: "android", win32: "win32", linux: "linux", freebsd: "freebsd", openharmony: "openharmony" };
const processors = { arm64: "arm64", x64: "x64", arm: "arm", ppc64: "ppc64", s390x: "s390x", wasm32: "wasm32" };

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path]) continue;
    const words = name.split("-");
    const system = words.find((word) => word in systems);
    const processor = words.find((word) => word in processors);
    lock.packages[path] = {
      version: version.replace(/^[^\d]*/, ""),
      ...(processor ? { cpu: [processors[processor]] } : {}),
      dev: true,
      optional: true,
      ...(system ? { os: [systems[system]] } : {}),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");
