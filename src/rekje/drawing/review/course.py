"""The course of a reviewed game as a chart: part of a page, or a picture of its own."""

from __future__ import annotations

from rekje.drawing.review.chart import HIGH, WIDE, draw_course
from rekje.drawing.review.document import CourseChart
from rekje.drawing.svg import Markup, element, single

MARGIN, HEAD, FOOT = 16, 66, 12
_STYLE = ".line{stroke:#1d6560;stroke-width:3;stroke-linejoin:round}.dear{fill:#a3341f}.quiet{fill:#51483b}"

_SANS = "system-ui, Segoe UI, Roboto, Helvetica Neue, Arial, Noto Sans, DejaVu Sans, Liberation Sans, sans-serif"
"""Families by name too, because what makes PNG knows none of the general ones."""


def course_chart(course: CourseChart) -> Markup:
    """The chart as SVG that takes its colours from the page around it."""
    return draw_course(
        course.values, label=course.label, low=course.low, middle=course.middle, high=course.high, marks=course.marks,
        numbered=course.numbers, costly=course.costly,
    )  # fmt: skip


def course_picture(game: str, course: CourseChart) -> str:
    """The chart as an SVG file, dark on white; above it the title of the game and what the chart shows."""
    wide, high = WIDE + 2 * MARGIN, HEAD + HIGH + FOOT
    drawn = (
        element("style", Markup(_STYLE)),
        single("rect", width=wide, height=high, fill="#fff"),
        element("text", game, x=MARGIN, y=30, font_size=19),
        element("text", course.label, x=MARGIN, y=52, font_size=14, class_="quiet"),
        element("svg", course_chart(course), x=MARGIN, y=HEAD, width=WIDE, height=HIGH),
    )
    return element(
        "svg",
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        width=wide,
        height=high,
        fill="#1c150a",
        color="#1c150a",
        font_family=_SANS,
    )
