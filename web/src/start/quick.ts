/** A table made without a form: the chosen game by the edition of the reader's language, with its usual options. */

import { myName } from "../browser/my-name";
import { gameOf, loadOffer, offered, usualEdition } from "../net/offer";
import { equalTo, loadRatings } from "../net/ratings";
import { language, say } from "../say";
import type { NewTable, SeatWish } from "../wire.gen";

/** Asks what is needed to make a table, so that it is there before a button is pressed. */
export async function prepare(): Promise<void> {
  await Promise.all([loadOffer(), loadRatings()]);
}

/** A table for me and one more: a computer that is my equal, or else the one that knows least; or a friend, who gets a link. */
export async function quickTable(game: string, other: "computer" | "friend"): Promise<NewTable> {
  await prepare();
  const info = gameOf(game) ?? offered.value!.catalogue.games[0]!;
  const seat: SeatWish = other === "computer" ? { kind: other, player: equalTo(game), name: say("start-computer") } : { kind: other };
  const seats: SeatWish[] = [{ kind: "me", name: myName() }, ...Array<SeatWish>(Math.max(1, info.seats.least - 1)).fill(seat)];
  return { game: info.name, edition: usualEdition(info)!.name, seats, language: language.value, gives_nonce: true };
}
