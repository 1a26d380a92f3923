"""The course of a reviewed game as a chart: part of a page, or a picture of its own."""

from __future__ import annotations

from rekje.analysis.review import Review
from rekje.drawing.review.chart import HIGH, WIDE, draw_course
from rekje.drawing.review.words import has_chances, percent
from rekje.drawing.svg import Markup, element, single
from rekje.locale import say, ui_language
from rekje.locale.numbers import decimal

MARGIN, HEAD, FOOT = 16, 66, 12
_STYLE = ".line{stroke:#1d6560;stroke-width:3;stroke-linejoin:round}.dear{fill:#a3341f}.quiet{fill:#51483b}"

_SANS = "system-ui, Segoe UI, Roboto, Helvetica Neue, Arial, Noto Sans, DejaVu Sans, Liberation Sans, sans-serif"
"""Families by name too, because what makes PNG knows none of the general ones."""


def has_course(review: Review) -> bool:
    """Whether there is a course to draw: somebody to be ahead of, and some time for it."""
    return len(review.turns) > 1 and len(review.seats) > 1


def course_chart(review: Review, language: str) -> Markup:
    """The chart as SVG that takes its colours from the page around it: the chance of winning where it is known, else
    the lead of the first over the best of the others."""
    numbers = [turn.number for turn in review.turns]
    if has_chances(review):
        values = [turn.chance for turn in review.turns]
        # In the middle all are equal: a half between two, less with more.
        low, middle, high = 0.0, 1 / len(review.seats), 1.0
        marks = [percent(one, language) for one in (high, middle, low)]
    else:
        leads = [float(turn.totals[0] - max(turn.totals[1:])) for turn in review.turns]
        values = [*leads]
        high = -(-max(1, *(abs(lead) for lead in leads)) // 10) * 10
        low, middle = -high, 0.0
        marks = [f"+{decimal(high, language)}", "0", decimal(-high, language)]
    return draw_course(
        values, label=_label(review, language), low=low, middle=middle, high=high, marks=marks, numbered=numbers,
        dear=review.misses,
    )  # fmt: skip


def course_picture(review: Review, language: str | None = None) -> str:
    """The chart as an SVG file, dark on white, with what it shows above it."""
    language = ui_language(language)
    names = ", ".join(seat.name for seat in review.seats)
    wide, high = WIDE + 2 * MARGIN, HEAD + HIGH + FOOT
    drawn = (
        element("style", Markup(_STYLE)),
        single("rect", width=wide, height=high, fill="#fff"),
        element("text", f"{say(f'screen-game-{review.game}', language)} · {names}", x=MARGIN, y=30, font_size=19),
        element("text", _label(review, language), x=MARGIN, y=52, font_size=14, class_="quiet"),
        element("svg", course_chart(review, language), x=MARGIN, y=HEAD, width=WIDE, height=HIGH),
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


def _label(review: Review, language: str) -> str:
    code = "review-course-chance" if has_chances(review) else "review-course-lead"
    return say(code, language, name=review.seats[0].name)
