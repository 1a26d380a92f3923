/** The ratings of the computer players and mine, and which player is my equal. */

import { signal } from "@preact/signals";
import { say } from "../say";
import { playerName, playerStyle } from "../say/players";
import type { OwnRating, PlayerInfo } from "../wire.gen";
import * as api from "./api";
import { offered, playersOf } from "./offer";

/** The choice of whichever computer player is my equal when the game is made. */
export const EVEN = "even";

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
  const told = { player: playerName(player.name), how: playerStyle(player.name) };
  const rating = player.ratings[game];
  if (rating === undefined) return say("rating-opponent", told);
  const even = ownRating(game)?.even === player.name;
  return say(even ? "rating-opponent-even" : "rating-opponent-rated", { ...told, rating: String(rating) });
}

/** The name of the computer player that is my equal in a game; before that is known, the one for newcomers. */
export function equalTo(game: string): string {
  const players = playersOf(game);
  const usual = players.find(({ name }) => name === offered.value?.usual) ?? players[0];
  return ownRating(game)?.even ?? usual?.name ?? "";
}

/** My equal in a game, as it is offered. */
export function equalText(game: string): string {
  return say(ownRating(game) ? "rating-equal" : "rating-equal-newcomer", { player: playerName(equalTo(game)) });
}

/** The player that is meant by a choice. */
export function chosenPlayer(choice: string, game: string): string {
  return choice === EVEN ? equalTo(game) : choice;
}
