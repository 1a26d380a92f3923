"""What an engine does, and what becomes of it: it gives a command, or its seat loses the turn (C14)."""

from __future__ import annotations

import json
import os
import pickle
import time
from pathlib import Path

import pytest

import rekje
from rekje.bootstrap import knowledge_for, live_facts, open_words, pin_words, shuffle_of
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.locale import LANGUAGES, say
from rekje.own_players.player import EnginePlayer, EngineSpec
from rekje.own_players.process import plain_environment
from rekje.players.lost_turn import LostTurn
from rekje.players.match import play_match
from tests.own_players.kit import WORDS, player

LOSES = {
    "rude": "greeting",
    "older": "greeting",
    "crashes": "ended",
    "raises": "ended",
    "floods": "flood",
    "long": "flood",
    "garbage": "form",
    "binary": "form",
    "closes": "ended",
    "asks": "flood",
    "other": "command",
    "cheats": "command",
    "unknown": "form",
    "empty": "form",
    "error": "error",
}


def game(**more: object) -> rekje.Game:
    return rekje.Game(edition="en", seed=7, lexicon=WORDS, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "reason"), LOSES.items())
def test_C14_an_engine_that_misbehaves_gives_no_command_and_changes_nothing(kind: str, reason: str) -> None:
    table, before = game(), game()
    one = player(kind)
    with pytest.raises(LostTurn) as lost:
        table.ask(one)
    assert lost.value.reason == reason
    assert table == before
    assert not any(process.wait(0) is False for process in one._processes), "it has been ended"
    for language in LANGUAGES:
        sentence = say(lost.value.code, language, player=kind, why=say(str(lost.value.params["why"]), language))
        assert kind in sentence
        assert "RLGDEQT" not in sentence


def test_C14_an_engine_that_takes_too_long_is_told_to_stop_and_then_loses_its_turn() -> None:
    table = game()
    began = time.monotonic()
    with pytest.raises(LostTurn) as lost:
        table.ask(player("hangs", seconds=0.2))
    assert lost.value.reason == "time"
    assert time.monotonic() - began < 10
    assert table.ask(player("slow", seconds=0.2)).kind == "pass"


def test_C14_one_that_cannot_be_started_loses_its_turn() -> None:
    with pytest.raises(LostTurn) as lost:
        game().ask(EnginePlayer(EngineSpec("nowhere", ("no-such-program-anywhere",))))
    assert lost.value.reason == "start"


def test_C14_a_command_against_the_rules_is_refused_and_by_name_of_the_rule() -> None:
    table = game()
    with pytest.raises(rekje.Refused) as refused:
        table.ask(player("lies"))
    assert refused.value.rule == "C8"
    assert table == game()


def test_a_second_answer_is_no_answer_to_the_next_question() -> None:
    table, one = game(), player("twice")
    assert [table.ask(one).kind for _ in range(2)] == ["pass", "pass"]
    one.close()


@pytest.mark.parametrize(("edition", "turns"), [("en", 100), ("koning/en", 6), ("letter/en", 6)])
def test_C14_a_game_goes_on_whatever_its_engines_do(edition: str, turns: int) -> None:
    config = config_for(named_edition(edition), 2)
    words = open_words({"words": WORDS}, config.edition, config.options)
    config = pin_words(config, words)
    players = (player("crashes"), player("lies"))
    secret, nonces = shuffle_of(2, 1)
    steps = []
    for step in play_match(config, live_facts(words, config), knowledge_for(words, config), players, secret, nonces):
        steps.append(step)
        if sum(step.lost is not None for step in steps) >= turns:
            break
    lost = [step.lost.reason for step in steps if step.lost]
    assert steps[-1].state.outcome or len(lost) == turns
    assert set(lost) <= {"ended", "refused", "command"}
    assert len(lost) >= 4
    # A turn that is lost is a pass, like one whose time has run out (C10).
    assert {step.command.kind for step in steps if step.lost and step.command} <= {"pass", "accept", "open", "draw"}


def test_C4_an_engine_is_sent_nothing_that_its_seat_may_not_see(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    faces = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
    edition = {
        "name": "apart", "language": "en", "lexicon": "any", "rack": 5, "blanks": 0,
        "letters": {face: [1, 1] for face in faces},
        "board": ["....."] * 5, "start": ["C3"], "rules": {"pass_rounds": 3},
    }  # fmt: skip
    table = rekje.Game(("Anna", "Bram"), edition=rekje.rules(edition), seed=5, lexicon="any")
    one, mine = player("passes", str(seen)), set()
    for _ in range(2):
        while table.turn != 0:
            table.exchange(table.rack(1)[:2])
        mine |= set(table.rack(0))
        assert table.ask(one).seat == 0
    one.close()
    lines = seen.read_text("utf-8").splitlines()
    shown = [json.loads(line) for line in lines if '"position"' in line]
    assert len(shown) == 2
    hidden = set(faces) - mine
    for position in shown:
        # All tiles but its own are unseen, and the rules name every tile of the box.
        assert position["view"].pop("unseen").keys() == hidden
        del position["rules"]
        assert position["view"]["seats"][1]["rack"] == ["_"] * 5
        assert not hidden & set(json.dumps(position, ensure_ascii=False))
    assert table.state.secret
    assert table.state.secret not in seen.read_text("utf-8")


def test_an_engine_gets_no_secret_of_the_server() -> None:
    told = plain_environment({"PATH": "/bin", "REKJE_MAIL_PASSWORD": "x", "REKJE_DATABASE": "y", "REKJE_LANG": "nl"})
    assert told == {"PATH": "/bin", "REKJE_LANG": "nl"}


def test_several_tables_ask_an_engine_at_once_and_its_processes_end_with_it() -> None:
    one = player("passes")
    table = game()
    talks = [one.open() for _ in range(3)]
    processes = [talk.process for talk in talks]
    assert len({process._process.pid for process in processes}) == 3
    table.ask(one)
    one.close()
    assert all(process.wait(20) for process in processes)


def test_a_player_travels_to_other_processes_without_its_own() -> None:
    one = player("passes")
    game().ask(one)
    there = pickle.loads(pickle.dumps(one))
    assert there.spec == one.spec
    assert there._idle == []
    one.close()


def test_an_engine_that_has_ended_between_two_turns_is_started_anew() -> None:
    one, table = player("passes"), game()
    table.ask(one)
    pid = one._idle[0].process._process.pid
    os.kill(pid, 9)
    one._idle[0].process.wait(20)
    assert table.ask(one).kind == "pass"
    one.close()
