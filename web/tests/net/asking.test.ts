import { beforeEach, expect, test, vi } from "vitest";

/** Answers of a server that are given when the test says so. */
let answers: Array<(ok: boolean) => void>;

beforeEach(() => {
  answers = [];
  vi.resetModules();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => new Promise((resolve, reject) => answers.push((ok) => (ok ? resolve(new Response("{}")) : reject(new Error("no"))))));
});

const moments = () => new Promise((resolve) => setTimeout(resolve));

const change = async () => (await import("../../src/net/api")).ask;

/** A browser that lets tabs wait for one another. */
function withLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, then: () => Promise<unknown>) => (last = last.then(then));
  vi.stubGlobal("navigator", { onLine: true, locks: { request } });
}

test("what changes something waits for the first such request, until one is answered", async () => {
  const ask = await change();
  const first = ask("POST", "me").catch(() => null);
  const others = [ask("POST", "me/code"), ask("PUT", "me/settings"), ask("POST", "me/name")];
  await moments();
  expect(answers).toHaveLength(1);
  others.push(ask("GET", "me"));
  await moments();
  expect(answers).toHaveLength(2);
  answers[0]!(false);
  await first;
  await moments();
  expect(answers).toHaveLength(3);
  answers[2]!(true);
  await moments();
  expect(answers).toHaveLength(5);
  answers.forEach((answer) => answer(true));
  await Promise.all(others);
});

test("what changes something waits for the first such request of another tab", async () => {
  withLocks();
  const one = await change();
  vi.resetModules();
  const other = await change();
  expect(other).not.toBe(one);
  const both = [one("POST", "tables"), other("POST", "tables")];
  await moments();
  expect(answers).toHaveLength(1);
  answers[0]!(true);
  await moments();
  expect(answers).toHaveLength(2);
  answers[1]!(true);
  await Promise.all(both);
});
