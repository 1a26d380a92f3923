"""The board, the heap or the table of letters of many sizes as one SVG drawing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rekje.drawing.ground import DrawnArea, ground_of, prints_values
from rekje.drawing.owners import Owner, patterns
from rekje.drawing.steps import draw_steps
from rekje.drawing.svg import Markup, element, single
from rekje.drawing.tiles import FONT, draw_tile
from rekje.locale import say
from rekje.model.squares import Square
from rekje.model.state import State

NOBODY: Mapping[Square, int] = {}


def draw_board(
    state: State,
    *,
    label: str = "",
    language: str | None = None,
    whole: bool = True,
    names: bool | None = None,
    marked: Collection[Square] = (),
    steps: Sequence[Square] = (),
    seats: Sequence[Owner] = (),
    laid_by: Mapping[Square, int] = NOBODY,
) -> str:
    """The table of a state (or a view) as an ``<svg>`` element: the board with its premium squares and the tiles on it,
    the heap of tiles on a bare table, or letters of many sizes. It stands in a page as it is: no style sheet, no
    script, nothing from outside, and it prints in black and white. It is as wide as what it stands in (it has a
    ``viewBox`` only) and always light, so that it looks the same on a dark page.

    ``label`` is what a screen reader says of it ("board"); ``language`` that of the signs on squares (default: the
    reader's). ``whole=False`` draws only the part of a board around its tiles, which a picture in a text wants;
    ``names``, whether columns and rows have names, is usual on a board, not on a bare table.

    Squares are ``(x, y)``, of a large tile its top left one. ``marked`` tiles get a strong edge, and the sign of the
    premium square under them; ``steps`` are drawn as links from tile to tile with the number of each letter.
    ``laid_by`` says which seat laid which tile, shown by colour, pattern and mark (and no premium squares under tiles);
    ``seats`` are then needed (`owners_of`, and `rekje.analysis.course.course_of` of a game's events).

    >>> state = replay_record(record, facts).state
    >>> draw_board(state, label="TAART on row 8", whole=False, marked=[(3, 7), (4, 7)])
    """
    ground = ground_of(state, [*marked, *steps], whole=whole, names=names)
    width, height = ground.size
    margin = ground.margin
    box = (-margin, -margin, width + 2 * margin, height + 2 * margin)
    said = label or say("after-board", language)
    return element(
        "svg",
        element("title", said),
        patterns(seats) if laid_by else "",
        single("rect", x=box[0], y=box[1], width=box[2], height=box[3], rx=6, fill="#fffdf7"),
        ground.drawn(language),
        _tiles(state, ground, marked, {square: seats[seat] for square, seat in laid_by.items()}),
        () if laid_by else (ground.premium_tag(square, language) for square in marked),
        draw_steps(state.board, ground, steps),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{number:.0f}" for number in box),
        role="img",
        aria_label=said,
        font_family=FONT,
        class_="board-drawing",
    )


def _tiles(
    state: State, ground: DrawnArea, marked: Collection[Square], owners: Mapping[Square, Owner]
) -> Iterator[Markup]:
    worth = prints_values(state)
    for square, tile in state.board.items():
        x, y = ground.corner(square)
        value = state.letter_set.value(tile) if worth else None
        drawn = draw_tile(tile, value, owners.get(square), square in marked, ground.grid.six_sided)
        yield element("g", drawn, transform=f"translate({x:.1f} {y:.1f})")
