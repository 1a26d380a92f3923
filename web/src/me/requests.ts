/** What the page about me asks of the server. */

import { ask, get, post } from "../net/api";
import type { Joining, JoinPerson, MakePasskey, Me, MutedPeople, MyCode, MyCodeWish, PasskeyOptions, PasskeyUsed, UsePasskey } from "../wire.gen";

export const me = () => get<Me>("me");
export const newCode = (wish: MyCodeWish) => post<MyCode>("me/code", wish);
export const newRecovery = (wish: MyCodeWish) => post<MyCode>("me/recovery", wish);
export const lookAtCode = (code: string) => post<Joining>("me/look", { code });
export const joinPerson = (wish: JoinPerson) => post<Me>("me/devices", wish);
export const removeDevice = (id: string) => ask("DELETE", `me/devices/${id}`);
export const beginPasskey = (wish: MyCodeWish) => post<PasskeyOptions>("me/passkeys/new", wish);
export const makePasskey = (wish: MakePasskey) => post<Me>("me/passkeys", wish);
export const removePasskey = (id: string) => ask("DELETE", `me/passkeys/${id}`);
export const askPasskey = () => post<PasskeyOptions>("me/passkeys/ask");
export const usePasskey = (wish: UsePasskey) => post<PasskeyUsed>("me/passkeys/use", wish);
export const mutedPeople = () => get<MutedPeople>("me/muted");
export const unmute = (person: string) => ask("DELETE", `me/muted/${person}`);
export const DATA_URL = "/api/me/data";
