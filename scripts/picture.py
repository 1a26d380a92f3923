"""Draws docs/images/terminal.svg, a page of a real game as `rekje play` shows it. It takes no arguments."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from rekje.cli.parts.editions import find_edition
from rekje.model.commands import Play
from rekje.players import get_player
from rekje.storage.memory import EventMemory
from rekje.terminal.crossword.turn import LineTurn
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.person import Leave
from rekje.terminal.screen import Screen
from rekje.terminal.seating import SeatedPlayers
from rekje.terminal.start import Wish, make_host, start_game

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
LANGUAGE = "nl"
SEED = 3
TURNS = 10
DARK, LIGHT, RED, GREEN = (24, 26, 31), (222, 222, 216), (229, 83, 75), (126, 190, 110)
THEME = TerminalTheme(DARK, LIGHT, [DARK, RED, GREEN, *[LIGHT] * 5])
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def main() -> None:
    """Play some turns of a game, lay the next play provisionally, and draw the page."""
    console = Console(
        record=True, width=80, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    host = a_game(Screen(console, LANGUAGE))
    seat = host.due()
    assert seat is not None
    typed = [best_play(host, seat)]

    def read(prompt: str) -> str:
        if not typed:
            console.print(prompt, markup=False)
            raise Leave
        console.export_text(clear=True)
        return typed.pop()

    host.screen = Screen(console, LANGUAGE, read)
    try:
        LineTurn(host, seat).run()
    except Leave:
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_text(without_remote_fonts(console.export_svg(title="rekje play", theme=THEME)), "utf-8")


def a_game(screen: Screen) -> Host:
    """A game between a person and a computer player after some turns, the person's made by a computer player too."""
    seating = SeatedPlayers(("Anna", "Liefhebber"), ("amateur", "amateur"))
    wish = Wish("scrabble", seed=SEED)
    table, words = start_game(wish, find_edition("nl-early", "scrabble"), seating, EventMemory())
    host = make_host(table, words, screen)
    while (seat := host.due()) is not None and (len(host.state.sheet) < TURNS or seat != 0):
        host.computer_move(seat)
    table.give_seat(0, "person")
    return host


def best_play(host: Host, seat: int) -> str:
    """The play with the highest score, as it is typed."""
    command = get_player("greedy").choose(host.view(seat), seat, host.knowledge)
    assert isinstance(command, Play)
    return f"{command.at} {command.word}"


def without_remote_fonts(svg: str) -> str:
    """The picture with the reader's own fonts, so that looking at it fetches nothing."""
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family:\s*[^;]*Fira Code[^;]*;", f"font-family: {FONTS};", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    main()
