"""Words that nobody saw: better plays of a game, turn by turn, and words that could still be read at its end.

Both are found with a `rekje.players.ports.Knowledge`, like the plays of a computer player. The caller chooses the
process, and the number of questions at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from rekje.games.registry import get_game
from rekje.model.events import Resigned
from rekje.model.families import AnyEvent
from rekje.model.state import SheetLine, State
from rekje.players.ports import Candidate, Knowledge
from rekje.referee import effective_log, evolve, view
from rekje.referee.view import Seen

MOST_A_SEAT = 3


class TurnTaken(msgspec.Struct, frozen=True):
    """A turn of a game: its number (from 1), what its ``seat`` saw just before it laid or passed, and what it ``did``,
    by the final score sheet."""

    number: int
    seat: int
    seen: Seen
    did: SheetLine


class Missed(msgspec.Struct, frozen=True):
    """A turn in which there was a better play."""

    turn: TurnTaken
    best: Candidate

    @property
    def loss(self) -> int:
        """How much more the better play would have scored."""
        return self.best.score - self.turn.did.score


def turns_taken(events: Sequence[AnyEvent]) -> list[TurnTaken]:
    """The turns of a game that is over, except those that ended by resigning and those with which a race was won."""
    state: State | None = None
    found: list[tuple[State, int]] = []
    for event in effective_log(events):
        before, state = state, evolve(state, event)
        if before is not None and _ends_turn(before, state, event):
            found.append((before, len(state.sheet) - 1))
    return [] if state is None else list(_told(found, state))


def _ends_turn(before: State, after: State, event: AnyEvent) -> bool:
    if before.turn is None or before.turn.over or after.turn is None or not after.turn.over:
        return False
    goal = get_game(after.config.game).goal(after.config)
    won = goal is not None and after.seats[after.turn.seat].score >= goal
    return not won and not isinstance(event, Resigned) and len(after.sheet) > 0


def _told(found: Sequence[tuple[State, int]], last: State) -> Iterator[TurnTaken]:
    for before, line in found:
        assert before.turn is not None
        seat = before.turn.seat
        yield TurnTaken(before.turn.number, seat, view(before, seat), last.sheet[line])


def best_play(seen: Seen, seat: int, knowledge: Knowledge) -> Candidate | None:
    """The best play that a seat had, with all words that players may lay."""
    return knowledge.best(seen, seat, None)


def greatest_losses(missed: Iterable[Missed]) -> list[Missed]:
    """For every seat the few turns that cost it most, the costliest first."""
    counts: dict[int, int] = {}
    kept = []
    for one in sorted(missed, key=lambda one: (-one.loss, one.turn.number)):
        seat = one.turn.seat
        counts[seat] = counts.get(seat, 0) + 1
        if one.loss > 0 and counts[seat] <= MOST_A_SEAT:
            kept.append(one)
    return kept
