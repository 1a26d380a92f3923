import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Ghost } from "../board/Ghost";
import { Zoom } from "../board/zoom";
import { narrow } from "../browser/screen";
import type { Composer } from "../composer/composer";
import { ReadingDialog } from "../result/Reading";
import { say } from "../say";
import { useWordsIn } from "../say/words";
import { asking, useKeys } from "../spoken/keys";
import { useWatch } from "../spoken/watch";
import { awayUntil, shownDate } from "../telling/vacation";
import { Button } from "../widgets/Button";
import { Lazy } from "../widgets/Lazy";
import { partsOf } from "./families";
import { BlankDialog } from "./hand/BlankDialog";
import { Seats } from "./Seats";
import { loadLine } from "./side/line";
import { Side } from "./side/Side";
import { useStageSize } from "./stage";
import { Talk } from "./talk/Talk";

const loadResult = () => import("../result");

/** The table while the game is on, and after it: players, board, my tiles, what I can do. */
export function PlayArea({ composer }: { composer: Composer }) {
  const { table } = composer;
  const parts = partsOf(composer);
  useWatch(composer);
  useKeys(composer);
  useWordsIn(composer.box.rules.edition.language);
  // Beside the board the result tells what the seats would.
  const aside = table.view.value!.outcome !== null && !narrow.value;
  const stage = useRef<HTMLDivElement>(null);
  useStageSize(stage);
  const zoom = useMemo(() => new Zoom(() => composer.selected.peek() !== null, parts.returns), [composer]);
  return (
    <div class={`play-area ${parts.look}`}>
      <div class="screen">
        {aside || <Seats table={table} />}
        <div class="stage" ref={stage}>
          {parts.board(zoom)}
          <Talk composer={composer} zoom={zoom} />
        </div>
        <Hand composer={composer} />
      </div>
      <Side composer={composer} />
      <BlankDialog composer={composer} />
      <ReadingDialog table={table} />
      {asking.value === "line" && narrow.value && <Lazy load={loadLine}>{({ CommandDialog }) => <CommandDialog composer={composer} onClose={() => (asking.value = null)} />}</Lazy>}
      {asking.value && asking.value !== "line" && <Lazy load={() => import("../spoken/answers")} dialog>{({ AskDialog }) => <AskDialog composer={composer} />}</Lazy>}
      <Ghost value={composer.box.value} />
    </div>
  );
}

/** For somebody who looks in while on vacation: until when they are away, and how to come back (C13). */
function Back({ composer, seat }: { composer: Composer; seat: number }) {
  const until = awayUntil(composer.table, seat);
  if (until === null) return null;
  return (
    <p class="back">
      <span>{say("web-vacation-now", { when: shownDate(composer.table, until, true) })}</span>
      <Button small onClick={() => void composer.send({ do: "vacation", seat, days: 0 })}>
        {say("web-vacation-back")}
      </Button>
    </p>
  );
}

/** My tiles, and what I can do with them. At the end their place is kept, so that the board doesn't grow. */
function Hand({ composer }: { composer: Composer }) {
  const { table } = composer;
  const view = table.view.value!;
  const seat = table.seat.value;
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!view.outcome && box.current) height.current = box.current.offsetHeight;
  });
  if (view.outcome) {
    return (
      <div class="hand" style={narrow.value ? {} : { minHeight: `${height.current}px` }}>
        <Lazy load={loadResult} dialog>{({ ResultSheet }) => <ResultSheet table={table} />}</Lazy>
      </div>
    );
  }
  if (seat === null) return <p class="hand watches">{say("web-you-watch")}</p>;
  if (view.seats[seat]!.resigned) return <div class="hand" />;
  const parts = partsOf(composer);
  return (
    <div class="hand" ref={box}>
      <Back composer={composer} seat={seat} />
      {parts.hand()}
      {parts.actions()}
    </div>
  );
}
