import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";
import type { List } from "./listed";

interface Props<T> {
  readonly id: string;
  readonly heading: string;
  /** What stands on the field. */
  readonly label: string;
  readonly list: List<T>;
  readonly status: string;
  readonly children: ComponentChildren;
}

/** A part of the page with a list, and a field to look for something in it. */
export function Searched<T>({ id, heading, label, list, status, children }: Props<T>) {
  const text = useSignal("");
  const title = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const inside = useRef(false);
  /** How many were shown when more of them were asked for. */
  const shownBefore = useRef<number | null>(null);
  const found = list.shown.value;
  // What had the focus may be gone: whatever was removed from the list, or the button for more of it.
  useEffect(() => {
    const after = shownBefore.current;
    shownBefore.current = null;
    if (!inside.current || document.activeElement !== document.body) return;
    const next = after === null ? null : section.current!.querySelectorAll<HTMLElement>("li button")[after];
    (next ?? title.current)?.focus();
  }, [found]);
  const more = () => {
    shownBefore.current = found!.items.length;
    list.more();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    list.search(text.value);
  };
  return (
    <section class="card" aria-labelledby={id} ref={section} onFocusIn={() => (inside.current = true)} onFocusOut={(event) => (inside.current = !event.relatedTarget || section.current!.contains(event.relatedTarget as Node))}>
      <h2 id={id} tabIndex={-1} ref={title}>
        {heading}
      </h2>
      <form role="search" aria-labelledby={id} class="operator-search" onSubmit={submit}>
        <label class="field">
          {label}
          <input type="text" maxLength={100} autocomplete="off" autocapitalize="none" spellcheck={false} enterkeyhint="search" value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
        </label>
        <Button submit label={say("operator-named", { what: say("operator-search"), name: heading })}>
          {say("operator-search")}
        </Button>
      </form>
      <Trouble text={list.trouble.value} />
      {found && (
        <>
          <p class="quiet-text">{status}</p>
          {found.items.length > 0 && <ul class="operator-list">{children}</ul>}
          {found.more && (
            <p>
              <Button small label={say("operator-named", { what: say("operator-more"), name: heading })} onClick={more}>
                {say("operator-more")}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
