/** A board on which words are tried: what lies there, the word being written, the rack and its plays. */

import { batch, computed, effect, signal } from "@preact/signals";
import { CrosswordEntry } from "../../keep/entry/crossword/entry";
import type { EntryHost, EntryScene } from "../../keep/entry/entry";
import { rackOf } from "../../keep/entry/typed-letters";
import type { BoardTiles } from "../../model/crossword/line";
import type { Box } from "../../model/rules";
import { say } from "../../say";
import type { FoundPlay, FoundPlays, PlaySearch } from "../../search/family";
import type { Command, View } from "../../wire.gen";
import type { Analysis } from "../analysis";

/** How many plays are listed. */
const LISTED = 50;

export class Trial implements EntryHost {
  readonly foresees = signal(true);
  readonly board = signal<BoardTiles>({});
  readonly rack = signal("");
  readonly found = signal<FoundPlays | null>(null);
  readonly searching = signal(false);
  readonly entry: CrosswordEntry;
  private readonly before = signal<readonly BoardTiles[]>([]);
  readonly canUndo = computed(() => this.before.value.length > 0);
  private asked = 0;

  constructor(
    private readonly analysis: Analysis,
    box: Box,
    private readonly search: PlaySearch,
  ) {
    const { board, rack } = analysis.position.peek()!;
    this.board.value = board;
    this.rack.value = rack;
    this.entry = new CrosswordEntry(this, box, computed<EntryScene>(() => ({ view: viewed(), board: this.board.value, line: null, replaces: false })));
  }

  /** Searches and keeps whatever changes. Returns what ends that. */
  follow(): () => void {
    this.entry.follow();
    const stops = [effect(() => this.analysis.keep({ board: this.board.value, rack: this.rack.value })), effect(() => void this.find(this.board.value, this.rack.value))];
    return () => {
      this.entry.dispose();
      for (const stop of stops) stop();
    };
  }

  askBookPreview(move: Command, _: string | null, board: BoardTiles) {
    return this.search.preview(move, board);
  }

  /** Lays the word that is written, if it may lie there. */
  async lay(): Promise<void> {
    const move = this.entry.compose();
    const [board, draft] = [this.board.peek(), this.entry.draft.peek()];
    if (!move) return;
    const seen = await this.search.preview(move, board);
    if (seen?.type === "refused") this.entry.refuse(seen);
    else if (board === this.board.peek()) this.change({ ...board, ...Object.fromEntries(draft) });
  }

  undo(): void {
    const last = this.before.peek().at(-1);
    if (!last) return;
    batch(() => {
      this.before.value = this.before.peek().slice(0, -1);
      this.board.value = last;
      this.entry.clear();
    });
  }

  empty(): void {
    this.change({});
  }

  /** Writes a play that was found, so that it can be laid. */
  show(play: FoundPlay): void {
    this.entry.load({ do: "play", seat: 0, at: play.at, word: play.word });
  }

  private change(board: BoardTiles): void {
    batch(() => {
      this.before.value = [...this.before.peek(), this.board.peek()];
      this.board.value = board;
      this.entry.clear();
    });
  }

  private async find(board: BoardTiles, rack: string): Promise<void> {
    const number = ++this.asked;
    const held = rackOf(rack, this.entry.box.faces);
    this.searching.value = held.length > 0;
    const found = held.length ? await this.search.plays(board, held, LISTED) : null;
    if (number !== this.asked) return;
    batch(() => {
      this.searching.value = false;
      this.found.value = found;
    });
  }
}

/** A table at which one person tries words. */
function viewed(): View {
  return { last: [], seats: [{ name: say("search-player"), score: 0 }], awaiting: [{ seat: 0, commands: ["play"] }], turn: null } as unknown as View;
}
