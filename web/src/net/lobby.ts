/** My tables on this server. */

import { computed, signal } from "@preact/signals";
import type { LobbyTable } from "../wire.gen";
import * as api from "./api";

/** My tables, those that wait for me first; null while nobody has asked. */
export const tables = signal<readonly LobbyTable[] | null>(null);

/** Those that aren't over. */
export const going = computed(() => tables.value?.filter((table) => table.phase !== "over") ?? null);

export async function lookAtTables(): Promise<void> {
  tables.value = (await api.lobby()).tables;
}

/** Deletes my games, and this browser's part in tables of others. */
export async function forgetTables(): Promise<void> {
  await api.forgetMe();
  tables.value = [];
}
