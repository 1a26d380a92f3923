import { describe, expect, it, vi } from "vitest";
import type { Offer } from "../src/wire.gen";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

const { offered } = await import("../src/ui/offer");
const { chosenEdition, chosenGame, offeredOptions } = await import("../src/ui/start/wish");

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
