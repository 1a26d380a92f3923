/** The requests over HTTP: what all are made of, and those of more than one page. A page's own stand beside it, and are loaded with it. */

import { signal } from "@preact/signals";
import { language } from "../say";
import { showBadge } from "../browser/worker";
import type { Book, ChangeBook, AskBookPreview, HandSeat, History, KeepSettings, OwnTables, Log, MySettings, NewTable, Offer, Overlooked, PastPosition, Preview, Ratings, RefusedMessage, ReviewAnswer, Series, Statistics, TableMade } from "../wire.gen";
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

/** Asks whether the server is there again. */
export async function lookForServer(): Promise<void> {
  unreachable.value = !(await fetch("/healthz", { cache: "no-store" }).catch(() => null));
}

const PASSING = ["web-offline", "web-trouble", "serve-try-again", "serve-too-fast", "serve-busy", "serve-failed"];

/** Whether the server has answered a request of this page that may change something. By the first of these it may take whoever uses this browser for a person. */
let known = false;
/** While none was answered, where tabs can't wait for one another: the last one that was sent. */
let last: Promise<unknown> = Promise.resolve();

/** Sends what may change something. Until one is answered they go one after another, those of other tabs too: or each would make a person of its own. */
async function change(send: () => Promise<Response | null>): Promise<Response | null> {
  let answer: Response | null | undefined;
  const first = async () => {
    if (!known) known = (answer = await send()) !== null;
  };
  if (!known) await (globalThis.navigator?.locks?.request("rekje-change", first) ?? (last = last.then(first)));
  return answer === undefined ? send() : answer;
}

/** Asks the server. Throws a `ServerError` where it refuses or can't be reached. */
export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const send = () => fetch(`/api/${path}${path.includes("?") ? "&" : "?"}lang=${language.peek()}`, request).catch(() => null);
  const answer = await (method === "GET" ? send() : change(send));
  unreachable.value = !answer;
  if (!answer) throw new ServerError("web-offline", "");
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; sentence?: string };
  throw new ServerError(told.code ?? "web-trouble", told.sentence ?? "");
}

export async function get<T>(path: string): Promise<T> {
  return read(await ask("GET", path));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return read(await ask("POST", path, body));
}

/** Reads the answer. The connection may be lost in the middle of it. */
function read<T>(answer: Response): Promise<T> {
  return (answer.json() as Promise<T>).catch(() => Promise.reject(new ServerError("web-offline", "")));
}

/** The path of a request about a table. */
export const atTable = (id: string, rest: string) => `tables/${encodeURIComponent(id)}/${rest}`;

export const offer = () => get<Offer>("games");

/** My tables. The app's icon shows how many of them wait for me. */
export async function ownTables(): Promise<OwnTables> {
  const told = await get<OwnTables>("tables");
  showBadge(told.tables.filter((one) => one.my_turn).length);
  return told;
}

export const makeTable = (wish: NewTable) => post<TableMade>("tables", wish);
export const rematch = (id: string) => post<TableMade>(atTable(id, "rematch"));
export const history = (id: string) => get<History>(atTable(id, "history"));
export const log = (id: string) => get<Log>(atTable(id, "log"));
export const overlooked = (id: string) => get<Overlooked>(atTable(id, "overlooked"));
export const book = (id: string, before?: string) => get<Book>(atTable(id, `book${before ? `?before=${encodeURIComponent(before)}` : ""}`));
export const changeBook = (id: string, change: ChangeBook) => post<Book | RefusedMessage>(atTable(id, "book"), change);
export const askBookPreview = (id: string, wish: AskBookPreview) => post<Preview | RefusedMessage>(atTable(id, "book/foresee"), wish);
export const series = (id: string) => get<Series>(atTable(id, "series"));
export const position = (id: string, turn: number) => get<PastPosition>(atTable(id, `positions/${turn}`));
export const statistics = () => get<Statistics>("statistics");
export const ratings = () => get<Ratings>("ratings");
export const review = (id: string) => get<ReviewAnswer>(atTable(id, "review"));
export const reviewUrl = (id: string) => `/api/${atTable(id, "review/page")}?lang=${language.value}`;
export const sheetUrl = (id: string) => `/api/${atTable(id, "sheet")}?lang=${language.value}`;
export const handSeat = (id: string, seat: number, wish: HandSeat) => ask("POST", atTable(id, `seats/${seat}`), wish);
export const settings = () => get<MySettings>("me/settings");
export const keepSettings = (wish: KeepSettings) => post<MySettings>("me/settings", wish);
export const forgetMe = () => ask("DELETE", "me");
export const picture = async (id: string) => (await ask("GET", atTable(id, "picture"))).blob();
export const recordUrl = (id: string, form = "") => `/api/${atTable(id, "record")}${form && `?form=${form}`}`;

/** A link as a QR code: the address of a picture, to be given back with `URL.revokeObjectURL`. */
export async function qrCode(text: string): Promise<string> {
  return URL.createObjectURL(await (await ask("POST", "qr", { text })).blob());
}

export function openLive(id: string): Wire {
  const address = new URL(`/api/${atTable(id, "live")}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Wire;
}
