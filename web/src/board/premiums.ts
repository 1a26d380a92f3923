/** How premium squares are drawn and named. */

import { say } from "../say";

/** A kind of premium square, as the edition describes it. */
export interface PremiumKind {
  readonly sign: string;
  readonly letter?: number;
  readonly word?: number;
  readonly lay?: number;
  readonly start?: boolean;
  readonly colour?: string;
}

/** The sign on the square, in the language's initials: `3W`, `2L` … */
export function premiumSign(kind: PremiumKind): string {
  if ((kind.word ?? 1) > 1) return `${kind.word}${say("screen-sign-word")}`;
  if ((kind.letter ?? 1) > 1) return `${kind.letter}${say("screen-sign-letter")}`;
  return (kind.lay ?? 1) > 1 ? `${kind.lay}×` : "";
}

/** What the square does, in words: “double letter”. */
export function premiumName(kind: PremiumKind): string {
  if ((kind.word ?? 1) > 1) return say("web-premium-word", { factor: kind.word! });
  if ((kind.letter ?? 1) > 1) return say("web-premium-letter", { factor: kind.letter! });
  if ((kind.lay ?? 1) > 1) return say("web-premium-lay", { factor: kind.lay! });
  return kind.start ? say("web-premium-start") : "";
}

/** The class that colours the square: the edition's colour, else one by what the square does. */
export function premiumClass(kind: PremiumKind): string {
  if (kind.colour) return `premium-${kind.colour}`;
  if ((kind.word ?? 1) > 1) return kind.word! > 2 ? "premium-word3" : "premium-word2";
  if ((kind.letter ?? 1) > 1) return kind.letter! > 2 ? "premium-letter3" : "premium-letter2";
  return kind.start ? "premium-yellow" : "";
}
