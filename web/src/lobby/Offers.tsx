import { useEffect, useRef } from "preact/hooks";
import { go } from "../browser/router";
import { problemText } from "../net/problem";
import { ownRating } from "../net/ratings";
import { say } from "../say";
import { announce } from "../say/voice";
import { termsOf } from "../seats/terms";
import { Button } from "../widgets/Button";
import { Pause } from "../widgets/Pause";
import { Trouble } from "../widgets/Trouble";
import type { LobbyOffer, LobbyView } from "../wire.gen";
import { Bothered } from "./Bothered";
import { useComing } from "./coming";
import { Details } from "./Details";
import { NameDialog, useNamed } from "./NameDialog";
import { Picture } from "./Picture";
import * as requests from "../seats/requests";

/** The tables at which somebody is waited for. */
export function Offers({ view, onChange }: { view: LobbyView; onChange: () => void }) {
  const { trouble, come } = useComing(onChange);
  const { unnamed, named } = useNamed();
  useNews(view.offers);
  const withdrawn = useTaken(view.offers);
  const withdraw = async (table: string) => {
    withdrawn.add(table);
    await requests.closeTable(table).then(onChange, (problem: unknown) => (trouble.value = problemText(problem)));
  };
  return (
    <section aria-labelledby="lobby-offers">
      <h2 id="lobby-offers" tabIndex={-1}>{say("lobby-offers")}</h2>
      <Trouble text={trouble.value} />
      {view.offers.length ? (
        <ul class="lobby-list">
          {view.offers.map((offer) => (
            <Offer key={offer.table} offer={offer} onJoin={() => named(() => come(offer))} onWithdraw={() => void withdraw(offer.table)} onChange={onChange} />
          ))}
        </ul>
      ) : (
        <p class="quiet-text">{say("lobby-no-offers")}</p>
      )}
      <NameDialog unnamed={unnamed} yes={say("lobby-join")} />
      {view.offered > view.offers.length && <p class="quiet-text">{say("lobby-more-offers", { count: view.offered - view.offers.length })}</p>}
    </section>
  );
}

interface OfferProps {
  readonly offer: LobbyOffer;
  readonly onJoin: () => void;
  readonly onWithdraw: () => void;
  readonly onChange: () => void;
}

function Offer({ offer, onJoin, onWithdraw, onChange }: OfferProps) {
  const named = titleOf(offer);
  const unfit = offer.mine ? "" : unfitText(offer);
  return (
    <li class={`card lobby-item ${offer.mine ? "mine" : ""}`}>
      <Picture {...offer} />
      <span class="lobby-text">
        <b>{named}</b>
        <Pause />
        <Details texts={detailsOf(offer)} />
        {unfit && <span class="quiet-text lobby-unfit">{unfit}</span>}
      </span>
      <span class="lobby-doing">
        {offer.mine ? (
          <>
            <a class="button" href={`/t/${encodeURIComponent(offer.table)}`} data-within>
              {say("seats-to-table")}
            </a>
            {offer.hosting && (
              <Button kind="quiet" label={say("lobby-withdraw-which", { offer: named })} onClick={onWithdraw}>
                {say("lobby-withdraw")}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button disabled={unfit !== ""} label={say("lobby-join-which", { offer: named })} onClick={onJoin}>
              {say("lobby-join")}
            </Button>
            <Bothered person={{ id: offer.host_id, name: offer.host ?? "" }} heading="lobby-offers" onChange={onChange} />
          </>
        )}
      </span>
    </li>
  );
}

export function titleOf({ hosting, game, host }: LobbyOffer): string {
  const called = say(`screen-game-${game}`);
  if (hosting) return say("lobby-your-offer", { game: called });
  return host ? say("start-with", { game: called, names: host }) : called;
}

/** By which words, at what tempo and how it is played, what is free, and for whom. */
export function detailsOf(offer: LobbyOffer): string[] {
  const terms = termsOf(offer, new Set()).map((term) => (term.key === "words" ? term.value : term.line));
  const free = offer.seats.filter((seat) => seat.free).length;
  return [...terms, say("lobby-free", { count: free }), ...rangeOf(offer), ...(offer.watch ? [say("lobby-watchable")] : [])];
}

function rangeOf({ least, most }: LobbyOffer): string[] {
  if (least !== null && most !== null) return [say("lobby-range", { least: String(least), most: String(most) })];
  if (least !== null) return [say("lobby-range-least", { least: String(least) })];
  return most === null ? [] : [say("lobby-range-most", { most: String(most) })];
}

/** Why I can't take an offer, if my rating doesn't fit. */
export function unfitText({ game, least, most }: LobbyOffer): string {
  if (least === null && most === null) return "";
  const rating = ownRating(game)?.rating;
  if (rating === undefined) return say("lobby-unrated");
  return rating < (least ?? 0) || rating > (most ?? Infinity) ? say("lobby-unfit", { rating: String(rating) }) : "";
}

/** Goes to my table once its last seat is taken: the game begins there. Not to one whose offer I have withdrawn; the set returned has those. */
function useTaken(offers: readonly LobbyOffer[]): Set<string> {
  const withdrawn = useRef(new Set<string>());
  const mine = useRef<readonly string[]>([]);
  useEffect(() => {
    const now = offers.filter((one) => one.mine).map((one) => one.table);
    const taken = mine.current.find((table) => !now.includes(table) && !withdrawn.current.has(table));
    mine.current = now;
    if (taken) go(`/t/${encodeURIComponent(taken)}`);
  }, [offers]);
  return withdrawn.current;
}

/** Tells a screen reader what has been offered since the page was opened. */
function useNews(offers: readonly LobbyOffer[]): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(offers.map((one) => one.table));
    const fresh = before ? offers.filter((one) => !one.mine && !before.has(one.table)) : [];
    if (fresh.length === 1) announce(say("lobby-new-offer", { offer: titleOf(fresh[0]!) }), { from: "normal" });
    else if (fresh.length) announce(say("lobby-new-offers", { count: fresh.length }), { from: "normal" });
  }, [offers]);
}
