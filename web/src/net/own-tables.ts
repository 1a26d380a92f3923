/** My tables on this server. */

import { computed, signal } from "@preact/signals";
import type { OwnTable, OwnTables } from "../wire.gen";
import * as api from "./api";

/** My tables, those that wait for me first; null while nobody has asked. */
export const tables = signal<readonly OwnTable[] | null>(null);

/** Those that aren't over. */
export const going = computed(() => tables.value?.filter((table) => table.phase !== "over") ?? null);

/** Whether there is a lobby here for me, and how many offers of others it has. */
export const theLobby = signal<{ readonly state: OwnTables["lobby"]; readonly offers: number } | null>(null);

export async function lookAtTables(): Promise<void> {
  const told = await api.ownTables();
  tables.value = told.tables;
  theLobby.value = { state: told.lobby, offers: told.offers };
}

/** Deletes my games, and this browser's part in tables of others. */
export async function forgetTables(): Promise<void> {
  await api.forgetMe();
  tables.value = [];
}
