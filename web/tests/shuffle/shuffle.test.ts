import { describe, expect, test } from "vitest";
import { proofIn, verdictOn } from "../../src/shuffle/check";
import { commitmentTo, Stream } from "../../src/shuffle/stream";
import { joinTiles, splitTiles } from "../../src/model/tiles";
import type { TableEvent } from "../../src/wire.gen";
import vectors from "./shuffles.json";

// What Python drew and threw: tests/referee/shuffle_vectors.py.
const games = vectors.games as unknown as readonly (readonly TableEvent[])[];

function promised(events: readonly TableEvent[], change: { commitment?: string; nonce?: string } = {}) {
  const { commit, nonces } = proofIn(events);
  return { table: "t", commitment: commit, nonce: nonces[1]!, ...change };
}

test("tiles and dice are those that Python draws and throws", () => {
  expect(vectors.draws.length).toBeGreaterThan(30);
  for (const one of vectors.draws) {
    const stream = new Stream(one.secret, one.nonces);
    expect(commitmentTo(one.secret)).toBe(one.commitment);
    expect(stream.draw(one.bag, one.drawn.length)).toEqual(one.drawn);
    expect(stream.throwDice(Object.keys(one.rounds[0]!).map(Number))).toEqual(one.rounds);
  }
});

describe.each(games.map((events) => [events[0]!.event === "table-opened" ? events[0].config.game : "", events] as const))("a game of %s", (_, events) => {
  test("was dealt as promised, to who gave a nonce and to who only saw the commitment", () => {
    expect(verdictOn(events, promised(events))).toBe("kept");
    expect(verdictOn(events, promised(events, { nonce: "" }))).toBe("kept");
    expect(verdictOn(events, undefined)).toBe("unseen");
    expect(verdictOn(events, promised(events, { nonce: "ab".repeat(16) }))).toBe("left-out");
    expect(verdictOn(events, promised(events, { commitment: "00".repeat(32) }))).toBe("changed");
  });

  test("isn't as promised where a computer player has a nonce", () => {
    const seat = (player: string): TableEvent => ({ event: "seat-given", seat: 2, player });
    expect(verdictOn(events.toSpliced(3, 0, seat("person")), promised(events))).toBe("kept");
    expect(verdictOn(events.toSpliced(3, 0, seat("novice")), promised(events))).toBe("broken");
    expect(verdictOn([...events, seat("novice")], promised(events))).toBe("kept");
  });

  test("wasn't, whatever of it is changed", () => {
    const broken = (events: readonly TableEvent[]) => expect(verdictOn(events, undefined)).toBe("broken");
    const altered = (change: (event: TableEvent) => TableEvent) => events.map(change);
    broken(altered((event) => (event.event === "shuffle-committed" ? { ...event, commit: "00".repeat(32) } : event)));
    broken(altered((event) => (event.event === "secret-revealed" ? { ...event, secret: "00".repeat(32) } : event)));
    broken(altered((event) => (event.event === "secret-revealed" ? { ...event, secret: "no number" } : event)));
    broken(altered((event) => (event.event === "nonces-given" ? { ...event, nonces: [...event.nonces].reverse() } : event)));
    broken([]);
    // Each event of the shuffle, left out or told otherwise, breaks it. (What was drawn last might have been the only tile left.)
    const telling = events.flatMap((event, at) => (["lot-drawn", "tiles-drawn", "exchanged", "bought", "tiles-returned"].includes(event.event) ? [at] : []));
    for (const at of telling.slice(0, telling.length / 2)) broken(events.filter((_, place) => place !== at));
    for (const at of telling) {
      const told = events[at]!;
      if (told.event === "tiles-drawn" || told.event === "bought") broken(events.with(at, { ...told, tiles: turned(told.tiles) }));
      if (told.event === "exchanged") broken(events.with(at, { ...told, drawn: turned(told.drawn) }));
    }
    for (const [at, told] of events.entries()) {
      if (told.event !== "dice-thrown" || !told.rounds.length) continue;
      const other = told.rounds.map((round) => Object.fromEntries(Object.entries(round).map(([seat, side]) => [seat, (side % 6) + 1])));
      broken(events.with(at, { ...told, rounds: other }));
    }
  });
});

/** Other tiles than these. */
function turned(tiles: string): string {
  const [first, ...rest] = splitTiles(tiles);
  return joinTiles([first === "A" ? "B" : "A", ...rest]);
}
