/** The ratings of the computer players and mine, and which player is my equal. */

import { signal } from "@preact/signals";
import { say } from "../say";
import type { OwnRating, PlayerInfo } from "../wire.gen";
import * as api from "./api";
import { playersOf } from "./offer";

const own = signal<readonly OwnRating[]>([]);

/** Asks again: another game may be over. Without an answer I have no rating. */
export async function loadRatings(): Promise<void> {
  own.value = await api.ratings().then((told) => told.own, () => own.value);
}

/** My rating in a game, if I have played enough. */
export function ownRating(game: string): OwnRating | undefined {
  return own.value.find((one) => one.game === game);
}

/** A computer player as it is offered in a game. */
export function opponentText(player: PlayerInfo, game: string): string {
  const told = { player: say(`screen-player-${player.name}`), how: say(`screen-opponent-${player.name}`) };
  const rating = player.ratings[game];
  if (rating === undefined) return say("rating-opponent", told);
  const even = ownRating(game)?.even === player.name;
  return say(even ? "rating-opponent-even" : "rating-opponent-rated", { ...told, rating: String(rating) });
}

/** The name of the computer player that is my equal in a game; before that is known, the one that knows least. */
export function equalTo(game: string): string {
  return ownRating(game)?.even ?? playersOf(game)[0]?.name ?? "";
}
