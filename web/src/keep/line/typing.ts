/** What can be typed beside the score sheet. */

import { toldAnew } from "../../line/answered";
import type { LineAnswer, Typing } from "../../line/typing";
import { say } from "../../say";
import { joined } from "../../say/voice";
import type { Entry } from "../entry/entry";
import type { Writing } from "../writing";
import { keepActs, submit } from "./acts";
import { typedOf } from "./families";
import type { Waiting } from "./family";
import { aboutWhom, lineTold } from "./sentences";

export function typingIn(table: string, writing: Writing): Typing {
  const { entry, waits } = writing;
  const family = typedOf(entry);
  return {
    name: table,
    acts: { ...family.acts, ...keepActs(writing, waits) },
    bare: family.bare,
    get canLay() {
      return entry.scene.peek().view.outcome === null;
    },
    example: family.example,
    others: {
      undo: { after: "", about: say("keep-line-undo") },
      exchange: { after: "3", about: say("keep-line-exchange") },
      end: { after: endExample(writing), about: say("line-about-end") },
    },
    lay: (line) => lay(entry, line, waits),
    send: () => submit(writing, waits),
    awaited: () => aboutWhom(entry),
  };
}

async function lay(entry: Entry, line: string, waits: Waiting): Promise<LineAnswer> {
  const before = { preview: entry.preview.peek(), refusal: entry.refusal.peek() };
  const laid = typedOf(entry).lay(line);
  if (!laid) return [];
  if ("problem" in laid) return [laid.problem];
  waits.line = "move" in laid ? laid : null;
  if (waits.line) return [joined([waits.line.what, say("line-enter-sends")])];
  await toldAnew(entry, before);
  const ready = entry.compose() !== null && !entry.refusal.peek() && !entry.preview.peek()?.dropped.length;
  return [joined([aboutWhom(entry), lineTold(entry), ...(ready ? [say("line-enter-sends")] : [])])];
}

/** What follows `end`: the tiles that each player has left, where they count. */
function endExample({ entry }: Writing): string {
  return entry.box.rules.counts_racks ? entry.scene.peek().view.seats.map((_, seat) => (seat ? "–" : "AE")).join(" ") : "";
}
