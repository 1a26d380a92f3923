import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";

interface Props {
  readonly icon?: IconName;
  readonly kind?: "primary" | "danger" | "quiet" | "";
  readonly small?: boolean;
  readonly disabled?: boolean;
  /** Said instead of the words shown, where those are too short to say it. */
  readonly label?: string;
  readonly pressed?: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly submit?: boolean;
  readonly children?: ComponentChildren;
}

/** A button. While it is disabled it does nothing, but the keyboard stays on it: nobody is thrown back to the top. */
export function Button({ icon, kind = "", small, disabled = false, label, pressed, onClick, submit, children }: Props) {
  const press = (event: Event) => {
    if (disabled) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      type={submit ? "submit" : "button"}
      class={`button ${kind} ${small ? "small" : ""}`}
      aria-disabled={disabled || undefined}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
