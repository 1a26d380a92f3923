/** An error in a sentence, read aloud at once; empty if there is none. */
export function Trouble({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="bad" role="alert">
      {text}
    </p>
  );
}
