import { beforeEach, expect, test, vi } from "vitest";
import { nonceFor, promisedAt } from "../../src/browser/promised";

const waiting = { table: "t", view: null, commitment: "c1", nonce_wanted: true, changes: 0 };

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, text: string) => void store.set(name, text) });
});

test("a nonce is given for the commitment seen first, the same one after the page was loaded again", () => {
  const nonce = nonceFor(waiting);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(nonceFor(waiting)).toBe(nonce);
  expect(nonceFor({ ...waiting, nonce_wanted: false })).toBeNull();
  expect(promisedAt("t")).toEqual({ table: "t", commitment: "c1", nonce, changes: 0 });
  expect(nonceFor({ ...waiting, table: "other" })).not.toBe(nonce);
});

test("another commitment at the same table gets no nonce, and the first one stays", () => {
  const nonce = nonceFor(waiting);
  expect(nonceFor({ ...waiting, commitment: "c2" })).toBeNull();
  expect(promisedAt("t")).toEqual({ table: "t", commitment: "c1", nonce, changes: 0 });
});

test("another nonce is given once what is played has been changed", () => {
  const nonce = nonceFor(waiting);
  const other = nonceFor({ ...waiting, changes: 1 });
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(nonce);
  expect(nonceFor({ ...waiting, changes: 1 })).toBe(other);
  expect(promisedAt("t")?.nonce).toBe(other);
});

test("who looks on remembers the commitment; after the beginning nothing is a promise any more", () => {
  expect(nonceFor({ ...waiting, nonce_wanted: false })).toBeNull();
  expect(promisedAt("t")).toEqual({ table: "t", commitment: "c1", nonce: "", changes: 0 });
  expect(nonceFor({ ...waiting, table: "begun", view: {} as never })).toBeNull();
  expect(promisedAt("begun")).toBeUndefined();
});

test("so many tables are remembered, the last ones; what can't be read hinders nobody", () => {
  localStorage.setItem("rekje-shuffles", "{");
  for (let number = 0; number < 210; number++) nonceFor({ ...waiting, table: `t${number}` });
  expect(promisedAt("t9")).toBeUndefined();
  expect(promisedAt("t10")).toBeDefined();
  expect(promisedAt("t209")).toBeDefined();
});
