"""The picture of a table to share."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from rekje.analysis.best_turn import best_turn
from rekje.analysis.course import course_of
from rekje.drawing.picture.page import HEIGHT, WIDTH, Person, site_picture, table_picture
from rekje.games.registry import GAMES
from rekje.referee import view
from rekje.referee.view import see_all
from tests.drawing.kit import golden

PICTURES = Path(__file__).parents[1] / "golden" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = (
    ("end-out", "en"),
    ("woordenspel-full-record", "nl"),
    ("koning-hexagons", "fr"),
    ("letter-printed-de", "de"),
    ("letter-printed-it", "it"),
)


def picture(name: str, language: str) -> str:
    course = course_of(see_all(golden(name).events, None))
    seen = view(course.state, None)
    won = seen.outcome.winners if seen.outcome else ()
    scores = seen.outcome.scores if seen.outcome else tuple(seat.score for seat in seen.seats)
    people = [Person(seat.name, scores[at], at in won) for at, seat in enumerate(seen.seats)]
    return table_picture(people, seen, language, best_turn(course))


def told(drawn: str) -> str:
    """What stands in a picture: a line for each element, so that a change can be read."""
    return re.sub(r"(?<=>)(?=<)", "\n", drawn) + "\n"


@pytest.mark.parametrize(("name", "language"), DRAWN)
def test_the_picture_is_the_golden_one(name: str, language: str) -> None:
    drawn = told(picture(name, language))
    assert drawn == (PICTURES / f"{name}.{language}.svg").read_text("utf-8")


@pytest.mark.parametrize(("name", "language"), DRAWN)
def test_everything_stands_inside_it_and_nothing_comes_from_outside(name: str, language: str) -> None:
    drawn = picture(name, language)
    root = ElementTree.fromstring(drawn)
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT))
    assert re.findall(r"(?:href|src|@import|url\((?!#))", drawn) == []


def test_the_best_word_has_a_gold_ring_on_the_board_and_stands_beside_it() -> None:
    drawn = picture("end-out", "en")
    best = best_turn(course_of(golden("end-out").events))
    assert best
    assert drawn.count('stroke="#8a5d00"') == len(best.word.squares)
    assert f"Best turn {best.score}, by Bram" in drawn


def test_tiles_that_a_watcher_may_not_see_are_not_in_it() -> None:
    state = golden("worked-example-nl-late").state
    seats = tuple(replace(seat, rack=("Q", "X")) for seat in state.seats)
    drawn = table_picture([Person(seat.name) for seat in seats], view(replace(state, seats=seats), None), "nl")
    letters = {node.text for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")}
    assert not {"Q", "X"} & letters


def test_a_long_name_is_cut_off_and_markup_in_it_is_text() -> None:
    seen = view(golden("four-seats").state, None)
    people = [Person("<b>" + "W" * 40, 1234, True), *(Person(str(at), at) for at in range(5))]
    drawn = table_picture(people, seen, "en")
    assert "&lt;b&gt;W" in drawn
    assert "W…" in drawn


@pytest.mark.parametrize("language", ["nl", "fr", "de", "en", "it"])
def test_the_site_has_a_picture_in_each_language(language: str) -> None:
    seen = view(golden("worked-example-nl-late").state, None)
    drawn = site_picture(tuple(GAMES), seen, language)
    assert "Scrabble" in drawn
    assert "Letter" in drawn


def test_it_becomes_a_png_of_its_size() -> None:
    from resvg_py import svg_to_bytes

    png = svg_to_bytes(svg_string=picture("end-out", "en"))
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (WIDTH, HEIGHT)
