/** What came of something that was laid or sent, in a sentence. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { Composer } from "../composer/composer";
import { say } from "../say";
import { joined } from "../say/voice";
import { triedText } from "../spoken/now";
import { whoseTurn } from "../telling/news";
import type { Command, Preview } from "../wire.gen";
import { commandWord, type CommandName } from "./commands";

/** How long (ms) the referee is waited for before the line says only that the tiles lie there. */
const PATIENCE = 4_000;

/** Waits for what the referee says of the play composed since `before`, and tells it. */
export async function judgedText(composer: Composer, before: Before): Promise<string> {
  await toldAnew(composer, before);
  const { wanted } = composer;
  const ready = wanted && composer.table.commands.peek().has(wanted) && !composer.refusal.peek();
  return joined([triedText(composer) || say("line-laid"), ...(ready ? [say("line-enter-sends")] : [])]);
}

type Before = Pick<ReturnType<typeof stateOf>, "preview" | "refusal">;

/** What the referee has said so far. */
export function stateOf(composer: Composer) {
  return { preview: composer.preview.peek(), refusal: composer.refusal.peek() };
}

/** What is composed, and what the referee says of it. */
interface Asked {
  readonly preview: ReadonlySignal<Preview | null>;
  readonly refusal: ReadonlySignal<object | null>;
  compose(): object | null;
}

/** Waits until the referee has said something of what is composed, or nothing is to be expected. */
export function toldAnew(asked: Asked, before: { readonly [part in "preview" | "refusal"]: object | null }): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const done = () => {
      clearTimeout(timer);
      queueMicrotask(() => stops.forEach((stop) => stop()));
      resolve();
    };
    const timer = setTimeout(done, PATIENCE);
    stops.push(
      effect(() => {
        const composed = asked.compose();
        const [preview, refusal] = [asked.preview.value, asked.refusal.value];
        if (!composed || "problem" in composed || (preview && preview !== before.preview) || (refusal && refusal !== before.refusal)) done();
      }),
    );
  });
}

/** Sends a command if it is awaited from me, and tells whether it was accepted. */
export function sending(composer: Composer, name: CommandName, command: Command): Promise<string> | string {
  if (!composer.table.commands.peek().has(command.do)) return notNow(composer, name);
  return outcome(composer, () => composer.send(command));
}

/** Does what sends something, and tells whether it was accepted. */
export async function outcome(composer: Composer, act: () => Promise<unknown>): Promise<string> {
  const acts = composer.acts.peek();
  await act();
  const refusal = composer.refusal.peek();
  if (composer.acts.peek() > acts) return say("line-sent");
  return refusal ? `${refusal.sentence} ${refusal.rule && say("spoken-rule", { rule: refusal.rule })}`.trim() : say("line-not-sent");
}

export function notNow(composer: Composer, name: CommandName): string {
  if (composer.table.seat.peek() === null) return say("spoken-watching");
  return joined([say("line-not-now", { command: commandWord(name) }), whoseTurn(composer.table)].filter(Boolean));
}
