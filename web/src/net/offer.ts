/** What can be played here; asked once. */

import { signal } from "@preact/signals";
import type { Offer } from "../wire.gen";
import * as api from "./api";

export const offered = signal<Offer | null>(null);

export async function loadOffer(): Promise<void> {
  offered.value ??= await api.offer();
}
