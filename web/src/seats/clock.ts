import { say } from "../say";

/** A clock (`none`, `turn:90`, `turn:120`, `game:25+10`, `days:3`) in words; whole minutes a turn are told as minutes. */
export function clockText(clock: string): string {
  const [kind = "none", rest = ""] = clock.split(":");
  const [count = 0, added = 0] = rest.split("+").map(Number);
  const minutes = kind === "turn" && count > 0 && count % 60 === 0;
  return minutes ? say("seats-clock-minutes", { count: count / 60 }) : say(`seats-clock-${kind}`, { count, added });
}
