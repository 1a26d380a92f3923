/** What can be played here; asked once. */

import { signal } from "@preact/signals";
import { language } from "../say";
import type { EditionInfo, GameInfo, Offer, PlayerInfo } from "../wire.gen";
import * as api from "./api";

export const offered = signal<Offer | null>(null);

let asked: Promise<Offer> | null = null;

export async function loadOffer(): Promise<void> {
  if (offered.value) return;
  asked ??= api.offer().finally(() => (asked = null));
  offered.value = await asked;
}

/** The edition of a game that is played without asking: the one printed in the reader's language, else one in it, else the first. */
export function usualEdition(game: GameInfo): EditionInfo | undefined {
  const own = game.editions.filter((one) => one.language === language.value);
  return own.find((one) => one.printed) ?? own[0] ?? game.editions[0];
}

/** A game as it is offered, once it is known what is. */
export function gameOf(name: string): GameInfo | undefined {
  return offered.value?.catalogue.games.find((one) => one.name === name);
}

export function editionOf(game: string, name: string): EditionInfo | undefined {
  return gameOf(game)?.editions.find((one) => one.name === name);
}

/** The computer players of a game, from the weakest to the strongest. */
export function playersOf(game: string): readonly PlayerInfo[] {
  return (offered.value?.players ?? []).filter((player) => player.games.includes(game));
}
