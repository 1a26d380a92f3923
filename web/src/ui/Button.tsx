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

export function Button({ icon, kind = "", small, disabled, label, pressed, onClick, submit, children }: Props) {
  return (
    <button
      type={submit ? "submit" : "button"}
      class={`button ${kind} ${small ? "small" : ""}`}
      disabled={disabled ?? false}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
