import { useLayoutEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../net/live";
import { say, shownNumber } from "../say";
import { PersonTile } from "../seats/PersonTile";
import { lastAct } from "../telling/news";
import { Button } from "../widgets/Button";
import { WithWords } from "../widgets/WithWords";
import "../style/curtain.css";

/**
 * When several people share a device, the next person's tiles are hidden until that person asks for them. What everybody may see
 * is shown meanwhile: what was done last, and the scores.
 */
export function Curtain({ table, seat }: { table: LiveTable; seat: number }) {
  const name = table.seats.value[seat]?.name ?? "";
  const [view, rules] = [table.view.value!, table.rules.value!];
  const { text } = lastAct(view, rules);
  const card = useRef<HTMLElement>(null);
  // What had the focus is gone. It isn't on the button: whoever presses Enter once too often would see the other's tiles.
  useLayoutEffect(() => card.current!.focus(), [seat]);
  return (
    <section class="curtain card" ref={card} tabIndex={-1} aria-labelledby="curtain-turn" aria-describedby="curtain-how">
      <PersonTile name={name} />
      <h2 id="curtain-turn">{say("web-turn-of", { name, count: 1 })}</h2>
      {text && (
        <p>
          <WithWords text={text} />
        </p>
      )}
      {!rules.race && (
        <ul class="curtain-scores">
          {view.seats.map((one, at) => (
            <li key={at}>
              {one.name} <b>{shownNumber(one.score)}</b>
            </li>
          ))}
        </ul>
      )}
      <p id="curtain-how">{say("web-curtain", { name })}</p>
      <Button kind="primary" icon="eye" onClick={() => table.lookFrom(seat)}>
        {say("web-curtain-open")}
      </Button>
    </section>
  );
}
