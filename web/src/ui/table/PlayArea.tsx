import { asking, useKeys } from "../../aloud/keys";
import { useWatch } from "../../aloud/watch";
import type { Desk } from "../../desk/desk";
import { LineDesk } from "../../desk/line";
import { PaperDesk } from "../../desk/paper";
import { WalkDesk } from "../../desk/walk";
import { grab } from "../drag";
import { Ghost } from "../Ghost";
import { Lazy } from "../Lazy";
import { Actions } from "./Actions";
import { BlankDialog } from "./BlankDialog";
import { PaperActions } from "./PaperActions";
import { PaperHand } from "./PaperHand";
import { PaperStatus } from "./PaperStatus";
import { PaperTable } from "./PaperTable";
import { Rack } from "./Rack";
import { Result } from "./Result";
import { Seats } from "./Seats";
import { Side } from "./Side";
import { Status } from "./Status";
import { StandIn } from "./StandIn";
import { Tip } from "./Tip";
import { WindowPanel } from "./WindowPanel";
import { LineTable } from "./LineTable";
import { WalkTable } from "./WalkTable";

/** The table while the game is on, and after it: players, board, my tiles, what I can do. */
export function PlayArea({ desk }: { desk: Desk }) {
  const { table } = desk;
  useWatch(desk);
  useKeys(desk);
  const view = table.view.value!;
  const mine = table.seat.value !== null && !view.seats[table.seat.value]!.resigned && !view.outcome;
  return (
    <div class={`play-area ${desk instanceof WalkDesk ? "walking" : desk instanceof PaperDesk ? "crossing paper" : "crossing"}`}>
      <Seats table={table} />
      <div class="board-box">
        {desk instanceof LineDesk && <LineTable desk={desk} />}
        {desk instanceof WalkDesk && <WalkTable desk={desk} />}
        {desk instanceof PaperDesk && <PaperTable desk={desk} />}
      </div>
      <div class="notices">
        {view.outcome && <Result table={table} />}
        <StandIn table={table} />
        <WindowPanel desk={desk} />
        <Tip table={table} />
      </div>
      <div class="hand">
        {!view.outcome && (desk instanceof PaperDesk ? <PaperStatus desk={desk} /> : <Status desk={desk} />)}
        {mine && (
          <>
            {desk instanceof PaperDesk && desk.paper.value.drawing === null && <PaperHand desk={desk} />}
            <Rack
              slots={desk instanceof PaperDesk ? desk.mine.value : desk.rack.value}
              selected={desk.selected.value}
              value={desk.box.value}
              onPick={(slot) => desk.pick(slot)}
              onMove={(slot, by) => desk.nudge(slot, by)}
              onGrab={(slot, event) => grab(event, { slot: slot.id, face: slot.tile, from: null }, (target) => desk.drop(slot.id, null, target))}
            />
            {desk instanceof PaperDesk ? <PaperActions desk={desk} /> : <Actions desk={desk} />}
          </>
        )}
      </div>
      <Side desk={desk} />
      <BlankDialog desk={desk} />
      {asking.value && <Lazy load={() => import("../aloud/AskDialog")}>{({ AskDialog }) => <AskDialog desk={desk} />}</Lazy>}
      <Ghost value={desk.box.value} />
    </div>
  );
}
