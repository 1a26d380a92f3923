/** A pause for a voice, between texts that stand apart on the page and would otherwise be said without a break. */
export function Pause() {
  return <span class="hidden-text">, </span>;
}
