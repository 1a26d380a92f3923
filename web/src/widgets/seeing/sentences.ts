/** The sentences about how one wants to read, see and hear, loaded when somebody sets it. */

import type { Loaders } from "../../say";

export const SEEING: Loaders = {
  nl: () => import("virtual:catalogue/nl/seeing"),
  fr: () => import("virtual:catalogue/fr/seeing"),
  de: () => import("virtual:catalogue/de/seeing"),
  en: () => import("virtual:catalogue/en/seeing"),
  it: () => import("virtual:catalogue/it/seeing"),
};
