import type { Loaders } from "../say";

/** The sentences for the end of a game. */
export const RESULT: Loaders = {
  nl: () => import("virtual:catalogue/nl/result"),
  fr: () => import("virtual:catalogue/fr/result"),
  de: () => import("virtual:catalogue/de/result"),
  en: () => import("virtual:catalogue/en/result"),
  it: () => import("virtual:catalogue/it/result"),
};
