import { beforeEach, expect, test, vi } from "vitest";

/** Answers of a server that are given when the test says so. */
let answers: Array<(ok: boolean) => void>;

beforeEach(() => {
  answers = [];
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => new Promise((resolve, reject) => answers.push((ok) => (ok ? resolve(new Response("{}")) : reject(new Error("no"))))));
});

const moments = () => new Promise((resolve) => setTimeout(resolve));

test.each([true, false])("what changes something waits for the first such request, however it ends (%s), and not for later ones", async (ok) => {
  const { ask } = await import("../../src/net/api");
  const first = ask("POST", "me").catch(() => null);
  const others = [ask("POST", "me/code"), ask("PUT", "me/settings"), ask("GET", "me")];
  await moments();
  expect(answers).toHaveLength(2);
  answers[0]!(ok);
  await first;
  await moments();
  expect(answers).toHaveLength(4);
  answers.slice(1).forEach((answer) => answer(true));
  await Promise.all(others);
});
