/** Options and their values, by names. */

import { canSay, say } from ".";

export type OptionValue = string | number | boolean | null;

export function optionName(option: string): string {
  return say(canSay(`web-option-${option}`) ? `web-option-${option}` : `screen-about-${option}`);
}

export function valueName(option: string, value: OptionValue): string {
  const code = `web-value-${option}-${String(value)}`;
  return canSay(code) ? say(code) : String(value);
}
