"""Drawing letters one by one, by their size, until all seats have their full number (L1)."""

from __future__ import annotations

from rekje.games.base import Draft, GameDefinition, Phase, moment
from rekje.games.drawing import beginner
from rekje.games.path.placing import wrong_size
from rekje.games.path.words import is_token, letters_held, paper_of
from rekje.model.events import Config, TilesDrawn
from rekje.model.path.commands import Draw
from rekje.model.path.events import DrawingBegan, DrawTold
from rekje.model.problems import Flaw, Refusal
from rekje.model.sizes import extent, size_name, size_of
from rekje.model.state import State
from rekje.model.tiles import BLANK, UNKNOWN, Tiles, join_tiles

LETTERS_EACH = {2: 15, 3: 10, 4: 7, 5: 6, 6: 5}
SOLO_LETTERS = {"1": 10, "2": 20}


class SizedDrawing(GameDefinition):
    """A game that begins with a drawing: each seat draws letters, whose sizes are visible, and a blank token."""

    def letters_each(self, config: Config) -> int:
        """L1, L20: how many letters a seat draws."""
        if len(config.seats) > 1:
            return LETTERS_EACH[len(config.seats)]
        return int(config.options["solo_letters"] or 0) or SOLO_LETTERS.get(str(config.options["solo"]), 10)

    def unknown_rack(self, config: Config) -> Tiles:
        """Letters without a face, and a token."""
        return (*(UNKNOWN,) * self.letters_each(config), BLANK)

    def begin(self, draft: Draft) -> int | None:
        """Lots decide who draws and begins, unless it was agreed (C12). In a game that is only written down
        nobody draws."""
        state = draft.state
        seats = range(len(state.seats))
        if not state.config.known:
            if not state.config.setup:
                for seat in seats:
                    draft.emit(TilesDrawn(seat, join_tiles(self.unknown_rack(state.config)), open=True))
            return draft.facts.first_seat()
        if state.config.setup:
            return draft.facts.first_seat()
        draft.emit(DrawingBegan(beginner(draft, seats, undrawn(state, tokens=False))))
        return None

    def drawing_phase(self, state: State) -> Phase | None:
        """The phase in which one seat draws; None if the drawing is over."""
        seat = self.drawer(state)
        return None if seat is None else Phase({seat: ("draw",)})

    def drawer(self, state: State) -> int | None:
        """The seat that draws next. Seats draw round the table until all have their letters, then their tokens."""
        first = paper_of(state).drawing
        if first is None:
            return None
        order = sorted(state.active, key=lambda seat: (seat - first) % len(state.seats))
        letters = self.letters_each(state.config)
        if undrawn(state, tokens=False):
            short = [seat for seat in order if len(letters_held(state, seat)) < letters]
            if short:
                return min(short, key=lambda seat: len(letters_held(state, seat)))
        without = [seat for seat in order if not any(map(is_token, state.seats[seat].rack))]
        return without[0] if without and undrawn(state, tokens=True) else None

    def first_to_lay(self, state: State) -> int | None:
        """The seat that began the drawing, or the next one if that seat has left (C5)."""
        first = paper_of(state).drawing
        if first is None:
            return None
        return min(state.active, key=lambda seat: (seat - first) % len(state.seats))

    def draw(self, draft: Draft, command: Draw) -> Refusal | None:
        """L1: draw a letter or a token of the size asked for."""
        state = draft.state
        if not state.config.known:
            return self._told_draw(draft, command)
        full = len(letters_held(state, command.seat)) == self.letters_each(state.config)
        token = full or not undrawn(state, tokens=False)
        pool = tuple(tile for tile in undrawn(state, tokens=token) if size_of(tile) == command.size)
        if not pool:
            sizes = sorted({size_name(extent(tile)) for tile in undrawn(state, tokens=token)})
            return self.refuse(Flaw("paper-size-gone", {"size": size_name(command.size), "sizes": ", ".join(sizes)}))
        tiles, cursor = draft.facts.draw(state, 1, pool)
        draft.emit(TilesDrawn(command.seat, join_tiles(tiles), cursor, open=True, ms=moment(state, command)))
        return None

    def _told_draw(self, draft: Draft, command: Draw) -> Refusal | None:
        """Take in a draw that a record tells. It tells the size, but not the letter."""
        if flaw := wrong_size(command.size):
            return self.refuse(flaw)
        most = self.letters_each(draft.state.config) + 1
        if paper_of(draft.state).told.count(command.seat) == most:
            return self.refuse(Flaw("paper-drawn-enough", {"most": most}))
        draft.emit(DrawTold(command.seat, command.size, moment(draft.state, command)))
        return None


def undrawn(state: State, *, tokens: bool) -> Tiles:
    """The tiles still face down, in order: letters or tokens."""
    return state.letter_set.sort(tile for tile in state.unseen.elements() if is_token(tile) == tokens)
