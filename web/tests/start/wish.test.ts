import { describe, expect, it, vi } from "vitest";
import type { Offer } from "../../src/wire.gen";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

const { offered } = await import("../../src/net/offer");
const { EVEN } = await import("../../src/net/ratings");
const { asNewTable, chosenEdition, chosenGame, lines, matters, offeredOptions, setOption } = await import("../../src/start/form/wish");

const GAME = {
  name: "scrabble",
  options: [{ name: "judging" }, { name: "going_out" }],
  editions: [
    { name: "printed", options: { judging: "referee" } },
    { name: "modern", options: { judging: "referee", going_out: "both" } },
  ],
};

describe("the options of a table", () => {
  it("are those that the edition has", () => {
    offered.value = { catalogue: { games: [GAME] }, players: [] } as unknown as Offer;
    chosenGame.value = "scrabble";
    const shown = (edition: string) => ((chosenEdition.value = edition), offeredOptions.value.map((option) => option.name));
    expect(shown("printed")).toEqual(["judging"]);
    expect(shown("modern")).toEqual(["judging", "going_out"]);
  });
});

describe("more time", () => {
  const LETTER = {
    name: "letter",
    options: ["more_time", "glass", "knock_window", "solo", "solo_time", "clock"].map((name) => ({ name })),
    editions: [{ name: "fr", options: { glass: null, knock_window: 5, solo: "none", solo_time: null, clock: "none", more_time: "1" } }],
  };
  const CLOCKED = { name: "scrabble", options: [{ name: "more_time" }, { name: "clock" }], editions: [{ name: "printed", options: { clock: "none", more_time: "1" } }] };
  const sit = (game: string, edition: string, seats: number) => {
    offered.value = { catalogue: { games: [LETTER, CLOCKED] }, players: [] } as unknown as Offer;
    [chosenGame.value, chosenEdition.value] = [game, edition];
    lines.value = Array.from({ length: seats }, () => ({ kind: "friend", name: "", player: "" }));
  };
  it("is offered only with a clock where nothing else is limited", () => {
    sit("scrabble", "printed", 2);
    expect(matters("more_time")).toBe(false);
    setOption("clock", "game:25");
    expect(matters("more_time")).toBe(true);
    setOption("clock", "none");
  });
  it("is offered where the others have so long to knock, and alone only with a limit", () => {
    sit("letter", "fr", 3);
    expect(matters("more_time")).toBe(true);
    sit("letter", "fr", 1);
    expect(matters("more_time")).toBe(false);
    setOption("glass", 60);
    expect(matters("more_time")).toBe(true);
  });
});

it("who is as strong as I am is found out when the table is made", () => {
  const players = ["level-1", "level-5", "greedy"].map((name) => ({ name, games: ["scrabble"], ratings: {} }));
  offered.value = { catalogue: { games: [GAME] }, players, usual: "level-5" } as unknown as Offer;
  [chosenGame.value, chosenEdition.value] = ["scrabble", "printed"];
  lines.value = [{ kind: "me", name: "Anna", player: EVEN }, { kind: "computer", name: "", player: EVEN }, { kind: "computer", name: "", player: "greedy" }];
  expect(asNewTable().seats).toEqual([{ kind: "me", name: "Anna" }, { kind: "computer", player: "level-5" }, { kind: "computer", player: "greedy" }]);
});
