import { type ComponentChildren, render } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { bring, CONTROLS, enclose, remove } from "../browser/enclose";
import { followLink, toPage } from "../browser/router";

let made = 0;

interface Props {
  readonly title: string;
  /** What one must know before answering. Screen readers say it with the title. */
  readonly told?: ComponentChildren;
  readonly onClose: () => void;
  /** Whether it covers the whole screen. */
  readonly whole?: boolean;
  /** Where the focus goes afterwards, if not back to where it was. */
  readonly back?: () => Element | null;
  readonly children: ComponentChildren;
}

/** A dialog in front of the page. Escape or a click beside it closes it, and the focus goes back to where it was.
 *
 * It is an element beside the page, not in the browser's top layer. The top layer would hide the live regions from screen readers,
 * which would then say old lines again when the dialog closes. */
export function Dialog(props: Props) {
  const veil = useMemo(() => Object.assign(document.createElement("div"), { className: "veil" }), []);
  const leave = useRef(() => {});
  useLayoutEffect(() => {
    bring(veil);
    return () => {
      leave.current();
      remove(veil, () => render(null, veil));
    };
  }, []);
  useLayoutEffect(() => render(<Box {...props} veil={veil} leave={leave} />, veil));
  return null;
}

interface BoxProps extends Props {
  readonly veil: HTMLElement;
  readonly leave: { current: () => void };
}

function Box({ title, told, onClose, whole, back, children, veil, leave }: BoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  // An id of `useId` is one of its root’s own, as each dialog is: the one in front of another would be called as that one.
  const heading = useMemo(() => `dialog-${++made}`, []);
  const about = `${heading}-about`;
  const goesTo = useRef(back);
  goesTo.current = back;
  const close = useRef(onClose);
  close.current = onClose;
  // A layout effect, so that what is typed at once goes into the dialog.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const release = enclose(veil, () => close.current());
    // Screen readers say what a dialog is about when the focus enters it.
    const first = box.current!.querySelector<HTMLElement>("[autofocus]") ?? box.current!.querySelector<HTMLElement>(CONTROLS);
    // With a link Orca says no title.
    (first && !first.matches("a") ? first : box.current!).focus();
    const land = () => {
      const there = goesTo.current?.() ?? (before?.isConnected && before !== document.body ? before : null);
      if (there) (there as HTMLElement | SVGElement).focus();
      else toPage();
    };
    leave.current = () => {
      release();
      // The element that gets the focus may be drawn by the same change that closes the dialog. If two elements get the focus at once,
      // a screen reader misses the second.
      queueMicrotask(land);
    };
  }, []);
  return (
    <div class="veil-body" onClick={(event) => (event.target === event.currentTarget ? onClose() : followLink(event))}>
      <dialog ref={box} class={whole ? "whole" : ""} open tabIndex={-1} aria-modal="true" aria-labelledby={heading} aria-describedby={told ? about : undefined}>
        <div class="dialog-body">
          <h2 id={heading}>{title}</h2>
          {told && (
            <p id={about}>{told}</p>
          )}
          {children}
        </div>
      </dialog>
    </div>
  );
}
