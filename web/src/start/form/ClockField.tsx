import { say } from "../../say";

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What each kind of clock begins with. */
const USUAL = { none: "none", turn: "turn:120", game: "game:25+10", days: "days:3" } as const;
type Kind = keyof typeof USUAL;

/** Time to think: none, seconds a turn, minutes a game with seconds a turn added, or days a turn. */
export function ClockField({ id, value, onChange }: Props) {
  const [kind = "none", rest = ""] = value.split(":");
  const [first = "", added = "0"] = rest.split("+");
  const field = (name: string, now: string, write: (to: string) => string) => (
    <label class="field inline">
      <input type="number" min={1} value={now} onChange={(event) => onChange(write(String(Math.max(1, event.currentTarget.valueAsNumber || 1))))} />
      {say(name)}
    </label>
  );
  return (
    <span class="clock-field">
      <select id={id} value={kind} onChange={(event) => onChange(USUAL[event.currentTarget.value as Kind])}>
        {Object.keys(USUAL).map((one) => (
          <option key={one} value={one}>
            {say(`web-clock-${one}`)}
          </option>
        ))}
      </select>
      {kind === "turn" && field("web-clock-seconds", first, (to) => `turn:${to}`)}
      {kind === "days" && field("web-clock-day-count", first, (to) => `days:${to}`)}
      {kind === "game" && field("web-clock-minutes", first, (to) => `game:${to}+${added}`)}
      {kind === "game" && field("web-clock-added", added, (to) => `game:${first}+${to}`)}
    </span>
  );
}
