/** What things are called until somebody says otherwise. */

import { say } from "../say";

/** A code in groups of four, as it is read out and typed. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}

export function named(name: string, otherwise = "me-device-unnamed"): string {
  return name || say(otherwise);
}
