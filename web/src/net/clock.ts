/** This browser's estimate of the server's time, in ms since the table began. */

export class ServerClock {
  /** The last round trip (ms), where one was measured. */
  lag: number | null = null;
  private offset: number | null = null;
  private trust = Infinity;

  /** Takes the server's time from a message. For an answer, `sent` is our own time when we asked. */
  heard(now: number, sent: number | null, at = performance.now()): void {
    if (sent !== null) this.lag = at - sent;
    // Until the game begins its time stands still.
    if (now === 0) {
      [this.offset, this.trust] = [null, Infinity];
      return;
    }
    const doubt = sent === null ? 1_000 : (at - sent) / 2;
    if (doubt <= this.trust || this.offset === null) {
      this.offset = now + (sent === null ? 0 : doubt) - at;
      this.trust = doubt;
    }
    // Old measurements count for less: clocks drift, and a device may have slept.
    this.trust = this.trust * 1.1 + 1;
  }

  now(at = performance.now()): number {
    return at + (this.offset ?? -at);
  }
}
