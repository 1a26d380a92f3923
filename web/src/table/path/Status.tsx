import type { PathComposer } from "../../composer/path/composer";
import { momentText, runningGlass } from "../../composer/path/moments";
import { letterOf, plainWord } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import { RuleLink } from "../../widgets/RuleLink";
import type { DroppedWord } from "../../wire.gen";
import { RefusalNote } from "../talk/RefusalNote";

const DICE = "⚀⚁⚂⚃⚄⚅";

/** The status: who may act, the time left, the dice, and what my word would bring. */
export function PathStatus({ composer }: { composer: PathComposer }) {
  return (
    <div class="status paper-status">
      <Glass composer={composer} />
      <Dice composer={composer} />
      {composer.refusal.value ? (
        <RefusalNote composer={composer} />
      ) : (
        <p>
          <Current composer={composer} />
        </p>
      )}
      <Reasons composer={composer} />
    </div>
  );
}

/** The word being typed or traced, with what the preview says of it. Without one, what is to be done. */
function Current({ composer }: { composer: PathComposer }) {
  const word = composer.current.value;
  const preview = composer.preview.value;
  const seen = preview?.words.find((one) => one.word === word);
  if (seen) {
    return (
      <>
        <span class={`word ${seen.valid === false ? "bad" : composer.isBet ? "" : "good"}`} lang={wordLang()}>
          {plainWord(word)}
        </span>{" "}
        {seen.valid === false ? say("web-not-in-list") : say(seen.valid ? "web-word-new" : "web-word-reads", { count: seen.score })}
      </>
    );
  }
  const dropped = droppedNow(composer);
  if (dropped) {
    return (
      <span class="bad">
        {dropped.sentence} <RuleLink game={composer.box.rules.game} rule={dropped.rule} />
      </span>
    );
  }
  if (preview?.words.length && preview.lacking.length) {
    const letters = preview.lacking.map((square) => letterOf(preview.tiles[square] ?? ""));
    return <>{say("lays-preview-idle", { letters: letters.join(", ") })}</>;
  }
  if (preview?.words.length && !word && !composer.isBet) return <strong>{say("web-points", { count: preview.score })}</strong>;
  const first = composer.paper.value.first_round;
  if (composer.tried.value.size && !composer.naming.value.length && !first && composer.wanted !== "blank") return <>{say("web-name-through")}</>;
  return <>{momentText(composer)}</>;
}

/** Why words that I have named don't count. The word whose reason the line above tells is left out. */
function Reasons({ composer }: { composer: PathComposer }) {
  const told = droppedNow(composer);
  const dropped = (composer.preview.value?.dropped ?? []).filter((one) => one !== told && composer.words.value.includes(one.word));
  if (!dropped.length) return null;
  return (
    <ul class="reasons bad">
      {dropped.map((one) => (
        <li key={one.word}>
          {one.sentence} <RuleLink game={composer.box.rules.game} rule={one.rule} />
        </li>
      ))}
    </ul>
  );
}

/** The word whose reason for not counting is told: the one being typed or traced, else the last one dropped. */
function droppedNow(composer: PathComposer): DroppedWord | undefined {
  const dropped = composer.preview.value?.dropped ?? [];
  const word = composer.current.value;
  return word ? dropped.find((one) => one.word === word) : dropped.at(-1);
}

/** The sandglass: the time left. */
function Glass({ composer }: { composer: PathComposer }) {
  const glass = runningGlass(composer);
  if (!glass) return null;
  return (
    <div class={`glass ${glass.seconds <= 5 ? "late" : ""}`} role="timer" aria-label={say("web-glass", { seconds: glass.seconds })}>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect class="sand" width={glass.share * 100} height="4" />
      </svg>
      <span aria-hidden="true">{glass.seconds}</span>
    </div>
  );
}

/** What each knocker threw, while they name their words. */
function Dice({ composer }: { composer: PathComposer }) {
  const window = composer.paper.value.window;
  const thrown = Object.entries(window?.thrown ?? {});
  if (!window?.order.length || !thrown.length) return null;
  const names = composer.table.view.value!.seats.map((seat) => seat.name);
  return (
    <ul class="dice" aria-label={say("web-dice")}>
      {thrown.map(([seat, eyes]) => (
        <li key={seat} aria-label={say("web-die-of", { name: names[Number(seat)]!, eyes })}>
          {names[Number(seat)]} <span class="die">{DICE[eyes - 1]}</span>
        </li>
      ))}
    </ul>
  );
}
