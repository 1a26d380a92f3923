"""The example of a guide: the first turns of a game, a record in each language (`data/guides`), refereed move by move.

``pictures.toml`` beside the records of a game says which moves are drawn. It is shared by all languages, because a move
shows the same thing in each."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from rekje.lexicon.simple import AnyLexicon
from rekje.model.families import AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.records.record import Record, read_record
from rekje.records.replay import RecordFacts
from rekje.referee import begin, decide_move

GUIDES = Path(__file__).parents[1] / "data" / "guides"


class Moment(msgspec.Struct, frozen=True):
    """A move of the example: the state before it, its events, the state after it."""

    before: State
    events: tuple[AnyEvent, ...]
    after: State

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.after.seats[seat].name


class Pictures(msgspec.Struct, frozen=True):
    """Which moves, counted from 1, are drawn: by rules of the short part, and in the list of turns."""

    rules: dict[str, int]
    turns: tuple[int, ...]


@cache
def pictures_of(game: str) -> Pictures:
    """The pictures of a game's guide."""
    return msgspec.convert(tomllib.loads((GUIDES / game / "pictures.toml").read_text("utf-8")), Pictures)


def example_record(game: str, language: str) -> Record:
    """The record of a game's example in a language."""
    return read_record((GUIDES / game / f"{language}.json").read_bytes())


@cache
def example(game: str, language: str) -> tuple[Moment, ...]:
    """The refereed example of a game in a language. Its words aren't looked up here; the tests do that."""
    record = example_record(game, language)
    facts = RecordFacts(record, AnyLexicon())
    state = begin(record.config, facts).state
    moments = []
    for move in record.moves:
        answer = decide_move(state, move, facts)
        if isinstance(answer, Refusal):
            raise ValueError(f"{game} {language}: {answer}")
        moments.append(Moment(state, answer.events, answer.state))
        state = answer.state
    return tuple(moments)
