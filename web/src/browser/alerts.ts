/** Alerts for somebody who looks elsewhere when their turn comes: always in the title and the icon, and with a sound and a system
 * notification if they are wanted. */

import { signal } from "@preact/signals";
import { remembered } from "./remembered";
import { showAsked, showTitle } from "./title";

interface Alerts {
  readonly sound: boolean;
  readonly notify: boolean;
  /** The language in which this device is told, if it is. */
  readonly language?: string;
}

export const alerts = remembered<Alerts>("rekje-alerts", (kept) => ({ sound: false, notify: false, ...(kept as Partial<Alerts> | undefined) }));

/** Whether the server tells me on this device while nobody looks at the page. The page then needn't do it too. */
export const pushed = signal(false);

/** What the browser offers for installing the page. */
interface Installer extends Event {
  prompt(): Promise<unknown>;
}

export const installer = signal<Installer | null>(null);
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer.value = event as Installer;
});

/** Asks the reader to allow notifications, and returns whether they do. */
export async function askToNotify(): Promise<boolean> {
  const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
  alerts.value = { ...alerts.value, notify: allowed };
  return allowed;
}

export function notifyNoMore(): void {
  alerts.value = { ...alerts.value, notify: false };
}

/** Shows in the page's title and icon what I am asked to do, if anything. */
export function showTurn(asked: string | null, about: string): void {
  if (asked === null) showTitle(about);
  else showAsked(asked, about);
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = asked !== null ? "/assets/icon-turn.svg" : "/assets/icon.svg";
}

export function callMe(asked: string, about: string): void {
  if (alerts.value.sound) chime();
  if (alerts.value.notify && !pushed.value && document.visibilityState === "hidden") notify(asked, about);
}

/** A notification by the page itself, for a device to which nothing can be pushed. */
function notify(asked: string, about: string): void {
  try {
    new Notification(asked, { body: about, tag: about });
  } catch {
    // Phones only show those of a worker.
  }
}

function chime(): void {
  const tone = newTone(new AudioContext(), 0, 0.4, 0.12);
  tone.frequency.setValueAtTime(660, 0);
  tone.frequency.setValueAtTime(880, tone.context.currentTime + 0.12);
}

/** A time is over: plays three short tones, and vibrates a phone that can. */
export function ring(): void {
  navigator.vibrate?.([200, 100, 200, 100, 400]);
  if (!("AudioContext" in window)) return;
  const sound = new AudioContext();
  for (const from of [0, 0.35, 0.7]) newTone(sound, from, 0.3, 0.2).frequency.value = 740;
}

/** A tone that fades away. It starts `from` seconds from now; a volume of 1 is the loudest. */
function newTone(sound: AudioContext, from: number, seconds: number, loud: number): OscillatorNode {
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  const start = sound.currentTime + from;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(sound.destination);
  tone.start(start);
  tone.stop(start + seconds);
  return tone;
}
