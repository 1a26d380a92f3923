import { ownRating } from "../../net/ratings";
import { say } from "../../say";
import { playerName } from "../../say/players";
import { Button } from "../../widgets/Button";
import { Lazy } from "../../widgets/Lazy";
import { addLine, changeLine, chosenGame, edition, game, lines, players, removeLine, type SeatLine, youngest } from "./wish";

const KINDS = ["me", "friend", "computer", "here"] as const;

/** Who plays, seat by seat. */
export function SeatsForm() {
  const { least, most } = game.value!.seats;
  const asksYoungest = edition.value !== undefined && edition.value.board === null;
  return (
    <fieldset class="seat-lines">
      <legend>{say("web-who-plays")}</legend>
      <ol>
        {lines.value.map((line, at) => (
          <Line key={at} line={line} at={at} removable={lines.value.length > least} />
        ))}
      </ol>
      {lines.value.some((line) => line.kind === "computer") && <TellingContext />}
      <div class="row-fields">
        {lines.value.length < most && (
          <Button small icon="buy" onClick={addLine}>
            {say("web-add-seat")}
          </Button>
        )}
        {asksYoungest && (
          <label class="field inline">
            {say("web-youngest")}
            <select value={youngest.value ?? ""} onChange={(event) => (youngest.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
              <option value="">{say("web-by-lot")}</option>
              {lines.value.map((line, at) => (
                <option key={at} value={at}>
                  {line.name || say("web-seat-number", { number: at + 1 })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** What the numbers beside the computer players mean, and mine. */
function TellingContext() {
  if (!players.value.some((player) => chosenGame.value in player.ratings)) return null;
  const own = ownRating(chosenGame.value);
  return (
    <p class="quiet-text">
      {own && `${say("rating-own", { rating: String(own.rating), games: own.games, player: playerName(own.even) })} `}
      {say("rating-scale")}
    </p>
  );
}

function Line({ line, at, removable }: { line: SeatLine; at: number; removable: boolean }) {
  const number = say("web-seat-number", { number: at + 1 });
  const kind = (event: Event) => changeLine(at, { kind: (event.currentTarget as HTMLSelectElement).value as SeatLine["kind"] });
  return (
    <li class="seat-line">
      <select aria-label={say("web-seat-kind", { seat: number })} value={line.kind} onChange={kind}>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {say(`web-seat-${one}`)}
          </option>
        ))}
      </select>
      {line.kind === "computer" ? (
        <Lazy load={() => import("../../widgets/players")}>
          {({ PlayerSelect }) => <PlayerSelect told game={chosenGame.value} value={line.player} label={say("web-seat-level", { seat: number })} onChange={(player) => changeLine(at, { player })} />}
        </Lazy>
      ) : (
        <input
          type="text"
          maxLength={20}
          aria-label={say("web-seat-name", { seat: number })}
          placeholder={say(line.kind === "friend" ? "web-name-later" : "web-name")}
          value={line.name}
          onInput={(event) => changeLine(at, { name: event.currentTarget.value })}
        />
      )}
      {removable && <Button small kind="quiet" icon="cross" label={say("web-remove-seat", { seat: number })} onClick={() => removeLine(at)} />}
    </li>
  );
}
