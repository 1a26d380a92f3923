import { plainWord } from "../model/tiles";
import { say } from "../say";
import type { Preview } from "../wire.gen";

/** A word of a preview, with what is wrong with it if it isn't valid. */
export function judged(one: Preview["words"][number]): string {
  const word = plainWord(one.word);
  return one.valid === false ? say("web-no-word", { word }) : word;
}
