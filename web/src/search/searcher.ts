/** A word list and rules that are searched here, in a worker beside the page. */

import { type Faces, facesOf, splitTiles, spell, type Tile } from "../model/tiles";
import type { SearchBasis } from "../wire.gen";
import type { CoreQuestion } from "./core";
import { MachineLetters } from "./letters";
import type { Asked, Told } from "./answering";

/** What a searcher needs of a worker. */
export type SearchWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const newWorker = (): SearchWorker => new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });

export class Searcher {
  readonly letters: MachineLetters;
  private readonly waiting = new Map<number, { resolve: (answer: Uint8Array) => void; reject: (problem: Error) => void }>();
  private asked = 0;

  private constructor(
    readonly basis: SearchBasis,
    private readonly worker: SearchWorker,
  ) {
    this.letters = new MachineLetters(this.faces);
    worker.addEventListener("message", (event) => this.hear((event as MessageEvent<Told>).data));
    worker.addEventListener("error", () => this.fail());
  }

  /** Gives the core its words, of which it makes a word graph. That takes some seconds. */
  static async open(basis: SearchBasis, core: ArrayBuffer, words: ArrayBuffer, worker = newWorker()): Promise<Searcher> {
    const searcher = new Searcher(basis, worker);
    try {
      await searcher.ask("open", new Uint8Array(core));
      await searcher.ask("words", new Uint8Array(words));
    } catch (problem) {
      searcher.close();
      throw problem;
    }
    return searcher;
  }

  get faces(): Faces {
    return facesOf(this.basis.rules.edition);
  }

  ask(what: CoreQuestion | "open", input: Uint8Array): Promise<Uint8Array> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, what, input } satisfies Asked);
    });
  }

  /** Whether tiles are a word of the list. */
  async isWord(tiles: readonly Tile[]): Promise<boolean> {
    const codes = this.letters.word(tiles);
    return codes !== null && codes.length > 0 && (await this.ask("contains", codes))[0] === 1;
  }

  /** Whether a word as it is typed is in the list. A face of two letters may be typed in both ways. */
  async isTyped(text: string): Promise<boolean> {
    for (const tiles of waysToLay(spell(text, this.faces), this.faces, this.basis.digraph)) {
      if (await this.isWord(tiles)) return true;
    }
    return false;
  }

  close(): void {
    this.worker.terminate();
    this.fail();
  }

  private hear({ id, answer, problem }: Told): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer) asked?.resolve(answer);
    else asked?.reject(new Error(problem));
  }

  private fail(): void {
    for (const { reject } of this.waiting.values()) reject(new Error("the search has ended"));
    this.waiting.clear();
  }
}

/** The tiles by which a word can be laid: with those of two letters where the box has them, letter by letter, and in Dutch with Y for ij if that is how it is laid. */
export function waysToLay(word: string, faces: readonly string[], digraph: SearchBasis["digraph"]): Tile[][] {
  const long = faces.filter((face) => [...face].length > 1);
  const joined = long.reduce((text, face) => text.replaceAll(face, `[${face}]`), word);
  const ways = new Set([joined, word, ...(digraph === "y" ? [word.replaceAll("IJ", "Y")] : [])]);
  return [...ways].map(splitTiles);
}
