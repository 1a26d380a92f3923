"""The table as a drawing."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rekje.analysis.course import course_of
from rekje.drawing import draw_board, owners_of
from rekje.drawing.owners import COLOURS
from rekje.referee import replay
from tests.drawing.kit import golden

SVG = "{http://www.w3.org/2000/svg}"
GAMES = (
    "worked-example-nl-late",
    "woordenspel-printed-layout-slof",
    "koning-LEPEL-on-three-tiles",
    "letter-printed-de",
)


def texts(drawn: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", GAMES)
def test_every_tile_is_drawn_with_whose_it_is(name: str) -> None:
    course = course_of(golden(name).events)
    names = course.state.config.seats
    drawn = draw_board(course.state, seats=owners_of(names), laid_by=course.laid_by, language="en")
    told = texts(drawn)
    assert sorted(course.laid_by) == sorted(course.state.board)
    for seat, person in enumerate(names):
        count = list(course.laid_by.values()).count(seat)
        assert drawn.count(f'fill="url(#seat-{seat})"') == count > 0
        assert told.count(person[0]) >= count
    assert re.findall(r"(?:href|src|@import|url\((?!#))", drawn) == []


def test_only_the_part_with_tiles_is_drawn_where_that_is_wanted() -> None:
    state = replay(golden("worked-example-nl-late").events)
    whole, part = (texts(draw_board(state, whole=whole, language="en")) for whole in (True, False))
    columns = [[name for name in "ABCDEFGHIJKLMNO" if name in told] for told in (whole, part)]
    assert "".join(columns[0]) == "ABCDEFGHIJKLMNO"
    assert "K" not in columns[1]


def test_the_signs_of_squares_are_those_of_the_language() -> None:
    state = replay(golden("worked-example-nl-late").events)
    assert "3W" in texts(draw_board(state, language="nl"))
    assert "3M" in texts(draw_board(state, language="fr"))


def test_a_word_is_drawn_as_a_way_over_its_tiles() -> None:
    state = replay(golden("letter-printed-de").events)
    plain, drawn = (ElementTree.fromstring(draw_board(state, steps=steps)) for steps in ((), [(1, 5), (3, 3), (4, 5)]))
    assert len(list(drawn.iter(f"{SVG}line"))) == len(list(plain.iter(f"{SVG}line"))) + 2
    said = [[node.text for node in one.iter(f"{SVG}text")] for one in (plain, drawn)]
    assert said[1] == [*said[0], "1", "2", "3"]


def test_names_in_a_drawing_are_escaped() -> None:
    state = replay(golden("worked-example-nl-late").events)
    drawn = draw_board(state, label='<script>"&', language="en")
    assert "<script" not in drawn
    assert ElementTree.fromstring(drawn).get("aria-label") == '<script>"&'


def test_marks_tell_people_of_the_same_first_letter_apart() -> None:
    assert [one.mark for one in owners_of(["Anna", "Bram"])] == ["A", "B"]
    assert [one.mark for one in owners_of(["Anna", "Arie", "Bram"])] == ["1", "2", "3"]
    assert [one.mark for one in owners_of(["!", "Bram"])] == ["1", "2"]
    assert len(set(COLOURS)) == 6
