/** The sentences of the scorekeeper, loaded with that part of the page. */

import type { Loaders } from "../say";

export const KEEP: Loaders = {
  nl: () => import("virtual:catalogue/nl/keep"),
  fr: () => import("virtual:catalogue/fr/keep"),
  de: () => import("virtual:catalogue/de/keep"),
  en: () => import("virtual:catalogue/en/keep"),
  it: () => import("virtual:catalogue/it/keep"),
};
