"""How a board with sized tiles is drawn: outlines, paths, hatched tokens; every page fits in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rich.cells import cell_len

from rekje.games.path.words import piece
from rekje.locale import LANGUAGES
from rekje.model.events import Setup
from rekje.terminal.path.board import LARGE, SLIM, SMALL, LayDrawing, Scale, lay_board_lines, shades_of
from tests.terminal.letter_host import lay_host
from tests.terminal.typed import Typed

PAGE = 24
BOARD = {(0, 0): "B3×3", (3, 0): "O3×2", (3, 2): "R1×1", (4, 2): "?2×2", (6, 0): "T1×3", (6, 3): "IJ2×1"}
CROWDED = {f"{chr(65 + x)}{y + 1}": "[E1×1]" for y in range(10) for x in range(12)}


def drawn(drawing: LayDrawing, scale: Scale = SMALL) -> list[str]:
    return [line.plain for line in lay_board_lines((16, 16), drawing, scale)]


def test_tiles_have_outlines_and_their_letters_in_the_middle() -> None:
    assert [line[3:27] for line in drawn(LayDrawing(BOARD))[1:5]] == [
        "┌───────┐┌───O───┐┌─┐ · ",
        "│   B   │└───────┘│T│ · ",
        "└───────┘[R]┌▒▒▒▒┐└─┘ · ",
        " ·  ·  ·  · └▒▒▒▒┘[ Ĳ  ]",
    ]


@pytest.mark.parametrize("scale", [SMALL, LARGE, SLIM])
def test_all_lines_of_a_board_are_equally_long(scale: Scale) -> None:
    lines = drawn(LayDrawing(BOARD, path=[(0, 0), (3, 2), (6, 3)]), scale)
    assert {cell_len(line) for line in lines} == {3 + 16 * scale.columns}
    assert len(lines) == 1 + 16 * scale.lines


def test_the_letters_of_a_path_are_numbered_and_new_ones_marked() -> None:
    plain = drawn(LayDrawing(BOARD, path=[(0, 0), (3, 0), (6, 0), (6, 3)]))
    assert "O2" in plain[1]
    assert "│   B1  │" in plain[2]
    assert "└3┘" in plain[3]
    assert "[ Ĳ4 ]" in plain[4]
    marked = drawn(LayDrawing(BOARD, last=[(3, 2)], draft={(8, 0): "S2×2"}))
    assert "[R*" in marked[3]
    assert "┌─S+─┐" in marked[1]


def test_tiles_that_touch_have_different_colours_and_keep_them() -> None:
    pieces = [piece(square, tile) for square, tile in BOARD.items()]
    shades = shades_of(pieces)
    assert all(shades[a.at] != shades[b.at] for a in pieces for b in pieces if a.touches(b))
    assert all(shades_of(pieces[:n]).items() <= shades.items() for n in range(len(pieces)))


LINES = [
    *(
        "",
        "?",
        "",
        "",
        "words",
        "",
        "letters",
        "",
        "xyzzy" * 30,
        "t9x9 z9",
        "free",
        "blank",
        "pass",
        "path",
        "path tea",
    ),
    *("e1x1 h7 tea eat xyz on tee", "undo", *["hint"] * 3, "t j8", "t1x2 j8", "tea xyz tee no", "path tea", "", "ate"),
    *("at", "", "path eat", "?", "", "", "xx", "bram knocks", "cato dirk", "rat xyz tea", "", "y", "", "", "quit!"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glass", [None, 600])
def test_every_page_fits_in_80_by_24(language: str, glass: int | None) -> None:
    hand = "[T1×2][T3×1][N1×1][O1×1][A2×3][E2×1][S1×1][X1×1][?2×2]"
    tiles = {"H8": "[E2×2]", "H10": "[A3×2]", "A1": "[?3×3]"}
    setup = Setup(tiles=tiles, racks=[hand] * 6)
    typed = Typed(LINES, language=language)
    host = lay_host(typed, ["person"] * 6, setup=setup, options={"glass": glass})
    typed.play(host)
    assert len(typed.pages) > 25
    assert len(host.state.sheet) > 2, "words were written and somebody has knocked"
    check_pages(typed.pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_board_and_a_hand_of_thirty_fit_too(language: str) -> None:
    hand = "".join(f"[{letter}3×{n % 3 + 1}]" for n, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZABCD"))
    typed = Typed(["", "words", "", "letters", ""], language=language)
    host = lay_host(typed, ["person"], setup=Setup(tiles=CROWDED, racks=[hand]))
    typed.play(host)
    assert "…" in typed.pages[1]
    check_pages(typed.pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_shows_what_lies_face_down(language: str) -> None:
    typed = Typed(["3x2 1x1", "2x2", "9x9", "?", "", ""], language=language)
    host = lay_host(typed, ["person", "person"], setup=None)
    typed.play(host)
    assert "1×1: 8 " in typed.pages[0]
    assert "3×2: 8" in typed.pages[0]
    check_pages(typed.pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_60_columns_sizes_stay_apart_and_scores_are_whole(language: str) -> None:
    typed = Typed(["", "?", ""], language=language, width=60)
    host = lay_host(typed, ["person", "person"], setup=None)
    typed.play(host)
    assert "1×1: 8 " in typed.pages[0]
    assert "3×2: 8" in typed.pages[0]
    assert typed.pages[0].count(" 0 (0)\n") == 2
    check_pages(typed.pages, 60)


def check_pages(pages: list[str], width: int = 80) -> None:
    for page in pages:
        shown = page.removeprefix("\n").split("\n")
        assert len(shown) <= PAGE, page
        assert max(map(cell_len, shown)) <= width, page
        assert "\x1b" not in page


def test_a_path_is_traced_from_tile_to_touching_tile() -> None:
    typed = Typed(["t1x2 j8 tea eat", ""])
    host = lay_host(typed)
    typed.play(host)
    path = [(9, 7), (7, 7), (7, 9)]
    pieces = {square: piece(square, tile) for square, tile in host.state.board.items()}
    assert all(pieces[a].touches(pieces[b]) for a, b in pairwise(path))
    assert "│T│" in typed.pages[-1] or "┌T┐" in typed.pages[-1]
