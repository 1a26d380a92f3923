import { useEffect } from "preact/hooks";
import type { PaperDesk } from "../../desk/paper";
import { countSizes, plainTile } from "../../model/pieces";
import { say } from "../../say";
import { Button } from "../Button";
import { UNIT } from "../board/Tile";
import { grab } from "../drag";
import { Rack } from "./Rack";
import { RuleLink } from "./RuleLink";

/** The words that I name, the free letters, and while letters are drawn the sizes to choose from. */
export function PaperHand({ desk }: { desk: PaperDesk }) {
  if (desk.paper.value.drawing !== null) return <Drawing desk={desk} />;
  return (
    <>
      <Words desk={desk} />
      {desk.free.value.length > 0 && (
        <div class="free-letters">
          <span class="quiet-text">{say("web-free-letters")}</span>
          <Rack
            label={say("web-free-letters")}
            slots={desk.free.value.map((slot) => ({ id: slot.id, tile: plainTile(slot.tile) }))}
            selected={desk.selected.value}
            value={desk.box.value}
            onPick={(slot) => desk.pick(slot)}
            onMove={() => {}}
            onGrab={(slot, event) => grab(event, { slot: slot.id, face: slot.tile, from: null }, (target) => desk.drop(slot.id, null, target))}
          />
        </div>
      )}
    </>
  );
}

/** Words named so far, and a field for one more; a word can be traced on the board as well. */
function Words({ desk }: { desk: PaperDesk }) {
  const add = (event: Event) => {
    event.preventDefault();
    desk.name(desk.typed.value || desk.traced.value);
  };
  const dropped = desk.preview.value?.dropped ?? [];
  return (
    <div class="words">
      <form class="typed" onSubmit={add}>
        <input
          type="text"
          aria-label={say("web-name-word")}
          placeholder={say("web-name-word")}
          autocomplete="off"
          spellcheck={false}
          maxLength={40}
          value={desk.typed.value || desk.traced.value}
          onInput={(event) => (desk.typed.value = event.currentTarget.value)}
        />
        <Button submit icon="buy" label={say("web-name-add")} disabled={!desk.typed.value && desk.path.value.length < 2} />
      </form>
      <ul class="named">
        {desk.words.value.map((word) => {
          const why = dropped.find((one) => one.word.toUpperCase() === word);
          return (
            <li key={word} class={why ? "bad" : ""}>
              <span class="word">{word}</span>
              <Button small kind="quiet" icon="cross" label={say("web-name-remove", { word })} onClick={() => desk.unname(word)} />
              {why && (
                <span class="quiet-text">
                  {why.sentence} <RuleLink game={desk.box.rules.game} rule={why.rule} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Letters lie face down: one chooses by size, or lets the page choose. */
function Drawing({ desk }: { desk: PaperDesk }) {
  const mine = desk.table.commands.value.has("draw");
  const sizes = countSizes(desk.table.view.value!.unseen);
  useEffect(() => {
    if (!mine || !desk.drawing.value || desk.sending.value || !sizes.length) return;
    void desk.drawSize([...sizes[Math.floor(Math.random() * sizes.length)]![0]]);
  }, [mine, desk.drawing.value, desk.sending.value, desk.table.view.value?.version]);
  return (
    <section class="drawing card" aria-label={say("web-draw")}>
      <p>{say("web-draw-size")}</p>
      <ul>
        {sizes.map(([[w, h], count]) => (
          <li key={`${w}×${h}`}>
            <button type="button" class="button" disabled={!mine} aria-label={say("web-draw-of", { width: w, height: h, count })} onClick={() => void desk.drawSize([w, h])}>
              <svg class="size" viewBox={`0 0 ${3 * UNIT} ${3 * UNIT}`} aria-hidden="true">
                <rect class="wood" width={w * UNIT - 4} height={h * UNIT - 4} rx="6" />
              </svg>
              {`${w}×${h}`} <span class="quiet-text">{count}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="primary" pressed={desk.drawing.value} onClick={() => (desk.drawing.value = !desk.drawing.value)}>
        {say("web-draw-all")}
      </Button>
    </section>
  );
}
