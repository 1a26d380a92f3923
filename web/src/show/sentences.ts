import type { Loaders } from "../say";

/** The sentences of the page for a stream. */
export const SHOW: Loaders = {
  nl: () => import("virtual:catalogue/nl/show"),
  fr: () => import("virtual:catalogue/fr/show"),
  de: () => import("virtual:catalogue/de/show"),
  en: () => import("virtual:catalogue/en/show"),
  it: () => import("virtual:catalogue/it/show"),
};
