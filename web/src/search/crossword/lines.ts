/** Words in lines: what a play would form and score, and the legal plays of a rack. The core decides; here it is only put into words. */

import type { BoardTiles } from "../../model/crossword/line";
import { parsePlace, placeName, squareName, step } from "../../model/squares";
import { joinTiles, letterOf, splitTiles, type Tile } from "../../model/tiles";
import { say } from "../../say";
import type { Command, Preview, PreviewedWord, RefusedMessage } from "../../wire.gen";
import { ByteReader, bytesOf, numberBytes } from "../bytes";
import type { FoundPlay, FoundPlays, PlaySearch } from "../family";
import type { Searcher } from "../searcher";

/** The rule facts, as Python's `CrosswordFacts` has them. */
interface LineFacts {
  readonly width: number;
  readonly height: number;
  readonly first_min: number;
  readonly rack_size: number;
  readonly scoring: "words" | "tiles";
  readonly start_rule: "covers" | "begins";
  readonly values: readonly number[];
  readonly letter_factor: readonly number[];
  readonly word_factor: readonly number[];
  readonly blank_word_factor: readonly number[];
  readonly lay_factor: readonly number[];
  readonly bonus: readonly number[];
  readonly start: readonly number[];
}

/** Why a play may not lie there, by the core's numbers. */
const FLAWS = ["", "play-off-board", "play-taken", "play-empty", "play-nothing-laid", "play-not-whole", "play-first-short", "play-first", "play-apart"];

/** The facts as the core reads them. */
export function factsBytes(facts: LineFacts): Uint8Array {
  const lists = [facts.values, facts.letter_factor, facts.word_factor, facts.blank_word_factor, facts.lay_factor, facts.bonus, facts.start];
  const single = [facts.width, facts.height, facts.first_min, facts.rack_size, Number(facts.scoring === "tiles"), Number(facts.start_rule === "begins")];
  return numberBytes([...single, ...lists.flatMap((list) => [list.length, ...list])]);
}

export async function openLines(searcher: Searcher, judges: boolean): Promise<PlaySearch | null> {
  const facts = searcher.basis.facts as LineFacts | null;
  if (!facts) return null;
  await searcher.ask("facts", factsBytes(facts));
  return new LineSearch(searcher, facts, judges);
}

class LineSearch implements PlaySearch {
  constructor(
    private readonly searcher: Searcher,
    private readonly facts: LineFacts,
    private readonly judges: boolean,
  ) {}

  async preview(move: Command, board: BoardTiles): Promise<Preview | RefusedMessage | null> {
    if (move.do !== "play" || !move.at) return null;
    const { square, across } = parsePlace(move.at);
    const tiles = splitTiles(move.word);
    const laid = tiles.map((tile, index) => this.laidAt(board, squareName(step(square, across, index)), tile));
    const unknown = tiles.find((_, index) => laid[index] === null);
    if (unknown !== undefined) return this.refusal("play-unknown-tile", { tile: letterOf(unknown) });
    const asked = bytesOf([...square, Number(!across), tiles.length], laid as number[], this.cells(board));
    return this.told(new ByteReader(await this.searcher.ask("preview", asked)), move.word, board);
  }

  async plays(board: BoardTiles, rack: readonly Tile[], most: number): Promise<FoundPlays | null> {
    const held = this.searcher.letters.rack(rack);
    if (!held || held.length > this.facts.rack_size) return null;
    const answer = new ByteReader(await this.searcher.ask("plays", bytesOf(numberBytes([most]), [held.length], held, this.cells(board))));
    const count = answer.number();
    const best: FoundPlay[] = [];
    while (!answer.done) best.push(this.play(answer, board));
    return { count, best };
  }

  /** The board, a byte a square in rows. */
  private cells(board: BoardTiles): Uint8Array {
    const { width, height } = this.facts;
    return Uint8Array.from({ length: width * height }, (_, index) => {
      const tile = board[squareName([index % width, Math.floor(index / width)])];
      return tile === undefined ? 0 : this.searcher.letters.laid(tile);
    });
  }

  /** A tile of a play for the core: none where the same letter lies already; null if the box lacks it. */
  private laidAt(board: BoardTiles, square: string, tile: Tile): number | null {
    const lies = board[square];
    if (tile === "." || (lies !== undefined && letterOf(lies) === letterOf(tile))) return 0;
    return this.searcher.letters.laid(tile) || null;
  }

  private play(answer: ByteReader, board: BoardTiles): FoundPlay {
    const score = answer.number();
    const [x, y, down] = [answer.byte(), answer.byte(), answer.byte()];
    const codes = answer.take(answer.byte());
    const squares = Array.from(codes, (_, index) => squareName(step([x, y], !down, index)));
    const laid = squares.map((square, index) => [square, codes[index] ? this.searcher.letters.tile(codes[index]!) : (board[square] ?? "")] as const);
    return { score, at: placeName([x, y], !down), word: joinTiles(laid.map(([, tile]) => tile)), tiles: laid.filter((_, index) => codes[index]) };
  }

  /** The core's answer about a play, as the server would say it. */
  private told(answer: ByteReader, word: string, board: BoardTiles): Preview | RefusedMessage {
    const flaw = answer.byte();
    if (flaw) return this.misplaced(flaw, answer, word, board);
    const score = answer.number();
    answer.number();
    const words: PreviewedWord[] = [];
    while (!answer.done) {
      const points = answer.number();
      const valid = answer.byte() === 1;
      // Where others judge the words, nothing is told of them beforehand.
      words.push({ word: this.textOf(answer.take(answer.byte())), score: points, valid: this.judges ? valid : null, path: [] });
    }
    const unknown = words.filter((one) => one.valid === false).map((one) => joinTiles(splitTiles(one.word).map(letterOf)));
    if (unknown.length) return this.refusal("play-no-word", { words: unknown.join(", "), count: unknown.length });
    return { type: "preview", id: "", words, score, tiles: {}, path: [], dropped: [], changes: [], lacking: [] };
  }

  private misplaced(flaw: number, answer: ByteReader, word: string, board: BoardTiles): RefusedMessage {
    const square = squareName([answer.byte(), answer.byte()]);
    const whole = this.textOf(answer.rest());
    const { first_min: least, start, width, start_rule: rule } = this.facts;
    const squares = start.map((index) => squareName([index % width, Math.floor(index / width)])).join(", ");
    const code = FLAWS[flaw] === "play-first" ? `play-first-${rule}` : FLAWS[flaw]!;
    return this.refusal(code, { square, whole, word, least, squares, letter: letterOf(board[square] ?? "") });
  }

  private refusal(code: string, params: Record<string, string | number>): RefusedMessage {
    return { type: "refused", id: "", rule: this.searcher.basis.flaws[code] ?? "", code, params, sentence: say(code, params) };
  }

  private textOf(codes: Uint8Array): string {
    return joinTiles(Array.from(codes, (code) => this.searcher.letters.tile(code)));
  }
}

