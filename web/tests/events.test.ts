/** An event that is only defined fails `npm run check`, wherever the page has to know each kind of event. */

import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "..");
const WIRE = resolve(WEB, "src/wire.gen.ts");

/** Where every kind of event stands. */
const TABLES = ["src/telling/news.ts", "src/spoken/news.ts", "src/shuffle/check.ts"];

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(resolve(WEB, "tsconfig.json"), ts.sys.readFile).config, ts.sys, WEB);
const host = ts.createCompilerHost(options);
const wire = host.readFile(WIRE)!;
const planted = wire.replace("export type TableEvent =\n", '$&  | { event: "planted"; seat: number }\n');

/** What tsc says of each of these tables where the messages' types are as in a text. */
function complaints(text: string, before?: ts.Program): { program: ts.Program; told: readonly string[][] } {
  const sources = new Map<string, ts.SourceFile | undefined>();
  const reading: ts.CompilerHost = {
    ...host,
    getSourceFile(name, target) {
      if (resolve(name) === WIRE) return ts.createSourceFile(name, text, target);
      // What has been read once is the same in the next program.
      if (!sources.has(name)) sources.set(name, before?.getSourceFile(name) ?? host.getSourceFile(name, target));
      return sources.get(name);
    },
  };
  const program = ts.createProgram(TABLES.map((table) => resolve(WEB, table)), options, reading);
  const told = TABLES.map((table) =>
    program.getSemanticDiagnostics(program.getSourceFile(resolve(WEB, table))).map((one) => ts.flattenDiagnosticMessageText(one.messageText, "\n")),
  );
  return { program, told };
}

test("an event that is only defined is found missing in each table by type of event", () => {
  expect(planted).not.toBe(wire);
  const { program, told } = complaints(wire);
  expect(told).toEqual(TABLES.map(() => []));
  for (const of of complaints(planted, program).told) expect(of.join("\n")).toContain("planted");
}, 30_000);
