import { wordLang } from "../say/words";

/** Words of a game, which sentences write in capitals. A place on the board has a figure, and a single letter no language. */
const WORDS = /(?<![\p{L}\d])(\p{Lu}{2,}(?:\s\p{Lu}{2,})*)(?![\p{L}\d])/u;

/** A sentence about a game, its words stressed. Where they are in another language than the sentence, each says so. */
export function WithWords({ text }: { text: string }) {
  const lang = wordLang();
  return <>{text.split(WORDS).map((part, at) => (at % 2 ? <b key={at} lang={lang}>{part}</b> : part))}</>;
}
