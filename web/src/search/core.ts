/** The Rust core in this browser (crates/rekje-wasm): questions and answers in bytes. `questions.rs` there says what they mean. */

interface CoreExports extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  readonly input: (length: number) => number;
  readonly ask: (what: number) => number;
  readonly answer: () => number;
  readonly answer_length: () => number;
}

/** What can be asked, by the numbers of `questions.rs`. */
export const CORE_QUESTIONS = { words: 1, graph: 2, facts: 3, contains: 4, plays: 5, preview: 6, toGraph: 7, others: 8 } as const;
export type CoreQuestion = keyof typeof CORE_QUESTIONS;

export class Core {
  private constructor(private readonly exports: CoreExports) {}

  static async open(core: WebAssembly.Module): Promise<Core> {
    return new Core((await WebAssembly.instantiate(core)).exports as CoreExports);
  }

  /** A core that has the words of a packed list. Making the word graph takes many times the memory that having it takes, and an instance gives none back: another one makes it. */
  static async withWords(core: WebAssembly.Module, packed: Uint8Array): Promise<Core> {
    const opened = await Core.open(core);
    opened.ask("graph", await Core.graphOf(core, packed));
    opened.ask("others", packed);
    return opened;
  }

  private static async graphOf(core: WebAssembly.Module, packed: Uint8Array): Promise<Uint8Array> {
    const maker = await Core.open(core);
    maker.ask("words", packed);
    return maker.ask("toGraph", new Uint8Array());
  }

  /** The answer. Throws an error with the core's sentence for a question that makes no sense. */
  ask(question: CoreQuestion, input: Uint8Array): Uint8Array<ArrayBuffer> {
    const { memory } = this.exports;
    // The memory may grow, and then lies elsewhere: it is looked up each time.
    const room = this.exports.input(input.length);
    new Uint8Array(memory.buffer, room, input.length).set(input);
    const told = this.exports.ask(CORE_QUESTIONS[question]);
    const answer = new Uint8Array(memory.buffer, this.exports.answer(), this.exports.answer_length()).slice();
    if (!told) throw new Error(new TextDecoder().decode(answer));
    return answer;
  }
}
