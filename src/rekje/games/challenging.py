"""The result of a challenge, and the cost of an unfounded one (C2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rekje.games.base import Draft
from rekje.model.commands import Challenge
from rekje.model.edition import OptionValue
from rekje.model.events import Verdict
from rekje.model.state import State
from rekje.model.tiles import letters, split_tiles


class Found(NamedTuple):
    """Whether a challenge is ``upheld``, and the finding for each word; empty if nobody knows which word was bad."""

    upheld: bool
    verdicts: tuple[Verdict, ...]


def looked_up(draft: Draft, command: Challenge, words: Iterable[str]) -> Found:
    """What the list says of words. If an open record tells what the table found, that counts instead."""
    found = tuple(Verdict(word, draft.facts.is_word(letters(split_tiles(word)))) for word in words)
    bad = {verdict.word for verdict in found if not verdict.valid}
    upheld = bool(bad) if draft.state.config.known or command.upheld is None else command.upheld
    if upheld == bool(bad):
        return Found(upheld, found)
    named = set(command.words) if upheld else set()
    as_told = tuple(Verdict(verdict.word, verdict.word not in named) for verdict in found)
    return Found(upheld, as_told if named or not upheld else ())


class ChallengeCost(NamedTuple):
    """What an unfounded challenge costs the challenger, or gives the player of the challenged words."""

    points: int = 0
    turns: int = 0
    bonus: int = 0


def cost_of(state: State, command: Challenge, words: int) -> ChallengeCost:
    """The cost of an unfounded challenge of a play with so many words, by the option ``challenge_penalty``."""
    options = state.config.options
    penalty = str(options["challenge_penalty"])
    if each := bonus_a_word(options):
        return ChallengeCost(bonus=each * _meant(state, command, words))
    if penalty.startswith("bonus-"):
        return ChallengeCost(bonus=int(penalty.removeprefix("bonus-")))
    return ChallengeCost(int(penalty) if penalty.isdecimal() else 0, int(penalty == "turn"))


def bonus_a_word(options: Mapping[str, OptionValue]) -> int:
    """The points that an unfounded challenge gives for each word challenged; 0 if the option isn't a bonus by word."""
    penalty = str(options["challenge_penalty"])
    each = penalty.removeprefix("bonus-").removesuffix("-word")
    return int(each) if penalty.endswith("-word") else 0


def _meant(state: State, command: Challenge, words: int) -> int:
    """The number of words challenged: all words of the play, unless the record of a cardboard game says otherwise."""
    told = 0 if state.config.known else command.count or len(command.words)
    return min(told or words, words)
