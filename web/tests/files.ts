/** Reads what the page's build may not, or would change. The name in a constant spares the page's types those of Node. */
const NODE_FILES = "node:fs";
const files = (await import(/* @vite-ignore */ NODE_FILES)) as {
  readFileSync(path: string, encoding: "utf-8"): string;
  readFileSync(path: URL): Uint8Array;
  readdirSync(path: string, options: { recursive: true; encoding: "utf-8" }): string[];
};

export function read(path: string): string {
  return files.readFileSync(path, "utf-8");
}

export function bytes(file: URL): Uint8Array {
  return files.readFileSync(file);
}

/** The paths of all files below a folder that end like this. */
export function below(folder: string, ending: string): string[] {
  const names = files.readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
}
