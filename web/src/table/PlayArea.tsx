import { useMemo } from "preact/hooks";
import { Ghost } from "../board/Ghost";
import { Zoom } from "../board/zoom";
import type { Composer } from "../composer/composer";
import { CrosswordComposer } from "../composer/crossword/composer";
import { PathComposer } from "../composer/path/composer";
import { WalkComposer } from "../composer/walk/composer";
import { ResultSheet } from "../result/ResultSheet";
import { say } from "../say";
import { asking, useKeys } from "../spoken/keys";
import { useWatch } from "../spoken/watch";
import { Lazy } from "../widgets/Lazy";
import { CrosswordTable } from "./crossword/Table";
import { Actions } from "./hand/Actions";
import { BlankDialog } from "./hand/BlankDialog";
import { MyRack } from "./hand/Rack";
import { PathActions } from "./path/Actions";
import { PathHand } from "./path/Hand";
import { PathTable } from "./path/Table";
import { Seats } from "./Seats";
import { Side } from "./side/Side";
import { Talk } from "./talk/Talk";
import { TypedWord, WalkTable } from "./walk/Table";

/** The table while the game is on, and after it: players, board, my tiles, what I can do. */
export function PlayArea({ composer }: { composer: Composer }) {
  const { table } = composer;
  useWatch(composer);
  useKeys(composer);
  // Where one letter is laid in a turn, its words are named next, over the whole board.
  const zoom = useMemo(() => new Zoom(() => composer.selected.peek() !== null, composer instanceof PathComposer), [composer]);
  return (
    <div class={`play-area ${composer instanceof WalkComposer ? "walking" : composer instanceof PathComposer ? "crossing paper" : "crossing"}`}>
      <div class="screen">
        <Seats table={table} />
        <div class="stage">
          {composer instanceof CrosswordComposer && <CrosswordTable composer={composer} zoom={zoom} />}
          {composer instanceof WalkComposer && <WalkTable composer={composer} zoom={zoom} />}
          {composer instanceof PathComposer && <PathTable composer={composer} zoom={zoom} />}
          <Talk composer={composer} zoom={zoom} />
        </div>
        <Hand composer={composer} />
      </div>
      <Side composer={composer} />
      <BlankDialog composer={composer} />
      {asking.value && <Lazy load={() => import("../spoken/answers/AskDialog")}>{({ AskDialog }) => <AskDialog composer={composer} />}</Lazy>}
      <Ghost value={composer.box.value} />
    </div>
  );
}

/** My tiles, and what I can do with them. */
function Hand({ composer }: { composer: Composer }) {
  const { table } = composer;
  const view = table.view.value!;
  const seat = table.seat.value;
  if (view.outcome) return <div class="hand"><ResultSheet table={table} /></div>;
  if (seat === null) return <p class="hand watches">{say("web-you-watch")}</p>;
  if (view.seats[seat]!.resigned) return <div class="hand" />;
  return (
    <div class="hand">
      {composer instanceof WalkComposer && <TypedWord composer={composer} />}
      {composer instanceof PathComposer ? <PathHand composer={composer} /> : <MyRack composer={composer} slots={composer.arranged.value.slots} />}
      {composer instanceof PathComposer ? <PathActions composer={composer} /> : <Actions composer={composer} />}
    </div>
  );
}
