"""The tiny family in a terminal: what it shows (`rekje.terminal.family.TerminalFamily`), and how it is played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from rekje.model.commands import Pass, Play
from rekje.model.events import Outcome
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles
from rekje.players.ports import Knowledge
from rekje.tables.table import Table
from rekje.terminal.family import HeardAnswers, TableDrawing
from rekje.terminal.heard import tiles_lying
from rekje.terminal.news import refusal_text
from rekje.terminal.page import rack_lines
from rekje.terminal.playing.host import Host
from rekje.terminal.screen import Screen
from rekje.terminal.timing import Stopwatch


class ShownRow:
    """`rekje.terminal.family.ShownTable`."""

    def page(
        self,
        screen: Screen,
        view: State,
        seat: int | None,
        rack: Tiles | None,
        messages: Sequence[Text | str],
        stopwatch: Stopwatch,
        draft: dict[Square, Tile] | None = None,
    ) -> list[Text | str]:
        held = rack_lines(rack, view.letter_set, screen.language, screen.width) if rack else []
        return [*table_drawing(view, screen.language, screen.width).lines, *held, *messages]


heard: HeardAnswers = {"board": lambda asked: tiles_lying(asked.view.board.values(), len(asked.view.board), "en")}


def shown(table: Table) -> ShownRow:
    return ShownRow()


def ending(screen: Screen, state: State, outcome: Outcome, knowledge: Knowledge | None) -> list[Text | str]:
    return [f"{seat.name} {score}" for seat, score in zip(state.seats, outcome.scores, strict=True)]


def table_drawing(state: State, language: str, width: int, shown: Collection[Square] = ()) -> TableDrawing:
    return TableDrawing([Text(" ".join(state.board.get((x, 0), "·") for x in range(state.edition.width)))])


def play_row(host: Host) -> None:
    """Each line is a tile, or nothing to pass."""
    while (seat := host.due()) is not None:
        if seat not in host.persons:
            host.computer_move(seat)
            continue
        host.screen.page(host.page(seat, host.rack(seat), host.take_news()))
        line = host.screen.ask(f"{host.state.seats[seat].name}: ")
        refusal = host.send(Play(seat=seat, word=line.upper()) if line else Pass(seat=seat))
        if refusal:
            host.news.append(refusal_text(refusal, host.screen.language))
