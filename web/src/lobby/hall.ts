/** The lobby as the server tells it, followed while the page is seen. */

import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { problemText } from "../net/problem";
import * as requests from "./requests";
import type { LobbyView } from "../wire.gen";

/** How long (ms) it takes until the server is asked again after it couldn't answer. */
const AGAIN = 3_000;

export interface Hall {
  /** What is in the lobby; null while nobody has told. */
  readonly view: Signal<LobbyView | null>;
  /** Why it can't be seen now, as a sentence. */
  readonly trouble: Signal<string>;
  /** Asks at once, because I have changed something. */
  readonly hurry: () => void;
}

const view = signal<LobbyView | null>(null);
const trouble = signal("");

/** Asks again and again; each time the server answers once something is different. */
class Following {
  private over = false;
  private wake = () => {};
  private turn = 0;

  async run(): Promise<void> {
    while (!this.over) {
      if (document.visibilityState === "hidden") await this.pause(AGAIN);
      else await this.ask();
    }
  }

  private async ask(): Promise<void> {
    const turn = ++this.turn;
    try {
      const told = await Promise.race([requests.lobbyView(view.peek()?.mark ?? ""), this.pause()]);
      if (this.over || turn !== this.turn || !told) return;
      view.value = told;
      trouble.value = "";
      // Without a lobby there is nothing that changes.
      if (told.state !== "open") await this.pause(AGAIN);
    } catch (problem) {
      trouble.value = problemText(problem);
      await this.pause(AGAIN);
    }
  }

  /** Waits for some time, or until somebody hurries. */
  private pause(ms?: number): Promise<null> {
    return new Promise((done) => {
      const timer = ms === undefined ? undefined : setTimeout(() => done(null), ms);
      this.wake = () => {
        clearTimeout(timer);
        done(null);
      };
    });
  }

  hurry = (): void => {
    this.turn++;
    this.wake();
  };

  stop(): void {
    this.over = true;
    this.hurry();
  }
}

let following: Following | null = null;

/** Follows the lobby while the page that asks is shown. */
export function useHall(): Hall {
  useEffect(() => {
    const mine = (following = new Following());
    void mine.run();
    const seen = () => document.visibilityState === "visible" && mine.hurry();
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", mine.hurry);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", mine.hurry);
      mine.stop();
    };
  }, []);
  return { view, trouble, hurry: () => following?.hurry() };
}
