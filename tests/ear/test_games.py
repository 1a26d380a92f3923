"""Games by ear with Orca, from the start page to three turns and the result: what must be heard, in which order,
and nothing twice. ``make ear`` runs it; what was heard stands in ``transcript.txt`` in the test's folder."""

from __future__ import annotations

import re

import pytest

from rekje.locale import say
from tests.ear.conftest import Listening
from tests.ear.expected import expected, unheard
from tests.ear.games import LANGUAGE, SEAT

TURNS = 3
COORDINATES = re.compile(r"^(row|column) \d+")
"""What Orca adds to a square whose name doesn't say where it lies."""
BUTTON = "push button."
"""What Orca says behind the text of a button."""


@pytest.mark.parametrize(
    ("game", "browser"),
    [
        ("scrabble", "chromium"),
        ("woordenspel", "chromium"),
        ("koning", "chromium"),
        ("letter", "chromium"),
        ("scrabble", "firefox-esr"),
        ("letter", "firefox-esr"),
    ],
)
def test_a_game_is_heard(listening: Listening, game: str, browser: str) -> None:
    player = listening(browser)
    player.begin(game)
    player.play(TURNS)
    player.asks()
    player.look_round()
    player.resign()
    player.keys.listener.until(player.began, say("web-news-over", LANGUAGE))
    player.keys.listener.settle(player.began, lambda said: True, 10)
    heard = [one.text for one in player.keys.listener.heard(player.began) if one.whole]
    told = expected(player.events(), SEAT, LANGUAGE)
    assert unheard(told, heard) == [], "\n".join(heard)
    assert repeated(told, heard, [seat.name for seat in player.state.seats]) == [], "\n".join(heard)
    assert [line for line in heard if COORDINATES.match(line)] == []
    # A name of the region would be said before every line of it.
    label = say("spoken-happens", LANGUAGE)
    assert [line for line in heard if any(f"{label} {sentence}" in line for sentence in told)] == []
    if game == "letter":
        letters_are_named(heard)


def repeated(told: list[str], heard: list[str], names: list[str]) -> list[str]:
    """The sentences that were said more often than they happened, but for whose turn it is: that is also asked, and
    part of the title of the page. A knock is told when it is heard, and once more when its words are named later. The
    last event is a button, too, whose text is heard where the focus comes by."""
    turn = say("web-your-turn", LANGUAGE)
    text = "\n".join(line for line in heard if not line.endswith(BUTTON))
    knocks = {say("lays-news-knock", LANGUAGE, name=name) for name in names}
    return [
        sentence
        for sentence in {*told} - {turn}
        if text.count(sentence) > told.count(sentence) * (2 if sentence in knocks else 1)
    ]


def letters_are_named(heard: list[str]) -> None:
    """Drawing is asked once, and all letters drawn are said in one sentence."""
    assert sum(say("web-draw-now", LANGUAGE) in line for line in heard) == 1
    begin = say("spoken-drawn-all", LANGUAGE, tiles="").rstrip(". ")
    (drawn,) = [line for line in heard if begin in line]
    assert len(drawn.split(";")) > 7
