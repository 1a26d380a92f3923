"""The turns of a score sheet: who did what, where, for how many points, and the total after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.analysis.course import Course, CourseLine, Word
from rekje.drawing.ground import DrawnArea
from rekje.drawing.owners import Owner
from rekje.drawing.svg import Markup, element
from rekje.locale import say
from rekje.model.sizes import face_of, size_name, size_of
from rekje.model.tiles import BLANK, plain_word

_LAYS = ("play", "place", "claim", "knock", "taken-back", "struck")


def turns(course: Course, ground: DrawnArea, owners: Sequence[Owner], language: str) -> Iterator[Markup]:
    """The table of turns; nothing where there hasn't been one."""
    if not course.lines:
        return
    columns = ("number", "player", "words", "points", "total")
    head = (element("th", say(f"after-sheet-{name}", language), scope="col", class_=_class(name)) for name in columns)
    before = course.start
    rows = []
    for number, line in enumerate(course.lines, 1):
        rows.append(_row(number, line, before, ground, owners, language))
        before = line.totals
    yield element(
        "table",
        element("caption", say("after-sheet-turns", language)),
        element("thead", element("tr", head)),
        element("tbody", rows),
        class_="turns",
    )


def _class(column: str) -> str | None:
    return "number" if column in ("number", "points", "total") else None


def _row(
    number: int,
    line: CourseLine,
    before: Sequence[int],
    ground: DrawnArea,
    owners: Sequence[Owner],
    language: str,
) -> Markup:
    seat = line.line.seat
    moved = [
        f"{owner.name}: {line.totals[owner.seat]}"
        for owner in owners
        if owner.seat != seat and line.totals[owner.seat] != before[owner.seat]
    ]
    done: list[str | list[str]] = [_done(line, ground, language)]
    if moved:
        done.append(element("div", say("after-sheet-moved", language, totals=", ".join(moved)), class_="quiet"))
    scored = line.line.score or (line.line.kind in _LAYS and line.words)
    cells = (
        element("td", str(number), class_="number"),
        element("th", owners[seat].name, scope="row"),
        element("td", *done, class_="done"),
        _number("points", str(line.line.score) if scored else "", language),
        _number("total", str(line.totals[seat]), language),
    )
    return element("tr", cells)


def _number(column: str, told: str, language: str) -> Markup:
    """A number; on a phone, without the columns' heads, it brings its own."""
    return element("td", told, class_="number", data_label=say(f"after-sheet-{column}", language))


def _done(line: CourseLine, ground: DrawnArea, language: str) -> list[str]:
    """What was done: the words with their places, and before them the letters laid where those have sizes."""
    told: list[str] = []
    if tiles := [_laid(square, tile, ground) for square, tile in line.laid if size_of(tile)]:
        told.append(element("div", ", ".join(tiles), class_="quiet"))
    if not line.words:
        return [*told, "" if tiles else _did(line, language)]
    said = [_said(word, line, ground, language) for word in line.words]
    told.append(element("span", Markup(" · ".join(said))))
    bonus = line.line.score - sum(word.score for word in line.words)
    if bonus > 0:
        told.append(f" +{bonus}")
    if line.line.kind in ("taken-back", "struck", "knock", "claim"):
        told.append(element("span", f" ({_did(line, language)})", class_="quiet"))
    return told


def _said(word: Word, line: CourseLine, ground: DrawnArea, language: str) -> Markup:
    """A word, where it lies, and its points where they say more than those of the whole turn."""
    said = element("b", plain_word(word.word))
    if word.struck:
        return element("s", said, element("span", say("after-sheet-struck", language), class_="hidden"))
    at = _at(word, line, ground)
    place = element("span", f" {at}", class_="quiet") if at else ""
    return element("span", said, place, f" {word.score}" if _apart(line) else "", class_="word")


def _apart(line: CourseLine) -> bool:
    """Whether the words of a turn have points of their own: several of them, and not just one for each word."""
    scores = [word.score for word in line.words if word.score]
    return max(scores, default=0) > 1 and (len(scores) > 1 or sum(scores) < line.line.score)


def _at(word: Word, line: CourseLine, ground: DrawnArea) -> str:
    """Where a word lies: as the field writes it where words lie in lines, else its first and its last square."""
    if line.line.at:
        return line.line.at if word is line.words[0] else ""
    return f"{ground.name(word.squares[0])}–{ground.name(word.squares[-1])}" if word.squares else ""


def _laid(square: tuple[int, int], tile: str, ground: DrawnArea) -> str:
    size = size_of(tile)
    face = face_of(tile)
    sized = f" {size_name(size)}" if size else ""
    return f"{'□' if face == BLANK else face}{sized} {ground.name(square)}"


def _did(line: CourseLine, language: str) -> str:
    told = line.line
    if told.kind in ("taken-back", "struck", "challenge", "bonus"):
        return say(f"after-did-{told.kind}", language)
    return say(f"replay-did-{told.kind}", language, count=told.count)
