/** Keeps this browser's subscription and the server's in step: loaded where notifications are wished. */

import { alerts, pushed } from "../browser/alerts";
import { noPush, subscribe, type Subscription } from "../browser/push-device";
import { language } from "../say";
import * as alerting from "./alert-requests";
import type { AlertSettings } from "../wire.gen";

/** Tells the server of this device again if it doesn't know it any more, or if the language has changed. */
export async function resumePush(): Promise<void> {
  if (noPush()) return;
  const settings = await alerting.alertSettings();
  const there = await subscribe(settings.key);
  if (there && !(await isKnown(there, settings))) await tellDevice(there);
  pushed.value = there !== null;
}

/** Whether the server tells me on this device. */
export async function isKnown(device: Subscription, settings: AlertSettings): Promise<boolean> {
  return settings.devices.includes(await hashOf(device.endpoint)) && alerts.value.language === language.peek();
}

export async function tellDevice(device: Subscription): Promise<void> {
  await alerting.addDevice(device);
  alerts.value = { ...alerts.value, language: language.peek() };
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
