"""``rekje guide``: how a game is played, in the terminal."""

from __future__ import annotations

import pytest

from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES, say
from rekje.locale.rule_parts import rule_parts
from tests.records.command import run

_GAMES = tuple(GAMES)
EACH = [
    (_GAMES[number % len(_GAMES)], LANGUAGES[number % len(LANGUAGES)])
    for number in range(max(len(_GAMES), len(LANGUAGES)))
]
"""Every game and every language at least once."""


@pytest.mark.parametrize(("game", "language"), EACH)
def test_a_guide_tells_what_begins_the_turns_the_table_and_the_cases(game: str, language: str) -> None:
    ran = run("guide", game, "--language", language)
    assert (ran.status, ran.err) == (0, "")
    places = [ran.out.find(say(f"guide-{part}", language)) for part in ("short", "turns", "cases")]
    assert 0 < places[0] < places[1] < places[2]
    told = " ".join(ran.out.split())
    for chapter in rule_parts(game, language).chapters:
        for step in chapter.steps:
            assert f"({step.rule})" in told
    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_game_that_there_is_not_has_no_guide() -> None:
    ran = run("--language", "en", "guide", "chess")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("game", _GAMES)
def test_no_line_in_french_begins_with_a_sign_that_belongs_to_the_word_before_it(game: str) -> None:
    lines = [line.strip() for line in run("guide", game, "--language", "fr").out.splitlines()]
    assert len(lines) > 50
    assert [line for line in lines if line[:1] in tuple(":;?!»")] == []
