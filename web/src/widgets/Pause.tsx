/** A pause for a voice, where what stands apart on the page would be said in one breath. */
export function Pause() {
  return <span class="hidden-text">, </span>;
}
