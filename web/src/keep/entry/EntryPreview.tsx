import { Fragment } from "preact";
import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import { typesLine } from "../../spoken/keys";
import { RuleLink } from "../../widgets/RuleLink";
import { WithWords } from "../../widgets/WithWords";
import type { Preview } from "../../wire.gen";
import type { Entry } from "./entry";
import { shownOf } from "./families";

/** What the line would score, before it is written down: the words with their points, or why it is refused. The command line answers the same itself. */
export function EntryPreview({ entry }: { entry: Entry }) {
  const refusal = entry.refusal.value;
  const preview = entry.preview.value;
  return (
    <div class="keep-seen" role="status" aria-live={typesLine.value ? "off" : "polite"}>
      {refusal ? (
        <p class="bad">
          <WithWords text={refusal.sentence} /> <RuleLink game={entry.box.rules.game} rule={refusal.rule} />
        </p>
      ) : preview && preview.words.length ? (
        <Words entry={entry} preview={preview} />
      ) : (
        <p class="quiet-text">{hint(entry)}</p>
      )}
    </div>
  );
}

function Words({ entry, preview }: { entry: Entry; preview: Preview }) {
  const { race } = entry.box.rules;
  const extra = preview.score - preview.words.reduce((sum, one) => sum + one.score, 0);
  const place = (entry.scene.value.view.seats[entry.seat.value]?.score ?? 0) + (preview.changes[entry.seat.value] ?? preview.score);
  return (
    <>
      <p>
        {preview.words.map((one, index) => (
          <Fragment key={index}>
            {index > 0 && " · "}
            <span class="word" lang={wordLang()}>{plainWord(one.word)}</span> {preview.words.length > 1 && !race && one.score}
          </Fragment>
        ))}
        {!race && extra > 0 && ` · +${extra}`}
        {" = "}
        <strong>{race ? say("keep-places", { count: preview.score, place }) : say("web-points", { count: preview.score })}</strong>
      </p>
      {preview.dropped.map((one) => (
        <p key={one.word} class="bad">
          <WithWords text={one.sentence} /> <RuleLink game={entry.box.rules.game} rule={one.rule} />
        </p>
      ))}
    </>
  );
}

/** What to enter next. */
function hint(entry: Entry): string {
  if (!entry.host.foresees.value) return say("keep-no-points-now");
  return shownOf(entry).hint(entry.scene.value.view.seats[entry.seat.value]?.name ?? "");
}
