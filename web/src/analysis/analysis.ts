/** What is analysed: the table's rules and words, and the position on its board. */

import { batch, signal } from "@preact/signals";
import { keepPosition, keptPosition, type KeptPosition } from "../browser/position";
import { lastGame } from "../browser/last-game";
import { gameOf, loadOffer, offered, usualEdition } from "../net/offer";
import { ServerError } from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";
import { keptBases, openSearch, type OpenSearch } from "../search";
import type { EditionInfo } from "../wire.gen";

/** A game and an edition that can be analysed now. */
export interface AnalysisChoice extends Pick<KeptPosition, "game" | "lexicon" | "options"> {
  readonly edition: EditionInfo;
}

export class Analysis {
  /** All that the server offers; without a connection what is kept here. */
  readonly choices = signal<readonly AnalysisChoice[]>([]);
  readonly position = signal<KeptPosition | null>(keptPosition());
  readonly search = signal<OpenSearch | null>(null);
  /** What is going on, or why nothing can be searched. */
  readonly state = signal("");
  readonly trouble = signal("");
  private asked = 0;

  async begin(): Promise<void> {
    try {
      await loadOffer();
      const games = offered.peek()?.catalogue.games ?? [];
      this.choices.value = games.flatMap(({ name, editions }) => editions.map((edition) => ({ game: name, edition, lexicon: edition.lexicon, options: {} })));
    } catch (problem) {
      if (!(problem instanceof ServerError)) throw problem;
      const kept = await keptBases();
      const known = new Map(kept.map(({ rules }) => [`${rules.game}/${rules.edition.name}`, rules]));
      this.choices.value = [...known.values()];
      if (!known.size) this.trouble.value = problemText(problem);
    }
    const first = this.position.peek() ?? this.usual();
    if (first) await this.choose(first);
  }

  /** Begins an empty board of another game or edition. */
  start(choice: AnalysisChoice): Promise<void> {
    return this.choose(empty(choice));
  }

  keep(position: Pick<KeptPosition, "board" | "rack">): void {
    const whole = { ...this.position.peek()!, ...position };
    this.position.value = whole;
    keepPosition(whole);
  }

  close(): void {
    this.asked++;
    this.search.peek()?.searcher.close();
  }

  private usual(): KeptPosition | null {
    const game = gameOf(lastGame.peek());
    const edition = (game && usualEdition(game)) ?? this.choices.peek()[0]?.edition;
    const choice = this.choices.peek().find((one) => one.edition === edition);
    return choice ? empty(choice) : null;
  }

  private async choose(position: KeptPosition): Promise<void> {
    this.close();
    const number = this.asked;
    batch(() => {
      this.position.value = position;
      this.search.value = null;
      this.trouble.value = "";
      this.state.value = say("search-preparing");
    });
    keepPosition(position);
    const found = await openSearch(position, ({ words }) => {
      if (number === this.asked) this.state.value = say("search-loading", { size: Math.round(words!.size / 1e5) / 10 });
    }, true).catch((problem: unknown) => (problem instanceof ServerError ? problemText(problem) : say("search-failed")));
    if (number !== this.asked) return typeof found === "string" || !found ? undefined : found.searcher.close();
    batch(() => {
      this.state.value = "";
      if (typeof found === "string") this.trouble.value = found;
      else if (!found) this.trouble.value = say(position.lexicon.includes(":") || position.lexicon === "any" ? "search-not-given" : "search-none");
      else this.search.value = found;
    });
  }
}

/** An empty board. */
function empty({ game, edition, lexicon, options }: AnalysisChoice): KeptPosition {
  return { game, edition: edition.name, lexicon, options, board: {}, rack: "" };
}
