"""Letter's box as data: the material of the built-in editions, and what makes no sense in an edition of one's own."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rekje.games.editions import builtin_edition, edition_names
from rekje.model.edition import Edition, check_edition
from rekje.model.problems import FormError
from rekje.model.sizes import face_of, parse_size, size_name, size_of, sized

PRINTED = sorted((Path(__file__).parents[1] / "golden" / "letter").glob("*.json"))
SIZES = {"1x1": 8, "2x1": 8, "1x2": 8, "3x1": 6, "1x3": 6, "2x2": 10, "3x2": 8, "2x3": 8, "3x3": 4}
SMALL = {"name": "mine", "game": "letter", "language": "nl", "lexicon": "nl", "rack": 15, "blanks": 0}


@pytest.mark.parametrize("name", edition_names("letter"))
def test_66_letters_and_6_tokens_in_the_sizes_of_the_box(name):
    edition = builtin_edition("letter", name)
    assert Counter(size for sizes in edition.sizes.values() for size in sizes) == SIZES
    assert edition.tokens == ("1x1", "2x1", "1x2", "2x2", "3x2", "3x3")
    assert (edition.rack, edition.blanks, edition.width, edition.height) == (15, 0, 16, 16)
    assert edition.letter_set.box() == Counter({face: len(sizes) for face, sizes in edition.sizes.items()})


@pytest.mark.parametrize("name", edition_names("letter"))
def test_the_letters_are_the_modern_set_scaled_down(name):
    scrabble = builtin_edition("scrabble", name).letter_set.box()
    del scrabble["?"]
    whole, box = scrabble.total(), builtin_edition("letter", name).letter_set.box()
    assert list(box) == list(scrabble)
    floors = {face: 66 * count // whole for face, count in scrabble.items()}
    assert all(box[face] in {max(1, floor), max(1, floor + 1)} for face, floor in floors.items())
    shares = {face: 66 * scrabble[face] % whole for face, floor in floors.items() if floor}
    raised = {face for face in shares if box[face] > floors[face]}
    assert min(shares[face] for face in raised) >= max(shares[face] for face in shares.keys() - raised)


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_the_letters_of_the_printed_example_are_in_the_box(path):
    laid = Counter((one["tile"], "x".join(map(str, one["size"]))) for one in json.loads(path.read_text())["letters"])
    box = builtin_edition("letter", path.stem).sizes
    assert laid <= Counter((face, size) for face, sizes in box.items() for size in sizes)


def test_the_printed_examples_are_those_of_the_printed_editions():
    printed = [name for name in edition_names("letter") if builtin_edition("letter", name).printed]
    assert [path.stem for path in PRINTED] == printed == ["de", "en", "fr", "it"]


def test_a_sized_tile_is_its_face_and_its_size():
    assert sized("R", (3, 2)) == "R3×2"
    assert (face_of("R3×2"), size_of("R3×2")) == ("R", (3, 2))
    assert (face_of("?2×1"), size_of("?2×1")) == ("?", (2, 1))
    assert (face_of("IJ1×3"), size_of("IJ1×3")) == ("IJ", (1, 3))
    assert [(face_of(tile), size_of(tile)) for tile in "R?_×"] == [(tile, None) for tile in "R?_×"]
    assert parse_size("3x2") == parse_size("3×2") == (3, 2)
    assert size_name((3, 2)) == "3×2"


@pytest.mark.parametrize("text", ["", "3", "3x", "0x1", "4x1", "1x4", "3x2 ", "3X2", "33x2", "३x2", "-1x1"])
def test_what_is_no_size(text):
    with pytest.raises(FormError) as raised:
        parse_size(text)
    assert raised.value.code == "form-size"


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a side of four": ({"letters": {"A": (0, 1)}, "sizes": {"A": ["4x1"]}}, "form-size"),
    "a token of no size": ({"letters": {"A": (0, 1)}, "sizes": {"A": ["1x1"]}, "tokens": ["big"]}, "form-size"),
    "more letters than sizes": ({"letters": {"A": (0, 2)}, "sizes": {"A": ["1x1"]}}, "form-edition-sizes"),
    "a letter without sizes": ({"letters": {"A": (0, 1), "B": (0, 1)}, "sizes": {"A": ["1x1"]}}, "form-edition-sizes"),
    "sizes of a letter that isn't there": (
        {"letters": {"A": (0, 1)}, "sizes": {"A": ["1x1"], "B": ["1x1"]}},
        "form-edition-sizes",
    ),
    "no tile at all": ({"letters": {"A": (0, 0)}, "sizes": {"A": []}}, "form-edition-no-tiles"),
    "tokens alone": ({"letters": {"A": (0, 1)}, "tokens": ["1x1"]}, "form-edition-no-tiles"),
    "a letter that looks like a size": ({"letters": {"A1×": (0, 1)}, "sizes": {"A1×": ["1x1"]}}, "form-edition-letter"),
    "a start square off the board": (
        {"letters": {"A": (0, 1)}, "sizes": {"A": ["1x1"]}, "board": ["....", "...."], "start": ["Z9"]},
        "form-edition-start",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_box_that_makes_no_sense_is_one_clear_sentence(case):
    given, code = WRONG[case]
    with pytest.raises(FormError) as raised:
        check_edition(msgspec.convert({**SMALL, **given}, Edition))
    assert raised.value.code == code


def test_sized_tiles_need_no_start_squares():
    given = {"letters": {"A": (0, 2)}, "sizes": {"A": ["1x1", "3x2"]}, "board": ["....", "...."]}
    edition = msgspec.convert({**SMALL, **given}, Edition)
    assert check_edition(edition) == edition
