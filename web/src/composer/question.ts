import { plainWord } from "../model/tiles";
import { say, sayList } from "../say";
import { ownOf } from "../model/own";
import type { View } from "../wire.gen";
import type { Composer } from "./composer";

/** The lay whose words may be doubted by me now. */
export function doubted(composer: Composer) {
  const view = composer.table.view.value;
  const commands = composer.table.commands.value;
  return view && (commands.has("challenge") || commands.has("vote")) ? unsettled(view) : null;
}

/** The lay whose words aren't settled yet; where words are written down the last such act. */
export function unsettled(view: View) {
  if (view.pending) return view.pending;
  const act = ownOf(view, "acts")?.findLast((one) => !one.settled);
  return act ? { seat: act.seat, words: ownOf(view, "written")!.filter((one) => one.act === act.number) } : null;
}

/** What is asked about it, as a sentence; nothing where nothing is asked. */
export function question(composer: Composer): string {
  const act = doubted(composer);
  if (!act) return "";
  const name = composer.table.view.value!.seats[act.seat]!.name;
  const words = sayList(act.words.map((one) => plainWord(one.word)));
  return say(composer.table.commands.value.has("vote") ? "web-ask-vote" : "web-ask-challenge", { name, words });
}
