"""Values of the wrong kind are named in plain words, in every language."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rekje.games.editions import builtin_edition
from rekje.locale import LANGUAGES
from tests.records.command import replay_json, run
from tests.records.test_bad_input import edition_as_data
from tests.support import move, play, scrabble

LETTER = msgspec.to_builtins(builtin_edition("letter", "nl"))
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": [1, "Bram"]}, "seats[0] should be text, not a whole number."),
    ({"seats": "Anna"}, "seats should be a list, not text."),
    ({"edition": 1}, "edition should be text or an object with fields, not a whole number."),
    ({"moves": [move(0, "pass", ms=1.5)]}, "moves[0].ms should be a whole number, not a fraction."),
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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "moves should be a list, not null."),
        ("nl", "moves moet een lijst zijn, niet null."),
        ("fr", "moves doit être une liste, pas null."),
        ("de", "moves muss eine Liste sein, nicht null."),
        ("it", "moves deve essere un elenco, non null."),
    ],
)
def test_nothing_is_called_as_it_is_written(language: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", language)
    ran = replay_json(scrabble() | {"moves": None})
    assert (ran.status, ran.err.strip()) == (2, told)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"places": "true"}, "The option places is given as text, “true”: write true without quotes."),
        ({"overtime": "10"}, "The option overtime is given as text, “10”: write 10 without quotes."),
        ({"overtime": True}, "The option overtime can’t be “true”; it can be: 0–1000."),
        ({"places": None}, "The option places can’t be “null”; it can be: true, false."),
        ({"places": "True"}, "The option places can’t be “True”; it can be: true, false."),
        ({"overtime": "2000"}, "The option overtime can’t be “2000”; it can be: 0–1000."),
        ({"judging": '"referee"'}, 'The option judging can’t be “"referee"”; it can be: referee, challenge, agree.'),
    ],
    ids=str,
)
def test_options_stand_in_the_sentence_as_in_the_file(
    options: dict[str, Any], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    ran = replay_json(scrabble(options=options))
    assert (ran.status, ran.err.strip()) == (2, told)


def test_a_record_names_no_file_and_says_where_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    ran = replay_json(scrabble() | {"lexicon": "club.txt"})
    told = "There is no word list “club.txt”: a record names nl, fr, de, en, it, any, or has the words themselves."
    assert (ran.status, ran.err.strip()) == (2, f"{told} A file is given with --lexicon.")


@pytest.mark.parametrize(
    ("arguments", "document", "told"),
    [
        (("replay", "-"), {"seats": ["Anna"]}, "Scrabble is voor 2 tot 4 spelers, niet voor 1."),
        (("replay", "-"), {"edition": LETTER}, "hoort niet bij het spel Scrabble."),
        (("best", "-", "--edition", "koning/nl"), None, "bij Koning is dat niet zo."),
    ],
)
def test_games_have_their_names(
    arguments: tuple[str, ...], document: dict[str, Any] | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_LANG", "nl")
    data = b"15/15 A/B" if document is None else json.dumps(scrabble() | document).encode()
    assert told in run(*arguments, stdin=data).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_the_names_of_programmers(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", language)
    for change, _ in WRONG:
        ran = replay_json(scrabble() | change)
        assert not {"str", "int", "array", "`int`", "null"} & set(ran.err.replace(",", "").replace(".", "").split())
