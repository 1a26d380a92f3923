import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { visibilityState: "visible", documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

const { awayUntil, DAY_MS, daysLeft, timeOff } = await import("../../src/telling/vacation");
const { keptFor, seatState } = await import("../../src/telling/absence");
const { timeLeft } = await import("../../src/spoken/clocks");

/** A table at a moment (days since the game began), with one seat and its vacations (in days). */
function tableAt(now: number, ...vacations: [number, number][]) {
  const seat = { name: "Anna", player: "person", resigned: false, vacations: vacations.map(([since, until]) => ({ since: since * DAY_MS, until: until * DAY_MS })) };
  const table = {
    now: now * DAY_MS,
    viewedAt: now * DAY_MS,
    rules: signal({ options: { vacation: 7 } }),
    view: signal<object>({ outcome: null, seats: [seat], clocks: [], turn: { seat: 0 } }),
    seats: signal([{ name: "Anna", player: "person", taken: true, here: false, away: 2 * 86_400 }]),
    seatsAt: performance.now(),
    grace: signal(86_400),
    awaited: () => ({ seat: 0, commands: ["play", "vacation"], deadline: 9 * DAY_MS }),
  };
  return table as never;
}

test("somebody is away until their last vacation is over (C13)", () => {
  expect([1.9, 2, 4.9, 5].map((now) => awayUntil(tableAt(now, [0, 1], [2, 5]), 0))).toEqual([5 * DAY_MS, 5 * DAY_MS, 5 * DAY_MS, null]);
  expect(awayUntil(tableAt(1), 0)).toBe(null);
});

test("a day that was begun has been taken (C13)", () => {
  expect(daysLeft(tableAt(9), 0)).toBe(7);
  expect(daysLeft(tableAt(9, [0, 1.1], [3, 4]), 0)).toBe(4);
});

test("the time of a turn stands still meanwhile (C13)", () => {
  expect([2, 3, 6].map((now) => timeLeft(tableAt(now, [2, 5]), 0))).toEqual([4 * DAY_MS, 4 * DAY_MS, 3 * DAY_MS]);
});

test("a seat is kept longer by vacations of its player (C13)", () => {
  expect(timeOff(tableAt(4, [0, 1], [2, 3], [3.5, 9]), 0, 2.5 * DAY_MS)).toBe(DAY_MS);
  expect(seatState(tableAt(4), 0)).toBe("left");
  expect(seatState(tableAt(4, [2.5, 9]), 0)).toBe("away");
  expect(keptFor(tableAt(4, [2.5, 9]), 0, 2 * 86_400)).toBe(86_400 / 2);
});
