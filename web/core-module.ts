/** `virtual:core`: the address of the Rust core for the page (`scripts/page_core.py` builds it), or null where it couldn't be built. */

import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:core";

export function coreModule(file: string): Plugin {
  return {
    name: "core-module",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return existsSync(file) ? `export { default as core } from ${JSON.stringify(`${file}?url`)};` : "export const core = null;";
    },
  };
}
