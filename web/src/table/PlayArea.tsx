import { useMemo } from "preact/hooks";
import { Ghost } from "../board/Ghost";
import { Zoom } from "../board/zoom";
import type { Desk } from "../composer/composer";
import { LineDesk } from "../composer/crossword/composer";
import { PaperDesk } from "../composer/path/composer";
import { WalkDesk } from "../composer/walk/composer";
import { ResultSheet } from "../result/ResultSheet";
import { say } from "../say";
import { asking, useKeys } from "../spoken/keys";
import { useWatch } from "../spoken/watch";
import { Lazy } from "../widgets/Lazy";
import { LineTable } from "./crossword/Table";
import { Actions } from "./hand/Actions";
import { BlankDialog } from "./hand/BlankDialog";
import { MyRack } from "./hand/Rack";
import { PaperActions } from "./path/Actions";
import { PaperHand } from "./path/Hand";
import { PaperTable } from "./path/Table";
import { Seats } from "./Seats";
import { Side } from "./side/Side";
import { Talk } from "./talk/Talk";
import { TypedWord, WalkTable } from "./walk/Table";

/** The table while the game is on, and after it: players, board, my tiles, what I can do. */
export function PlayArea({ desk }: { desk: Desk }) {
  const { table } = desk;
  useWatch(desk);
  useKeys(desk);
  // Where one letter is laid in a turn, its words are named next, over the whole board.
  const zoom = useMemo(() => new Zoom(() => desk.selected.peek() !== null, desk instanceof PaperDesk), [desk]);
  return (
    <div class={`play-area ${desk instanceof WalkDesk ? "walking" : desk instanceof PaperDesk ? "crossing paper" : "crossing"}`}>
      <div class="screen">
        <Seats table={table} />
        <div class="stage">
          {desk instanceof LineDesk && <LineTable desk={desk} zoom={zoom} />}
          {desk instanceof WalkDesk && <WalkTable desk={desk} zoom={zoom} />}
          {desk instanceof PaperDesk && <PaperTable desk={desk} zoom={zoom} />}
          <Talk desk={desk} zoom={zoom} />
        </div>
        <Hand desk={desk} />
      </div>
      <Side desk={desk} />
      <BlankDialog desk={desk} />
      {asking.value && <Lazy load={() => import("../spoken/AskDialog")}>{({ AskDialog }) => <AskDialog desk={desk} />}</Lazy>}
      <Ghost value={desk.box.value} />
    </div>
  );
}

/** My tiles, and what I can do with them. */
function Hand({ desk }: { desk: Desk }) {
  const { table } = desk;
  const view = table.view.value!;
  const seat = table.seat.value;
  if (view.outcome) return <div class="hand"><ResultSheet table={table} /></div>;
  if (seat === null) return <p class="hand watches">{say("web-you-watch")}</p>;
  if (view.seats[seat]!.resigned) return <div class="hand" />;
  return (
    <div class="hand">
      {desk instanceof WalkDesk && <TypedWord desk={desk} />}
      {desk instanceof PaperDesk ? <PaperHand desk={desk} /> : <MyRack desk={desk} slots={desk.arranged.value.slots} />}
      {desk instanceof PaperDesk ? <PaperActions desk={desk} /> : <Actions desk={desk} />}
    </div>
  );
}
