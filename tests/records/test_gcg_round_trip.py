"""GCG there and back: every file reads as it was written, and the referee finds the totals of the game it tells."""

from __future__ import annotations

import json
import random

import pytest

from rekje.games.editions import builtin_edition
from rekje.model.events import Ended, Outcome, TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.problems import Refusal
from rekje.model.tiles import UNKNOWN, split_tiles
from rekje.records.gcg.gcg import GCG_GAME, GcgGame
from rekje.records.gcg.read import read_gcg
from rekje.records.gcg.record import to_record
from rekje.records.gcg.write import from_events, write_gcg
from rekje.records.record import read_record, write_record
from rekje.records.remarks import gcg_remarks
from rekje.records.replay import RecordFacts, Replay, replay_record
from rekje.referee import decide, evolve
from tests.property.tables import builtin_room, random_command
from tests.support import AnyWord, after, move, play, scrabble

GAMES = [
    (edition, seats, judging)
    for edition, seats in (("en", 2), ("nl-ij", 2), ("nl-early", 3), ("de", 2), ("fr", 4))
    for judging in ("referee", "challenge", "agree")
]


def random_game(edition: str, seats: int, judging: str, seed: int) -> list[AnyEvent]:
    """The log of a whole game between players who do anything that is awaited."""
    room = builtin_room(edition, seats, seed, judging=judging)
    chance = random.Random(seed)
    state, events = room.state, list(room.events)
    while not state.outcome:
        command = random_command(room, state, chance)
        # GCG has no word for resigning.
        answer = decide(state, command, room.facts) if command.kind != "resign" else Refusal("C5", "turn-other")
        if not isinstance(answer, Refusal):
            for event in answer.events:
                state = evolve(state, event)
            events += answer.events
    return events


def referee(game: GcgGame, edition: str) -> Replay:
    record = read_record(write_record(to_record(game, builtin_edition(GCG_GAME, edition))))
    result = replay_record(record, RecordFacts(record, AnyWord()))
    assert gcg_remarks(game, record, result, lambda word: True) == ()
    return result


def outcome_of(events: list[AnyEvent]) -> Outcome:
    return next(event.outcome for event in events if isinstance(event, Ended))


@pytest.mark.parametrize(("edition", "seats", "judging"), GAMES)
def test_whole_games(edition: str, seats: int, judging: str) -> None:
    events = random_game(edition, seats, judging, seed=len(judging) + seats)
    game = from_events(events, "en")
    data = write_gcg(game)
    assert read_gcg(data) == game
    assert game.edition == edition
    result = referee(game, edition)
    assert result.refusal is None
    assert result.outcome is not None
    first = next(event.seat for event in events if isinstance(event, TurnBegan))
    scores = outcome_of(events).scores
    assert result.outcome.scores == (*scores[first:], *scores[:first])


def test_every_prefix_of_a_game() -> None:
    events = random_game("nl-ij", 2, "agree", seed=3)
    for length in range(1, len(events), 7):
        game = from_events(events[:length])
        assert read_gcg(write_gcg(game)) == game


FOREIGN = """#player1 Anna Anna
#player2 Bram Bram
#title A game with gaps
#note Found in a drawer
>Anna: 8D WINDY +32 32
>Bram: G 7C GALE +16 16
#note what else was there
nobody knows
>Anna: -4 +0 32
>Bram: ?LT -LT +0 16
>Anna: JV.E E3 JV +0 0
"""


def test_unknown_racks_survive() -> None:
    text = FOREIGN[: FOREIGN.index(">Anna: JV")]
    game = read_gcg(text.encode())
    assert [turn.rack for turn in game.turns] == ["", "G", "", "?LT"]
    again = read_gcg(write_gcg(game))
    assert again == game
    assert read_gcg(write_gcg(again)) == game


def test_an_open_record_tells_only_the_tiles_that_were_played() -> None:
    document = scrabble(play(0, "8D", "TAART"), move(1, "exchange", count=3), play(0, "E7", "TAfEL"), move(1, "pass"))
    state = after(document)
    assert UNKNOWN in state.seats[0].rack
    result = referee_document(document)
    game = from_events(result.events)
    assert [(turn.rack, turn.text) for turn in game.turns] == [
        ("AARTT", "TAART"),
        ("", "3"),
        ("ELT?", "T.fEL"),
        ("", ""),
    ]
    assert read_gcg(write_gcg(game)) == game


def referee_document(document: dict[str, object]) -> Replay:
    record = read_record(json.dumps(document).encode())
    return replay_record(record, RecordFacts(record, AnyWord()))


def test_names_that_are_no_nicknames() -> None:
    document = scrabble() | {"seats": ["Anna B", "Anna:B", " "], "moves": []}
    game = from_events(referee_document(document).events)
    assert [player.nick for player in game.players] == ["Anna_B", "Anna_B_2", "player3"]
    assert read_gcg(write_gcg(game)) == game


def test_full_games_tell_full_racks() -> None:
    game = from_events(random_game("en", 2, "referee", seed=11))
    early = [turn for turn in game.turns[:6] if turn.kind in ("play", "pass", "exchange")]
    assert early
    assert all(len(split_tiles(turn.rack)) == 7 for turn in early)
