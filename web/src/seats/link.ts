import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepLinks, type LinkGoal, linkTo } from "../browser/links";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { announce } from "../say/voice";
import * as requests from "./requests";

/** A link to give away, and what can be done with it here; null: this browser can't. */
interface GivenLink {
  readonly url: string;
  readonly copied: boolean;
  readonly copy: (() => void) | null;
  readonly share: (() => void) | null;
}

/** The link that leads to a seat, or only to watch. One is made if there is none, or none any more; null until then. `shape`: the address that it becomes. */
export function useLink(table: LiveTable, goal: LinkGoal, shape = (url: string) => url): GivenLink | null {
  const made = useSignal("");
  const copied = useSignal("");
  const kept = made.value && linkTo(table.name, goal, table.chat.value);
  useEffect(() => {
    made.value = linkTo(table.name, goal, table.chat.value);
    if (made.value) return;
    const after = table.chat.peek().at(-1)?.number ?? 0;
    const keep = ({ url }: { readonly url: string }) => {
      keepLinks(table.name, [{ seat: goal, url }], after);
      made.value = url;
    };
    // Somebody may have taken the seat meanwhile, or the game has begun; then there is no link to it any more.
    (goal === "free" ? requests.makeInvitation(table.name) : requests.makeLink(table.name, goal)).then(keep, () => {});
  }, [kept === ""]);
  if (!kept) return null;
  const url = shape(kept);
  const told = () => {
    copied.value = url;
    announce(say("web-copied"));
  };
  // Whoever closes the share sheet has shared nothing, and nothing is wrong. What can't be copied is still there to be selected.
  return {
    url,
    copied: copied.value === url,
    copy: navigator.clipboard ? () => void navigator.clipboard.writeText(url).then(told, () => {}) : null,
    share: "share" in navigator ? () => void navigator.share({ title: "Rekje", text: sharedText(table, goal), url }).catch(() => {}) : null,
  };
}

/** What goes with a link into a message: what it invites to. */
function sharedText(table: LiveTable, goal: LinkGoal): string {
  const game = say(`screen-game-${table.rules.peek()!.game}`);
  return say(goal === null ? "web-share-watch" : "web-share-play", { game });
}
