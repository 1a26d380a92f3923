/** The sentences about alerts, loaded when somebody sets them. */

import type { Loaders } from "../../say";

export const ALERT: Loaders = {
  nl: () => import("virtual:catalogue/nl/alert"),
  fr: () => import("virtual:catalogue/fr/alert"),
  de: () => import("virtual:catalogue/de/alert"),
  en: () => import("virtual:catalogue/en/alert"),
  it: () => import("virtual:catalogue/it/alert"),
};
