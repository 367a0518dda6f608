/** Puts a Brotli twin beside every text of the page that is worth it; the server sends those where they are understood. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const TEXTS = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALL = 500;
const compress = promisify(brotliCompress);

/** For Vite: compresses what was written, the files of `public/` too. */
export function twins() {
  let folder;
  return {
    name: "ludocafe-twins",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true }).filter((name) => TEXTS.test(name));
      await Promise.all(
        files.map(async (name) => {
          const data = readFileSync(join(folder, name));
          if (data.length <= SMALL) return;
          const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
          writeFileSync(join(folder, `${name}.br`), await compress(data, { params }));
        }),
      );
    },
  };
}
