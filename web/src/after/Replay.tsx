import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { narrow } from "../browser/screen";
import { ownOf } from "../model/own";
import { squareName } from "../model/squares";
import { plainWord } from "../model/tiles";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { say, shownNumber } from "../say";
import { newsOf } from "../telling/news";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Trouble } from "../widgets/Trouble";
import type { History } from "../wire.gen";
import { lookedOf } from "./families";
import { Legend, OwnerPatterns } from "./Owners";
import { Scene } from "./Scene";
import { type Shown, StorySheet } from "./StorySheet";

const PACE = 1200;

/** The game once more, step by step, with a slider; whose tile is whose, and where each word of the sheet lies. */
export function Replay({ table, atEnd = false, onClose }: { table: LiveTable; atEnd?: boolean; onClose: () => void }) {
  const story = useSignal<History | null>(null);
  const at = useSignal(0);
  const running = useSignal(false);
  const shown = useSignal<Shown | null>(null);
  const trouble = useSignal("");
  const scene = useRef<HTMLDivElement>(null);
  const last = (story.value?.steps.length ?? 1) - 1;
  useEffect(() => {
    const ask = async () => {
      try {
        const told = await api.history(table.name);
        story.value = told;
        if (atEnd) at.value = told.steps.length - 1;
      } catch (problem) {
        trouble.value = problemText(problem);
      }
    };
    void ask();
  }, []);
  const move = (to: number) => {
    shown.value = null;
    at.value = Math.max(0, Math.min(last, to));
  };
  useEffect(() => {
    if (!running.value) return;
    const timer = setInterval(() => (at.value < last ? move(at.value + 1) : (running.value = false)), PACE);
    return () => clearInterval(timer);
  }, [running.value, last]);
  const show = (step: number, word: Shown) => {
    running.value = false;
    at.value = step;
    shown.value = word;
    // On a phone the table is above the sheet, out of sight.
    if (narrow.value) scene.current?.scrollIntoView();
  };
  return (
    <Dialog title={say("web-replay-title")} onClose={onClose}>
      <OwnerPatterns />
      <Trouble text={trouble.value} />
      {story.value && (
        <div class="replay">
          <div class="replay-table" ref={scene}>
            <StepShown story={story.value} at={at.value} shown={shown.value} />
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
          </div>
          <StorySheet story={story.value} at={at.value} shown={shown.value} onShow={show} />
        </div>
      )}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

/** The table at a step, and what is to be said of it. */
function StepShown({ story, at, shown }: { story: History; at: number; shown: Shown | null }) {
  const { events, view, laid_by: laidBy } = story.steps[at]!;
  const { rules } = story;
  const { Above } = lookedOf(rules);
  const final = story.steps.at(-1)!.view;
  // A word that was walked is shown by its way; others stand in lines.
  const made = ownOf(view, "made")?.at(-1)?.squares ?? [];
  const path = (shown?.word.squares ?? made).map(squareName);
  // Who sat down where, before anything was laid, is no part of the game.
  const news = shown ? pointedOut(shown, rules.edition.board ? path : []) : newsOf(at ? events : events.filter((event) => event.event !== "seat-given"), { rules, view, me: null }).join(" ");
  return (
    <div class="scene">
      <p class="scene-scores">{view.seats.map((seat) => `${seat.name} ${shownNumber(seat.score)}`).join(" · ")}</p>
      {Above && <Above rules={rules} view={view} />}
      <Scene rules={rules} view={view} room={Object.keys(final.board)} laidBy={laidBy} path={path} />
      <Legend names={view.seats.map((seat) => seat.name)} />
      <p class="scene-news" role="status">
        {news || say("web-replay-begin")}
      </p>
    </div>
  );
}

/** Where a word lies, if its squares have names: without a board they have none that anybody would know. */
function pointedOut({ word, name }: Shown, path: readonly string[]): string {
  const said = { word: plainWord(word.word), name };
  return path.length ? say("after-shown", { ...said, squares: path.join(" ") }) : say("after-shown-bare", said);
}
