/** The server's time, in ms since the table began, as this browser can tell it. */

export class ServerClock {
  /** The last round trip (ms), where one was measured. */
  lag: number | null = null;
  private offset: number | null = null;
  private trust = Infinity;

  /** A message said what time it was; `sent` is our own time when we asked, for an answer to a question. */
  heard(now: number, sent: number | null, at = performance.now()): void {
    if (sent !== null) this.lag = at - sent;
    const doubt = sent === null ? 1_000 : (at - sent) / 2;
    if (doubt <= this.trust || this.offset === null) {
      this.offset = now + (sent === null ? 0 : doubt) - at;
      this.trust = doubt;
    }
    // What was measured long ago counts for less: clocks drift, and a device may have slept.
    this.trust = this.trust * 1.1 + 1;
  }

  now(at = performance.now()): number {
    return at + (this.offset ?? -at);
  }
}
