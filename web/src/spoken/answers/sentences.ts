/** What keys do, loaded when somebody asks the table. */

import type { Loaders } from "../../say";

export const KEYS: Loaders = {
  nl: () => import("virtual:catalogue/nl/keys"),
  fr: () => import("virtual:catalogue/fr/keys"),
  de: () => import("virtual:catalogue/de/keys"),
  en: () => import("virtual:catalogue/en/keys"),
  it: () => import("virtual:catalogue/it/keys"),
};
