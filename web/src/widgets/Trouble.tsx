/** What went wrong, in a sentence, read aloud at once; nothing where all is well. */
export function Trouble({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="bad" role="alert">
      {text}
    </p>
  );
}
