import type { Loaders } from "../say";

/** The sentences for what comes after a game. */
export const AFTER: Loaders = {
  nl: () => import("virtual:catalogue/nl/after"),
  fr: () => import("virtual:catalogue/fr/after"),
  de: () => import("virtual:catalogue/de/after"),
  en: () => import("virtual:catalogue/en/after"),
  it: () => import("virtual:catalogue/it/after"),
};
