import type { Loaders } from "../say";

/** The sentences about a person: name, devices, ways back. */
export const ME: Loaders = {
  nl: () => import("virtual:catalogue/nl/me"),
  fr: () => import("virtual:catalogue/fr/me"),
  de: () => import("virtual:catalogue/de/me"),
  en: () => import("virtual:catalogue/en/me"),
  it: () => import("virtual:catalogue/it/me"),
};
