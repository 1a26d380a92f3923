/** How a reader wants to read, see and hear the page. This browser keeps it; the style sheets and the voice follow it. */

import { computed, effect } from "@preact/signals";
import { remembered } from "./remembered";
import { matches } from "./screen";

/** How much is said aloud, from the least to everything. */
export const TALKS = ["brief", "normal", "all"] as const;
export type TalkLevel = (typeof TALKS)[number];

export const CONTRASTS = ["system", "high", "usual"] as const;
export const SIZES = ["usual", "large", "largest"] as const;
export const MOTIONS = ["system", "less"] as const;

export interface Perception {
  readonly talk: TalkLevel;
  readonly contrast: (typeof CONTRASTS)[number];
  readonly size: (typeof SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Whether single keys answer at a table. */
  readonly keys: boolean;
}

const USUAL: Perception = { talk: "normal", contrast: "system", size: "usual", motion: "system", keys: true };

export const perception = remembered<Perception>("rekje-seeing", (kept) => ({ ...USUAL, ...(kept as Partial<Perception> | undefined) }));

const systemWishes = matches("(prefers-contrast: more)");

const highContrast = computed(() => perception.value.contrast === "high" || (perception.value.contrast === "system" && systemWishes.value));

effect(() => {
  const page = document.documentElement.dataset;
  page["contrast"] = highContrast.value ? "high" : "usual";
  page["size"] = perception.value.size;
  page["motion"] = perception.value.motion;
});

// The board has the focus from the first moment, for the keys. Until one is pressed, a ring there would look like a mark on the square.
globalThis.addEventListener?.("keydown", () => (document.documentElement.dataset["keys"] = ""));
