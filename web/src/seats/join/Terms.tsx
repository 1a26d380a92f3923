import { say, sayList } from "../../say";
import { Icon, type IconName } from "../../widgets/Icon";
import type { Invitation } from "../../wire.gen";
import { PersonTile } from "../PersonTile";
import { chosenIn, termsOf } from "../terms";

const ICONS: Readonly<Record<string, IconName>> = { words: "globe", edition: "bag", list: "list", clock: "clock" };

/** What is played and how, as far as it isn't the usual; who is there, and whether it has begun. */
export function Terms({ told }: { told: Invitation }) {
  const others = told.seats.filter((one) => one.taken && one.player === "person" && one.name !== told.host).map((one) => one.name);
  return (
    <>
      <ul class="terms invited-terms">
        {termsOf(chosenIn(told)).map(({ key, line }) => (
          <li key={line}>
            <Icon name={ICONS[key] ?? "shield"} />
            {line}
          </li>
        ))}
      </ul>
      <div class="invited-people">
        {others.map((name) => (
          <PersonTile key={name} name={name} />
        ))}
        <p class="quiet-text">{[...people(told, others), ...(told.kept ? [] : [say(`seats-phase-${told.phase}`)])].join(" ")}</p>
      </div>
    </>
  );
}

/** Who else has a seat already, and how many more are free. */
function people({ seats, seat: own, phase }: Invitation, others: readonly string[]): string[] {
  const computers = seats.filter((one) => one.player !== "person").map((one) => one.name);
  const free = phase === "over" ? 0 : seats.filter((one, number) => !one.taken && one.player === "person" && number !== own).length;
  return [
    ...(others.length ? [say("seats-there", { names: sayList([...others]), count: others.length })] : []),
    ...(computers.length ? [say("seats-computers", { names: sayList(computers), count: computers.length })] : []),
    ...(free ? [say("seats-free", { count: free })] : []),
  ];
}
