/** The sentences and the words of the command line. The terminal has the same words for the same commands. */

import type { Loaders } from "../say";

export const LINE: Loaders = {
  nl: () => import("virtual:catalogue/nl/line"),
  fr: () => import("virtual:catalogue/fr/line"),
  de: () => import("virtual:catalogue/de/line"),
  en: () => import("virtual:catalogue/en/line"),
  it: () => import("virtual:catalogue/it/line"),
};
