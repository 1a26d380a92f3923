/** Alerts for somebody who looks elsewhere when their turn comes: always in the title and the icon, and with a sound and a system
 * notification if they are wanted. */

import { remembered } from "./remembered";
import { showAsked, showTitle } from "./title";

interface Alerts {
  readonly sound: boolean;
  readonly notify: boolean;
}

export const alerts = remembered<Alerts>("rekje-alerts", (kept) => ({ sound: false, notify: false, ...(kept as Partial<Alerts> | undefined) }));

export async function askToNotify(wished: boolean): Promise<void> {
  const allowed = wished && "Notification" in window && (await Notification.requestPermission()) === "granted";
  alerts.value = { ...alerts.value, notify: allowed };
}

/** Shows in the page's title and icon what I am asked to do, if anything. */
export function showTurn(asked: string | null, about: string): void {
  if (asked === null) showTitle(about);
  else showAsked(asked, about);
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = asked !== null ? "/assets/icon-turn.svg" : "/assets/icon.svg";
}

export function callMe(asked: string, about: string): void {
  if (alerts.value.sound) chime();
  if (alerts.value.notify && document.visibilityState === "hidden") new Notification(asked, { body: about, tag: about });
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
