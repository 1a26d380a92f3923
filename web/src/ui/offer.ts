/** What can be played here; asked once. */

import { signal } from "@preact/signals";
import * as api from "../net/api";
import type { Offer } from "../wire.gen";

export const offered = signal<Offer | null>(null);

export async function loadOffer(): Promise<void> {
  offered.value ??= await api.offer();
}
