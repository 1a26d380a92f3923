/** What the lobby asks of the server. */

import { ask, get, post } from "../net/api";
import type { Joined, LobbyView, TakeSeat } from "../wire.gen";

export const lobbyView = (since: string) => get<LobbyView>(`lobby?since=${since}`);
export const sayWord = (word: string) => ask("POST", "lobby/word", { word });
export const beSeen = (name: string) => ask("POST", "lobby/me", { name });
export const comeTo = (id: string, wish: TakeSeat) => post<Joined>(`lobby/tables/${encodeURIComponent(id)}`, wish);
export const muteHere = (person: string) => ask("POST", `lobby/people/${person}/mute`);
export const reportHere = (person: string, text: string) => ask("POST", `lobby/people/${person}/report`, { text });
