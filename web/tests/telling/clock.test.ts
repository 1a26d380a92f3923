import { afterEach, expect, test, vi } from "vitest";
import { ServerClock } from "../../src/net/clock";
import "../fake-browser";

const { speak } = await import("../../src/say");
const { shownTime, tick } = await import("../../src/telling/clock");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the server's time allows for the way there and back, and the surest measurement counts", () => {
  const clock = new ServerClock();
  clock.heard(10_000, null, 500);
  expect(clock.now(600)).toBe(10_100);
  clock.heard(20_000, 1_000, 1_100);
  expect(clock.lag).toBe(100);
  expect(clock.now(1_100)).toBe(20_050);
  clock.heard(30_000, 2_000, 6_000);
  expect(clock.now(6_000)).toBe(24_950);
});

test("what was measured before the game began counts no more", () => {
  const clock = new ServerClock();
  clock.heard(0, 900, 1_000);
  expect([clock.now(1_000), clock.now(9_000), clock.lag]).toEqual([0, 0, 100]);
  clock.heard(40, null, 20_000);
  expect(clock.now(21_000)).toBe(1_040);
});

test("time is shown as people read it", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  expect([65_000, 7_200_000, 999, -500, -61_000, 3 * 86_400_000, 3 * 86_400_000 - 60_000].map(shownTime)).toEqual(["1:05", "2:00:00", "0:01", "−0:00", "−1:01", "3 d", "3 d"]);
  const days = [];
  for (const code of ["nl", "fr", "de", "it"] as const) {
    await speak(code);
    days.push(shownTime(3 * 86_400_000));
  }
  expect(days).toEqual(["3 d", "3 j", "3 T.", "3 g"]);
});

test("time ticks only while somebody looks at it, and while the page is seen", () => {
  vi.useFakeTimers();
  const page = { visibilityState: "visible" };
  vi.stubGlobal("document", page);
  expect(vi.getTimerCount()).toBe(0);
  const seen: number[] = [];
  const stop = tick.subscribe((value) => seen.push(value));
  vi.advanceTimersByTime(1_000);
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual([0, 1, 2]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
