"""The score sheet of a game as one page of HTML."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import msgspec

from rekje.analysis.course import Course, course_of
from rekje.drawing.board import draw_board
from rekje.drawing.ground import DrawnArea, ground_of
from rekje.drawing.owners import STEP, Owner, owners_of, patterns
from rekje.drawing.page import policy_of, whole_page
from rekje.drawing.sheet.ending import result, shuffle
from rekje.drawing.sheet.style import STYLE
from rekje.drawing.sheet.turns import turns
from rekje.drawing.svg import Markup, element
from rekje.drawing.tiles import draw_tile
from rekje.lexicon.simple import ANY
from rekje.locale import say, ui_language
from rekje.model.state import State
from rekje.model.tiles import plain_word
from rekje.referee.view import SeenEvents

POLICY = policy_of(STYLE)
"""What such a page needs of a browser, as a content security policy."""
_SWATCH = 26


class Heading(msgspec.Struct, frozen=True):
    """What stands above a sheet: a title of its own (else the game and its players), and the day of the game."""

    title: str = ""
    day: date | None = None


def score_sheet(
    events: SeenEvents, heading: Heading | None = None, *, language: str | None = None, checked: bool = False
) -> str:
    """The score sheet of a game that is over or on, in the reader's language.

    It tells what its events tell: those of a game that is on must have come through the gate
    (`rekje.referee.view.see_all` for a spectator). ``checked`` is whether the draws are known to be those of the proof
    of the shuffle, as `rekje.records.replay` finds out.
    """
    language, heading = ui_language(language), heading or Heading()
    course = course_of(events)
    state = course.state
    owners = owners_of(state.config.seats)
    ground = ground_of(state, names=True)
    game = say(f"screen-game-{state.config.game}", language)
    title = heading.title or f"{game} · {', '.join(state.config.seats)}"
    body = (
        _head(state, title, heading.day, language),
        result(state, language),
        turns(course, ground, owners, language),
        _table(course, owners, ground, language),
        _words(course, owners, language),
        shuffle(state, checked, language),
        element("footer", say("after-sheet-made", language)),
    )
    return whole_page(say("after-sheet", language), title, STYLE, body, language)


def _head(state: State, title: str, day: date | None, language: str) -> Iterator[Markup]:
    yield element("p", say("after-sheet", language), class_="kind")
    yield element("h1", title)
    told = [say("after-sheet-day", language, day=day.day, month=day.month, year=day.year)] if day else []
    spoken = say(f"screen-language-{state.edition.language}", language)
    told.append(say("after-sheet-edition", language, spoken=spoken, edition=state.edition.name))
    if state.config.lexicon == ANY:
        told.append(say("after-sheet-any", language))
    elif state.config.lexicon:
        told.append(say("after-sheet-lexicon", language, lexicon=state.config.lexicon))
    told.append(say(f"after-sheet-judged-{state.option('judging')}", language))
    if not state.config.known:
        told.append(say("after-sheet-open", language))
    yield element("p", " · ".join(told), class_="quiet")


def _table(course: Course, owners: tuple[Owner, ...], ground: DrawnArea, language: str) -> Iterator[Markup]:
    yield element("h2", say("after-sheet-table", language))
    legend = (element("li", _swatch(owner), f" {owner.name}") for owner in owners)
    yield element("ul", legend, class_="legend")
    label = say("after-sheet-table-label", language)
    drawn = draw_board(
        course.state, label=label, language=language, names=True, seats=owners, laid_by=course.laid_by
    )  # fmt: skip
    kind = "board" if ground.edition else "heap"
    yield element("figure", Markup(drawn), class_=kind)


def _swatch(owner: Owner) -> Markup:
    """A tile of a seat's, small, as a key to the drawing."""
    tile = element("g", draw_tile("_", owner=owner), transform=f"scale({_SWATCH / 40})")
    size = _SWATCH + STEP / 4
    return element("svg", patterns([owner]), tile, width=size, height=size, aria_hidden="true")


def _words(course: Course, owners: tuple[Owner, ...], language: str) -> Iterator[Markup]:
    """Everybody's words, the best ones first."""
    yield element("h2", say("after-sheet-words", language))
    for owner in owners:
        lines = (line for line in course.lines if line.line.seat == owner.seat)
        found = [(word.score, plain_word(word.word)) for line in lines for word in line.words if not word.struck]
        found.sort(key=lambda one: (-one[0], -len(one[1]), one[1]))
        # Where every word counts one, that needn't be told.
        told = ", ".join(f"{word} {score}" if score > 1 else word for score, word in found)
        yield element("p", element("strong", owner.name), f": {told or '–'}", class_="words")
