import { expect, test, vi } from "vitest";
import "../fake-browser";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, text: string) => void store.set(name, text),
  removeItem: (name: string) => void store.delete(name),
});
const { endFollowing, isFollowed, merged, put, settle, settled, valuesHere } = await import("../../src/browser/followed");
const { remembered } = await import("../../src/browser/remembered");
const { grouped } = await import("../../src/me/called");
const { deviceName } = await import("../../src/net/naming");
const { plainCode } = await import("../../src/model/codes");

test("what was changed here since browsers last agreed is newer than what the server has", () => {
  const before = { name: "Anna", seeing: "a" };
  expect(merged({ name: "Anna", seeing: "b" }, before, before)).toEqual({ name: "Anna", seeing: "b" });
  expect(merged({ name: "Anna", seeing: "b" }, { name: "Ann", seeing: "a" }, before)).toEqual({ name: "Ann", seeing: "b" });
  expect(merged({ seeing: "b" }, { tips: "1" }, {})).toEqual({ seeing: "b", tips: "1" });
});

test("a browser that joins somebody takes their settings, and adds what they lack", () => {
  expect(merged({ name: "Anna" }, { name: "Bram", tips: "1" }, {})).toEqual({ name: "Anna", tips: "1" });
});

test("only settings follow, and what is shown changes with them", () => {
  store.clear();
  const seeing = remembered("rekje-seeing", (kept) => (kept as { size: string } | undefined) ?? { size: "usual" });
  store.set("rekje-shuffles", "[]");
  expect(valuesHere()).toEqual({ "rekje-seeing": '{"size":"usual"}' });
  expect(put({ "rekje-seeing": '{"size":"large"}', "rekje-shuffles": "[1]" })).toEqual(["rekje-seeing"]);
  expect(seeing.value).toEqual({ size: "large" });
  expect(store.get("rekje-shuffles")).toBe("[]");
});

test("a browser follows until it is on its own again", () => {
  expect(isFollowed()).toBe(false);
  settle(3, { name: "Anna" });
  expect([isFollowed(), settled()]).toEqual([true, { version: 3, values: { name: "Anna" } }]);
  store.set("rekje-followed", "{");
  expect(isFollowed()).toBe(false);
  endFollowing();
  expect(store.has("rekje-followed")).toBe(false);
});

test("a device is called after its browser and its system, and a code is read in groups", () => {
  const agents = {
    "Firefox (Linux)": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Chrome (Android)": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
    "Safari (iPhone)": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Edge (Windows)": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0",
  };
  for (const [name, agent] of Object.entries(agents)) expect(deviceName(agent)).toBe(name);
  expect(deviceName("something else")).toBe("");
  expect(grouped("BCDF2345")).toBe("BCDF 2345");
  expect(plainCode(" bcdf-2345\n")).toBe("BCDF2345");
});
