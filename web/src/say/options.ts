/** What editions, options and their values are called. A table shows nothing of it at first: so these sentences come with whoever asks. */

import { canSay, learn, type Loaders, say } from ".";

const OPTIONS: Loaders = {
  nl: () => import("virtual:catalogue/nl/options"),
  fr: () => import("virtual:catalogue/fr/options"),
  de: () => import("virtual:catalogue/de/options"),
  en: () => import("virtual:catalogue/en/options"),
  it: () => import("virtual:catalogue/it/options"),
};

await learn(OPTIONS);

export type OptionValue = string | number | boolean | null;

export function optionName(option: string): string {
  return say(canSay(`web-option-${option}`) ? `web-option-${option}` : `screen-about-${option}`);
}

export function valueName(option: string, value: OptionValue): string {
  const code = `web-value-${option}-${String(value)}`;
  return canSay(code) ? say(code) : String(value);
}

/** What an edition is called: by its own name where it has one, else by whether its box was printed so. */
export function editionName({ name, printed }: { readonly name: string; readonly printed: boolean }): string {
  const code = `web-edition-${name}`;
  const kind = say(printed ? "web-printed" : "web-extension");
  return canSay(code) ? `${say(code)} · ${kind}` : kind;
}
