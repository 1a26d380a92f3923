import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isEnclosed } from "../browser/enclose";
import { say } from "../say";
import { asking, leaveLine, typesLine } from "../spoken/keys";
import { Button } from "../widgets/Button";
import { WithWords } from "../widgets/WithWords";
import { enter, forgetLines, logLines, type LogLine, typedLines } from "./log";
import type { Typing } from "./typing";

/** A field in which everything can be typed, and the answers. Up and down bring back earlier lines. */
export function CommandLine({ typing, begins }: { typing: Typing; begins?: boolean }) {
  const text = useSignal("");
  /** How many lines back the field shows; 0 is the line being typed. */
  const back = useSignal(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => forgetOnce(typing.name), [typing.name]);
  // Somebody asked for it before it was there.
  useEffect(() => {
    if (begins || asking.peek() !== "line") return;
    asking.value = null;
    field.current!.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const line = text.value;
    text.value = "";
    back.value = 0;
    void enter(typing, line);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Escape" && !isEnclosed()) leaveLine();
    else if (by) {
      const lines = typedLines.value;
      back.value = Math.max(0, Math.min(lines.length, back.value + by));
      text.value = back.value ? lines.at(-back.value)! : "";
    } else return;
    event.preventDefault();
  };
  return (
    <section class="command-line" aria-label={say("line-title")}>
      {logLines.value.length > 0 && <Log lines={logLines.value} />}
      <form onSubmit={submit}>
        <input
          ref={field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={320}
          enterkeyhint="go"
          aria-label={say("line-label")}
          placeholder={say("line-placeholder", { example: say(typing.example) })}
          title={say("line-keys")}
          autofocus={begins}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
          onKeyDown={onKey}
          onFocus={() => (typesLine.value = true)}
          onBlur={() => (typesLine.value = false)}
        />
        <Button submit icon="check" label={say("line-do")} />
      </form>
    </section>
  );
}

let about = "";

/** What was typed elsewhere isn't kept. */
function forgetOnce(name: string): void {
  if (about !== name) forgetLines();
  about = name;
}

/** The answers, the newest last. Arrow keys go from one to the next; Escape goes back to the field. */
function Log({ lines }: { lines: readonly LogLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  const at = useSignal<number | null>(null);
  useEffect(() => {
    at.value = null;
    // The answer to the last line is seen from its beginning.
    const begins = lines.findLastIndex((line) => line.begins);
    box.current!.scrollTop = (box.current!.children[begins] as HTMLElement).offsetTop - box.current!.offsetTop;
  }, [lines]);
  const current = at.value ?? lines.length - 1;
  const onKey = (event: KeyboardEvent) => {
    const there = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (event.key === "Escape" && !isEnclosed()) box.current!.parentElement!.querySelector("input")!.focus();
    else if (there !== undefined) {
      at.value = Math.max(0, Math.min(lines.length - 1, there));
      (box.current!.children[at.value] as HTMLElement).focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div class="line-log" role="listbox" aria-label={say("line-log")} ref={box} onKeyDown={onKey}>
      {lines.map((line, index) => (
        <div key={line.key} id={`answer-${line.key}`} role="option" tabIndex={index === current ? 0 : -1} aria-selected={index === at.value} onFocus={() => (at.value = index)}>
          {line.typed && <kbd>{line.typed}</kbd>} <WithWords text={line.text} />
        </div>
      ))}
    </div>
  );
}
