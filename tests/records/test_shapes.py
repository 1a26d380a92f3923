"""Values of the wrong kind are named in plain words, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from rekje.locale import LANGUAGES
from tests.records.command import replay_json
from tests.records.test_bad_input import edition_as_data
from tests.support import move, play, scrabble

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": [1, "Bram"]}, "seats[0] should be text, not a whole number."),
    ({"seats": "Anna"}, "seats should be a list, not text."),
    ({"edition": 1}, "edition should be text or an object with fields, not a whole number."),
    ({"moves": [move(0, "pass", ms=1.5)]}, "moves[0].ms should be a whole number, not a number."),
    ({"moves": [move(0, "pass", ms=-1)]}, "moves[0].ms should be 0 or more."),
    ({"moves": [play(0, "8D", "AB", path=[[1]])]}, "moves[0].path[0] should be a list of 2."),
    ({"setup": {"bag": True}}, "setup.bag should be text or a whole number, not true or false."),
    ({"setup": {"racks": 1}}, "setup.racks should be a list or an object with fields, not a whole number."),
    ({"edition": edition_as_data() | {"rack": "7"}}, "edition.rack should be a whole number, not text."),
    ({"edition": edition_as_data() | {"letters": {"A": [1]}}}, "edition.letters[...] should be a list of 2."),
]


@pytest.mark.parametrize(("change", "told"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_kinds_have_names(change: dict[str, Any], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    ran = replay_json(scrabble() | change)
    assert (ran.status, ran.err.strip()) == (2, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_the_names_of_programmers(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", language)
    for change, _ in WRONG:
        ran = replay_json(scrabble() | change)
        assert not {"str", "int", "array", "`int`", "null"} & set(ran.err.replace(",", "").replace(".", "").split())
