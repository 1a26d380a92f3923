/** The requests over HTTP. */

import { signal } from "@preact/signals";
import { language } from "../say";
import { showBadge, type Subscription } from "../browser/worker";
import type { AlertSettings, AlertWishes, Book, ChangeBook, ChangeTerms, CodeLeads, AskBookPreview, HandSeat, History, Invitation, Joined, Joining, JoinPerson, JoinTable, KeepSettings, Link, Lobby, Log, MakePasskey, Me, MyCode, MyCodeWish, MySettings, NameMe, NewTable, Offer, OperatorView, Overlooked, PasskeyOptions, PasskeyUsed, PastPosition, Preview, Ratings, RefusedMessage, ReviewAnswer, Series, SpokenCode, Statistics, TableAlerts, TableMade, UsePasskey } from "../wire.gen";
import type { Wire } from "./socket";

/** The server's error, as a sentence in the reader's language. */
export class ServerError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }

  /** Whether the same request may succeed after a while. */
  get passes(): boolean {
    return PASSING.includes(this.code);
  }
}

/** Whether the server couldn't be reached when it was last asked. */
export const unreachable = signal(globalThis.navigator?.onLine === false);

const PASSING = ["web-offline", "web-trouble", "serve-try-again", "serve-too-fast", "serve-busy", "serve-failed"];

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api/${path}${path.includes("?") ? "&" : "?"}lang=${language.peek()}`, request).catch(() => null);
  unreachable.value = !answer;
  if (!answer) throw new ServerError("web-offline", "");
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; sentence?: string };
  throw new ServerError(told.code ?? "web-trouble", told.sentence ?? "");
}

async function get<T>(path: string): Promise<T> {
  return read(await ask("GET", path));
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return read(await ask("POST", path, body));
}

/** Reads the answer. The connection may be lost in the middle of it. */
function read<T>(answer: Response): Promise<T> {
  return (answer.json() as Promise<T>).catch(() => Promise.reject(new ServerError("web-offline", "")));
}

const table = (id: string, rest: string) => `tables/${encodeURIComponent(id)}/${rest}`;

export const offer = () => get<Offer>("games");

/** My tables. The app's icon shows how many of them wait for me. */
export async function lobby(): Promise<Lobby> {
  const told = await get<Lobby>("tables");
  showBadge(told.tables.filter((one) => one.my_turn).length);
  return told;
}

export const makeTable = (wish: NewTable) => post<TableMade>("tables", wish);
export const join = (wish: JoinTable) => post<Joined>("join", wish);
export const invitation = (token: string) => post<Invitation>("invitation", { token });
export const freeSeat = (id: string, seat: number) => ask("DELETE", table(id, `seats/${seat}`));
export const revokeLinks = (id: string) => ask("DELETE", table(id, "links"));
export const makeLink = (id: string, seat: number | null) => post<Link>(table(id, "links"), { seat });
export const makeInvitation = (id: string) => post<Link>(table(id, "invitation"));
export const spokenCode = (id: string, token: string) => post<SpokenCode>(table(id, "code"), { token });
export const tellCode = (code: string) => post<CodeLeads>("codes", { code });
export const changeTerms = (id: string, wish: ChangeTerms) => ask("POST", table(id, "terms"), wish);
export const startWithFewer = (id: string) => ask("POST", table(id, "start"), {});
export const rematch = (id: string) => post<TableMade>(table(id, "rematch"));
export const history = (id: string) => get<History>(table(id, "history"));
export const log = (id: string) => get<Log>(table(id, "log"));
export const overlooked = (id: string) => get<Overlooked>(table(id, "overlooked"));
export const book = (id: string, before?: string) => get<Book>(table(id, `book${before ? `?before=${encodeURIComponent(before)}` : ""}`));
export const changeBook = (id: string, change: ChangeBook) => post<Book | RefusedMessage>(table(id, "book"), change);
export const askBookPreview = (id: string, wish: AskBookPreview) => post<Preview | RefusedMessage>(table(id, "book/foresee"), wish);
export const series = (id: string) => get<Series>(table(id, "series"));
export const position = (id: string, turn: number) => get<PastPosition>(table(id, `positions/${turn}`));
export const statistics = () => get<Statistics>("statistics");
export const ratings = () => get<Ratings>("ratings");
export const review = (id: string) => get<ReviewAnswer>(table(id, "review"));
export const reviewUrl = (id: string) => `/api/${table(id, "review/page")}?lang=${language.value}`;
export const sheetUrl = (id: string) => `/api/${table(id, "sheet")}?lang=${language.value}`;
export const handSeat = (id: string, seat: number, wish: HandSeat) => ask("POST", table(id, `seats/${seat}`), wish);
export const nameSeat = (id: string, seat: number, name: string) => ask("POST", table(id, `seats/${seat}/name`), { name });
export const mute = (id: string, seat: number, on: boolean) => ask("POST", table(id, `seats/${seat}/mute`), { on });
export const voteOut = (id: string, seat: number) => ask("POST", table(id, `seats/${seat}/removal`), { on: true });
export const sendWatchersAway = (id: string) => ask("DELETE", table(id, "watchers"));
export const report = (id: string, seat: number, text: string) => ask("POST", table(id, `seats/${seat}/report`), { text });
export const showRack = (id: string, on: boolean) => ask("POST", table(id, "show"), { on });
export const switchChat = (id: string, on: boolean) => ask("POST", table(id, "chat"), { on });
export const me = () => get<Me>("me");
export const nameMe = (wish: NameMe) => post<Me>("me", wish);
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
export const settings = () => get<MySettings>("me/settings");
export const keepSettings = (wish: KeepSettings) => post<MySettings>("me/settings", wish);
export const DATA_URL = "/api/me/data";
export const forgetMe = () => ask("DELETE", "me");
export const picture = async (id: string) => (await ask("GET", table(id, "picture"))).blob();
export const alertSettings = () => get<AlertSettings>("alerts");
export const wishAlerts = (wish: AlertWishes) => ask("POST", "alerts", wish);
export const addDevice = (device: Subscription) => ask("POST", "alerts/devices", { ...device, language: language.peek() });
export const dropDevice = (endpoint: string) => ask("DELETE", "alerts/devices", { endpoint });
export const tableAlerts = (id: string) => get<TableAlerts>(table(id, "alerts"));
export const wishTableAlerts = (id: string, on: boolean) => ask("POST", table(id, "alerts"), { on });
export const askMail = (address: string) => ask("POST", "mail", { address, language: language.peek() });
export const dropMail = () => ask("DELETE", "mail");
export const confirmMail = (token: string) => ask("POST", "mail/confirm", { token });
export const stopMail = (token: string) => ask("POST", "mail/stop", { token });
export const signIn = (token: string) => ask("POST", "operator/session", { token });
export const signOut = () => ask("DELETE", "operator/session");
export const operatorView = () => get<OperatorView>("operator");
export const removeTable = (id: string) => ask("DELETE", `operator/tables/${encodeURIComponent(id)}`);
export const closeReport = (number: number) => ask("POST", `operator/reports/${number}`, {});
export const ban = (report: number, days: number) => ask("POST", "operator/bans", { report, days });
export const liftBan = (number: number) => ask("DELETE", `operator/bans/${number}`);
export const switchChatForAll = (on: boolean) => ask("POST", "operator/chat", { on });
export const recordUrl = (id: string, form = "") => `/api/${table(id, "record")}${form && `?form=${form}`}`;

/** A link as a QR code: the address of a picture, to be given back with `URL.revokeObjectURL`. */
export async function qrCode(text: string): Promise<string> {
  return URL.createObjectURL(await (await ask("POST", "qr", { text })).blob());
}

export function openLive(id: string): Wire {
  const address = new URL(`/api/${table(id, "live")}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Wire;
}
