/** The sentences of searches on this device, loaded with them. */

import type { Loaders } from "../say";

export const SEARCH: Loaders = {
  nl: () => import("virtual:catalogue/nl/search"),
  fr: () => import("virtual:catalogue/fr/search"),
  de: () => import("virtual:catalogue/de/search"),
  en: () => import("virtual:catalogue/en/search"),
  it: () => import("virtual:catalogue/it/search"),
};
