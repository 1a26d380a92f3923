/** Going through a game that has been played. */

import { computed, effect, signal } from "@preact/signals";
import * as api from "../../net/api";
import { problemText } from "../../net/problem";
import type { History } from "../../wire.gen";
import type { Shown } from "./StorySheet";

const PACE = 1200;

export class Story {
  /** Every step of the game, once the server has told them. */
  readonly told = signal<History | null>(null);
  readonly at = signal(0);
  readonly running = signal(false);
  /** The word of the sheet that is pointed out. */
  readonly shown = signal<Shown | null>(null);
  readonly trouble = signal("");
  readonly last = computed(() => (this.told.value?.steps.length ?? 1) - 1);

  /** Asks for the steps, and goes on from one to the next while it runs, until the returned function is called. */
  begin(table: string, atEnd: boolean): () => void {
    void this.ask(table, atEnd);
    return effect(() => {
      const last = this.last.value;
      if (!this.running.value) return;
      const timer = setInterval(() => (this.at.peek() < last ? this.move(this.at.peek() + 1) : (this.running.value = false)), PACE);
      return () => clearInterval(timer);
    });
  }

  private async ask(table: string, atEnd: boolean): Promise<void> {
    try {
      const told = await api.history(table);
      this.told.value = told;
      if (atEnd) this.at.value = told.steps.length - 1;
    } catch (problem) {
      this.trouble.value = problemText(problem);
    }
  }

  move(to: number): void {
    this.shown.value = null;
    this.at.value = Math.max(0, Math.min(this.last.peek(), to));
  }

  /** Points out a word in the step in which it was laid. */
  show(step: number, word: Shown): void {
    this.running.value = false;
    this.at.value = step;
    this.shown.value = word;
  }
}
