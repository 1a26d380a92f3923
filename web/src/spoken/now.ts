/** What lies there that isn't sent yet, and what the referee says of it, in words to be heard. */

import type { Composer } from "../composer/composer";
import { PathComposer } from "../composer/path/composer";
import { WalkComposer } from "../composer/walk/composer";
import { squareName } from "../model/squares";
import { plainWord } from "../model/tiles";
import { say, sayList } from "../say";
import type { Preview } from "../wire.gen";

/** Why what is being tried doesn't do, or what it would bring; nothing where nothing is being tried. */
export function triedText(composer: Composer): string {
  const composed = composer.compose();
  const refusal = composer.refusal.value;
  if (composed && "problem" in composed) return say(composed.problem);
  if (refusal) return `${refusal.sentence} ${refusal.rule && say("aloud-rule", { rule: refusal.rule })}`.trim();
  const preview = composer.preview.value;
  if (!preview || !composed) return "";
  if (composer instanceof PathComposer) return paperText(preview);
  return composer instanceof WalkComposer ? walkText(composer, preview) : lineText(preview);
}

/** The same, but only where it is all right: a word that isn't finished yet is not judged before somebody asks. */
export function goodText(composer: Composer): string {
  const preview = composer.preview.value;
  if (composer.refusal.value) return composer.refusal.value.sent ? triedText(composer) : "";
  if (!preview || preview.words.some((one) => one.valid === false)) return "";
  return composer instanceof PathComposer && (composer.current.value || !preview.words.length) ? "" : triedText(composer);
}

function lineText(preview: Preview): string {
  const words = preview.words.map((one) => `${judged(one)}${preview.words.length > 1 && one.valid !== false ? ` ${one.score}` : ""}`);
  return say("aloud-would", { words: words.join(", "), points: say("web-points", { count: preview.score }) });
}

function walkText(composer: WalkComposer, preview: Preview): string {
  const { seats } = composer.table.view.value!;
  const moved = preview.changes.flatMap((change, seat) => (change && seat !== composer.seat ? [seats[seat]!.name] : []));
  const laid = composer.opening.value ? preview.path.map(String) : Object.keys(preview.tiles);
  const place = seats[composer.seat]!.score + (preview.changes[composer.seat] ?? preview.score);
  const words = preview.words.map(judged).join(", ");
  const seen = say("web-walk-seen", { count: preview.path.length, new: new Set(laid).size, place });
  return `${words}: ${seen} ${moved.length ? say("web-bumps", { names: sayList(moved) }) : ""}`.trim();
}

/** Each word with where it begins, what is wrong with the others, and the points. */
function paperText(preview: Preview): string {
  const words = preview.words.map((one) => {
    const [first] = one.path ?? [];
    return first ? say("aloud-word-at", { word: judged(one), square: squareName(first) }) : judged(one);
  });
  const bad = preview.dropped.map((one) => one.sentence);
  const good = words.length ? [say("aloud-would", { words: words.join(", "), points: say("web-points", { count: preview.score }) })] : [];
  return [...good, ...bad].join(" ");
}

function judged(one: Preview["words"][number]): string {
  const word = plainWord(one.word);
  return one.valid === false ? say("web-no-word", { word }) : word;
}
