/** Writes the service worker beside the built page: it knows the page's parts, and by them its version. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { afterBuild } from "./after-build.ts";

export function worker(source: string): Plugin {
  return afterBuild("worker", (folder) => {
    // The core is loaded and kept when somebody searches (src/search/kept.ts), not with the page.
    const files = readdirSync(join(folder, "assets")).filter((file) => !file.endsWith(".wasm"));
    const parts = ["/", ...files.sort().map((file) => `/assets/${file}`)];
    const page = readFileSync(join(folder, "index.html"), "utf-8");
    const version = createHash("sha256").update(page + parts.join()).digest("hex").slice(0, 16);
    const text = readFileSync(source, "utf-8").replace("__VERSION__", version).replace("__PARTS__", JSON.stringify(parts));
    writeFileSync(join(folder, "sw.js"), text);
  });
}
