"""The course of a game as a line chart in SVG: the lead turn by turn, or the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.drawing.svg import Markup, element, single

WIDTH, HEIGHT, LEFT, TOP, FOOT = 640, 200, 74, 14, 28
WIDE, HIGH = WIDTH + LEFT + TOP, HEIGHT + TOP + FOOT
"""A chart with what stands around it, in its own units."""
_TICKS = 10


def draw_course(
    values: Sequence[float | None],
    *,
    label: str,
    low: float,
    middle: float,
    high: float,
    marks: Sequence[str],
    numbered: Sequence[int],
    costly: Sequence[int] = (),
) -> Markup:
    """A chart as an ``<svg>`` element that takes its colours from the page around it (``currentColor`` and the class
    ``line``). ``values`` are the heights from left to right, None where one isn't known; the chart reaches from ``low``
    to ``high`` and has a line in the ``middle``. ``marks`` is what stands beside high, middle and low; ``numbered`` the
    numbers of the turns; ``costly`` the indexes of the turns that get a mark."""
    span = high - low or 1
    width = max(1, len(values) - 1)
    points = {
        place: (place / width * WIDTH, (high - value) / span * HEIGHT)
        for place, value in enumerate(values)
        if value is not None
    }
    every = max(1, -(-len(values) // _TICKS))
    return element(
        "svg",
        element("title", label),
        (_level(y, mark, y == (high - middle) / span * HEIGHT) for y, mark in _levels(low, middle, high, marks)),
        (
            element("text", str(number), x=place / width * WIDTH, y=HEIGHT + 20, text_anchor="middle", font_size=13)
            for place, number in enumerate(numbered)
            if place % every == 0 and number
        ),
        single("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points.values()), fill="none", class_="line"),
        (single("circle", cx=x, cy=y, r=5, class_="dear") for place, (x, y) in points.items() if place in costly),
        viewBox=f"{-LEFT} {-TOP} {WIDE} {HIGH}",
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        aria_label=label,
        class_="course",
        fill="currentColor",
    )


def _levels(low: float, middle: float, high: float, marks: Sequence[str]) -> list[tuple[float, str]]:
    span = high - low or 1
    return [((high - value) / span * HEIGHT, mark) for value, mark in zip((high, middle, low), marks, strict=True)]


def _level(y: float, mark: str, strong: bool) -> Markup:
    line = single("line", x1=0, x2=WIDTH, y1=y, y2=y, stroke="currentColor", stroke_opacity=0.55 if strong else 0.25)
    return element("g", line, element("text", mark, x=-7, y=y + 4.5, text_anchor="end", font_size=13))
