/** The rule behind what is told. */

import { parseSquare } from "../model/squares";
import type { AnyEvent } from "../net/live";
import type { TableRules } from "../wire.gen";

/** The rule behind an event, as the game names it; of a play that behind its points. Empty if the game names none. */
export function ruleOfEvent(event: AnyEvent, rules: TableRules): string {
  if (event.event === "play-laid") return ruleOfPlay(event.event, Object.keys(event.tiles), rules);
  return ruleOf("timed_out" in event && event.timed_out ? "time-up" : event.event, rules);
}

/** The rule behind a kind of event, or of a line of the score sheet. A book that an older page has kept knows none. */
export function ruleOf(kind: string, rules: TableRules): string {
  return rules.news_rules?.[kind] ?? "";
}

/** The rule by which a play that laid tiles on these squares has its points: that of a whole rack, else of the best premium square (where words count more than letters, the later rule), else of plays. */
export function ruleOfPlay(kind: string, laid: readonly string[], rules: TableRules): string {
  const { board, rack } = rules.edition;
  const premiums = laid.flatMap((name) => {
    const [x, y] = parseSquare(name);
    return rules.premium_rules?.[board?.rows[y]?.[x] ?? ""] ?? [];
  });
  return (laid.length === rack && ruleOf("all-tiles", rules)) || premiums.sort().at(-1) || ruleOf(kind, rules);
}
