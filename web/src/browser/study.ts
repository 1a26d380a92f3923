/** What this browser keeps of my games. */

export const STUDY = "rekje-study";

/** Removes all of them from this browser. */
export function forgetDeck(): void {
  localStorage.removeItem(STUDY);
}
