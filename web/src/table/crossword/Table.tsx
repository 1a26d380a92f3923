import { Board } from "../../board/Board";
import { grab, hovered } from "../../board/drag";
import type { Zoom } from "../../board/zoom";
import { bestOf } from "../../model/best-turn";
import type { CrosswordComposer } from "../../composer/crossword/composer";

/** The board, with the tiles that I try out on it. */
export function CrosswordTable({ composer, zoom }: { composer: CrosswordComposer; zoom: Zoom }) {
  const view = composer.table.view.value!;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") enter(composer);
    else if (event.key === "Escape") composer.clear();
    else if (!composer.key(event)) return;
    event.preventDefault();
  };
  const onGrab = (square: string, event: PointerEvent) => {
    const laid = composer.arranged.value.laid.get(square)!;
    grab(event, { slot: laid.slot, face: laid.face, from: square }, (target) => composer.drop(laid.slot, square, target));
  };
  return (
    <Board
      zoom={zoom}
      rows={composer.box.board.rows}
      premiums={composer.box.premiums}
      start={composer.box.board.start}
      tiles={view.board}
      value={composer.box.value}
      last={new Set(view.outcome ? [] : view.last)}
      best={bestOf(view)}
      draft={composer.draft.value}
      cursor={composer.cursor.value}
      {...(composer.done.value?.at === composer.cursor.value ? { done: composer.done.value.text } : {})}
      across={composer.typing.value && !view.outcome ? composer.across.value : null}
      targets={new Set(hovered.value ? [hovered.value] : [])}
      placing={composer.selected.value !== null}
      shaking={composer.shaking.value}
      onSquare={(square) => composer.tap(square)}
      onKey={onKey}
      onReach={() => (composer.typing.value = true)}
      onGrab={onGrab}
    />
  );
}

/** Enter lays the tile picked up at the cursor. Without one it sends what is composed. */
function enter(composer: CrosswordComposer): void {
  if (composer.selected.value !== null) composer.tap(composer.cursor.value);
  else void composer.submitIfMine();
}
