/** How this browser is told what happens while the page is closed: its subscription at its push service. */

import { toBase64url } from "./base64";

/** Why this device can't be told while the page is closed; null if it can. */
type NoPush = "secure" | "missing" | "denied";

export function noPush(): NoPush | null {
  if (!window.isSecureContext) return "secure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** What the server needs to push to this browser. */
export interface Subscription {
  readonly endpoint: string;
  readonly public: string;
  readonly auth: string;
}

/** This browser's subscription, if it has one for the server's key. */
export async function subscription(key: string): Promise<Subscription | null> {
  const there = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
  return there && sameKey(there, key) ? told(there) : null;
}

/** Subscribes for the server's key. Null if the browser's push service can't be reached. */
export async function subscribe(key: string): Promise<Subscription | null> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // A subscription for another key would be refused.
  if (old && !sameKey(old, key)) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  return made && told(made);
}

/** Ends the subscription, and returns its endpoint if there was one. */
export async function unsubscribe(): Promise<string | null> {
  const there = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
  await there?.unsubscribe();
  return there?.endpoint ?? null;
}

function told(from: PushSubscription): Subscription {
  const { keys } = from.toJSON();
  return { endpoint: from.endpoint, public: keys!["p256dh"]!, auth: keys!["auth"]! };
}

function sameKey(one: PushSubscription, key: string): boolean {
  return toBase64url(one.options.applicationServerKey ?? new ArrayBuffer(0)) === key;
}
