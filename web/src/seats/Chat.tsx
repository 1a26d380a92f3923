import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveTable } from "../net/live";
import { loadOffer, offered } from "../net/offer";
import { canSay, language, say } from "../say";
import { calledThen, isForMe, noticeText } from "../telling/notices";
import { saidText, sayerName } from "../telling/said";
import { Button } from "../widgets/Button";
import { Lazy } from "../widgets/Lazy";
import type { ChatLine } from "../wire.gen";
import { otherPeople, saidByOthers } from "./others/other-people";
import * as requests from "./requests";
import "../style/chat.css";

/** The chat of a table: text, and ready-made phrases that everybody reads in their own language; only some of them where `offers` names these. */
export function Chat({ table, offers }: { table: LiveTable; offers?: readonly string[] }) {
  const [text, setText] = useState("");
  const log = useRef<HTMLOListElement>(null);
  // Notices about the table are shown even if its chat is off.
  const lines = table.heard.value.filter((line) => (line.notice ? isForMe(line, table) : table.chatOn.value));
  useEffect(() => void loadOffer(), []);
  useEffect(() => log.current?.lastElementChild?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() && table.say({ text: text.trim() })) setText("");
  };
  const phrases = (offered.value?.phrases ?? []).filter((phrase) => canSay(`web-phrase-${phrase}`) && (offers?.includes(phrase) ?? true));
  return (
    <section class="chat">
      {lines.length > 0 && (
        <div class="chat-lines" role="log" aria-live="off" aria-label={say("web-chat")} tabIndex={0}>
          <ol ref={log}>
            {lines.map((line) => (
              <li key={line.number}>{line.notice ? <Noticed line={line} name={calledThen(line, lines, table.seats.value)} /> : <Said line={line} name={sayerName(line, table.seats.value)} />}</li>
            ))}
          </ol>
        </div>
      )}
      {table.chatOn.value ? (
        <>
          <form onSubmit={send} class="chat-form">
            <input type="text" maxLength={300} aria-label={say("web-chat-text")} value={text} onInput={(event) => setText(event.currentTarget.value)} />
            <Button submit>
              {say("web-chat-send")}
            </Button>
          </form>
          <div class="phrases">
            {phrases.map((phrase) => (
              <Button key={phrase} small onClick={() => table.say({ phrase })}>
                {say(`web-phrase-${phrase}`)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p class="quiet-text">{say("web-chat-is-off")}</p>
      )}
      {(otherPeople(table).length > 0 || saidByOthers(table).length > 0) && <Lazy load={() => import("./others/Others")}>{({ Others }) => <Others table={table} />}</Lazy>}
      {table.host.value && (
        <Button small kind="quiet" onClick={() => void requests.switchChat(table.name, !table.chatOn.value)}>
          {say(table.chatOn.value ? "web-chat-off" : "web-chat-on")}
        </Button>
      )}
    </section>
  );
}

function Said({ line, name }: { line: ChatLine; name: string }) {
  return (
    <>
      <strong>{name}</strong> <Moment at={line.at} />
      <br />
      {saidText(line)}
    </>
  );
}

function Noticed({ line, name }: { line: ChatLine; name: string }) {
  return (
    <em>
      {noticeText(line, name)} <Moment at={line.at} />
    </em>
  );
}

function Moment({ at }: { at: number }) {
  return <time class="quiet-text">{new Date(at).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" })}</time>;
}
