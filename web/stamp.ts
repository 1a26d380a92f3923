/** Writes `built.json` beside the built page: its version, the messages that it understands, and its files with their checksums.
 * `rekje doctor` reads it. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { afterBuild } from "./after-build.ts";

const NAME = "built.json";

export function stamp(cargo: string, wire: string): Plugin {
  return afterBuild("stamp", (folder) => {
    const version = /^version = "(.+)"$/m.exec(readFileSync(cargo, "utf-8"))?.[1] ?? "";
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== NAME)
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
    const files = Object.fromEntries(names.map((name) => [name, sha256(join(folder, name))]));
    writeFileSync(join(folder, NAME), `${JSON.stringify({ version, wire: sha256(wire), files }, null, 1)}\n`);
  });
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
