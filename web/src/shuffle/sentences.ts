import type { Loaders } from "../say";

/** The sentences about how the tiles were dealt. */
export const SHUFFLE: Loaders = {
  nl: () => import("virtual:catalogue/nl/shuffle"),
  fr: () => import("virtual:catalogue/fr/shuffle"),
  de: () => import("virtual:catalogue/de/shuffle"),
  en: () => import("virtual:catalogue/en/shuffle"),
  it: () => import("virtual:catalogue/it/shuffle"),
};
