"""Previews of words that are walked or read on the table, as people type them, and of letters laid there."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from rekje.board.path.paths import Piece
from rekje.bootstrap import knowledge_for, open_words
from rekje.games.path.naming import dropped, name_words
from rekje.games.registry import GAMES, get_game
from rekje.locale import LANGUAGES
from rekje.model.state import State
from rekje.players import players_for
from rekje.players.base import open_commands
from rekje.referee import view
from rekje.referee.preview import TurnPreview
from rekje.server.sentences import preview_message
from tests.server.kit import Browser, Json, Server, Wire, until


class GameOver(Exception):
    """By bad luck a game can end early: Letter's, when nobody finds a word in the first rounds."""


class Guided:
    """One browser that holds all seats of a table, and knows what a good player would do."""

    def __init__(self, server: Server, game: str, **options: Any) -> None:
        self.server = server
        self.browser = Browser(server)
        made = self.browser.make(game, "me", "here", edition="en", options=options)
        self.wire: Wire = self.browser.sit(made["table"])
        config = self.state.config
        self.knowledge = knowledge_for(open_words(config.lexicon, config.edition, config.options), config)
        self.player = list(players_for(GAMES[game]).values())[-1]

    @property
    def state(self) -> State:
        state = self.server.live(self.wire.table).state
        assert state is not None
        return state

    def wish(self) -> Json:
        """What a good player would do now."""
        # Between two who knock at almost the same moment, nobody's turn comes for a moment.
        state, due = until(self._due)
        if state.outcome:
            raise GameOver
        return dict(msgspec.to_builtins(self.player.choose(view(state, due[0]), due[0], self.knowledge)))

    def _due(self) -> tuple[State, list[int]] | None:
        """The state and who is awaited, if anybody is or the game is over."""
        state = self.state
        due = [seat for seat in range(2) if open_commands(state, seat)]
        return (state, due) if due or state.outcome else None

    def until(self, kind: str) -> Json:
        """Play until a good player would do this."""
        for _ in range(200):
            asked = self.wish()
            if asked["do"] == kind:
                return asked
            answer = self.wire.command(**asked)
            assert answer["type"] == "ack", (asked, answer)
        raise AssertionError(f"nobody would {kind}")


WALKED = [name for name, game in GAMES.items() if "open" in game.handlers]
WRITTEN = [name for name, game in GAMES.items() if "place" in game.handlers]


@pytest.mark.parametrize("game", WALKED)
def test_a_word_without_a_walk_is_shown_with_the_one_that_the_referee_finds(server: Server, game: str) -> None:
    table = Guided(server, game)
    asked = table.until("play")
    word = asked["word"]
    for typed in (word.upper(), word.lower(), word.replace("e", "é").lower()):
        seen = table.wire.preview(do="play", seat=asked["seat"], word=typed)
        assert seen["type"] == "preview", seen
        assert [one["valid"] for one in seen["words"]] == [True]
        assert seen["words"][0]["word"].upper() == word.upper()
        assert len(seen["path"]) == len(asked["path"])
        assert set(seen["tiles"].values()) <= set(seen["words"][0]["word"])
    exact = table.wire.preview(do="play", seat=asked["seat"], word=seen["words"][0]["word"], path=seen["path"])
    assert {**exact, "id": ""} == {**seen, "id": ""}
    answer = table.wire.command(do="play", seat=asked["seat"], word=seen["words"][0]["word"], path=seen["path"])
    assert answer["type"] == "ack", answer


@pytest.mark.parametrize("game", WALKED)
def test_a_word_to_open_with_is_shown_and_stays_secret(server: Server, game: str) -> None:
    table = Guided(server, game)
    asked = table.wish()
    assert asked["do"] == "open"
    seat = asked.get("seat", 0)
    word = asked["words"][str(seat)]
    seen = table.wire.preview(do="open", seat=seat, words={str(seat): word.lower()})
    assert (seen["type"], seen["score"], len(seen["path"])) == ("preview", len(word), len(word))
    assert table.wire.preview(do="play", seat=seat, word=word)["rule"] == "C6"
    assert table.state.version == table.wire.hello()["view"]["version"]


def first_word_laid(server: Server, game: str) -> tuple[Guided, Json, Json]:
    """A table, the first lay that makes words there, and its preview."""
    for _ in range(12):
        with suppress(GameOver):
            return laid_at(Guided(server, game))
    raise AssertionError("twelve games without a word")


def laid_at(table: Guided) -> tuple[Guided, Json, Json]:
    """The first lay at a table that makes words, and its preview. Raises `GameOver` if there is none."""
    for _ in range(40):
        asked = table.until("place")
        seen = table.wire.preview(**asked)
        assert seen["type"] == "preview", (asked, seen)
        assert seen["tiles"]
        if seen["words"]:
            return table, asked, seen
        assert table.wire.command(**asked)["type"] == "ack"
    raise AssertionError("no word in forty lays")


@pytest.mark.parametrize("game", WRITTEN)
def test_letters_laid_are_shown_with_the_words_that_they_make(server: Server, game: str) -> None:
    table, asked, seen = first_word_laid(server, game)
    assert all(len(one["path"]) == len(one["word"]) and one["valid"] for one in seen["words"])
    assert sum(one["score"] for one in seen["words"]) == seen["score"]
    wrong = table.wire.preview(**{**asked, "words": [*asked["words"], "XQXQ"]})
    assert [one["word"] for one in wrong["dropped"]] == ["XQXQ"]
    assert wrong["dropped"][0]["sentence"]
    assert table.wire.command(**asked)["type"] == "ack"


def test_it_is_said_in_every_language_why_a_word_does_not_count() -> None:
    row = [Piece(face, column, 0, 1, 1) for column, face in enumerate("CAT")]
    listed = ("CAT", "ACT", "ABACA", "ACA")
    naming = name_words(row, [*listed, "XQ", "T"], {"CAT": [(0, 0)]}, lambda word: "".join(word) in listed)
    seen = TurnPreview((), 0, dropped=dropped(naming.bad, get_game("letter").flaws))
    rules = {one.word: (one.rule, one.code) for one in seen.dropped}
    assert rules == {
        "CAT": ("L7", "paper-again"),
        "ACT": ("L6", "paper-not-readable"),
        "ABACA": ("L6", "paper-tile-twice"),
        "ACA": ("L6", "paper-tile-twice"),
        "XQ": ("C1", "paper-no-word"),
        "T": ("L6", "paper-short"),
    }
    for language in LANGUAGES:
        for one in preview_message("1", seen, language).dropped:
            assert one.word in one.sentence


@pytest.mark.parametrize("game", GAMES)
def test_after_the_game_nothing_can_be_shown(server: Server, game: str) -> None:
    table = Guided(server, game)
    seat = table.state.active[0]
    assert table.wire.command(do="resign", seat=seat)["type"] == "ack"
    assert table.wire.preview(do="play", seat=seat, at="8H", word="AN")["rule"] == "C9"
