import type { Loaders } from "../say";

/** The sentences of reviews. */
export const REVIEW: Loaders = {
  nl: () => import("virtual:catalogue/nl/review"),
  fr: () => import("virtual:catalogue/fr/review"),
  de: () => import("virtual:catalogue/de/review"),
  en: () => import("virtual:catalogue/en/review"),
  it: () => import("virtual:catalogue/it/review"),
};
