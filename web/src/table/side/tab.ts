/** What the side of the table shows. On a narrow screen it is a dialog. */

import { signal } from "@preact/signals";
import type { IconName } from "../../widgets/Icon";

export const TABS = { sheet: "list", unseen: "bag", chat: "chat", people: "link" } as const satisfies Record<string, IconName>;
export type Tab = keyof typeof TABS;

/** The one chosen; null until one is. */
export const sideTab = signal<Tab | null>(null);
