import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ring } from "../browser/alerts";
import { say } from "../say";
import { shownTime, tick } from "../telling/clock";
import { Button } from "../widgets/Button";

const USUAL = [30, 60, 90, 120, 180, 300];
const REMEMBERED = "rekje-glass";

/** The sand glass: anybody can turn it. When it has run out, that is shown and heard. */
export function Glass({ seconds }: { seconds: number | null }) {
  const length = useSignal(seconds ?? Number(localStorage.getItem(REMEMBERED) ?? 60));
  const ends = useSignal<number | null>(null);
  const over = useSignal(false);
  void tick.value;
  const left = ends.value === null ? null : ends.value - Date.now();
  useEffect(() => {
    if (ends.value === null) return;
    // It has a timer of its own, because the ticks pause while the page is hidden.
    const timer = setTimeout(() => {
      ends.value = null;
      over.value = true;
      ring();
    }, Math.max(0, ends.value - Date.now()));
    return () => clearTimeout(timer);
  }, [ends.value]);
  const turn = () => {
    over.value = false;
    ends.value = Date.now() + length.value * 1000;
  };
  const choose = (wanted: number) => {
    length.value = wanted;
    localStorage.setItem(REMEMBERED, String(wanted));
  };
  const offered = [...new Set([...USUAL, length.value])].sort((one, other) => one - other);
  return (
    <section class={`keep-glass ${over.value ? "over" : ""}`} aria-label={say("keep-glass")}>
      {left === null ? (
        <>
          <Button small onClick={turn}>
            {say("keep-glass-turn")}
          </Button>
          <label class="field inline">
            <span class="hidden-text">{say("keep-glass-length")}</span>
            <select value={length.value} onChange={(event) => choose(Number(event.currentTarget.value))}>
              {offered.map((one) => (
                <option key={one} value={one}>
                  {shownTime(one * 1000)}
                </option>
              ))}
            </select>
          </label>
        </>
      ) : (
        <>
          <span class={`time ${left < 10_000 ? "bad" : ""}`} role="timer" aria-label={say("web-time-left", { time: shownTime(left) })}>
            {shownTime(left)}
          </span>
          <Button small onClick={turn}>
            {say("keep-glass-again")}
          </Button>
          <Button small onClick={() => (ends.value = null)}>
            {say("keep-glass-stop")}
          </Button>
        </>
      )}
      <p role="alert" class="keep-over">
        {over.value && say("keep-glass-over")}
      </p>
    </section>
  );
}
