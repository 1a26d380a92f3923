/** A signal that ticks, and times as people read them. */

import { signal } from "@preact/signals";
import { say } from "../say";

let timer: ReturnType<typeof setInterval> | undefined;

/** It ticks while something subscribes to it and the page is visible. */
export const tick = signal(0, {
  watched: () => (timer = setInterval(() => document.visibilityState === "visible" && tick.value++, 500)),
  unwatched: () => clearInterval(timer),
});

/** A time as `1:05`, `2:00:00`, or in days from two of them on, the nearest number. */
export function shownTime(ms: number): string {
  const late = ms < 0;
  const seconds = Math.max(0, late ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000));
  const days = seconds / 86_400;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const text = days >= 2 ? say("web-days", { count: Math.round(days) }) : h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  return late ? `−${text}` : text;
}
