import { useSignal } from "@preact/signals";
import { go } from "../../browser/router";
import { problemText } from "../../net/problem";
import { language, say } from "../../say";
import { playerName } from "../../say/players";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";
import type { Invitation } from "../../wire.gen";
import { PersonTile } from "../PersonTile";
import { GamePicture } from "./GamePicture";
import { SitDown } from "./SitDown";
import { Terms } from "./Terms";
import * as requests from "../requests";

interface Props {
  readonly token: string;
  readonly told: Invitation;
  /** What is told here may not be so any more. */
  readonly onStale: () => void;
}

/** What an invitation leads to, and what can be done with it. */
export function Invited({ token, told, onStale }: Props) {
  const trouble = useSignal("");
  const join = async (name: string, watch: boolean) => {
    trouble.value = "";
    try {
      const joined = await requests.join({ token, name, watch, gives_nonce: !watch, changes: told.changes });
      go(`/t/${joined.table}`);
    } catch (problem) {
      trouble.value = problemText(problem);
      onStale();
    }
  };
  const game = say(`screen-game-${told.game}`);
  return (
    <div class="invited">
      <GamePicture told={told} />
      <div class="invited-says">
        <p class="invites-you">
          {told.host && <PersonTile name={told.host} />}
          <span>{told.host ? <Named text={say("seats-invites-you", { name: told.host })} name={told.host} /> : say("seats-somebody-invites")}</span>
        </p>
        <h1>{say(told.kept ? "seats-kept-game" : "seats-a-game", { game })}</h1>
        <Terms told={told} />
        <Trouble text={trouble.value} />
        <Ways told={told} join={join} refused={trouble.value !== ""} />
        <p class="ways">
          {mayAlsoWatch(told) && (
            <button type="button" class="link-button" onClick={() => void join("", true)}>
              {say("seats-watch")}
            </button>
          )}
          <a href={`/guide/${told.game}?lang=${language.value}`} target="_blank" rel="noopener">
            {say("web-how-is-played", { game })}
          </a>
        </p>
      </div>
    </div>
  );
}

/** A sentence in which somebody's name stands out. */
function Named({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name);
  return (
    <>
      {text.slice(0, at)}
      <strong>{name}</strong>
      {text.slice(at + name.length)}
    </>
  );
}

/** Whether watching is the second thing to do here, and not the first. */
function mayAlsoWatch(told: Invitation): boolean {
  return told.open && told.seat !== null && !told.mine && told.phase !== "over";
}

interface WaysProps {
  readonly told: Invitation;
  readonly join: (name: string, watch: boolean) => Promise<void>;
  /** Whether it was just said why nobody can sit down any more. */
  readonly refused: boolean;
}

/** Sit down, watch, or bring this device to a seat that is mine. */
function Ways({ told, join, refused }: WaysProps) {
  const seat = told.seat === null ? null : told.seats[told.seat];
  const toTable = (
    <a class="button primary" href={`/t/${told.table}`} data-within>
      {say("seats-to-table")}
    </a>
  );
  if (told.mine && (told.sits || !seat || !told.open)) {
    return (
      <>
        <p>{say(told.sits && seat && told.open ? "seats-for-somebody-else" : "seats-mine")}</p>
        <p class="ways">{toTable}</p>
      </>
    );
  }
  const watch = (code: string, primary: boolean) => (
    <Button kind={primary ? "primary" : ""} icon="eye" onClick={() => void join("", true)}>
      {say(code)}
    </Button>
  );
  if (told.phase === "over") return <p class="ways">{watch("seats-look-at", true)}</p>;
  if (!seat) {
    return (
      <>
        {told.full && !refused && <p>{say("seats-all-taken")}</p>}
        <p class="ways">{watch("seats-watch", true)}</p>
      </>
    );
  }
  if (told.open) return <SitDown join={(name) => join(name, false)} />;
  if (seat.player !== "person") {
    return (
      <>
        <p>{say("seats-computer-sits", { player: playerName(seat.player) })}</p>
        <p class="ways">{watch("seats-watch", true)}</p>
      </>
    );
  }
  return (
    <>
      <p>{say("seats-taken", { name: seat.name })}</p>
      <p class="ways">
        {watch("seats-watch", true)}
        <a class="button" href={`/me/add?table=${encodeURIComponent(told.table)}`} data-within>
          {say("seats-this-is-me")}
        </a>
      </p>
    </>
  );
}
