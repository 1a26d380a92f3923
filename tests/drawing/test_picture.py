"""The picture of a table to share."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from rekje.analysis.best_turn import best_turn
from rekje.analysis.course import course_of
from rekje.drawing.owners import INKS
from rekje.drawing.picture.fitted import width_of
from rekje.drawing.picture.page import HEIGHT, WIDTH, Person, site_picture, table_picture
from rekje.games.registry import GAMES
from rekje.locale import say
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


def spans(drawn: str) -> dict[str, tuple[float, float]]:
    """Where each text begins and ends, from left to right."""
    found = {}
    for node in ElementTree.fromstring(drawn).iter(f"{SVG}text"):
        said, x = node.text or "", float(node.get("x", 0))
        width = width_of(said) * float(node.get("font-size", 0))
        found[said] = (x - width, x) if node.get("text-anchor") == "end" else (x, x + width)
    return found


@pytest.mark.parametrize("name", ["Amateur 2", "WWWWWWWWWWWWWWWW", "iiiiiiiiiiiiiiiiiiiiiiii", "名" * 24])
def test_a_name_ends_before_its_points_begin(name: str) -> None:
    drawn = table_picture([Person(name, 1150, True)], view(golden("four-seats").state, None), "de")
    written = spans(drawn)
    shown = next(text for text in written if len(text) > 1 and name.startswith(text.rstrip("…")))
    assert len(shown) > 4
    assert written[shown][1] < written["1150"][0]


@pytest.mark.parametrize("language", ["nl", "fr", "de", "en", "it"])
def test_the_game_and_its_language_are_told_whole_beside_the_board(language: str) -> None:
    for record in ("koning-hexagons", "woordenspel-full-record"):
        seen = view(golden(record).state, None)
        drawn = table_picture([Person("Anna", 0)], seen, language)
        game = say(f"screen-game-{seen.config.game}", language).split()[0]
        below = {text: ends for text, (_, ends) in spans(drawn).items() if game in text}
        assert below
        assert not any("…" in text for text in below)
        assert all(ends <= 570.1 for ends in below.values())


def test_a_race_has_its_track_with_a_king_for_each_player_and_a_free_seat_has_none() -> None:
    seen = view(golden("koning-hexagons").state, None)
    people = [Person("Anna", 57), Person("Bram", 0), Person("Cor", free=True)]
    drawn = table_picture(people, seen, "nl")
    fives = [text for text in spans(drawn) if text.isdecimal() and int(text) % 5 == 0 and text != "0"]
    assert fives == [str(place) for place in range(5, 61, 5)]
    assert drawn.count('fill="#e9bd4a"') == 1
    kings = re.findall(r'r="7.6" fill="(#\w+)"', drawn)
    assert kings == [*INKS[:2]]
    assert "vrij" in drawn
    assert "Cor" not in drawn
    assert 'r="7.6"' not in picture("end-out", "nl")


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
