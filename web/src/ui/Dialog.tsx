import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Voices } from "./aloud/Voices";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Where the keyboard goes afterwards, if not back to where it was. */
  readonly back?: () => Element | null;
  readonly children: ComponentChildren;
}

/** A question in front of the page. Escape and a click beside it close it; the focus goes back to where it was. */
export function Dialog({ title, onClose, back, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      const there = back?.() ?? (before?.isConnected && before !== document.body ? before : document.getElementById("main"));
      (there as HTMLElement | SVGElement | null)?.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      aria-modal="true"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="dialog-body">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
      <Voices />
    </dialog>
  );
}
