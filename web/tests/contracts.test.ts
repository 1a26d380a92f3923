import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";
import { afterEach, expect, test } from "vitest";
// @ts-expect-error: the contracts are plain JavaScript, as their linter reads them.
import contracts from "../.dependency-cruiser.js";

const { forbidden } = contracts as IConfiguration;
let home = "";

afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The contracts that modules break, each module with what it imports. */
async function broken(modules: Readonly<Record<string, string>>): Promise<string[]> {
  home = mkdtempSync(join(tmpdir(), "contracts-"));
  for (const [path, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(home, "src", path)), { recursive: true });
    writeFileSync(join(home, "src", path), `${text}\nexport const it = 1;\nexport type It = number;\n`);
  }
  const { output } = await cruise(["src"], { baseDir: home, ruleSet: { forbidden: forbidden! }, validate: true, tsPreCompilationDeps: true });
  return [...new Set((output as ICruiseResult).summary.violations.map((one) => one.rule.name))].sort();
}

test("imports that go down, and within a family, break nothing", async () => {
  const table = 'import { it } from "../../composer/walk/composer";\nimport type { It } from "../../model/tiles";\nexport { it as one, type It as Two };';
  expect(await broken({ "table/walk/Table.tsx": table, "composer/walk/composer.ts": "", "model/tiles.ts": "", "table/families.ts": 'import "./walk/Table";', "main.tsx": 'import "./table/families";' })).toEqual([]);
});

test.each([
  ["a value", 'import { it } from "../board/drag";\nexport { it as other };'],
  ["a type", 'import type { It } from "../board/drag";\nexport type Other = It;'],
  ["a part that is loaded when it is shown", 'export const load = () => import("../board/drag");'],
])("a composer doesn't import %s from the board", async (_, text) => {
  expect(await broken({ "composer/composer.ts": text, "board/drag.ts": "" })).toEqual(["floors-go-down-composer"]);
});

test("no floor imports from where the page begins", async () => {
  expect(await broken({ "widgets/Top.tsx": 'import { it } from "../parts";\nexport { it as other };', "parts.ts": "" })).toEqual(["floors-go-down-widgets"]);
});

test("no family imports from another, on whichever floor", async () => {
  const modules = { "table/path/Table.tsx": 'import type { It } from "../../composer/walk/composer";\nexport type Other = It;', "composer/walk/composer.ts": "" };
  expect(await broken(modules)).toEqual(["families-are-independent-path"]);
});

test.each([
  ["a value", 'import { it } from "../composer/walk/composer";\nexport { it as other };'],
  ["a type", 'import type { It } from "../composer/walk/composer";\nexport type Other = It;'],
  ["a part that is loaded when it is shown", 'export const load = () => import("../composer/walk/composer");'],
])("a floor's families module alone imports %s from a family's folder", async (_, text) => {
  const modules = { "composer/walk/composer.ts": "", "spoken/families.ts": text };
  expect(await broken(modules)).toEqual([]);
  rmSync(home, { recursive: true, force: true });
  expect(await broken({ ...modules, "spoken/now.ts": text })).toEqual(["families-are-asked-for"]);
});

test("two modules don't import each other, even where one needs only a type or waits", async () => {
  const modules = { "spoken/keys.ts": 'export const load = () => import("./summaries");', "spoken/summaries.ts": 'import type { It } from "./keys";\nexport type Other = It;' };
  expect(await broken(modules)).toEqual(["no-circles"]);
});

test("a new folder has to be given its floor", async () => {
  expect(await broken({ "attic/chest.ts": 'import { it } from "../model/tiles";\nexport { it as other };', "model/tiles.ts": "" })).toEqual(["every-folder-is-a-floor"]);
});
