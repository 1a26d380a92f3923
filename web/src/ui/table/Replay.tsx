import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { heapGraph } from "../../model/graph";
import { sightOf } from "../../model/grid";
import { Box } from "../../model/rules";
import { squareName } from "../../model/squares";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import type { Heap as HeapOwn, History } from "../../wire.gen";
import { coverOf } from "../../model/pieces";
import { Board } from "../board/Board";
import { Heap } from "../board/Heap";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { newsOf } from "./news";
import { Track } from "./Track";

const NOTHING = () => {};
const PACE = 1200;

/** The game once more, step by step, with a slider. */
export function Replay({ table, onClose }: { table: LiveTable; onClose: () => void }) {
  const story = useSignal<History | null>(null);
  const at = useSignal(0);
  const running = useSignal(false);
  useEffect(() => void api.history(table.name).then((told) => (story.value = told)), []);
  const last = (story.value?.steps.length ?? 1) - 1;
  useEffect(() => {
    if (!running.value) return;
    const timer = setInterval(() => (at.value < last ? at.value++ : (running.value = false)), PACE);
    return () => clearInterval(timer);
  }, [running.value, last]);
  const move = (to: number) => (at.value = Math.max(0, Math.min(last, to)));
  return (
    <Dialog title={say("web-replay")} onClose={onClose}>
      {story.value && (
        <>
          <Scene story={story.value} at={at.value} />
          <input
            type="range"
            class="slider"
            min={0}
            max={last}
            value={at.value}
            aria-label={say("web-replay-step")}
            aria-valuetext={say("web-replay-at", { step: at.value, last })}
            onInput={(event) => move(event.currentTarget.valueAsNumber)}
          />
          <div class="replay-buttons">
            <Button icon="first" label={say("web-replay-first")} onClick={() => move(0)} />
            <Button icon="back" label={say("web-replay-back")} onClick={() => move(at.value - 1)} />
            <Button icon={running.value ? "pause" : "play"} label={say(running.value ? "web-replay-pause" : "web-replay-run")} onClick={() => (running.value = !running.value)} />
            <Button icon="next" label={say("web-replay-next")} onClick={() => move(at.value + 1)} />
            <Button icon="last" label={say("web-replay-last")} onClick={() => move(last)} />
          </div>
        </>
      )}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

function Scene({ story, at }: { story: History; at: number }) {
  const { events, view } = story.steps[at]!;
  const box = new Box(story.rules);
  const { bare } = story.rules;
  const hands = { cursor: "", shaking: false, draft: new Map(), onSquare: NOTHING, onKey: NOTHING };
  const final = story.steps.at(-1)!.view;
  const news = newsOf(events, { rules: story.rules, view, me: null });
  const made = (view.own as HeapOwn | null)?.made?.at(-1)?.squares ?? [];
  return (
    <div class="scene">
      <p class="scene-scores">{view.seats.map((seat) => `${seat.name} ${seat.score}`).join(" · ")}</p>
      {bare ? (
        <>
          <Track view={view} last={bare.track} target={null} />
          <Heap
            {...hands}
            target={null}
            touching={(square) => heapGraph(view.board, bare.grid.steps.length > 4 ? "hex" : "square").touching(square)}
            grid={bare.grid.steps.length > 4 ? "hex" : "square"}
            sight={sightOf(bare.grid.steps.length > 4 ? "hex" : "square", Object.keys(final.board))}
            tiles={view.board}
            path={made.map(squareName)}
            traced={false}
            last={new Set(view.last)}
            onTrace={NOTHING}
          />
        </>
      ) : (
        <Board {...hands} targets={new Set()} onGrab={NOTHING} cover={coverOf(view.board)} rows={box.board.rows} premiums={box.premiums} start={box.board.start} tiles={view.board} value={box.value} last={new Set(view.last)} across={null} />
      )}
      <p class="scene-news" role="status">
        {news.join(" ") || say("web-replay-begin")}
      </p>
    </div>
  );
}
