import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterEach, expect, test } from "vitest";

let home = "";

afterEach(() => home && rmSync(home, { recursive: true, force: true }));

/** The names that a module declares and exports: of types, classes, functions, components and values. */
function exportedBy(source: ts.SourceFile): string[] {
  const imported = new Set<string>();
  const names: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) statement.importClause?.namedBindings?.forEachChild((one) => void (ts.isImportSpecifier(one) && imported.add(one.name.text)));
    else if (ts.isExportDeclaration(statement)) names.push(...listed(statement));
    else if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword)) continue;
    else if (ts.isVariableStatement(statement)) names.push(...statement.declarationList.declarations.flatMap((one) => bound(one.name)));
    else names.push((statement as ts.DeclarationStatement).name?.getText(source) ?? "default");
  }
  // What a module only hands on is declared elsewhere.
  return names.filter((name) => !imported.has(name));
}

/** The names in `export { … }`, but for those that another module has given. */
function listed({ exportClause, moduleSpecifier }: ts.ExportDeclaration): string[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.filter((one) => !moduleSpecifier || one.propertyName).map((one) => one.name.text);
}

/** The names that a declaration of values makes: one, or those of a pattern. */
function bound(name: ts.BindingName): string[] {
  return ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []));
}

/** The exported names that stand in several modules of a folder, each with these modules. */
function doubled(root: string): Record<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const path of readdirSync(root, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.tsx?$/.test(path)) continue;
    const source = ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true);
    for (const name of new Set(exportedBy(source))) modules.set(name, [...(modules.get(name) ?? []), path]);
  }
  return Object.fromEntries([...modules].filter(([, paths]) => paths.length > 1));
}

/** The same of modules that are written for it. */
function doubledIn(modules: Readonly<Record<string, string>>): Record<string, string[]> {
  home = mkdtempSync(join(tmpdir(), "names-"));
  for (const [path, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  return doubled(home);
}

test("no exported name of the page stands in two modules", () => {
  expect(doubled(join(import.meta.dirname, "../src"))).toEqual({});
});

test.each([
  ["two types", "export type Line = string;", "export interface Line {}"],
  ["a class and a component", "export class Line {}", "export function Line() {}"],
  ["two functions", "export async function Line() {}", "export const Line = () => null;"],
  ["values of a pattern", "export const [Line, Other] = [1, 2];", "export const { one: Line } = { one: 1 };"],
  ["a name in a list", "type Line = string;\nexport type { Line };", "const row = 1;\nexport { row as Line };"],
  ["a name given to what is handed on", "export type Line = string;", 'export { row as Line } from "./row";'],
])("%s of one name are found", (_, one, other) => {
  expect(doubledIn({ "model/line.ts": one, "wire.gen.ts": other })).toEqual({ Line: ["model/line.ts", "wire.gen.ts"] });
});

test("a name that is private, or only handed on, is no second one", () => {
  const index = 'import type { Row } from "./line";\nexport { Line } from "./line";\nexport type { Row };\nexport * from "./line";';
  expect(doubledIn({ "review/line.ts": "export class Line {}\nexport type Row = string;", "review/index.ts": index, "review/chart.ts": "class Line {}\ntype Row = Line;" })).toEqual({});
});
