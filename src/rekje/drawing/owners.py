"""How one sees whose a tile is: a colour, a pattern that prints in black and white, and a mark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rekje.drawing.svg import Markup, element, single

COLOURS = ("#cfe3df", "#f3d3c9", "#d9d0ec", "#f0dfb4", "#cfdcec", "#ecd0e0")
"""Light, so that a black letter can be read on each; a seat, a colour."""
INKS = ("#1d6560", "#a3341f", "#5b3f99", "#7a5000", "#27548f", "#8c2f66")
STEP = 8
_LINES = (
    "",
    "M0 8L8 0M-2 2L2 -2M6 10L10 6",
    "M2 2h.01M6 6h.01",
    "M0 4H8",
    "M0 0L8 8M-2 6L2 10M6 -2L10 2",
    "M4 0V8",
)
"""What is drawn in each seat's pattern, in a square of `STEP` units; the first seat's tiles are plain."""
_DOTS = 2


class Owner(msgspec.Struct, frozen=True):
    """A seat as drawings show it: its ``name`` and the ``mark`` on its tiles."""

    seat: int
    name: str
    mark: str

    @property
    def fill(self) -> str:
        """What fills this seat's tiles: its pattern on its colour."""
        return f"url(#seat-{self.seat})"


def owners_of(names: Sequence[str]) -> tuple[Owner, ...]:
    """The seats with their marks: first letters of their names, and numbers where those don't tell them apart."""
    firsts = [next((char.upper() for char in name if char.isalnum()), "") for name in names]
    clear = len(set(firsts)) == len(names) and all(firsts)
    marks = firsts if clear else [str(seat + 1) for seat in range(len(names))]
    return tuple(Owner(seat, name, mark) for seat, (name, mark) in enumerate(zip(names, marks, strict=True)))


def patterns(owners: Sequence[Owner]) -> Markup:
    """The patterns of the seats, as definitions for a drawing."""
    return element("defs", map(_pattern, owners))


def _pattern(owner: Owner) -> Markup:
    return element(
        "pattern",
        *_drawn(owner.seat),
        id=f"seat-{owner.seat}",
        width=STEP,
        height=STEP,
        patternUnits="userSpaceOnUse",
    )


def _drawn(seat: int) -> Iterator[Markup]:
    yield single("rect", width=STEP, height=STEP, fill=COLOURS[seat])
    if lines := _LINES[seat]:
        dots = {"stroke_width": 2.2, "stroke_linecap": "round"} if seat == _DOTS else {"stroke_width": 0.9}
        yield single("path", d=lines, stroke=INKS[seat], stroke_opacity=0.55, fill="none", **dots)
