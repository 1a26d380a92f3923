import { Pause } from "../widgets/Pause";

/** What is to be known of a table, in one line with signs between; a screen reader makes pauses there. */
export function Details({ texts }: { texts: readonly string[] }) {
  return (
    <span class="quiet-text lobby-details">
      {texts.map((text) => (
        <span key={text}>
          {text}
          <Pause />{" "}
        </span>
      ))}
    </span>
  );
}
