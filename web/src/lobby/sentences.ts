import type { Loaders } from "../say";

/** The sentences of the lobby. */
export const LOBBY: Loaders = {
  nl: () => import("virtual:catalogue/nl/lobby"),
  fr: () => import("virtual:catalogue/fr/lobby"),
  de: () => import("virtual:catalogue/de/lobby"),
  en: () => import("virtual:catalogue/en/lobby"),
  it: () => import("virtual:catalogue/it/lobby"),
};
