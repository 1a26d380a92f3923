"""The tiny family's only game, Row: three tiles, a row of three squares, one rule."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rekje.games.base import Draft, Ending, Facts, GameDefinition, moment
from rekje.games.drawing import draw, missing_tiles
from rekje.games.options import COMMON
from rekje.model.commands import Pass, Play
from rekje.model.edition import Edition
from rekje.model.events import Passed, PlayLaid, WordScore
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import split_tiles


class Row(GameDefinition):
    """T1: who is on turn lays one tile of the rack at the end of the row, and scores its value."""

    id = "row"
    family = "tiny"
    seats = (2, 2)
    options = COMMON
    out_rule = stop_rule = draw_rule = shuffle_rule = "T1"
    flaws: Mapping[str, str] = {"play-not-held": "T1", "play-not-whole": "T1"}

    def __init__(self) -> None:
        self.handlers = {"play": self.play, "pass": self.pass_turn}

    @property
    def editions(self) -> Path:
        return Path(__file__).with_name("editions")

    def check_edition(self, edition: Edition) -> None:
        if edition.height != 1:
            raise FormError("form-edition-board", edition=edition.name)

    def check_form(self, command: AnyCommand, seats: int) -> None:
        if isinstance(command, Play):
            split_tiles(command.word)

    def begin(self, draft: Draft) -> int:
        for seat in range(len(draft.state.seats)):
            self.refill(draft, seat)
        return 0

    def play(self, draft: Draft, command: Play) -> Refusal | None:
        state, tiles = draft.state, split_tiles(command.word)
        if flaw := missing_tiles(state, command.seat, tiles):
            return self.refuse(flaw)
        square, value = square_name((len(state.board), 0)), state.letter_set.worth(tiles)
        words = (WordScore(command.word, value),)
        ms = moment(state, command)
        draft.emit(PlayLaid(command.seat, square, command.word, {square: command.word}, words, value, ms))
        return None

    def pass_turn(self, draft: Draft, command: Pass) -> Refusal | None:
        draft.emit(Passed(command.seat, moment(draft.state, command)))
        return None

    def refill(self, draft: Draft, seat: int) -> None:
        draw(draft, seat, draft.state.edition.rack - len(draft.state.seats[seat].rack))

    def goes_out(self, state: State, seat: int) -> bool:
        return not state.bag and not any(one.rack for one in state.seats)

    def ending(self, state: State, facts: Facts) -> Ending | None:
        if self.goes_out(state, 0):
            return Ending("out", "T1")
        return Ending("passes", "T1") if state.passes == len(state.active) else None

    def settlement(self, state: State, ending: Ending) -> list[int]:
        return [0] * len(state.seats)

    def overtime(self, state: State, minutes: int) -> int:
        return minutes * state.number("overtime")
