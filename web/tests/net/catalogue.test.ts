import { beforeEach, expect, test, vi } from "vitest";
import "../fake-browser";

const api = vi.hoisted(() => ({ ratings: vi.fn(), ownTables: vi.fn() }));
vi.mock("../../src/net/api", () => api);

const { editionOf, gameOf, offered, playersOf } = await import("../../src/net/offer");
const { chosenPlayer, equalTo, EVEN, loadRatings } = await import("../../src/net/ratings");
const { going, lookAtTables } = await import("../../src/net/own-tables");

const player = (name: string, ...games: string[]) => ({ name, games, ratings: {} });
const OFFER = {
  catalogue: { languages: ["en"], games: [{ name: "scrabble", editions: [{ name: "en" }, { name: "nl" }] }, { name: "koning", editions: [{ name: "en" }] }] },
  players: [player("novice", "scrabble", "koning"), player("racer", "koning"), player("expert", "scrabble")],
  usual: "",
  lists: [],
};

beforeEach(() => {
  offered.value = OFFER as never;
});

test("games, their editions and their players are found by name; nothing before it is known what there is", () => {
  expect(gameOf("koning")?.editions).toHaveLength(1);
  expect(editionOf("scrabble", "nl")?.name).toBe("nl");
  expect([gameOf("chess"), editionOf("koning", "nl"), editionOf("chess", "nl")]).toEqual([undefined, undefined, undefined]);
  expect(playersOf("koning").map(({ name }) => name)).toEqual(["novice", "racer"]);
  offered.value = null;
  expect([gameOf("koning"), playersOf("koning")]).toEqual([undefined, []]);
});

test("my equal is the player that is so by my rating, else the one for newcomers, else the weakest", async () => {
  expect([equalTo("koning"), equalTo("chess")]).toEqual(["novice", ""]);
  api.ratings.mockResolvedValue({ own: [{ game: "koning", rating: 1500, games: 9, even: "racer" }] });
  await loadRatings();
  expect([equalTo("koning"), equalTo("scrabble")]).toEqual(["racer", "novice"]);
  offered.value = { ...OFFER, usual: "expert" } as never;
  expect([equalTo("koning"), equalTo("scrabble")]).toEqual(["racer", "expert"]);
  expect([chosenPlayer(EVEN, "koning"), chosenPlayer("novice", "koning")]).toEqual(["racer", "novice"]);
});

test("games that are over don't go on", async () => {
  expect(going.value).toBeNull();
  const tables = [{ table: "a", phase: "playing" }, { table: "b", phase: "over" }, { table: "c", phase: "waiting" }];
  api.ownTables.mockResolvedValue({ tables });
  await lookAtTables();
  expect(going.value?.map(({ table }) => table)).toEqual(["a", "c"]);
});
