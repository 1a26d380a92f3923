import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepHere } from "../../src/browser/worker";

let kept: { active: object | null };
let asked: number;

beforeEach(() => {
  [kept, asked] = [{ active: null }, 0];
  vi.useFakeTimers();
  const register = () => (asked++, Promise.resolve(kept));
  vi.stubGlobal("navigator", { serviceWorker: { register } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a worker is asked for again until it is there", async () => {
  await keepHere();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(2);
  kept.active = {};
  await vi.runAllTimersAsync();
  expect(asked).toBe(3);
});

test("where it never comes it isn't asked for for ever", async () => {
  await keepHere();
  await vi.runAllTimersAsync();
  expect(asked).toBe(6);
});
