import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Params } from "../../src/say";
import type { AnyEvent } from "../../src/net/live";
import type { TellingContext } from "../../src/telling/context";

/** An event and the messages told of it: `told` where terminal and page tell the same, else both with the reason. */
interface Case {
  table: { track: boolean; seats: Record<string, number>; last: number | null };
  event: AnyEvent;
  told?: string[];
  terminal?: string[];
  page?: string[];
  why?: string;
}

// Each message is written as its code with its parameters; one that is a parameter of another stands in braces.
vi.mock("../../src/say", async (original) => {
  const line = (code: string, params: Params = {}) =>
    `${code}(${Object.entries(params).map(([name, value]) => `${name}=${/^[a-z]+(-[a-z]+)+\(/u.test(String(value)) ? `{${value}}` : value}`).sort().join(", ")})`;
  return { ...(await original<object>()), say: line, sayList: (names: string[]) => names.join(", "), canSay: (code: string) => code.startsWith("screen-player-") };
});

const { newsOf } = await import("../../src/telling/news");

const GOLDEN = new URL("../../../tests/golden/telling/events.json", import.meta.url);
const CASES = JSON.parse(readFileSync(GOLDEN, "utf-8")) as Case[];

function told({ table, event }: Case): string[] {
  const seats = Object.entries(table.seats).map(([name, score]) => ({ name, score }));
  const sheet = table.last === null ? [] : [{ seat: table.last }];
  const context = { rules: { race: table.track }, view: { seats, sheet }, me: null };
  return newsOf([event], context as unknown as TellingContext);
}

describe("an event", () => {
  // tests/telling/test_telling.py holds the terminal to the same file.
  it.each(CASES.map((one, number) => [number, one.event.event, one] as const))("is told in the messages of the golden file: %i %s", (_, __, one) => {
    expect(told(one)).toEqual(one.page ?? one.told);
  });
});

it("which tiles somebody bought stands in no news, not in the buyer's either: who is next at the device reads it", () => {
  const told = newsOf([{ event: "bought", seat: 0, tiles: "NQ" }], { rules: {}, view: { seats: [{ name: "Anna" }] }, me: 0 } as unknown as TellingContext);
  expect(told).toEqual(["screen-news-buy(count=2, name=Anna)"]);
});
