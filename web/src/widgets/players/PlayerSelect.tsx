import { useMemo } from "preact/hooks";
import { playersOf } from "../../net/offer";
import { chosenPlayer, EVEN, equalText, opponentText } from "../../net/ratings";
import { playerStyle } from "../../say/players";

interface Props {
  readonly game: string;
  /** A player's name, `EVEN`, or nothing. */
  readonly value: string;
  readonly label?: string;
  /** What stands there as long as nobody is chosen; without it somebody always is. */
  readonly nobody?: string;
  /** How the one chosen plays stands below: a narrow window cuts what is chosen. */
  readonly told?: boolean;
  readonly onChange: (player: string) => void;
}

let made = 0;

/** Which computer plays: first the one that is as strong as I am, then all of them from the weakest to the strongest. */
export function PlayerSelect({ game, value, label, nobody, told = false, onChange }: Props) {
  // An id of `useId` is one of its root’s own, and a dialog is in another.
  const about = useMemo(() => `player-about-${++made}`, []);
  const player = chosenPlayer(value, game);
  const choice = (
    <select aria-label={label} aria-describedby={told && player ? about : undefined} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {nobody !== undefined && <option value="">{nobody}</option>}
      <option value={EVEN}>{equalText(game)}</option>
      {playersOf(game).map((player) => (
        <option key={player.name} value={player.name}>
          {opponentText(player, game)}
        </option>
      ))}
    </select>
  );
  if (!told) return choice;
  return (
    <div class="player-choice">
      {choice}
      {player && (
        <p class="quiet-text" id={about}>
          {playerStyle(player)}
        </p>
      )}
    </div>
  );
}
