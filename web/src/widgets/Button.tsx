import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./Icon";

interface Props {
  readonly icon?: IconName;
  /** An `outlined` one keeps the place and the size of the main button, and looks like any other. A `called` one is what others wait for. */
  readonly kind?: "primary" | "primary outlined" | "primary called" | "danger" | "quiet" | "";
  readonly small?: boolean;
  readonly disabled?: boolean;
  /** The accessible name, if the words shown are too short to be one. */
  readonly label?: string;
  readonly pressed?: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly submit?: boolean;
  readonly children?: ComponentChildren;
}

/** A button. While it is disabled it does nothing but keeps the focus, so that nobody is thrown back to the top of the page. A form is submitted all the same and
 * decides by itself whether it is ready: Enter may come before that is drawn. */
export function Button({ icon, kind = "", small, disabled = false, label, pressed, onClick, submit, children }: Props) {
  return (
    <button
      type={submit ? "submit" : "button"}
      class={`button ${kind} ${small ? "small" : ""}`}
      aria-disabled={disabled || undefined}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={disabled ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
