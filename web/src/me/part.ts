import type { Signal } from "@preact/signals";
import type { Me } from "../wire.gen";

/** What each part of my page gets: what the server knows of me, as a signal that it may change, and where it says what went wrong (null: nothing
 * any more). */
export interface MyPart {
  readonly me: Signal<Me>;
  readonly tell: (problem: unknown) => void;
}
