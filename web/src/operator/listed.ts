import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { problemText } from "../net/problem";
import { announce } from "../say/voice";
import type { OperatorView } from "../wire.gen";

/** A part of a list, and the mark to go on from. */
export interface ListPart<T> {
  readonly items: readonly T[];
  readonly more: string;
}

export interface ShownList<T> extends ListPart<T> {
  /** What was looked for; empty: the newest of all. */
  readonly sought: string;
}

interface How<T> {
  readonly ask: (sought: string, after: string) => Promise<ListPart<T>>;
  readonly id: (one: T) => string;
  /** What is said of a list that somebody asked for. */
  readonly tell: (shown: ShownList<T>) => string;
  /** Whenever another one comes, the list is asked for anew. */
  readonly view: OperatorView;
}

export interface List<T> {
  readonly shown: Signal<ShownList<T> | null>;
  readonly trouble: Signal<string>;
  readonly search: (text: string) => void;
  readonly more: () => void;
}

/** A list that the server tells in parts, of all or of what is looked for. */
export function useList<T>({ ask, id, tell, view }: How<T>): List<T> {
  const shown = useSignal<ShownList<T> | null>(null);
  const trouble = useSignal("");
  const turn = useRef(0);
  /** What was looked for last, perhaps not shown yet. */
  const wished = useRef("");
  /** Asks from a list on until there are so many, or no others. */
  const load = async (from: ShownList<T>, least: number, says: boolean) => {
    const mine = ++turn.current;
    wished.current = from.sought;
    trouble.value = "";
    let { items, more } = from;
    try {
      do {
        const part = await ask(from.sought, more);
        if (mine !== turn.current) return;
        const known = new Set(items.map(id));
        items = [...items, ...part.items.filter((one) => !known.has(id(one)))];
        more = part.more;
      } while (more && items.length < least);
      shown.value = { sought: from.sought, items, more };
      if (says) announce(tell(shown.value), { now: true, again: true });
    } catch (problem) {
      if (mine === turn.current) trouble.value = problemText(problem);
    }
  };
  useEffect(() => {
    const seen = shown.value?.sought === wished.current ? shown.value.items.length : 0;
    void load({ sought: wished.current, items: [], more: "" }, seen || 1, false);
  }, [view]);
  return {
    shown,
    trouble,
    search: (text) => void load({ sought: text.trim(), items: [], more: "" }, 1, true),
    more: () => void load(shown.value!, shown.value!.items.length + 1, true),
  };
}
