/** The offer that is being made: the chosen game by its usual rules, for whoever comes. */

import { myName } from "../browser/my-name";
import { usualEdition } from "../net/offer";
import { ownRating } from "../net/ratings";
import { language } from "../say";
import type { EditionInfo, GameInfo, NewTable, OpeningWish, SeatWish } from "../wire.gen";

/** What can be chosen of an offer. `mine`: only for people who are about as strong as I am. */
export interface OfferWish {
  readonly game: GameInfo;
  readonly edition: EditionInfo;
  readonly clock: string | null;
  readonly seats: number;
  readonly mine: boolean;
  readonly watch: boolean;
}

/** How far (rating points) somebody may be from me who is about as strong. */
const ABOUT = 200;
const UNHURRIED = "none";
const TEMPOS = ["game:25+10", "game:10+5", "turn:120", "days:2", UNHURRIED];

/** The tempos that are offered: the edition's own first, if it has one. */
export function tempos(edition: EditionInfo): string[] {
  const own = edition.options["clock"];
  if (own === undefined) return [];
  const usual = String(own);
  return usual === UNHURRIED ? TEMPOS : [usual, ...TEMPOS.filter((one) => one !== usual)];
}

/** An offer of a game as it is without any choice. */
export function usualOffer(game: GameInfo): OfferWish {
  return withEdition({ game, edition: game.editions[0]!, clock: null, seats: Math.max(2, game.seats.least), mine: false, watch: true }, usualEdition(game)!);
}

export function withEdition(wish: OfferWish, edition: EditionInfo): OfferWish {
  const [first = null] = tempos(edition);
  return { ...wish, edition, clock: wish.clock !== null && tempos(edition).includes(wish.clock) ? wish.clock : first };
}

/** The ratings of people who are about as strong as I am in a game; nothing while I have none. */
export function aboutMine(game: string): { least: number; most: number } | null {
  const rating = ownRating(game)?.rating;
  return rating === undefined ? null : { least: Math.max(0, rating - ABOUT), most: rating + ABOUT };
}

export function asOffer({ game, edition, clock, seats, mine, watch }: OfferWish): NewTable {
  const opening: OpeningWish = { play: true, watch, ...(mine ? aboutMine(game.name) : {}) };
  const free = Array<SeatWish>(seats - 1).fill({ kind: "friend" });
  return {
    game: game.name,
    edition: edition.name,
    seats: [{ kind: "me", name: myName() }, ...free],
    options: clock === null ? {} : { clock },
    language: language.value,
    gives_nonce: true,
    opening,
  };
}
