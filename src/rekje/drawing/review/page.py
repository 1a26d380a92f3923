"""The review of a game as one page of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from rekje.analysis.moves import GameMoves
from rekje.analysis.review import Review
from rekje.drawing.board import draw_board
from rekje.drawing.page import policy_of, whole_page
from rekje.drawing.review.course import course_chart
from rekje.drawing.review.document import Document, Miss, TurnRow, document_of
from rekje.drawing.review.style import STYLE
from rekje.drawing.svg import Markup, element
from rekje.locale import say
from rekje.referee.view import Seen

POLICY = policy_of(STYLE)
"""What such a page needs of a browser, as a content security policy."""


def review_page(review: Review, played: GameMoves, *, language: str | None = None) -> str:
    """The page, in the reader's language. ``played`` is the game of the review; its boards are drawn."""
    told = document_of(review, language)
    language = told.language
    body = (
        element("p", say("review-heading", language), class_="kind"),
        element("h1", told.game),
        element("p", told.result, class_="result"),
        _seats(told),
        _course(told),
        _misses(told, played),
        _lists(told),
        _turns(told),
        element("h2", say("review-how", language)),
        (element("p", note, class_="quiet") for note in told.notes),
        element("footer", say("after-sheet-made", language)),
    )
    return whole_page(say("review-heading", language), told.game, STYLE, body, language)


def columns_head(columns: Sequence[tuple[str, str]]) -> Markup:
    """The head of a table, from the names of its columns and what stands in them ("number", or "")."""
    cells = (element("th", name, scope="col", class_=f"{kind} head" if kind else None) for name, kind in columns)
    return element("thead", element("tr", cells))


def _seats(told: Document) -> Markup:
    """What each seat's game comes to, a column a seat."""
    head = columns_head([(say("review-player", told.language), ""), *((name, "number") for name in told.seats)])
    body = (element("tr", element("th", one.label, scope="row"), _numbers(one.of_seats)) for one in told.figures)
    return element("table", head, element("tbody", body))


def _numbers(texts: Iterable[str]) -> Iterator[Markup]:
    return (element("td", text, class_="number") for text in texts)


def _course(told: Document) -> Iterator[Markup]:
    if told.course:
        yield element("h2", say("review-course", told.language))
        yield element("figure", course_chart(told.course), class_="chart")


def _misses(told: Document, played: GameMoves) -> Iterator[Markup]:
    if told.misses:
        yield element("h2", say("review-misses", told.language))
        found = (_miss(miss, played.turns[miss.place].seen, told.language) for miss in told.misses)
        yield element("div", found, class_="misses")


def _miss(miss: Miss, seen: Seen | None, language: str) -> Markup:
    """A turn that cost much: the tiles held, what was best instead, and the table with it."""
    assert seen is not None
    laid = miss.best.laid
    cost = element("span", miss.cost, class_="cost")
    drawn = draw_board(
        replace(seen, board={**seen.board, **dict(laid)}),
        label=miss.board,
        language=language,
        marked=[square for square, _ in laid],
        steps=miss.best.path,
        whole=False,
    )
    return element(
        "section",
        element("h3", miss.turn),
        element("p", miss.rack, class_="quiet") if miss.rack else "",
        element("p", miss.instead, " ", cost, f" ({miss.chance_cost})" if miss.chance_cost else ""),
        element("p", miss.why, class_="why") if miss.why else "",
        element("figure", Markup(drawn)),
        class_="miss",
    )


def _lists(told: Document) -> Iterator[Markup]:
    """Missed bingos, words that aren't in the list, words that nobody found."""
    for listing in told.lists:
        yield element("h2", listing.heading)
        yield element("ul", (element("li", line) for line in listing.lines))
    if told.unread:
        yield element("h2", told.unread_heading)
        yield element("p", " ".join(told.unread), class_="words")


def _turns(told: Document) -> Iterator[Markup]:
    language = told.language
    yield element("h2", say("review-turns", language))
    columns = [(say("after-sheet-number", language), "number"), (say("review-player", language), "")]
    columns += [(say("review-did", language), ""), (say("review-better", language), "")]
    columns += [(say("review-costs", language), "number")]
    if told.of_chance:
        columns.append((told.of_chance, "number"))
    rows = (element("tr", _row(told, row)) for row in told.rows)
    yield element("table", columns_head(columns), element("tbody", rows), class_="turns")


def _row(told: Document, row: TurnRow) -> Iterator[Markup]:
    mark = " *" if row.phony else ""
    yield element("td", row.number, class_="number")
    yield element("th", row.name, scope="row")
    yield element("td", f"{row.done} {row.points}".strip() + mark, class_="done")
    # Of the costliest turns it is told above, beside their boards.
    why = element("p", row.why, class_="why") if row.why and not row.costly else ""
    yield element("td", f"{row.better} {row.better_score}".strip(), why, class_="better")
    cost = "number cost" if row.missed else "number"
    yield element("td", row.cost, class_=cost, data_label=say("review-costs", told.language))
    if told.of_chance:
        label = say("review-column-chance", told.language)
        yield element("td", row.chance, class_="number", data_label=label)
