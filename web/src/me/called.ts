/** What things are called until somebody says otherwise. */

import { say } from "../say";

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

/** A code in groups of four, as it is read out and typed. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}

export function named(name: string, otherwise = "me-device-unnamed"): string {
  return name || say(otherwise);
}
