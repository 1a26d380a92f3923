/** The parts of the page. Each is loaded when its address is shown. */

export const PARTS = {
  start: () => import("./start"),
  form: () => import("./start/form"),
  table: () => import("./table/TablePage"),
  show: () => import("./show"),
  seats: () => import("./seats"),
  after: () => import("./after"),
  analysis: () => import("./analysis"),
  keep: () => import("./keep"),
  lobby: () => import("./lobby"),
  mail: () => import("./mail"),
  me: () => import("./me"),
  operator: () => import("./operator"),
};

/** What an address shows: the name of its part, and of the table or book in it. */
export interface Address {
  readonly part: keyof typeof PARTS;
  readonly id?: string | undefined;
}

export function addressOf(path: string): Address {
  const [, folder, id] = /^\/(t|keep)(?:\/([^/]+))?$/.exec(path) ?? [];
  const named = id && decoded(id);
  if (folder === "keep") return { part: "keep", id: named };
  const shown = /^\/tables\/([^/]+)\/show$/.exec(path)?.[1];
  if (shown) return { part: "show", id: decoded(shown) };
  if (folder && named) return { part: "table", id: named };
  if (/^\/join(?:\/[^/]+)?$/.test(path)) return { part: "seats" };
  if (path === "/me" || path === "/me/add") return { part: "me" };
  // These parts are called as their addresses are.
  const same = /^\/(mail|lobby|operator|analysis)$/.exec(path)?.[1];
  if (same) return { part: same as Address["part"] };
  if (path === "/new") return { part: "form" };
  return { part: path === "/mine" || path === "/study" ? "after" : "start" };
}

/** A name as it was before it was written into an address; as it stands there, if it never was. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
