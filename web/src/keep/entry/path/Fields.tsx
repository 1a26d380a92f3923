import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UNIT } from "../../../board/Tile";
import { BLANK } from "../../../model/tiles";
import { say } from "../../../say";
import { LETTERS_FIELD } from "../../../widgets/letters-field";
import type { PathEntry } from "./entry";

const SIDES = [1, 2, 3] as const;
const SIZES = SIDES.flatMap((h) => SIDES.map((w) => [w, h] as const));

/** Fields for the letter that is laid and for its size. The sizes that the box has of it are offered first. */
export function PathFields({ entry }: { entry: PathEntry }) {
  const all = useSignal(false);
  const { sizes, tokens } = entry.box.rules.edition;
  const letter = entry.letter.value;
  const own = letter === BLANK ? tokens : (sizes[letter] ?? []);
  const has = (w: number, h: number) => own.includes(`${w}x${h}`);
  const offered = SIZES.filter(([w, h]) => all.value || !own.length || has(w, h));
  useEffect(() => {
    const [first] = SIZES.filter(([w, h]) => has(w, h));
    if (first && !has(...(entry.size.value as [number, number]))) entry.resize(first);
  }, [letter]);
  return (
    <div class="keep-paper">
      <input
        {...LETTERS_FIELD}
        class="keep-letter"
        aria-label={say("keep-letter")}
        placeholder={say("keep-letter-short")}
        value={letter === BLANK ? "" : letter}
        onInput={(event) => {
          entry.tell(event.currentTarget.value);
          // Shows the letter that counts now, also if the same one was typed again.
          event.currentTarget.value = entry.letter.peek();
        }}
      />
      {letter !== "" && (
        <div class="keep-sizes" role="radiogroup" aria-label={say("keep-size")}>
          {offered.map(([w, h]) => (
            <label key={`${w}×${h}`} class={`keep-size ${entry.size.value[0] === w && entry.size.value[1] === h ? "chosen" : ""}`} title={say("keep-size-is", { width: w, height: h })}>
              <input
                class="whole-input"
                type="radio"
                name="keep-size"
                aria-label={say("keep-size-is", { width: w, height: h })}
                checked={entry.size.value[0] === w && entry.size.value[1] === h}
                onChange={() => entry.resize([w, h])}
              />
              <svg viewBox={`${(w - 3) * UNIT * 0.5 - 3} ${(h - 3) * UNIT * 0.5 - 3} ${3 * UNIT + 6} ${3 * UNIT + 6}`} aria-hidden="true">
                <rect class="wood" width={w * UNIT - 4} height={h * UNIT - 4} rx="6" />
              </svg>
            </label>
          ))}
          {own.length > 0 && own.length < SIZES.length && !all.value && (
            <button type="button" class="button small quiet" onClick={() => (all.value = true)}>
              {say("keep-sizes-all")}
            </button>
          )}
        </div>
      )}
      <div class="keep-kinds">
        <label class="field inline">
          <input type="checkbox" checked={entry.free.value} onChange={(event) => (entry.free.value = event.currentTarget.checked)} />
          {say("keep-free")}
        </label>
        {tokens.length > 0 && (
          <label class="field inline">
            <input type="checkbox" checked={letter === BLANK} onChange={(event) => entry.tell(event.currentTarget.checked ? BLANK : "")} />
            {say("keep-token")}
          </label>
        )}
      </div>
    </div>
  );
}
