import { Board } from "../../board/Board";
import { grab, hovered } from "../../board/drag";
import type { Zoom } from "../../board/zoom";
import { LineDesk } from "../../composer/crossword/composer";

/** The board with what I try out on it. */
export function LineTable({ desk, zoom }: { desk: LineDesk; zoom: Zoom }) {
  const view = desk.table.view.value!;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") enter(desk);
    else if (event.key === "Escape") desk.recall();
    else if (!desk.key(event)) return;
    event.preventDefault();
  };
  const onGrab = (square: string, event: PointerEvent) => {
    const laid = desk.arranged.value.laid.get(square)!;
    grab(event, { slot: laid.slot, face: laid.face, from: square }, (target) => desk.drop(laid.slot, square, target));
  };
  return (
    <Board
      zoom={zoom}
      rows={desk.box.board.rows}
      premiums={desk.box.premiums}
      start={desk.box.board.start}
      tiles={view.board}
      value={desk.box.value}
      last={new Set(view.last)}
      draft={desk.draft.value}
      cursor={desk.cursor.value}
      {...(desk.done.value?.at === desk.cursor.value ? { done: desk.done.value.text } : {})}
      across={desk.typing.value ? desk.across.value : null}
      targets={new Set(hovered.value ? [hovered.value] : [])}
      placing={desk.selected.value !== null}
      shaking={desk.shaking.value}
      onSquare={(square) => desk.tap(square)}
      onKey={onKey}
      onReach={() => (desk.typing.value = true)}
      onGrab={onGrab}
    />
  );
}

/** Enter lays the tile picked up on the square of the cursor, or sends what lies there. */
function enter(desk: LineDesk): void {
  if (desk.selected.value !== null) desk.tap(desk.cursor.value);
  else void desk.submitIfMine();
}
