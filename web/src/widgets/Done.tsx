import { plainWord } from "../model/tiles";
import { wordLang } from "../say/words";
import { didElse } from "../telling/news";
import type { SheetLine } from "../wire.gen";
import { WithWords } from "./WithWords";

/** What a seat did in its turn. */
export function Done({ line }: { line: SheetLine }) {
  if (line.kind !== "play") return <WithWords text={didElse(line)} />;
  const others = line.words.slice(1).map((one) => `${plainWord(one.word)} ${one.score}`);
  return (
    <>
      <span class="word" lang={wordLang()}>
        {plainWord(line.word)}
      </span>{" "}
      {line.at && <span class="quiet-text">{line.at}</span>}
      {others.length > 0 && <span class="quiet-text"> · <WithWords text={others.join(" · ")} /></span>}
    </>
  );
}
