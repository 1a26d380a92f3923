/** How somebody wishes to read, see and hear the page. Kept in this browser; the style sheets and the voice follow it. */

import { computed, effect } from "@preact/signals";
import { remembered } from "./remembered";
import { matches } from "./screen";

/** How much is said aloud: the least, as usual, everything. */
export const TALKS = ["brief", "normal", "all"] as const;
export type Talk = (typeof TALKS)[number];

export const CONTRASTS = ["system", "high", "usual"] as const;
export const SIZES = ["usual", "large", "largest"] as const;
export const MOTIONS = ["system", "less"] as const;

export interface Seeing {
  readonly talk: Talk;
  readonly contrast: (typeof CONTRASTS)[number];
  readonly size: (typeof SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Whether single keys answer at a table. */
  readonly keys: boolean;
}

const USUAL: Seeing = { talk: "normal", contrast: "system", size: "usual", motion: "system", keys: true };

export const seeing = remembered<Seeing>("rekje-seeing", (kept) => ({ ...USUAL, ...(kept as Partial<Seeing> | undefined) }));

const systemWishes = matches("(prefers-contrast: more)");

const highContrast = computed(() => seeing.value.contrast === "high" || (seeing.value.contrast === "system" && systemWishes.value));

effect(() => {
  const page = document.documentElement.dataset;
  page["contrast"] = highContrast.value ? "high" : "usual";
  page["size"] = seeing.value.size;
  page["motion"] = seeing.value.motion;
});
