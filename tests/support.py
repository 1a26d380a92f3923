"""What the tests of the rules share: records written in a line or two, small word lists, a slow and plain search."""

from __future__ import annotations

import json
import os
import random
import socket
import ssl
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import cycle, product
from typing import Any

import msgspec

from rekje._core import WordGraph
from rekje.engine.encoding import alphabet
from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.lexicon.folding import Tiler, spell
from rekje.model.problems import Refusal
from rekje.model.squares import at_name
from rekje.model.state import State
from rekje.model.tiles import BLANK, LetterSet, Tiles, join_tiles, letters, split_tiles
from rekje.records.record import ANY, Record, read_record
from rekje.records.record import WordList as InlineWords
from rekje.records.replay import RecordFacts, Replay, replay_record
from rekje.referee import replay

PATIENCE = 60.0
"""How long a test waits for a server or a page on a machine with much else to do (s); what comes sooner is taken so."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers without TLS. Without it each client reads all certificates that it could trust, which takes
longer than what most tests ask (25 ms)."""
LONG_NAMES = [
    "Maximiliana Alexandra",
    "Bartholomeus",
    "Wilhelmina Frederika",
    "Johannes Sebastian",
    "Quirinus",
    "Xaverius",
]


class WordSet:
    """A word list of a few words, written as on the tiles."""

    def __init__(self, words: Iterable[Tiles]) -> None:
        self.words = frozenset(words)

    @classmethod
    def of(cls, *texts: str) -> WordSet:
        return cls(letters(split_tiles(text)) for text in texts)

    def has(self, word: Tiles) -> bool:
        return word in self.words


class AnyWord:
    """The word list that accepts everything."""

    def has(self, word: Tiles) -> bool:
        return True


Words = WordSet | AnyWord


class PlainSearch:
    """Whether a rack has a play, by trying every word of a list on every square, both ways."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def can_play(self, state: State, seat: int) -> bool | None:
        """None where the list has no end."""
        if not isinstance(self.words, WordSet):
            return None
        squares = product(range(state.edition.width), range(state.edition.height), (False, True))
        return any(self._fits(state, seat, word, x, y, down) for x, y, down in squares for word in self.words.words)

    def _fits(self, state: State, seat: int, word: Tiles, x: int, y: int, down: bool) -> bool:
        game = get_game(state.config.game)
        assert isinstance(game, CrosswordGame)
        rack = list(state.seats[seat].rack)
        tiles = []
        for i, face in enumerate(word):
            if ((x, y + i) if down else (x + i, y)) in state.board:
                tiles.append(face)
            elif face in rack or BLANK in rack:
                tiles.append(face if face in rack else face.lower())
                rack.remove(face if face in rack else BLANK)
            else:
                return False
        seen = game.preview(state, seat, at_name((x, y), not down), join_tiles(tiles))
        return not isinstance(seen, Refusal) and all(self.words.has(letters(line.tiles)) for line in seen[1].lines)


def scrabble(*moves: dict[str, Any], edition: Any = "nl-early", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A record of Scrabble. ``words``, if given, are the only words; else every word counts. More: options, setup …"""
    return record_of("scrabble", *moves, edition=edition, seats=seats, **more)


def woordenspel(*moves: dict[str, Any], edition: Any = "nl", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A record of Woordenspel, with the same."""
    return record_of("woordenspel", *moves, edition=edition, seats=seats, **more)


def letter(*moves: dict[str, Any], edition: Any = "en", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A record of Letter, with the same."""
    return record_of("letter", *moves, edition=edition, seats=seats, **more)


def record_of(game: str, *moves: dict[str, Any], edition: Any, seats: int, **more: Any) -> dict[str, Any]:
    """A record of any game."""
    words = more.pop("words", None)
    return {
        "format": "rekje-record/1",
        "game": game,
        "edition": edition,
        "lexicon": ANY if words is None else {"words": words.split()},
        "seats": ["Anna", "Bram", "Cleo", "Daan", "Emma", "Fred"][:seats],
        "moves": list(moves),
        **more,
    }


def move(seat: int, do: str, **more: Any) -> dict[str, Any]:
    """A move of any kind."""
    return {"seat": seat, "do": do, **more}


def play(seat: int, at: str, word: str, **more: Any) -> dict[str, Any]:
    """A play."""
    return move(seat, "play", at=at, word=word, **more)


def passes(*seats: int) -> list[dict[str, Any]]:
    """A pass by each of these seats, in order."""
    return [move(seat, "pass") for seat in seats]


def build_word_graph(letters: LetterSet, words: Iterable[str]) -> WordGraph:
    """The word graph of a list of words in tile notation, upper case, in any order."""
    listed = list(words)
    return WordGraph.build(alphabet(letters).words(listed) if listed else [], len(letters.faces))


def words_of(record: Record, dictionary: Iterable[str] = ()) -> Words:
    """The words that a record names; for an installed list's name a small dictionary of spelled words stands in."""
    if isinstance(record.lexicon, InlineWords):
        return WordSet.of(*record.lexicon.words)
    return AnyWord() if record.lexicon == ANY else WordSet(_laid(record, dictionary))


def _laid(record: Record, dictionary: Iterable[str]) -> Iterator[Tiles]:
    edition = record.config.edition
    digraph = get_game(edition.game).digraph(edition, record.config.options)
    tiler = Tiler(edition.letter_set.faces, edition.language, digraph)
    for word in dictionary:
        yield from tiler.ways(spell(word, edition.language))


def referee(document: dict[str, Any], dictionary: Iterable[str] = ()) -> Replay:
    """Read a record as the command line would, and referee it."""
    record = read_record(json.dumps(document).encode())
    words = words_of(record, dictionary)
    return replay_record(record, RecordFacts(record, words, PlainSearch(words)))


def after(document: dict[str, Any]) -> State:
    """The table after a record in which no rule is broken."""
    result = referee(document)
    assert result.refusal is None, result.refusal
    return replay(result.events)


def scores(document: dict[str, Any]) -> list[int]:
    """What each move of a record in which no rule is broken scored."""
    result = referee(document)
    assert result.refusal is None, result.refusal
    return [turn.score for turn in result.turns]


def refused(document: dict[str, Any]) -> str | None:
    """The rule by which the last move of a record is refused, if it is; all moves before it are fine."""
    result = referee(document)
    if result.refusal is None:
        return None
    assert result.turn == len(document["moves"]), f"move {result.turn}: {result.refusal}"
    return result.refusal.rule


def as_json(result: Replay) -> dict[str, Any]:
    """What ``rekje replay --json`` prints of a record, but for the sentence of a refusal."""
    told: dict[str, Any] = {"ok": result.ok, "turns": result.turns}
    if result.refusal:
        told |= {"turn": result.turn, "rule": result.refusal.rule}
    else:
        told["outcome"] = result.outcome
    return dict(json.loads(msgspec.json.encode(told)))


def _own_ports() -> Iterator[int]:
    """The ports of this process of the tests again and again: an eighth of those outside of the ones that the system
    gives to connections."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ports = range(20_000 + worker % 8 * 1_500, 20_000 + (worker % 8 + 1) * 1_500)
    start = random.SystemRandom().randrange(len(ports))
    return cycle([*ports[start:], *ports[:start]])


_ports = _own_ports()


def free_port() -> int:
    """A free port on loopback. Neither one of the many connections of the tests takes it before its server does, nor
    another test's server while it is restarted."""
    while True:
        port = next(_ports)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
