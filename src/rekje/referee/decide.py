"""``decide(state, command, facts)``: the events that a command brings about and the state after them, or the refusal.
Pure; changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rekje.games.base import Ending, Facts, moment
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Pass, Play, Resign, TimeUp
from rekje.model.events import (
    Config,
    NoncesGiven,
    RackTold,
    Resigned,
    SeatGiven,
    ShuffleCommitted,
    TableOpened,
    TurnBegan,
)
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.work import Work
from rekje.referee.awaiting import upcoming
from rekje.referee.cardboard import decide_end
from rekje.referee.evolve import evolve
from rekje.referee.judging import (
    answer_by_silence,
    decide_accept,
    decide_challenge,
    decide_vote,
    judge_play,
    settle_window,
)
from rekje.referee.shuffle import commitment
from rekje.referee.turns import after_turn, charge_overtime, finish, game_of, play_stands
from rekje.referee.vacation import come_back, decide_vacation


class Decided(msgspec.Struct, frozen=True):
    """What a command, or the beginning of a game, brings about: its ``events``, and the ``state`` that they lead to
    from the state before them, as `rekje.referee.evolve` folds them."""

    events: tuple[AnyEvent, ...]
    state: State


class Decision:
    """A decision being written (`rekje.games.base.Draft`): the events so far, and the state that they lead to."""

    def __init__(self, state: State | None, facts: Facts, now: int = 0, work: Work | None = None) -> None:
        self._state = state
        self.facts = facts
        self.work = work or Work()
        self.now = now
        self.events: list[AnyEvent] = []

    @property
    def state(self) -> State:
        """The state after the events emitted so far."""
        assert self._state is not None
        return self._state

    def emit(self, event: AnyEvent) -> None:
        """Add an event."""
        self._state = evolve(self._state, event)
        self.events.append(event)

    def decided(self) -> Decided:
        """The decision as it stands now."""
        return Decided(tuple(self.events), self.state)


def begin(
    config: Config, facts: Facts, *, secret: str = "", nonces: tuple[str, ...] = (), players: tuple[str, ...] = ()
) -> Decided:
    """Open a table and begin its game: lots, first tiles, first turn.

    With a secret, the shuffle is committed to before anything is drawn.
    """
    draft = Decision(None, facts)
    draft.emit(TableOpened(config))
    if secret:
        draft.emit(ShuffleCommitted(commitment(secret), secret))
        draft.emit(NoncesGiven(nonces))
    for seat, player in enumerate(players):
        draft.emit(SeatGiven(seat, player))
    first = game_of(draft.state).begin(draft)
    if first is not None:
        draft.emit(TurnBegan(first, 1, 0))
    return draft.decided()


def decide(state: State, command: AnyCommand, facts: Facts, work: Work | None = None) -> Decided | Refusal:
    """What a command brings about, or why it is refused; the state itself is never changed. Raises `FormError` for one
    that takes more ``work`` than is left (None: as much as any command may)."""
    refusal = _not_awaited(state, command) or _out_of_time(state, command)
    if refusal:
        return refusal
    draft = Decision(state, facts, moment(state, command), work)
    if refusal := game_of(state).before(draft, command):
        return refusal
    if turn_is_done(draft.state):
        after_turn(draft)
    if state.window and command.kind in (*game_of(state).handlers, "time-up"):
        # When the next player begins, the time to object is over (S8, C2).
        _close_window(draft)
    if draft.state.outcome and not state.outcome:
        # The game is over now. A pass then only says that nobody doubts the last play.
        passing = command.kind in ("pass", "time-up")
        return draft.decided() if passing else Refusal("C9", "turn-game-over")
    if told := told_rack(state, command):
        draft.emit(RackTold(command.seat, told))
    come_back(draft, command)
    handler = game_of(state).handlers.get(command.kind) or HANDLERS[command.kind]
    refusal = handler(draft, command)
    if refusal:
        return refusal
    _proceed(draft)
    return draft.decided()


def told_rack(state: State, command: AnyCommand) -> str | None:
    """The rack that a move of an open record tells. None where all racks are known."""
    if isinstance(command, Play | Exchange | Pass) and not state.config.known:
        return command.rack
    return None


def decide_move(state: State, move: AnyCommand, facts: Facts, work: Work | None = None) -> Decided | Refusal:
    """What one move of a record brings about; a move can stand for several commands. Raises `FormError` as `decide`
    does."""
    events: list[AnyEvent] = []
    after = state
    for command in get_game(state.config.game).commands_of(state, move, facts):
        answer = decide(after, command, facts, work)
        if isinstance(answer, Refusal):
            return answer
        after = answer.state
        events.extend(answer.events)
    return Decided(tuple(events), after)


def _proceed(draft: Decision) -> None:
    """What follows by itself: judging the play, closing a window that is decided, the next turn, the end."""
    state = draft.state
    if not state.outcome and (state.turn is None or game_of(state).phase(state)):
        ending = game_of(state).proceed(draft, draft.now)
        if ending:
            finish(draft, ending)
        state = draft.state
    if state.outcome or state.turn is None:
        return
    charge_overtime(draft)
    state = draft.state
    if state.pending and not state.window:
        judge_play(draft)
    elif state.window and settle_window(draft) is False:
        return
    state = draft.state
    if turn_is_done(state):
        after_turn(draft)


def conclude(state: State, facts: Facts) -> Decided:
    """What follows at the end of a record, where nobody says anything any more."""
    draft = Decision(state, facts)
    if not state.outcome:
        game_of(state).silence(draft)
        if turn_is_done(draft.state):
            after_turn(draft)
    return draft.decided()


def unopposed(state: State, facts: Facts) -> Decided:
    """The events by which a play stands that nobody objects to, and the next turn begins."""
    draft = Decision(state, facts, state.turn.ms if state.turn else 0)
    if state.window:
        _let_stand(draft)
    return draft.decided()


def _close_window(draft: Decision) -> None:
    turn = draft.state.turn
    if draft.state.config.known and turn and game_of(draft.state).goes_out(draft.state, turn.seat):
        answer_by_silence(draft)
        after_turn(draft)
    else:
        _let_stand(draft)


def _let_stand(draft: Decision) -> None:
    play_stands(draft)
    after_turn(draft)


def turn_is_done(state: State) -> bool:
    """Whether the turn is over and nothing more is awaited before the next."""
    if state.outcome or state.turn is None or not state.turn.over or state.window:
        return False
    return game_of(state).phase(state) is None


def _not_awaited(state: State, command: AnyCommand) -> Refusal | None:
    """C9 (the game is over) or C6 (not your turn, or not the moment for that)."""
    mine = [awaited for awaited in state.awaiting if awaited.seat == command.seat]
    if any(command.kind in awaited.commands for awaited in mine):
        return None
    if state.outcome:
        return Refusal("C9", "turn-game-over")
    if not mine:
        return Refusal("C6", "turn-not-in-game")
    if told := game_of(state).why_not(state, command):
        return told
    if state.turn:
        on_turn = upcoming(state) if state.window or state.turn.over else state.turn.seat
        if command.kind in game_of(state).handlers and on_turn != command.seat:
            return Refusal("C6", "turn-other", {"name": state.seats[on_turn].name})
    return Refusal("C6", "turn-not-now", {"allowed": ", ".join(name for one in mine for name in one.commands)})


def _out_of_time(state: State, command: AnyCommand) -> Refusal | None:
    """C10: after the deadline only the table's own word that time is up counts, and not before it."""
    until = next((one.deadline for one in state.awaiting if one.seat == command.seat), None)
    if until is None or command.ms is None or command.kind in ("resign", "end"):
        return None
    if command.kind == "vacation" and state.turn is None:
        # A record tells the words that all seats have chosen for an opening after the vacations that they took since.
        return None
    if command.kind == "time-up":
        return Refusal(game_of(state).time_rule, "turn-time-left") if command.ms < until else None
    late = command.ms > until + game_of(state).grace(state, command)
    return game_of(state).too_late(command) if late else None


def _decide_time_up(draft: Decision, command: TimeUp) -> Refusal | None:
    """C10: a turn whose time has run out is a pass, never a forced play."""
    game_of(draft.state).time_up(draft, command, draft.now)
    return None


def _decide_resign(draft: Decision, command: Resign) -> Refusal | None:
    """C5: the others go on; the last one left wins."""
    draft.emit(Resigned(command.seat, draft.now))
    if len(draft.state.active) <= 1:
        if draft.state.pending:
            play_stands(draft)
        finish(draft, Ending("resigned", "C5"))
    return None


HANDLERS: dict[str, Callable[[Any, Any], Refusal | None]] = {
    "resign": _decide_resign,
    "vacation": decide_vacation,
    "challenge": decide_challenge,
    "accept": decide_accept,
    "vote": decide_vote,
    "time-up": _decide_time_up,
    "end": decide_end,
}
