"""A family that the house doesn't know is played through referee, table, terminal, record and wire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rekje.analysis.moves import played
from rekje.bootstrap import judge_for, knowledge_for, new_table, open_words, record_facts
from rekje.cli.learn import prepare
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.commands import Play
from rekje.model.events import Config, PlayLaid
from rekje.model.problems import FormError, Refusal
from rekje.players import get_player
from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from rekje.records.replay import replay_record
from rekje.referee import decide, replay, see, view
from rekje.referee.preview import preview
from rekje.storage.memory import EventMemory
from rekje.tables.table import Table
from rekje.terminal.ending import ending_lines
from rekje.wire.codec import encode
from rekje.wire.messages import Events
from rekje.wire.view import make_rules, make_view
from tests import tiny_family
from tests.server.kit import Browser, serving
from tests.terminal.typed import Typed, table_for


@pytest.fixture(autouse=True)
def _family() -> Iterator[None]:
    with tiny_family.added():
        yield


@pytest.fixture
def table() -> Table:
    edition = builtin_edition("row", "en")
    options = resolve_options(get_game("row").options, edition, {})
    words = open_words(None, edition, options)
    config = Config("row", edition, options, ("Anna", "Bram"), words.name)
    return new_table("t", config, words, ("person", "greedy"), EventMemory(), seed=1)


def play_out(table: Table) -> None:
    """Let the computer player lay for everybody, each from its own view."""
    state = table.state
    knowledge = knowledge_for(open_words(None, state.edition, state.config.options), state.config)
    while not table.state.outcome:
        assert table.state.turn is not None
        seat = table.state.turn.seat
        assert not isinstance(
            table.send(get_player("greedy").choose(view(table.state, seat), seat, knowledge)), Refusal
        )


def test_the_table_plays_a_whole_game(table: Table) -> None:
    play_out(table)
    assert table.state.outcome is not None
    assert table.state.outcome.rule == "T1"
    assert sum(table.state.outcome.scores) == 6
    assert sorted(table.state.board) == [(0, 0), (1, 0), (2, 0)]
    assert replay(table.events) == table.state


def test_the_referee_refuses_by_the_rule_of_the_game(table: Table) -> None:
    other = table.state.seats[1].rack[0]
    refused = decide(table.state, Play(seat=0, word=other), table.facts)
    assert isinstance(refused, Refusal)
    assert (refused.rule, refused.code) == ("T1", "play-not-held")


def test_nobody_sees_the_tile_of_another(table: Table) -> None:
    assert view(table.state, 0).seats[1].rack == ("_",)
    assert view(table.state, None).seats[0].rack == ("_",)


def test_a_preview_tells_what_a_play_would_score(table: Table) -> None:
    tile = table.state.seats[0].rack[0]
    seen = preview(view(table.state, 0), Play(seat=0, word=tile), table.facts)
    assert seen is not None
    assert not isinstance(seen, Refusal)
    assert (seen.score, seen.tiles) == (table.state.letter_set.value(tile), {"A1": tile})


def test_view_and_events_are_told_to_a_browser(table: Table) -> None:
    play_out(table)
    events = tuple(see(one, None) for one in table.events)
    message = json.loads(encode(Events(since=0, events=events, view=make_view(view(table.state, None), (), 0), now=0)))
    assert [one["event"] for one in message["events"]].count("play-laid") == 3
    assert message["view"]["outcome"]["rule"] == "T1"
    assert json.loads(encode(make_rules(table.state.config)))["commands"] == ["play", "pass"]


def test_its_turns_are_judged(table: Table) -> None:
    play_out(table)
    knowledge = knowledge_for(open_words("any", table.state.edition, table.state.config.options), table.state.config)
    judge = judge_for(table.state.config, knowledge)
    turns = played(table.events).turns
    verdicts = [judge.judge(turn.seen, turn.seat, turn.did) for turn in turns]
    assert [one.top for one in verdicts] == [turn.did.score for turn in turns]


def test_there_is_nothing_to_learn_for_it() -> None:
    with pytest.raises(FormError) as refused:
        prepare(builtin_edition("row", "en"), None)
    assert refused.value.code == "learn-no-leaves"
    assert say("learn-no-leaves", "en", **refused.value.params).endswith("there is nothing to learn.")


def test_a_record_of_it_is_refereed(table: Table) -> None:
    play_out(table)
    record = read_record(write_record(export_record(table.events, "any")))
    assert replay_record(record, record_facts(record)).outcome == table.state.outcome


def test_it_is_played_in_a_terminal() -> None:
    typed = Typed(["z", "a", "b", "c", "b", "a"])
    host = table_for(typed, edition=builtin_edition("row", "en"))
    typed.play(host)
    assert host.state.outcome is not None
    assert "· · ·" in typed.pages[0]
    assert "(T1)" in typed.pages[1]
    assert any("Anna" in str(line) for line in ending_lines(typed.screen, host.state))
    assert sum(isinstance(event, PlayLaid) for event in host.table.events) == 3


def test_two_browsers_play_it_over_sockets(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram = Browser(server), Browser(server)
        made = anna.make("row", "me", "friend")
        bram.join(made["links"][0]["url"], "Bram")
        wires = (anna.sit(made["table"]), bram.sit(made["table"]))
        for turn in range(3):
            wire = wires[turn % 2]

            def mine(found: dict[str, Any], seat: int = turn % 2) -> bool:
                return bool(found["turn"] and found["turn"]["seat"] == seat and not found["turn"]["over"])

            tile = wire.until(mine)["seats"][turn % 2]["rack"][0]
            assert wire.command(do="play", seat=turn % 2, word=tile)["type"] == "ack"
        for wire in wires:
            assert wire.until(lambda found: found["outcome"])["outcome"]["rule"] == "T1"
            wire.close()
