import type { Loaders } from "../say";

/** The sentences for coming to a table, and for who sits there. */
export const SEATS: Loaders = {
  nl: () => import("virtual:catalogue/nl/seats"),
  fr: () => import("virtual:catalogue/fr/seats"),
  de: () => import("virtual:catalogue/de/seats"),
  en: () => import("virtual:catalogue/en/seats"),
  it: () => import("virtual:catalogue/it/seats"),
};
