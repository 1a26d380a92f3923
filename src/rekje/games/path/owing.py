"""Letters that a player owes: they put a letter of their choice beside the board (L8, L10, L16)."""

from __future__ import annotations

from rekje.games.base import Draft, GameDefinition, Phase, moment
from rekje.games.path.change import change_window
from rekje.games.path.placing import spare_letter
from rekje.games.path.words import Debt, letters_held, paper_of
from rekje.model.families import AnyCommand
from rekje.model.path.events import LetterFreed, LetterOwed, Owing
from rekje.model.state import State


class Owes(GameDefinition):
    """A game whose ``state.own`` is a `Paper`, and whose players pay with letters of their choice.

    At a live table nothing else happens until they have chosen, or their time is up. A record may leave the choice out.
    The next move then implies that it was made.
    """

    def glass(self, state: State) -> int:
        """The time for a turn, a knock or a choice in seconds, 0 without a glass (L13)."""
        return state.milliseconds("glass") // 1000

    def owe(self, draft: Draft, seat: int, why: Owing, now: int, *, timed_out: bool = False) -> None:
        """Make a seat owe one of its letters, if it has one. If its time has run out, the program chooses the letter at
        once."""
        if not can_pay(draft.state, seat) or draft.state.seats[seat].resigned:
            return
        spare = spare_letter(draft.state, seat)
        if timed_out and spare is not None:
            draft.emit(LetterFreed(seat, spare, spare, why, now))
        else:
            draft.emit(LetterOwed(seat, why, now))

    def settle(self, draft: Draft, now: int, seat: int | None = None) -> None:
        """Let the program choose all owed letters, or those of one seat."""
        for debt in debts(draft.state):
            spare = spare_letter(draft.state, debt.seat)
            if seat in (None, debt.seat) and spare is not None:
                draft.emit(LetterFreed(debt.seat, spare, spare, debt.why, now))

    def pays(self, state: State, command: AnyCommand) -> bool:
        """Whether a command chooses an owed letter, or says that the time for that is over."""
        debt = debt_of(state, command.seat)
        if debt is None:
            return False
        if command.kind != "time-up":
            return command.kind == "free"
        return state.config.known and bool(self.glass(state)) and moment(state, command) >= self._until(state, debt)

    def owing_phase(self, state: State) -> Phase:
        """The phase in which seats choose the letters they owe, each within the time of a turn."""
        owed = debts(state)
        limits = {debt.seat: self._until(state, debt) for debt in reversed(owed)} if self.glass(state) else {}
        return Phase({debt.seat: ("free",) for debt in owed}, min(debt.since for debt in owed), limits)

    def _until(self, state: State, debt: Debt) -> int:
        return debt.since + self.glass(state) * 1000


def debts(state: State) -> tuple[Debt, ...]:
    """The letters owed now, in the order in which they fell due."""
    window = paper_of(state).window
    return window.owed if window else ()


def debt_of(state: State, seat: int) -> Debt | None:
    """The first letter that a seat owes."""
    return next((debt for debt in debts(state) if debt.seat == seat), None)


def can_pay(state: State, seat: int) -> bool:
    """Whether a seat has more letters than it owes already."""
    return len(letters_held(state, seat)) > sum(debt.seat == seat for debt in debts(state))


def is_live(state: State) -> bool:
    """Whether this is a live table and not a record."""
    return bool(state.commit)


def letter_owed(state: State, event: LetterOwed) -> State:
    """A seat has to choose a letter."""
    return change_window(state, owed=(*debts(state), Debt(event.seat, event.why, event.ms)))


def letter_paid(state: State, event: LetterFreed) -> State:
    """An owed letter lies beside the board. The time for knocks, or to name words, runs from now."""
    window, debt = paper_of(state).window, debt_of(state, event.seat)
    if window is None or debt is None:
        return state
    left = list(window.owed)
    left.remove(debt)
    since, floor_since = max(window.since, event.ms), max(window.floor_since, event.ms)
    return change_window(state, owed=tuple(left), since=since, floor_since=floor_since)
