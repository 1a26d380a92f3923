/** What is asked of the server about a table's seats, links and company. */

import { ask, atTable, post } from "../net/api";
import type { ChangeTerms, CodeLeads, Invitation, Joined, JoinTable, Link, OpeningWish, SpokenCode } from "../wire.gen";

export const join = (wish: JoinTable) => post<Joined>("join", wish);
export const invitation = (token: string) => post<Invitation>("invitation", { token });
export const freeSeat = (id: string, seat: number) => ask("DELETE", atTable(id, `seats/${seat}`));
export const revokeLinks = (id: string) => ask("DELETE", atTable(id, "links"));
export const openTable = (id: string, wish: OpeningWish) => ask("POST", atTable(id, "opening"), wish);
export const closeTable = (id: string) => ask("DELETE", atTable(id, "opening"));
export const makeLink = (id: string, seat: number | null) => post<Link>(atTable(id, "links"), { seat });
export const makeInvitation = (id: string) => post<Link>(atTable(id, "invitation"));
export const spokenCode = (id: string, token: string) => post<SpokenCode>(atTable(id, "code"), { token });
export const tellCode = (code: string) => post<CodeLeads>("codes", { code });
export const changeTerms = (id: string, wish: ChangeTerms) => ask("POST", atTable(id, "terms"), wish);
export const startWithFewer = (id: string) => ask("POST", atTable(id, "start"), {});
export const nameSeat = (id: string, seat: number, name: string) => ask("POST", atTable(id, `seats/${seat}/name`), { name });
export const mute = (id: string, seat: number, on: boolean) => ask("POST", atTable(id, `seats/${seat}/mute`), { on });
export const voteOut = (id: string, seat: number) => ask("POST", atTable(id, `seats/${seat}/removal`), { on: true });
export const sendWatchersAway = (id: string) => ask("DELETE", atTable(id, "watchers"));
export const reportLine = (id: string, line: number, text: string) => ask("POST", atTable(id, `chat/${line}/report`), { text });
export const report = (id: string, seat: number, text: string) => ask("POST", atTable(id, `seats/${seat}/report`), { text });
export const showRack = (id: string, on: boolean) => ask("POST", atTable(id, "show"), { on });
export const switchChat = (id: string, on: boolean) => ask("POST", atTable(id, "chat"), { on });
