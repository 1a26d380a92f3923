import type { AlertSettings } from "../../wire.gen";

/** Waits for a request that changes something, and then shows what holds. */
export type Change = (asked: Promise<unknown>) => Promise<void>;

/** A part of the settings. */
export interface PartProps {
  readonly settings: AlertSettings;
  readonly change: Change;
}
