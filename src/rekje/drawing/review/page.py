"""The review of a game as one page of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from rekje.analysis.moves import Played
from rekje.analysis.review import Review, ReviewTurn
from rekje.drawing.board import draw_board
from rekje.drawing.page import policy_of, whole_page
from rekje.drawing.review.course import course_chart, has_course
from rekje.drawing.review.style import STYLE
from rekje.drawing.review.words import (
    better_scored,
    bingo_lines,
    chance_cost_text,
    cost_text,
    done_text,
    figures,
    has_chances,
    instead_text,
    move_text,
    notes,
    percent,
    phony_lines,
    rack_text,
    turn_text,
    words_text,
)
from rekje.drawing.svg import Markup, element
from rekje.locale import say, ui_language
from rekje.referee.view import Seen

POLICY = policy_of(STYLE)
"""What such a page needs of a browser, as a content security policy."""


def review_page(review: Review, played: Played, *, language: str | None = None) -> str:
    """The page, in the reader's language."""
    language = ui_language(language)
    names = [seat.name for seat in review.seats]
    title = f"{say(f'screen-game-{review.game}', language)} · {', '.join(names)}"
    body = (
        element("p", say("review-heading", language), class_="kind"),
        element("h1", title),
        _result(review, language),
        _seats(review, language),
        _course(review, language),
        _misses(review, played, language),
        _lists(review, language),
        _turns(review, language),
        element("h2", say("review-how", language)),
        (element("p", note, class_="quiet") for note in notes(review, language)),
        element("footer", say("after-sheet-made", language)),
    )
    return whole_page(say("review-heading", language), title, STYLE, body, language)


def _result(review: Review, language: str) -> Markup:
    names = ", ".join(review.seats[seat].name for seat in review.winners)
    return element("p", say("review-title", language, names=names, count=len(review.winners)), class_="result")


def _head(columns: Sequence[tuple[str, str]]) -> Markup:
    cells = (element("th", name, scope="col", class_=f"{kind} head" if kind else None) for name, kind in columns)
    return element("thead", element("tr", cells))


def _seats(review: Review, language: str) -> Markup:
    """What each seat's game comes to, a column a seat."""
    head = _head([(say("review-player", language), ""), *((seat.name, "number") for seat in review.seats)])
    body = (element("tr", element("th", name, scope="row"), _numbers(told)) for name, told in figures(review, language))
    return element("table", head, element("tbody", body))


def _numbers(texts: Iterable[str]) -> Iterator[Markup]:
    return (element("td", text, class_="number") for text in texts)


def _course(review: Review, language: str) -> Iterator[Markup]:
    if has_course(review):
        yield element("h2", say("review-course", language))
        yield element("figure", course_chart(review, language), class_="chart")


def _misses(review: Review, played: Played, language: str) -> Iterator[Markup]:
    if review.misses:
        yield element("h2", say("review-misses", language))
        found = (_miss(review, review.turns[place], played.turns[place].seen, language) for place in review.misses)
        yield element("div", found, class_="misses")


def _miss(review: Review, turn: ReviewTurn, seen: Seen | None, language: str) -> Markup:
    """A turn that cost much: the tiles held, what was best instead, and the table with it."""
    assert seen is not None
    best = turn.choices[0].move
    lost = chance_cost_text(turn, language)
    cost = element("span", cost_text(turn, language), class_="cost")
    drawn = draw_board(
        replace(seen, board={**seen.board, **dict(best.laid)}),
        label=say("review-board", language, play=move_text(best, language)),
        language=language,
        marked=[square for square, _ in best.laid],
        path=best.path,
        whole=False,
    )
    rack = element("p", say("review-rack", language, rack=rack_text(turn.rack)), class_="quiet") if turn.rack else ""
    return element(
        "section",
        element("h3", turn_text(review, turn, language)),
        rack,
        element("p", instead_text(turn, language), " ", cost, f" ({lost})" if lost else ""),
        element("figure", Markup(drawn)),
        class_="miss",
    )


def _lists(review: Review, language: str) -> Iterator[Markup]:
    """Missed bingos, words that aren't in the list, words that nobody found."""
    for code, lines in (("missed-bingos", bingo_lines), ("phonies", phony_lines)):
        if told := lines(review, language):
            yield element("h2", say(f"review-{code}", language))
            yield element("ul", (element("li", line) for line in told))
    if review.unread:
        yield element("h2", say("review-unread", language, count=len(review.unread)))
        yield element("p", words_text([one.word for one in review.unread], len(review.unread)), class_="words")


def _turns(review: Review, language: str) -> Iterator[Markup]:
    yield element("h2", say("review-turns", language))
    chances = has_chances(review)
    columns = [(say("after-sheet-number", language), "number"), (say("review-player", language), "")]
    columns += [(say("review-did", language), ""), (say("review-better", language), "")]
    columns += [(say("review-costs", language), "number")]
    if chances:
        columns.append((say("review-chance-of", language, name=review.seats[0].name), "number"))
    rows = (element("tr", _row(review, turn, chances, language)) for turn in review.turns)
    yield element("table", _head(columns), element("tbody", rows), class_="turns")


def _row(review: Review, turn: ReviewTurn, chances: bool, language: str) -> Iterator[Markup]:
    missed = turn.cost is not None and turn.cost.equity > 0
    yield element("td", str(turn.number or ""), class_="number")
    yield element("th", review.seats[turn.seat].name, scope="row")
    yield element("td", done_text(review, turn, language), class_="done")
    yield element("td", better_scored(turn, language) if missed else "", class_="better")
    cost = "number cost" if missed else "number"
    yield element("td", cost_text(turn, language), class_=cost, data_label=say("review-costs", language))
    if chances:
        label = say("review-column-chance", language)
        yield element("td", percent(turn.chance, language), class_="number", data_label=label)
