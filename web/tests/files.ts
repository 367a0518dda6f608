/** Reads what the page's build may not, or would change. The name in a constant spares the page's types those of Node. */
const NODE_FILES = "node:fs";
const files = (await import(/* @vite-ignore */ NODE_FILES)) as { readFileSync(path: string, encoding: "utf-8"): string };

export function read(path: string): string {
  return files.readFileSync(path, "utf-8");
}
