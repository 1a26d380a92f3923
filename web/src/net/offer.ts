/** What can be played here; asked once. */

import { signal } from "@preact/signals";
import { language } from "../say";
import type { EditionInfo, GameInfo, Offer } from "../wire.gen";
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
