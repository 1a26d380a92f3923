import { useEffect } from "preact/hooks";
import { UNIT } from "../../board/Tile";
import type { PathComposer } from "../../composer/path/composer";
import { countSizes } from "../../model/pieces";
import { say } from "../../say";
import { Button } from "../../widgets/Button";

/** Drawing letters that lie face down: I choose them by size, or let the page choose. */
export function Drawing({ composer }: { composer: PathComposer }) {
  const mine = composer.table.commands.value.has("draw");
  const sizes = countSizes(composer.table.view.value!.unseen);
  useEffect(() => {
    if (!mine || !composer.drawing.value || composer.sending.value || !sizes.length) return;
    void composer.drawSize([...sizes[Math.floor(Math.random() * sizes.length)]![0]]);
  }, [mine, composer.drawing.value, composer.sending.value, composer.table.view.value?.version]);
  return (
    <section class="drawing card" aria-label={say("web-draw")}>
      <p>{say("web-draw-size")}</p>
      <ul>
        {sizes.map(([[w, h], count]) => (
          <li key={`${w}×${h}`}>
            <button type="button" class="button" disabled={!mine} aria-label={say("web-draw-of", { width: w, height: h, count })} onClick={() => void composer.drawSize([w, h])}>
              <svg class="size" viewBox={`${(w - 3) * UNIT * 0.5} ${(h - 3) * UNIT * 0.5} ${3 * UNIT} ${3 * UNIT}`} aria-hidden="true">
                <rect class="wood" fill="url(#wood-0)" width={w * UNIT - 4} height={h * UNIT - 4} rx="6" />
              </svg>
              <span>{count}×</span>
            </button>
          </li>
        ))}
      </ul>
      {composer.table.seat.value !== null && <DrawAll composer={composer} />}
    </section>
  );
}

/** Lets the page draw all my letters. While it does, the button stops that, and tells how many I have. */
function DrawAll({ composer }: { composer: PathComposer }) {
  const { drawing, rack } = composer;
  return (
    <Button kind={drawing.value ? "primary outlined" : "primary"} onClick={() => (drawing.value = !drawing.value)}>
      {say(drawing.value ? "web-draw-stop" : "web-draw-all")}
      {drawing.value && <span aria-hidden="true">({say("web-tiles-held", { count: rack.value.length })})</span>}
    </Button>
  );
}
