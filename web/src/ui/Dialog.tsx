import { type ComponentChildren, render } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { enclose } from "./enclose";
import { followLink } from "./router";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Where the keyboard goes afterwards, if not back to where it was. */
  readonly back?: () => Element | null;
  readonly children: ComponentChildren;
}

/** A question in front of the page. Escape and a click beside it close it; the focus goes back to where it was.
 *
 * It stands beside the page, which is out of reach meanwhile, and not in the browser's own layer for dialogs: that would take
 * the lines that are read aloud away from readers, who then hear old ones again when it closes. */
export function Dialog(props: Props) {
  const veil = useMemo(() => Object.assign(document.createElement("div"), { className: "veil" }), []);
  useLayoutEffect(() => {
    document.body.append(veil);
    return () => {
      render(null, veil);
      veil.remove();
    };
  }, []);
  useLayoutEffect(() => render(<Box {...props} veil={veil} />, veil));
  return null;
}

function Box({ title, onClose, back, children, veil }: Props & { veil: HTMLElement }) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const leave = useRef(back);
  leave.current = back;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    const release = enclose(veil, () => close.current());
    // Readers tell what a dialog is about when the focus comes to it; a field or a list that it was opened for comes first.
    (box.current!.querySelector<HTMLElement>("[autofocus]") ?? box.current!).focus();
    return () => {
      release();
      const there = leave.current?.() ?? (before?.isConnected && before !== document.body ? before : document.getElementById("main"));
      (there as HTMLElement | SVGElement | null)?.focus();
    };
  }, []);
  return (
    <div class="veil-body" onClick={(event) => (event.target === event.currentTarget ? onClose() : followLink(event))}>
      <dialog ref={box} open tabIndex={-1} aria-labelledby={heading}>
        <div class="dialog-body">
          <h2 id={heading}>{title}</h2>
          {children}
        </div>
      </dialog>
    </div>
  );
}
