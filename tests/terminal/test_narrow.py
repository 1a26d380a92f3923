"""Pages on narrow terminals, and with long names."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from rekje.games.editions import builtin_edition
from rekje.locale import LANGUAGES, say
from rekje.model.state import SheetLine, State
from rekje.terminal.crossword.board import BARE, Drawing, board_lines, square_width
from rekje.terminal.crossword.page import game_page
from rekje.terminal.pages import sheet_lines
from rekje.terminal.path.hand import hand_lines
from rekje.terminal.playing.host import Host
from rekje.terminal.screen import Screen
from tests.support import LONG_NAMES, after, passes, play, woordenspel
from tests.terminal.letter_host import lay_host
from tests.terminal.typed import Typed, table_for
from tests.terminal.walk_hosts import walk_host


def table() -> State:
    return after({**woordenspel(play(0, "8H", "HOND"), *passes(1, 2, 3, 4), seats=6), "seats": LONG_NAMES})


def screen(width: int) -> Screen:
    console = Console(width=width, height=24, file=StringIO(), color_system=None, force_terminal=False)
    return Screen(console, "en")


@pytest.mark.parametrize("edition", [("scrabble", "nl"), ("woordenspel", "nl")])
@pytest.mark.parametrize("width", [20, 34, 47, 50, 53, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_is_drawn_however_narrow(edition: tuple[str, str], width: int, language: str) -> None:
    board = builtin_edition(*edition)
    lines = board_lines(board, Drawing({(15 - 1, 14): "Q", (7, 7): "a"}), language, width)
    assert len(lines) == board.height + 1
    assert max(cell_len(line.plain) for line in lines) <= width
    assert lines[15].plain[3:].count("Q") == 1
    squares = "".join(line.plain[3:] for line in lines[1:])
    if square_width(board, width) == BARE:
        assert {char for char in squares if char.isalpha()} == {"Q", "a"}


@pytest.mark.parametrize("width", [30, 45, 60, 80])
def test_every_score_is_seen_however_long_the_names(width: int) -> None:
    view = table()
    page = [str(line) for line in game_page(screen(width), view, Drawing(view.board), None, [], ["1:22:03"] * 6)]
    assert max(map(cell_len, page)) <= width
    told = "\n".join(page)
    assert all(name[:3] in told for name in LONG_NAMES)
    assert told.count(" (10)") == 5
    assert " 13 (6)" in told


@pytest.mark.parametrize("width", [30, 60, 80])
def test_the_score_sheet_has_everybodys_total(width: int) -> None:
    lines = list(map(str, sheet_lines(screen(width), table(), lambda word: "")))
    assert max(map(cell_len, lines)) <= width
    assert sum(line.split().count("0") for line in lines) == 5
    assert all(name[:3] in "".join(lines) for name in LONG_NAMES)


def test_the_points_of_a_challenge_are_a_line_of_their_own_on_the_sheet() -> None:
    lost = SheetLine(1, "challenge", score=-10)
    view = replace(table(), sheet=(SheetLine(0, "play", "8D", "TAART", score=14), SheetLine(0, "bonus", score=5), lost))
    lines = [re.sub(" +", " ", str(line)) for line in sheet_lines(screen(80), view, lambda word: "")]
    assert any("bonus" in line and " 5" in line for line in lines)
    assert any("−10" in line for line in lines)


HOSTS: dict[str, Callable[[Typed], Host]] = {
    "scrabble": lambda typed: table_for(typed, ("person", "person")),
    "woordenspel": lambda typed: table_for(typed, ("person", "person"), edition=builtin_edition("woordenspel", "nl")),
    "koning": walk_host,
    "letter": lay_host,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOSTS)
def test_help_is_told_whole_in_sixty_columns(game: str, language: str) -> None:
    typed = Typed(["", "?", *[""] * 8], language=language, width=60)
    typed.play(HOSTS[game](typed))
    shown = [page.rpartition("\n")[0] for page in typed.pages]
    assert max(cell_len(line) for page in shown for line in page.split("\n")) <= 60
    told = " ".join(" ".join(shown).split())
    for name in ("pass", "hint", "hand", "save", "rules", "resign", "quit"):
        assert " ".join(say(f"screen-help-{name}", language).split()) in told, name


def test_fifteen_letters_are_all_told_in_sixty_columns() -> None:
    letters = builtin_edition("letter", "nl").letter_set
    hand = tuple(f"{face}2×2" for face in "ABCDEFGHIJKLMNO")
    told = " ".join(str(line) for line in hand_lines(hand, letters, screen(60)))
    assert all(f"{tile}" in told for tile in hand)
