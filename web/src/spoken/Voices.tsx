import { POLITE_REGIONS, type SpokenLine, quiet, urgent } from "../say/voice";

/** The live regions: screen readers say the lines that come into them. They stay in place as long as the page is open, outside
 * everything that a dialog makes unreachable. They have no names, because some screen readers say a name before every line. */
export function Voices() {
  return (
    <>
      {Array.from({ length: POLITE_REGIONS }, (_, region) => (
        <Region key={region} lines={quiet.value.filter((line) => line.region === region)} live="polite" />
      ))}
      <Region lines={urgent.value} live="assertive" />
    </>
  );
}

function Region({ lines, live }: { lines: readonly SpokenLine[]; live: "polite" | "assertive" }) {
  return (
    <div class="hidden-text" aria-live={live}>
      {lines.map((line) => (
        <p key={line.key} lang={line.language}>
          {line.text}
        </p>
      ))}
    </div>
  );
}
