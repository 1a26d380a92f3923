/** What the operator's page asks of the server. */

import { ask, get, post } from "../net/api";
import type { FoundPeople, FoundTables, OperatorPerson, OperatorView } from "../wire.gen";

export const signIn = (token: string) => ask("POST", "operator/session", { token });
export const signOut = () => ask("DELETE", "operator/session");
export const operatorView = () => get<OperatorView>("operator");

export const allTables = (find: string, after: string) => post<FoundTables>("operator/tables", { find, after }).then(({ tables, more }) => ({ items: tables, more }));
export const allPeople = (find: string, after: string) => post<FoundPeople>("operator/people", { find, after }).then(({ people, more }) => ({ items: people, more }));

export const removeTable = (id: string) => ask("DELETE", `operator/tables/${encodeURIComponent(id)}`);
export const closeReport = (number: number) => ask("POST", `operator/reports/${number}`, {});
export const ban = (report: number, days: number) => ask("POST", "operator/bans", { report, days });
export const banListed = ({ id, table }: OperatorPerson, days: number) => ask("POST", "operator/bans", { person: id, table, days });
export const liftBan = (number: number) => ask("DELETE", `operator/bans/${number}`);
export const switchLobby = (on: boolean) => ask("POST", "operator/lobby", { on });
export const switchChatForAll = (on: boolean) => ask("POST", "operator/chat", { on });
