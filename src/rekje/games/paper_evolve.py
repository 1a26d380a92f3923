"""What events change where words are written down: ``state.own``, and with it the board, the hands and the scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rekje.games.base import Evolve
from rekje.games.paper import Act, KnockWindow, Paper, Written, change_paper, letters_held, paper_of, without
from rekje.games.placing import free_after
from rekje.model.events import Answered, Challenged, Passed, Resigned, TurnBegan, WordScore
from rekje.model.paper_events import (
    ActStruck,
    Claimed,
    DiceThrown,
    DrawingBegan,
    DrawTold,
    KnockBid,
    KnockMade,
    Laid,
    LetterFreed,
    Named,
    PassedOver,
    Placed,
    TokenLaid,
    TurnClosed,
    TurnEnded,
)
from rekje.model.state import SheetLine, State
from rekje.model.tiles import Tile


def _change_seat(state: State, number: int, **changes: object) -> State:
    seats = tuple(replace(seat, **changes) if i == number else seat for i, seat in enumerate(state.seats))
    return replace(state, seats=seats)


def _score(state: State, seat: int, points: int) -> State:
    return _change_seat(state, seat, score=state.seats[seat].score + points)


def _give(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    return _change_seat(state, seat, rack=(*state.seats[seat].rack, *tiles))


def _take(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    rack = state.seats[seat].rack
    for tile in tiles:
        rack = without(rack, tile)
    return _change_seat(state, seat, rack=rack)


def _note(state: State, seat: int, kind: str, words: Sequence[Named] = (), score: int = 0, count: int = 0) -> State:
    """Another line of the sheet."""
    said = tuple(WordScore(word.word, word.score) for word in words)
    return replace(state, sheet=(*state.sheet, SheetLine(seat, kind, words=said, score=score, count=count)))


def _write(state: State, seat: int, act: int, words: Sequence[Named]) -> State:
    written = tuple(Written(seat, word.word, word.tiles, word.score, act) for word in words)
    return change_paper(state, written=(*paper_of(state).written, *written))


def _end_turn(state: State, ms: int) -> State:
    """The turn is over, and its window opens."""
    assert state.turn is not None
    paper = paper_of(state)
    opened = tuple(dict.fromkeys((*paper.opened, state.turn.seat)))
    state = change_paper(state, opened=opened, window=KnockWindow(ms))
    assert state.turn is not None
    return replace(state, turn=replace(state.turn, over=True))


def drawing_began(state: State, event: DrawingBegan) -> State:
    """L1: the players draw."""
    return change_paper(state, drawing=event.seat)


def draw_told(state: State, event: DrawTold) -> State:
    """A draw was told."""
    return change_paper(state, told=(*paper_of(state).told, event.seat))


def turn_began(state: State, event: TurnBegan) -> State:
    """A new turn: no act yet. The first round lasts until all have had one (L4)."""
    first_round = any(seat not in paper_of(state).opened for seat in state.active)
    return change_paper(state, drawing=None, acts=(), window=None, after=None, first_round=first_round)


def placed(state: State, event: Placed) -> State:
    """Letters lie on the board, the words are written down."""
    paper = paper_of(state)
    state = _take(state, event.seat, (tile.held for tile in event.laid if not tile.free))
    board = dict(state.board)
    if event.swapped:
        board.pop(event.swapped[0])
        state = _give(state, event.seat, (event.swapped[1],))
    state = replace(state, board={**board, **{tile.square: tile.tile for tile in event.laid}})
    own = not all(tile.free for tile in event.laid)
    act = Act(paper.count, event.seat, laid=event.laid, swapped=event.swapped, free_lay=not own)
    state = change_paper(state, free=free_after(paper, event.laid), acts=(*paper.acts, act), count=paper.count + 1)
    state = _write(state, event.seat, act.number, event.words)
    return _note(_score(state, event.seat, event.score), event.seat, "place", event.words, event.score, len(event.laid))


def claimed(state: State, event: Claimed) -> State:
    """More words of the lay before: they stand or fall with it."""
    act = paper_of(state).acts[-1]
    state = _write(state, event.seat, act.number, event.words)
    return _note(_score(state, event.seat, event.score), event.seat, "claim", event.words, event.score)


def freed(state: State, event: LetterFreed) -> State:
    """A letter lies beside the board; who chose to give it has ended the turn."""
    state = _take(state, event.seat, (event.tile,))
    state = change_paper(state, free=(*paper_of(state).free, event.tile))
    if event.why != "choice":
        return state
    return _end_turn(_note(state, event.seat, "free", count=1), event.ms)


def token_laid(state: State, event: TokenLaid) -> State:
    """A blank token lies there, and the turn is over."""
    state = _take(state, event.seat, (event.held,))
    state = replace(state, board={**state.board, event.square: event.tile})
    return _end_turn(_note(state, event.seat, "blank", count=1), event.ms)


def turn_ended(state: State, event: TurnEnded) -> State:
    """Nothing more is named."""
    return _end_turn(state, event.ms)


def passed(state: State, event: Passed) -> State:
    """A turn without a lay."""
    return _end_turn(state, event.ms)


def resigned(state: State, event: Resigned) -> State:
    """A turn left in the middle has its window too; who is gone doesn't go on with the game."""
    paper = paper_of(state)
    if state.turn and state.turn.seat == event.seat and paper.window is None:
        state = _end_turn(state, event.ms)
    return change_paper(state, after=None if paper.after == event.seat else paper.after)


def _change_window(state: State, **changed: object) -> State:
    window = paper_of(state).window
    assert window is not None
    return change_paper(state, window=replace(window, **changed))


def answered(state: State, event: Answered) -> State:
    """A vote on the last act in doubt, else the word that one has nothing to add."""
    paper = paper_of(state)
    act = to_vote_on(paper, event.seat) if event.vote else None
    if act is None:
        assert paper.window is not None
        return _change_window(state, accepted=(*paper.window.accepted, event.seat))
    return _change_act(state, act.number, votes={**act.votes, event.seat: event.yes})


def to_vote_on(paper: Paper, seat: int) -> Act | None:
    """The last act with words of another seat on which this one hasn't voted."""
    open_acts = (act for act in reversed(paper.acts) if act.seat != seat and (paper.words_of(act) or act.votes))
    return next((act for act in open_acts if seat not in act.votes), None)


def _change_act(state: State, number: int, **changed: object) -> State:
    acts = tuple(replace(act, **changed) if act.number == number else act for act in paper_of(state).acts)
    return change_paper(state, acts=acts)


def challenged(state: State, event: Challenged) -> State:
    """What has been looked up is in doubt no more."""
    paper = paper_of(state)
    return change_paper(state, acts=tuple(replace(act, settled=True) for act in paper.acts))


def knock_bid(state: State, event: KnockBid) -> State:
    """Somebody has knocked."""
    window = paper_of(state).window
    assert window is not None
    return _change_window(state, bids=(*window.bids, (event.seat, event.ms)))


def dice_thrown(state: State, event: DiceThrown) -> State:
    """The dice say who names words first, and who after that."""
    window = paper_of(state).window
    assert window is not None
    since = max((ms for _, ms in window.bids), default=window.since)
    state = replace(state, cursor=event.cursor)
    return _change_window(state, order=event.order, floor_since=since)


def knock_made(state: State, event: KnockMade) -> State:
    """A knock with words is an act of its own; one without any may bar who has no letter to pay with (L16)."""
    paper = paper_of(state)
    window = paper.window
    assert window is not None
    act = Act(paper.count, event.seat, knock=True)
    state = change_paper(state, acts=(*paper.acts, act), count=paper.count + 1)
    state = _write(_score(state, event.seat, event.score), event.seat, act.number, event.words)
    state = _note(state, event.seat, "knock", event.words, event.score)
    return _change_window(
        state,
        since=max(window.since, event.named_ms),
        accepted=() if event.words else window.accepted,
        knocked=(*window.knocked, event.seat),
        order=tuple(seat for seat in window.order if seat != event.seat),
        bids=tuple(bid for bid in window.bids if bid[0] != event.seat),
        floor_since=event.named_ms,
        barred=window.barred if event.words or letters_held(state, event.seat) else (*window.barred, event.seat),
    )


def act_struck(state: State, event: ActStruck) -> State:
    """Words are crossed out; if nothing good is left of a lay, its tiles go back to where they were (L10)."""
    paper = paper_of(state)
    act = next(act for act in paper.acts if act.number == event.number)
    struck = [word for word in paper.words_of(act) if word.word in event.words]
    kept = tuple(word for word in paper.written if word not in struck)
    state = change_paper(_score(state, act.seat, -sum(word.score for word in struck)), written=kept)
    if event.undone:
        state = _undo_lay(state, act)
    return _note(_change_act(state, act.number, settled=True, undone=event.undone), act.seat, "struck")


def _undo_lay(state: State, act: Act) -> State:
    board = {square: tile for square, tile in state.board.items() if square not in {one.square for one in act.laid}}
    if act.swapped:
        board[act.swapped[0]] = act.swapped[1]
        state = _take(state, act.seat, (act.swapped[1],))
    state = _give(replace(state, board=board), act.seat, (tile.held for tile in act.laid if not tile.free))
    return change_paper(state, free=(*paper_of(state).free, *_freed_again(act.laid)))


def _freed_again(laid: Sequence[Laid]) -> tuple[Tile, ...]:
    return tuple(tile.held for tile in laid if tile.free)


def turn_closed(state: State, event: TurnClosed) -> State:
    """The window is closed: whether the turn brought a new word counts for the end (L19), the last successful knocker
    goes on (L17) once the first round is over (L4)."""
    paper = paper_of(state)
    assert state.turn is not None
    fresh = any(paper.words_of(act) for act in paper.acts)
    after = paper.last_knocker if all(seat in paper.opened for seat in state.active) else None
    counts = not paper.first_round and not state.seats[state.turn.seat].resigned
    dry = 0 if fresh else paper.dry + counts
    return change_paper(state, window=None, acts=(), dry=dry, after=after)


def passed_over(state: State, event: PassedOver) -> State:
    """A seat's turn goes by: one more without a new word."""
    paper = paper_of(state)
    after = (event.seat + 1) % len(state.seats)
    return change_paper(state, dry=paper.dry + 1, after=after)


EVOLVES: dict[type, Evolve] = {
    DrawingBegan: drawing_began,
    DrawTold: draw_told,
    TurnBegan: turn_began,
    Placed: placed,
    Claimed: claimed,
    LetterFreed: freed,
    TokenLaid: token_laid,
    TurnEnded: turn_ended,
    Passed: passed,
    Resigned: resigned,
    Answered: answered,
    Challenged: challenged,
    KnockBid: knock_bid,
    DiceThrown: dice_thrown,
    KnockMade: knock_made,
    ActStruck: act_struck,
    TurnClosed: turn_closed,
    PassedOver: passed_over,
}
"""What each event changes."""
