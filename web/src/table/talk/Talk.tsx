import type { Zoom } from "../../board/zoom";
import type { Desk } from "../../composer/composer";
import { PaperDesk } from "../../composer/path/composer";
import { doubted } from "../../composer/question";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { PaperStatus } from "../path/Status";
import { Happened } from "./Happened";
import { isStoodIn, StandIn } from "./StandIn";
import { Status } from "./Status";
import { Tip } from "./Tip";
import { dueTip } from "./tips";
import { WindowPanel } from "./WindowPanel";

/** What is said between the board and my hand, in a box that keeps its size: what has happened, and what my tiles would
 * bring or whose turn it is. A question asked from me comes before both, and a hint while my hands rest. */
export function Talk({ desk, zoom }: { desk: Desk; zoom: Zoom }) {
  return (
    <div class="talk">
      <div class="talk-box">
        <Said desk={desk} />
      </div>
      <Button small kind="quiet" icon={zoom.near.value ? "farther" : "nearer"} pressed={zoom.near.value} label={say("web-nearer")} onClick={() => zoom.turn()} />
    </div>
  );
}

function Said({ desk }: { desk: Desk }) {
  const { table } = desk;
  const rests = desk.refusal.value === null && desk.compose() === null;
  const tip = table.seat.value !== null && rests ? dueTip(table) : null;
  if (doubted(desk)) return <WindowPanel desk={desk} />;
  if (tip) return <Tip tip={tip} />;
  return (
    <>
      {isStoodIn(table) ? <StandIn table={table} /> : <Happened table={table} />}
      {!table.view.value!.outcome && (desk instanceof PaperDesk ? <PaperStatus desk={desk} /> : <Status desk={desk} />)}
    </>
  );
}
