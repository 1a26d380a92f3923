import type { WalkComposer } from "../../composer/walk/composer";
import { say, sayList } from "../../say";
import type { Preview } from "../../wire.gen";
import { PreviewWord } from "../talk/PreviewWord";
import { Status } from "../talk/Status";

/** The status line: the word that would be made, the place that it leads to, and whose kings it would move. */
export function WalkStatus({ composer }: { composer: WalkComposer }) {
  return <Status composer={composer}>{(preview) => <WalkSeen composer={composer} preview={preview} />}</Status>;
}

function WalkSeen({ composer, preview }: { composer: WalkComposer; preview: Preview }) {
  const view = composer.table.view.value!;
  const one = preview.words[0];
  const moved = preview.changes.flatMap((change, seat) => (change && seat !== composer.seat ? [seat] : []));
  // While everybody chooses in secret no tiles are laid yet, so the squares of the path are counted.
  const laid = composer.opening.value ? preview.path.map(String) : Object.keys(preview.tiles);
  const place = view.seats[composer.seat]!.score + (preview.changes[composer.seat] ?? preview.score);
  return (
    <p>
      {one && <PreviewWord word={one.word} valid={one.valid} />}
      {`${say("web-colon")} `}
      {say("web-walk-seen", { count: preview.path.length, new: new Set(laid).size, place })}
      {moved.length > 0 && ` ${say("web-bumps", { names: sayList(moved.map((seat) => view.seats[seat]!.name)) })}`}
    </p>
  );
}
