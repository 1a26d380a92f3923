import { expect, test, vi } from "vitest";
import type { EditionInfo, GameInfo } from "../../src/wire.gen";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

const { asOffer, tempos, usualOffer, withEdition } = await import("../../src/lobby/wish");

const edition = (name: string, language: string, clock?: string) =>
  ({ name, language, printed: true, options: clock === undefined ? {} : { clock } }) as unknown as EditionInfo;

const game = (seats: { least: number; most: number }, ...editions: EditionInfo[]) => ({ name: "scrabble", seats, editions }) as unknown as GameInfo;

test("an offer is for whoever comes, in the reader’s language and at the edition’s own tempo", () => {
  const box = game({ least: 2, most: 4 }, edition("nl", "nl", "turn:120"), edition("en", "en", "game:15+0"));
  const made = asOffer(usualOffer(box));
  expect(made).toMatchObject({ game: "scrabble", edition: "en", options: { clock: "game:15+0" }, opening: { play: true, watch: true } });
  expect(made.seats.map((seat) => seat.kind)).toEqual(["me", "friend"]);
});

test("among strangers time is limited where the edition leaves that open", () => {
  expect(tempos(edition("en", "en", "none"))[0]).toBe("game:25+10");
  expect(tempos(edition("en", "en"))).toEqual([]);
  expect(asOffer(usualOffer(game({ least: 1, most: 6 }, edition("en", "en")))).options).toEqual({});
});

test("other words keep the tempo that was chosen, as far as it is offered there", () => {
  const box = game({ least: 2, most: 4 }, edition("en", "en", "none"), edition("fr", "fr", "turn:90"), edition("de", "de"));
  const wish = { ...usualOffer(box), clock: "days:2" };
  expect(withEdition(wish, box.editions[1]!).clock).toBe("days:2");
  expect(withEdition(wish, box.editions[2]!).clock).toBeNull();
});

test("a game for one alone is offered to two, and seats that are wished for are all free", () => {
  const solo = usualOffer(game({ least: 1, most: 6 }, edition("en", "en", "none")));
  expect(asOffer(solo).seats).toHaveLength(2);
  expect(asOffer({ ...solo, seats: 4 }).seats.slice(1).every((seat) => seat.kind === "friend")).toBe(true);
});
