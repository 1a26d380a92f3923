import { useEffect, useMemo, useRef } from "preact/hooks";
import { narrow } from "../../browser/screen";
import { ownOf } from "../../model/own";
import { squareName } from "../../model/squares";
import { plainWord } from "../../model/tiles";
import type { LiveTable } from "../../net/live";
import { say, shownNumber } from "../../say";
import { newsOf } from "../../telling/news";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { WithWords } from "../../widgets/WithWords";
import { Trouble } from "../../widgets/Trouble";
import type { History } from "../../wire.gen";
import { lookedOf } from "../families";
import { Legend, OwnerPatterns } from "../Owners";
import { Scene } from "../Scene";
import { Story } from "./story";
import { type Shown, StorySheet } from "./StorySheet";

/** The game once more, step by step, with a slider; whose tile is whose, and where each word of the sheet lies. */
export function Replay({ table, atEnd = false, onClose }: { table: LiveTable; atEnd?: boolean; onClose: () => void }) {
  const story = useMemo(() => new Story(), []);
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => story.begin(table.name, atEnd), []);
  const show = (step: number, word: Shown) => {
    story.show(step, word);
    // On a phone the table is above the sheet, out of sight.
    if (narrow.value) scene.current?.scrollIntoView();
  };
  const told = story.told.value;
  return (
    <Dialog title={say("after-replay-title")} onClose={onClose}>
      <OwnerPatterns />
      <Trouble text={story.trouble.value} />
      {told && (
        <div class="replay">
          <div class="replay-table" ref={scene}>
            <StepShown story={told} at={story.at.value} shown={story.shown.value} />
            <Controls story={story} />
          </div>
          <StorySheet story={told} at={story.at.value} shown={story.shown.value} onShow={show} />
        </div>
      )}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

/** The slider and the buttons. */
function Controls({ story }: { story: Story }) {
  const at = story.at.value;
  const last = story.last.value;
  const running = story.running.value;
  return (
    <>
      <input
        type="range"
        class="slider"
        min={0}
        max={last}
        value={at}
        aria-label={say("after-replay-step")}
        aria-valuetext={say("after-replay-at", { step: at, last })}
        onInput={(event) => story.move(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-buttons">
        <Button icon="first" label={say("after-replay-first")} onClick={() => story.move(0)} />
        <Button icon="back" label={say("after-replay-back")} onClick={() => story.move(at - 1)} />
        <Button icon={running ? "pause" : "play"} label={say(running ? "after-replay-pause" : "after-replay-run")} onClick={() => (story.running.value = !running)} />
        <Button icon="next" label={say("after-replay-next")} onClick={() => story.move(at + 1)} />
        <Button icon="last" label={say("after-replay-last")} onClick={() => story.move(last)} />
      </div>
    </>
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
        {news ? <WithWords text={news} /> : say("after-replay-begin")}
      </p>
    </div>
  );
}

/** Where a word lies, if its squares have names: without a board they have none that anybody would know. */
function pointedOut({ word, name }: Shown, path: readonly string[]): string {
  const said = { word: plainWord(word.word), name };
  return path.length ? say("after-shown", { ...said, squares: path.join(" ") }) : say("after-shown-bare", said);
}
