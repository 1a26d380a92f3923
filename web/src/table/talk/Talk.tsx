import type { Zoom } from "../../board/zoom";
import { narrow } from "../../browser/screen";
import type { Composer } from "../../composer/composer";
import { doubted } from "../../composer/question";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { wrongWith } from "../Connection";
import { partsOf } from "../families";
import { Happened } from "./Happened";
import { isStoodIn, StandIn } from "./StandIn";
import { hasRoom, Tip } from "./Tip";
import { dueTip } from "./tips";
import { WindowPanel } from "./WindowPanel";

/** What is told between the board and my tiles, in a box that keeps its size: what has happened, and the status line. A question
 * to me takes their place, and so does a hint while I compose nothing and am asked nothing; on a narrow screen also that the connection is lost. */
export function Talk({ composer, zoom }: { composer: Composer; zoom: Zoom }) {
  return (
    <div class="talk">
      <div class="talk-box">
        <Said composer={composer} />
      </div>
      <Button small kind="quiet" icon={zoom.near.value ? "farther" : "nearer"} pressed={zoom.near.value} label={say("web-nearer")} onClick={() => zoom.turn()} />
    </div>
  );
}

function Said({ composer }: { composer: Composer }) {
  const { table } = composer;
  const rests = composer.refusal.value === null && composer.compose() === null && !composer.isAsked;
  const tip = table.seat.value !== null && rests && !isStoodIn(table) && hasRoom(table) ? dueTip(table) : null;
  const wrong = narrow.value && wrongWith(table);
  if (wrong) return <p class="lost">{wrong}</p>;
  if (doubted(composer)) return <WindowPanel composer={composer} />;
  if (tip) return <Tip table={table} tip={tip} />;
  return (
    <>
      {isStoodIn(table) ? <StandIn table={table} /> : <Happened table={table} />}
      {!table.view.value!.outcome && partsOf(composer).status()}
    </>
  );
}
