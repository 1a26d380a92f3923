"""What a screen is told of a command before it is sent is what comes of it: one function tells both."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rekje.model.commands import Play
from rekje.model.events import PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.path.commands import Claim, Place, Swap
from rekje.model.path.events import Claimed, Placed
from rekje.model.problems import Refusal
from rekje.model.tiles import join_tiles, split_tiles
from rekje.model.walk.events import Chosen
from rekje.reading.preview import preview_typed
from rekje.referee import Decided, decide, evolve, view
from rekje.referee.preview import Previewed
from tests.property.tables import Room, builtin_room, random_command

TRIED = frozenset({"play", "open", "place", "swap", "claim"})
NOT_NOW = ("C6", "C9", "L13", "L14")
"""The rules by which a command comes at the wrong time, of which a preview says nothing."""
JUDGINGS = ("referee", "challenge", "agree")
TABLES = [
    *(("letter", "it", 3, judging, scoring) for judging in JUDGINGS for scoring in ("words", "distinct")),
    *(("letter", "fr", 2, judging, "bonus") for judging in JUDGINGS),
    *((game, "nl", 2, judging, None) for game in ("scrabble", "woordenspel", "koning") for judging in JUDGINGS),
]


SEEDS = range(40, 46)


@pytest.mark.parametrize(("game", "edition", "seats", "judging", "scoring"), TABLES)
def test_C2_a_preview_equals_the_turn(game: str, edition: str, seats: int, judging: str, scoring: str | None) -> None:
    options = {"judging": judging, **({"scoring": scoring} if scoring else {})}
    told = Counter[str]()
    for seed in SEEDS:
        told += tried_and_done(builtin_room(edition, seats, seed, game, **options), seed)
    assert told["taken"] > 10
    assert told["refused"] > 2


def tried_and_done(room: Room, seed: int, most: int = 200) -> Counter[str]:
    """A random game in which every play is looked at before it is sent; how many were taken and refused."""
    chance, told = random.Random(seed), Counter[str]()
    for _ in range(most):
        if room.state.outcome:
            break
        command = random_command(room, room.state, chance)
        for tried in (misspelled(command), command) if command.kind in TRIED else ():
            answer = decide(room.state, tried, room.facts)
            agrees(tried, preview_typed(view(room.state, tried.seat), tried, room.facts), answer)
            told["refused" if isinstance(answer, Refusal) else "taken"] += 1
        answer = decide(room.state, command, room.facts)
        if not isinstance(answer, Refusal):
            room.state = evolve(room.state, *answer.events)
    return told


def misspelled(command: AnyCommand) -> AnyCommand:
    """The same with its word turned round, or with one that is hardly a word among those named."""
    match command:
        case Play():
            return replace(command, word=join_tiles(split_tiles(command.word)[::-1]))
        case Place() | Swap() | Claim():
            return replace(command, words=[*command.words, *(word[::-1] for word in command.words)])
    return command


def agrees(command: AnyCommand, seen: Previewed | Refusal | None, answer: Decided | Refusal) -> None:
    """A command that is taken brings the words, tiles and points that were told; one that isn't was known not to do."""
    if not isinstance(answer, Refusal):
        assert seen_of(seen) == done_by(answer.events), command
    elif isinstance(seen, Previewed) and answer.rule not in NOT_NOW:
        wrong = [word for word in seen.words if word.valid is False]
        assert wrong or seen.dropped or seen.lacking or not seen.words, (command, answer)


def seen_of(seen: Previewed | Refusal | None) -> object:
    """What was told: words with their points, and all points."""
    if isinstance(seen, Previewed):
        return [(word.word, word.score) for word in seen.words], seen.score
    return None if seen is None else f"refused: {seen}"


def done_by(events: Sequence[AnyEvent]) -> object:
    """What it brought."""
    for event in events:
        match event:
            case PlayLaid() | Placed() | Claimed():
                return [(word.word, word.score) for word in event.words], event.score
            case Chosen(word=str(word)):
                return [(word, len(split_tiles(word)))], len(split_tiles(word))
    return None
