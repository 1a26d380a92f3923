/** What a worker does with a question: it holds one core, with one list of words. */

import { Core, type CoreQuestion } from "./core";

/** A question to the worker. "open" brings the core itself, "words" the packed list. */
export interface Asked {
  readonly id: number;
  readonly what: CoreQuestion | "open";
  readonly input: Uint8Array;
}

/** Its answer, or why there is none. */
export interface Told {
  readonly id: number;
  readonly answer?: Uint8Array<ArrayBuffer>;
  readonly problem?: string;
}

/** Answers questions in the order in which they come. */
export function newAnswering(): (asked: Asked) => Promise<Told> {
  let compiled: Promise<WebAssembly.Module> | undefined;
  let core: Promise<Core> | undefined;
  const answer = async ({ what, input }: Asked) => {
    if (what === "open") await (compiled = WebAssembly.compile(input as BufferSource));
    else if (what === "words") await (core = compiled!.then((module) => Core.withWords(module, input)));
    else return (await core!).ask(what, input);
    return new Uint8Array();
  };
  return (asked) => answer(asked).then((found) => ({ id: asked.id, answer: found }), (problem: unknown) => ({ id: asked.id, problem: String(problem) }));
}
