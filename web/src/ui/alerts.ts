/** How a turn that becomes mine is told to somebody who looks elsewhere: in the title and the icon always; by a sound and a notification of the system if wished. */

import { effect, signal } from "@preact/signals";
import { say } from "../say";

const REMEMBERED = "rekje-alerts";

export const alerts = signal<{ sound: boolean; notify: boolean }>({ sound: false, notify: false, ...JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") });
effect(() => localStorage.setItem(REMEMBERED, JSON.stringify(alerts.value)));

export async function askToNotify(wished: boolean): Promise<void> {
  const allowed = wished && "Notification" in window && (await Notification.requestPermission()) === "granted";
  alerts.value = { ...alerts.value, notify: allowed };
}

/** The title and the icon of the page: whether something waits for me. */
export function showTurn(mine: boolean, about: string): void {
  document.title = mine ? `● ${say("web-your-turn")} · ${about}` : `${about} · Rekje`;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = mine ? "/assets/icon-turn.svg" : "/assets/icon.svg";
}

export function callMe(about: string): void {
  if (alerts.value.sound) chime();
  if (alerts.value.notify && document.visibilityState === "hidden") new Notification(say("web-your-turn"), { body: about, tag: about });
}

function chime(): void {
  const sound = new AudioContext();
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.setValueAtTime(660, 0);
  tone.frequency.setValueAtTime(880, sound.currentTime + 0.12);
  volume.gain.setValueAtTime(0.12, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.4);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.4);
}
