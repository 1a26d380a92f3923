/** Searches beside the score sheet: what a line scores without a connection, a look-up of words, the analysis board. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepPosition } from "../browser/position";
import { go } from "../browser/router";
import type { OpenSearch } from "../search";
import type { Scorekeeper } from "./book/keeper";

export const loadSearch = () => import("../search");

/** The search of the book's table, once it is there; null where there is none. */
export function useSearch(keeper: Scorekeeper): OpenSearch | null {
  const search = useSignal<OpenSearch | null>(null);
  const there = keeper.book.value !== null;
  useEffect(() => {
    if (!there) return;
    const { game, edition, lexicon, options } = keeper.book.peek()!.rules;
    let left = false;
    void loadSearch().then(async ({ openUnasked }) => {
      const found = await openUnasked({ game, edition: edition.name, lexicon, options });
      if (left) return found?.searcher.close();
      search.value = found;
      keeper.here.value = found?.plays ? (move, board) => found.plays!.preview(move, board) : null;
    }, () => {});
    return () => {
      left = true;
      keeper.here.value = null;
      search.peek()?.searcher.close();
      search.value = null;
    };
  }, [keeper, there]);
  return search.value;
}

/** Goes to the analysis board with what lies on this one. */
export function analyse(keeper: Scorekeeper): void {
  const { game, edition, lexicon, options } = keeper.book.peek()!.rules;
  keepPosition({ game, edition: edition.name, lexicon, options, board: keeper.board.peek(), rack: "" });
  go("/analysis");
}
