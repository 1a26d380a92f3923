import { plainWord } from "../model/tiles";
import { say, sayList } from "../say";
import { ownOf } from "../model/own";
import type { View } from "../wire.gen";
import type { Composer } from "./composer";

/** The play whose words I may challenge or vote on now. */
export function doubted(composer: Composer) {
  const view = composer.table.view.value;
  const commands = composer.table.commands.value;
  return view && (commands.has("challenge") || commands.has("vote")) ? unsettled(view) : null;
}

/** The play whose words aren't settled yet: the one pending or, where words are written down, the last unsettled act. */
export function unsettled(view: View) {
  if (view.pending) return view.pending;
  const act = ownOf(view, "acts")?.findLast((one) => !one.settled);
  return act ? { seat: act.seat, words: ownOf(view, "written")!.filter((one) => one.act === act.number) } : null;
}

/** The question to me about that play; empty if there is none. */
export function question(composer: Composer): string {
  const act = doubted(composer);
  if (!act) return "";
  const name = composer.table.view.value!.seats[act.seat]!.name;
  const words = sayList(act.words.map((one) => plainWord(one.word)));
  return say(composer.table.commands.value.has("vote") ? "web-ask-vote" : "web-ask-challenge", { name, words });
}
