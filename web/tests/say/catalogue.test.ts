import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogues } from "../../catalogue";

const SOURCE = join(import.meta.dirname, "../../src");
const HOME = join(import.meta.dirname, "../../../src/rekje/locale");
const MESSAGE = /^([a-z][\w-]*) =/gm;
/** How the server calls a problem; it says them itself. */
const PROBLEM = /^serve-/;

const modules = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(join(SOURCE, path), "utf-8"));
/** What a pattern finds in the source of the page. */
const found = (pattern: RegExp) => new Set(modules.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => code!)));
const codesIn = (text: string) => [...text.matchAll(MESSAGE)].map(([, code]) => code!);

/** Every code that the catalogues have. */
const all = readdirSync(join(HOME, "en")).flatMap((file) => codesIn(readFileSync(join(HOME, "en", file), "utf-8")));
/** Those of a catalogue as the page gets it; named as in `virtual:catalogue/en/keep`. */
function given(name: string): string[] {
  const { load } = catalogues(HOME) as unknown as { load(this: object, id: string): string };
  return codesIn(JSON.parse(load.call({ addWatchFile: () => {} }, `\0virtual:catalogue/${name}`).slice("export default ".length)) as string);
}

test("the page gets each sentence that it names", () => {
  const there = new Set([...found(/"virtual:catalogue\/(en[^"]*)"/g)].flatMap(given));
  const named = found(/"([a-z]+(?:-[a-z0-9_]+)+)"/g);
  const lacking = all.filter((code) => named.has(code) && !there.has(code) && !PROBLEM.test(code));
  expect(there.size).toBeGreaterThan(500);
  expect(lacking).toEqual([]);
});
