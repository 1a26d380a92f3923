/** What this browser keeps of my games. */

export const STUDY = "rekje-study";

/** Nothing of them stays here. */
export function forgetDeck(): void {
  localStorage.removeItem(STUDY);
}
