/** What I and this device are called. */

import { post } from "./api";
import type { Me } from "../wire.gen";

const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What this device is called at first: `Firefox (Android)`. Browsers tell so much of themselves; nothing more is stored. */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => sign.test(agent))?.[1]);
  return found[0] && found[1] ? `${found[0]} (${found[1]})` : (found[0] ?? found[1] ?? "");
}

/** Tells the server my name for new tables. */
export const nameMe = (name: string) => post<Me>("me", { name, device: deviceName() });
