"""What events change after a turn: answers, knocks and their dice, words crossed out, the end of the window."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.games.base import Evolve
from rekje.games.path.change import add_score, change_act, change_window, give, note, take, write
from rekje.games.path.order import dry_now, last_knocker
from rekje.games.path.owing import can_pay, letter_owed
from rekje.games.path.word_scores import rescored
from rekje.games.path.words import Act, KnockWindow, Paper, change_paper, paper_of
from rekje.model.events import Answered, Challenged, TurnSkipped
from rekje.model.path.events import (
    ActStruck,
    DiceThrown,
    KnockBid,
    KnockMade,
    Laid,
    LetterOwed,
    PassedOver,
    TurnClosed,
)
from rekje.model.sizes import size_of
from rekje.model.state import State
from rekje.model.tiles import Tile


def answered(state: State, event: Answered) -> State:
    """A seat has voted on the last act in doubt, or has nothing to add, or won't knock while another seat does."""
    paper = paper_of(state)
    act = to_vote_on(paper, event.seat) if event.vote else None
    if act is None:
        window = paper.window
        assert window is not None
        if window.bids:
            return change_window(state, still=(*window.still, event.seat))
        return change_window(state, accepted=(*window.accepted, event.seat))
    return change_act(state, act.number, votes={**act.votes, event.seat: event.yes})


def to_vote_on(paper: Paper, seat: int) -> Act | None:
    """The last act with words of another seat on which this one hasn't voted."""
    open_acts = (act for act in reversed(paper.acts) if act.seat != seat and (paper.words_of(act) or act.votes))
    return next((act for act in open_acts if seat not in act.votes), None)


def challenged(state: State, event: Challenged) -> State:
    """Words that have been looked up are no longer in doubt."""
    paper = paper_of(state)
    return change_paper(state, acts=tuple(replace(act, settled=True) for act in paper.acts))


def knock_bid(state: State, event: KnockBid) -> State:
    """Somebody has knocked."""
    window = paper_of(state).window
    assert window is not None
    return change_window(state, bids=(*window.bids, (event.seat, event.ms)))


def dice_thrown(state: State, event: DiceThrown) -> State:
    """The dice decide the order in which seats name words."""
    window = paper_of(state).window
    assert window is not None
    since = max((ms for _, ms in window.bids), default=window.since)
    state = replace(state, cursor=event.cursor)
    thrown = event.rounds[-1] if event.rounds else {}
    return change_window(state, still=(), order=event.order, floor_since=since, thrown=thrown)


def knock_made(state: State, event: KnockMade) -> State:
    """A knock with words is an act of its own. A failed knock bars its seat if that has no letter to pay with (L16)."""
    paper = paper_of(state)
    window = paper.window
    assert window is not None
    act = Act(paper.count, event.seat, knock=True)
    state = change_paper(state, acts=(*paper.acts, act), count=paper.count + 1)
    state = write(add_score(state, event.seat, event.score), event.seat, act.number, event.words)
    state = note(state, event.seat, "knock", event.words, event.score)
    return change_window(
        state,
        since=max(window.since, event.named_ms),
        accepted=() if event.words else window.accepted,
        knocked=(*window.knocked, event.seat),
        order=tuple(seat for seat in window.order if seat != event.seat),
        bids=tuple(bid for bid in window.bids if bid[0] != event.seat),
        floor_since=event.named_ms,
        barred=window.barred if event.words else _barred(state, window, event.seat),
    )


def _barred(state: State, window: KnockWindow, seat: int) -> tuple[int, ...]:
    """The seats barred after a knock by this seat has failed. It is one of them if it can't pay (L16)."""
    return window.barred if can_pay(state, seat) else (*window.barred, seat)


def act_struck(state: State, event: ActStruck) -> State:
    """Words are crossed out. If no good word is left of a lay, its tiles go back to where they were (L10)."""
    paper = paper_of(state)
    act = next(act for act in paper.acts if act.number == event.number)
    struck = [word for word in paper.words_of(act) if word.word in event.words]
    kept = tuple(word for word in paper.written if word not in struck)
    written = rescored(str(state.option("scoring")), kept, act.seat)
    lost = sum(word.score for word in paper.written) - sum(word.score for word in written)
    state = change_paper(add_score(state, act.seat, -lost), written=written)
    if event.undone:
        state = _undo_lay(state, act, freed=event.freed)
    if act.knock and paper.window and not paper_of(state).words_of(act):
        state = change_window(state, barred=_barred(state, paper.window, act.seat))
    return note(change_act(state, act.number, settled=True, undone=event.undone), act.seat, "struck")


def _undo_lay(state: State, act: Act, *, freed: bool) -> State:
    board = {square: tile for square, tile in state.board.items() if square not in {one.square for one in act.laid}}
    if act.swapped:
        board[act.swapped[0]] = act.swapped[1]
        state = take(state, act.seat, (act.swapped[1],))
    aside = [tile for tile in act.laid if tile.free or freed]
    state = give(replace(state, board=board), act.seat, (_seen(tile) for tile in act.laid if tile not in aside))
    return change_paper(state, free=(*paper_of(state).free, *map(_seen, aside)))


def _seen(tile: Laid) -> Tile:
    """The tile as it was held. If its size was first seen on the board, the tile now has that size."""
    return tile.held if size_of(tile.held) else tile.tile


def turn_closed(state: State, event: TurnClosed) -> State:
    """The window is closed. Whether the turn brought a new word counts towards the end (L19). After the first round
    (L4) the last successful knocker has the next turn (L17)."""
    after = last_knocker(state, paper_of(state))
    return change_paper(state, window=None, acts=(), dry=dry_now(state), after=after)


def passed_over(state: State, event: PassedOver) -> State:
    """A seat is passed over, which counts as a turn without a new word."""
    state = change_paper(state, dry=(*paper_of(state).dry, event.seat))
    return sat_out(state, event)


def sat_out(state: State, event: PassedOver | TurnSkipped) -> State:
    """A seat's turn is left out. The seat after it has the next turn."""
    return change_paper(state, after=(event.seat + 1) % len(state.seats))


KNOCK_EVOLVES: dict[type, Evolve] = {
    Answered: answered,
    Challenged: challenged,
    KnockBid: knock_bid,
    DiceThrown: dice_thrown,
    KnockMade: knock_made,
    ActStruck: act_struck,
    LetterOwed: letter_owed,
    TurnClosed: turn_closed,
    PassedOver: passed_over,
    TurnSkipped: sat_out,
}
"""What each event changes."""
