"""How a heap, a walk over it and the track are drawn, and what squares are called."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from rekje.board.grid import GRIDS, HEX, SQUARE
from rekje.locale import LANGUAGES
from rekje.model.events import Setup
from rekje.model.squares import Square, square_name
from rekje.model.tiles import Tile
from rekje.terminal.walk.heap import HeapWindow, Trace, Viewport, arrows, cell_width, heap_lines
from rekje.terminal.walk.track import BESIDE, king_signs, track_lines
from tests.terminal.typed import Typed
from tests.terminal.walk_hosts import walk_host

PAGE = 24


def snake(length: int) -> dict[Square, Tile]:
    """A heap that goes to the left and up, further and further."""
    return {(-((i + 1) // 2), -(i // 2)): "LEVERS"[i % 6] for i in range(length)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("grid", "length"), [("square", 4), ("square", 40), ("square", 119), ("hex", 72)])
def test_every_page_fits_in_80_by_24_however_far_the_heap_goes(grid: str, language: str, length: int) -> None:
    heap = {square_name(square): tile for square, tile in snake(length).items()}
    if grid == "hex":
        heap = {square_name((i - 30, 0)): tile for i, tile in enumerate("LEVERS" * (length // 6))}
    setup = Setup(tiles=heap, racks=["LEVERSEEL?ABCDEFGHI", *["EEEELLLVVVAA"] * 5], kings=[9, 55, 0, 7, 8, 60 - 1])
    lines = [
        "<",
        "^",
        "level",
        "other",
        "other",
        "",
        "?",
        "",
        "xyzzy" * 30,
        "level A1",
        "score",
        "",
        "bag",
        "",
        "quit!",
    ]
    typed = Typed(["", *lines], language=language)
    host = walk_host(typed, ["person"] * 6, setup=setup, options={"grid": grid, "clock": "turn:600"})
    typed.play(host)
    assert len(typed.pages) > 14
    assert host.state.sheet, "the word was laid"
    for page in typed.pages:
        shown = page.removeprefix("\n" * 51).removeprefix("\n").split("\n")
        assert len(shown) <= PAGE, page
        assert max(map(cell_len, shown)) <= 80, page
        assert "\x1b" not in page


@pytest.mark.parametrize("grid", GRIDS.values())
@pytest.mark.parametrize("top", [-7, -2, 0, 5])
def test_squares_in_sight_have_names_that_can_be_typed(grid: object, top: int) -> None:
    window = HeapWindow(grid, -9, top, 14, 14)  # type: ignore[arg-type]
    squares = [window.square((column, row)) for row in range(14) for column in range(14)]
    assert len(set(squares)) == 14 * 14
    assert all(window.parse(window.name(square).lower()) == square for square in squares)
    assert window.name(squares[0]) == "A1"
    assert all(window.parse(name) is None for name in ("O1", "A15", "A0", "3C", "C", ""))


def test_on_hexagons_neighbours_are_drawn_side_by_side_or_half_a_square_aside() -> None:
    window = HeapWindow(HEX, -5, -5, 12, 12)
    half = cell_width(HEX) // 2
    for square in ((0, 0), (1, -1), (-2, 3)):
        column, row = window.cell(square)
        here = 2 * half * column + (half if square[1] % 2 else 0)
        for near in HEX.around(square):
            near_column, near_row = window.cell(near)
            there = 2 * half * near_column + (half if near[1] % 2 else 0)
            assert abs(there - here) == (2 * half if near_row == row else half)


def test_squares_keep_their_names_while_everything_can_be_seen() -> None:
    sight = Viewport(SQUARE)
    first = sight.over([(0, 0), (1, 0)], [(0, 0)], 14, 14)
    assert sight.over([(0, 0), (1, 0), (1, 1), (-2, 0)], [(1, 1)], 14, 14) == first
    far = [(x, 0) for x in range(-9, 3)]
    moved = sight.over(far, far[:3], 14, 14)
    assert moved != first
    assert moved.shows(far, margin=1)


def test_of_a_heap_too_large_the_watched_part_is_seen_and_the_rest_is_told_of() -> None:
    sight = Viewport(SQUARE)
    heap = [(x, 0) for x in range(60)]
    window = sight.over(heap, heap[40:45], 14, 14)
    assert window.shows(heap[40:45])
    assert window.beyond(heap) == "< >"
    sight.move("<")
    assert sight.over(heap, heap[40:45], 14, 14) == sight.window != window
    assert sight.over(heap, heap[:3], 14, 14).shows(heap[:3])


def test_arrows_follow_the_walk_and_a_dot_ends_it() -> None:
    line = [(0, 0), (1, 0), (2, 0), (1, 0), (0, 0)]
    assert arrows(SQUARE, line) == {(0, 0): "→", (1, 0): "↔", (2, 0): "←"}
    bent = [(0, 0), (1, 0), (1, 1), (1, 0), (1, -1)]
    assert arrows(SQUARE, bent) == {(0, 0): "→", (1, 0): "↕", (1, 1): "↑", (1, -1): "•"}
    assert arrows(HEX, [(0, 0), (1, -1), (1, 0), (0, 0), (0, 1)]) == {
        (0, 0): "×",
        (1, -1): "↘",
        (1, 0): "←",
        (0, 1): "•",
    }


def test_new_tiles_and_the_walk_are_signed_without_colour() -> None:
    window = HeapWindow(SQUARE, 0, 0, 5, 2)
    heap: dict[Square, Tile] = {(0, 0): "L", (0, 1): "Z"}
    trace = Trace([(0, 0), (1, 0), (2, 0)], {(1, 0): "E", (2, 0): "g"}, laid=False)
    drawn = [line.plain for line in heap_lines(window, heap, trace)]
    assert drawn == ["    A  B  C  D  E ", " 1 ▸L→+E→+g• ·  · ", " 2  Z  ·  ·  ·  · "]
    laid = Trace(trace.path, trace.new, laid=True)
    assert heap_lines(window, {**heap, **trace.new}, laid)[1].plain == " 1 ▸L→*E→*g• ·  · "


def test_kings_stand_below_their_places_and_those_at_the_start_beside_the_track() -> None:
    typed = Typed()
    setup = Setup(tiles={"A1": "A"}, racks=["A"] * 4, kings=[0, 60, 17, 0])
    host = walk_host(typed, ["person"] * 4, setup=setup)
    ruler, kings = (line.plain for line in track_lines(host.state, 60, 79, 23))
    assert kings[BESIDE - 2 : BESIDE] == "AD"
    assert (kings.index("B") - BESIDE, kings.index("C") - BESIDE, kings.index("+") - BESIDE) == (60, 17, 23)
    assert all(ruler[BESIDE + place :].startswith(str(place)) for place in range(5, 61, 5))


@pytest.mark.parametrize("width", [30, 45, 59, 67, 68, 79])
def test_the_whole_track_is_seen_however_narrow(width: int) -> None:
    setup = Setup(tiles={"A1": "A"}, racks=["A"] * 4, kings=[0, 60, 17, 51])
    host = walk_host(Typed(), ["person"] * 4, setup=setup)
    lines = [line.plain for line in track_lines(host.state, 60, width, 23)]
    assert max(map(len, lines)) <= width
    places = "".join(line[BESIDE + 1 :] for line in lines[1::2])
    assert len(places) == 60
    assert [places.index(sign) + 1 for sign in "BCD+"] == [60, 17, 51, 23]
    numbers = "·".join(line.strip() for line in lines[::2])
    assert [int(number) for number in numbers.split("·") if number] == [1, *range(5, 61, 5)]


def test_kings_with_the_same_initial_are_told_apart() -> None:
    assert king_signs(["Anna", "Bram"]) == ["A", "B"]
    assert king_signs(["Anna", "Abel"]) == ["1", "2"]
