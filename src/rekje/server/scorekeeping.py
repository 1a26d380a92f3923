"""Scorekeepers' books: what is written in them, what a change would make of them, and changing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.events import PlayLaid, PlayTakenBack
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError, Refusal
from rekje.model.state import State
from rekje.reading.preview import preview_typed
from rekje.records.record import check_move
from rekje.referee import evolve, view
from rekje.referee.preview import TurnPreview
from rekje.referee.view import see_events
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.sentences import preview_message, refused_message
from rekje.tables.facts import LiveFacts
from rekje.tables.scorekeeping import BookChange, Entry, Line, change_book, drawn_up, lines_of, place_of, state_before
from rekje.wire.messages import Preview, RefusedMessage
from rekje.wire.scorekeeping import AskBookPreview, Book, BookLine, ChangeBook
from rekje.wire.view import make_rules, make_view

T = TypeVar("T")


class Scorekeeping:
    """The books of all tables at which one browser writes down what happens on cardboard."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def check_pace(self, live: Live) -> None:
        """Raise `FormError` for a table about which too much is asked."""
        self._registry.quotas.charge("books", table=live.name)

    async def read(self, live: Live, language: str, before: str | None = None) -> Book:
        """A book; its table as it is, or as it was before a line."""
        return await self._aside(live, lambda: make_book(live, self._log(live), language, before))

    async def change(self, live: Live, wish: ChangeBook, language: str) -> Book | RefusedMessage:
        """Change a book, or only try it; the whole book afterwards."""
        game, seats = live.config.game, len(live.config.seats)
        for entry in wish.put:
            check_move(game, seats, entry.move)
        put = tuple(Entry(entry.id, entry.move) for entry in wish.put)
        change = BookChange(put, wish.drop, wish.before, wish.anyhow)
        if wish.trial:
            return await self._aside(live, self._try, live, change, language)
        answer = await self._registry.changing(live, live.write, change, f"book/{wish.id}")
        if isinstance(answer, Refusal):
            self._registry.metrics.count("refusals")
            return refused_message(wish.id, game, answer, language)
        return await self.read(live, language)

    async def preview(self, live: Live, wish: AskBookPreview, language: str) -> Preview | RefusedMessage:
        """What a move would form and score."""
        check_move(live.config.game, len(live.config.seats), wish.move)
        seen = await self._aside(live, self._preview, live, wish)
        if isinstance(seen, Refusal):
            return refused_message("", live.config.game, seen, language)
        return preview_message("", seen or TurnPreview((), 0), language)

    async def _aside(self, live: Live, work: Callable[..., T], *args: Any) -> T:
        return await self._registry.pools.aside(live.name, work, *args)

    def _preview(self, live: Live, wish: AskBookPreview) -> TurnPreview | Refusal | None:
        state = live.state if wish.before is None else state_before(self._log(live), wish.before)
        assert state is not None
        return preview_typed(view(state, wish.move.seat), wish.move, _facts(live))

    def _try(self, live: Live, change: BookChange, language: str) -> Book | RefusedMessage:
        log = self._log(live)
        answer = change_book(log, change, _facts(live))
        if isinstance(answer, Refusal):
            return refused_message("", live.config.game, answer, language)
        return make_book(live, [*log, *answer.events], language)

    def _log(self, live: Live) -> list[AnyEvent]:
        log = self._registry.database.events.load(live.name)
        if not log:
            raise FormError("serve-no-table")
        return log


def make_book(live: Live, log: Sequence[AnyEvent], language: str, before: str | None = None) -> Book:
    """Build the scorekeeper's book from a log. Its version is the table's, because events taken back may be missing
    from the log."""
    lines = lines_of(log)
    folded = _Folded(state_before(log, lines[0].entry.id if lines else None), lines)
    at = len(lines) if before is None else place_of(lines, before)
    state = drawn_up(replace(folded.states[at], version=live.version), _facts(live))
    shown = make_view(view(state, None), live.last if before is None else (), 0)
    return Book(table=live.name, rules=make_rules(state.config), view=shown, lines=tuple(folded.lines(language)))


class _Folded:
    """The lines of a book, folded once: the table before each line and after the last (``states``), and the lines whose
    words have been struck later on (``back``)."""

    def __init__(self, state: State, lines: Sequence[Line]) -> None:
        """``state`` is the state before the first line."""
        self._lines = lines
        self.states = [state]
        self.back: set[str] = set()
        game = get_game(state.config.game)
        laid: str | None = None
        acts: dict[int, str] = {}
        for line in lines:
            for event in line.events:
                if isinstance(event, PlayLaid):
                    laid = line.entry.id
                elif isinstance(event, PlayTakenBack) and laid is not None:
                    self.back.add(laid)
                elif undone := game.undone(event):
                    self.back.add(acts[undone.act])
                elif (act := game.act_of(event, state)) is not None:
                    acts.setdefault(act, line.entry.id)
                state = evolve(state, event)
            self.states.append(state)

    def lines(self, language: str) -> Iterator[BookLine]:
        """The lines with all totals after each. A line that doesn't hold has the reason."""
        for line, state in zip(self._lines, self.states[1:], strict=True):
            refusal = refused_message("", state.config.game, line.refusal, language) if line.refusal else None
            totals = tuple(seat.score for seat in state.seats)
            # Only who keeps a book reads it (`rekje.server.access`), and wrote all of it. Nothing is dealt beside it.
            events = see_events(line.events, None, over=True)
            yield BookLine(line.entry.id, line.entry.move, events, totals, refusal, line.entry.id in self.back)


def _facts(live: Live) -> LiveFacts:
    assert live.room is not None
    return live.room.facts.beside_the_board(0)
