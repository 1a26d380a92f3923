/** How the computer players play, in each language. */

import type { Loaders } from "../../say";

export const PLAYERS: Loaders = {
  nl: () => import("virtual:catalogue/nl/players"),
  fr: () => import("virtual:catalogue/fr/players"),
  de: () => import("virtual:catalogue/de/players"),
  en: () => import("virtual:catalogue/en/players"),
  it: () => import("virtual:catalogue/it/players"),
};
