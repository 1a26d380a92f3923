import { type ComponentChildren, render } from "preact";
import { useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { bring, CONTROLS, enclose, remove } from "../browser/enclose";
import { followLink } from "../browser/router";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Over all of the screen. */
  readonly whole?: boolean;
  /** Where the keyboard goes afterwards, if not back to where it was. */
  readonly back?: () => Element | null;
  readonly children: ComponentChildren;
}

/** A question in front of the page. Escape and a click beside it close it; the focus goes back to where it was.
 *
 * It stands beside the page, and not in the browser's own layer for dialogs: that would take the lines that are read aloud away
 * from readers, who then hear old ones again when it closes. */
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

function Box({ title, onClose, whole, back, children, veil, leave }: BoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const goesTo = useRef(back);
  goesTo.current = back;
  const close = useRef(onClose);
  close.current = onClose;
  // Before it is seen: what is typed at once goes into it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const release = enclose(veil, () => close.current());
    // Readers tell what a dialog is about when the focus comes into it.
    (box.current!.querySelector<HTMLElement>("[autofocus]") ?? box.current!.querySelector<HTMLElement>(CONTROLS) ?? box.current!).focus();
    const land = () => {
      const there = goesTo.current?.() ?? (before?.isConnected && before !== document.body ? before : document.getElementById("main"));
      (there as HTMLElement | SVGElement | null)?.focus();
    };
    leave.current = () => {
      release();
      // The place that the keyboard goes to may be drawn by the same change that closes the dialog. A reader loses the second of two
      // places that get the focus at once.
      queueMicrotask(land);
    };
  }, []);
  return (
    <div class="veil-body" onClick={(event) => (event.target === event.currentTarget ? onClose() : followLink(event))}>
      <dialog ref={box} class={whole ? "whole" : ""} open tabIndex={-1} aria-modal="true" aria-labelledby={heading}>
        <div class="dialog-body">
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      </dialog>
    </div>
  );
}
