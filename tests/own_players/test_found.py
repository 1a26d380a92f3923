"""Which players of one's own there are, by what name, and what is said of those that can't be used."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import rekje
from rekje.doctor.finding import Status, Subject
from rekje.doctor.settings import check_settings
from rekje.games.registry import get_game
from rekje.model.problems import FormError
from rekje.own_players.found import find_player, name_engines, names_for, own_players, player_at
from rekje.players import PLAYERS
from rekje.players.lost_turn import LostTurn
from rekje.storage.options.engines import kept_engines, typed_engine
from tests.own_players.kit import ENTRIES, WORDS, engine, install, install_from_the_page


@pytest.fixture(autouse=True)
def _settings_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path / "config"))


def settings(tmp_path: Path, text: str) -> None:
    (tmp_path / "config").mkdir(exist_ok=True)
    (tmp_path / "config" / "settings.toml").write_text(text)


def test_a_player_of_an_installed_package_plays_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    table = rekje.Game(edition="en", seed=7, lexicon=WORDS)
    assert table.ask("longest").word == "GEL"  # type: ignore[union-attr]
    assert table.ask("ready-made").kind in ("play", "pass")
    assert own_players().games_of("longest") == ("scrabble", "koning")
    assert "longest" in names_for(get_game("koning"))
    assert "longest" not in names_for(get_game("letter"))
    with pytest.raises(FormError, match="greedy"):
        find_player("longest", get_game("letter"))
    own_players().close()


def test_the_player_of_the_page_can_be_installed_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = install_from_the_page(tmp_path, monkeypatch)
    assert own_players().games_of(name) == ("scrabble", "koning")
    assert rekje.Game(edition="en", seed=7, lexicon=WORDS).ask(name).kind == "play"
    assert rekje.Game(edition="en", seed=7, lexicon=["QUIZ"]).ask(name).kind == "exchange"
    own_players().close()


@pytest.mark.parametrize(("name", "reason"), [("broken", "error"), ("wrong", "error"), ("late", "time")])
def test_C14_a_player_that_raises_or_returns_nonsense_or_never_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    install(tmp_path, monkeypatch)
    one = find_player(name)
    if name == "late":
        one.greeting()  # type: ignore[attr-defined]
        monkeypatch.setattr("rekje.own_players.player.EnginePlayer._seconds", lambda *_: 0.2)
    with pytest.raises(LostTurn) as lost:
        rekje.Game(edition="en", seed=7, lexicon=WORDS).ask(one)
    assert lost.value.reason == reason
    assert "RLGDEQT" not in str(lost.value)


def test_a_player_that_fails_by_its_name_loses_nothing_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    game = rekje.Game(edition="en", seed=7, lexicon=WORDS)
    before = game.copy()
    with pytest.raises(FormError) as failed:
        game.ask("broken")
    sentence = "broken gives no command: its program reports a fault. The turn isn’t lost: nothing has changed."
    assert str(failed.value) == str(pickle.loads(pickle.dumps(failed.value))) == sentence
    assert "RuntimeError: RLGDEQT" in failed.value.__notes__[0]
    assert game == before
    own_players().close()


def test_names_that_are_taken_are_refused_and_the_others_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        tmp_path, monkeypatch, ENTRIES + "greedy = rekje_longest:Longest\nperson = rekje_longest:Longest\nA B = x:y\n"
    )
    own = own_players()
    assert {problem.code for problem in own.problems} == {"engines-name-ours", "engines-name-form"}
    assert len(own.problems) == 3
    assert find_player("greedy") is PLAYERS["greedy"]
    assert "longest" in own.players
    with pytest.raises(FormError) as refused:
        name_engines(dict([typed_engine("expert=python3 x.py")]))
    assert refused.value.code == "engines-name-ours"


def test_a_player_that_doesnt_answer_is_left_out(tmp_path: Path) -> None:
    settings(tmp_path, f"[engines]\nrude = {list(engine('rude'))}\npasses = {list(engine('passes'))}\n")
    own = own_players()
    assert own.usable() == ["passes"]
    assert [problem.code for problem in own.problems] == ["engines-unusable"]
    own.close()


def test_engines_stand_in_the_settings_and_on_the_command_line(tmp_path: Path) -> None:
    mine = """mine = "python3 'my engine.py' --deep"\n"""
    other = '[engines.other]\ncommand = ["x"]\nseconds = 2\noptions = {depth = 3}\n'
    settings(tmp_path, f"[engines]\n{mine}{other}")
    kept = kept_engines()
    assert kept["mine"].words == ("python3", "my engine.py", "--deep")
    assert (kept["other"].words, kept["other"].seconds, kept["other"].options) == (("x",), 2, {"depth": 3})
    name_engines(dict([typed_engine("mine=other 'a b'")]))
    assert own_players().players["mine"].spec.command == ("other", "a b")


@pytest.mark.parametrize(
    "text",
    [
        "engines = 3",
        "[engines]\nmine = 3",
        '[engines]\nmine = ""',
        '[engines]\nmine = "a \'b"',
        '[engines]\nM = "x"',
        '[engines.mine]\ncommand = "x"\nseconds = 0',
        '[engines.mine]\ncommand = "x"\ndepth = 1',
        "[engines.mine]\nseconds = 3",
    ],
)
def test_settings_that_make_no_sense_are_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    settings(tmp_path, text)
    with pytest.raises(FormError) as refused:
        kept_engines()
    assert refused.value.code == "serve-settings-value"


@pytest.mark.parametrize("text", ["", "mine", "mine=", "=x", "Mine=x", "mine='x", "a" * 32 + "=x"])
def test_what_is_typed_and_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(FormError) as refused:
        typed_engine(text)
    assert refused.value.code == "engines-form"


def test_C14_a_player_that_is_no_longer_installed_loses_its_turns(tmp_path: Path) -> None:
    with pytest.raises(LostTurn) as lost:
        rekje.Game(edition="en", seed=7, lexicon=WORDS).ask(player_at("gone"))
    assert lost.value.reason == "missing"
    with pytest.raises(FormError) as unknown:
        rekje.Game(edition="en", seed=7, lexicon=WORDS).ask("gone")
    assert unknown.value.code == "engine-player-unknown"


def test_the_settings_give_an_installed_player_other_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    settings(tmp_path, "[engines.longest]\nseconds = 0.5\n")
    own = own_players()
    assert not own.problems
    spec, other = own.players["longest"].spec, own.players["ready-made"].spec
    assert (spec.seconds, spec.command[-1], other.seconds) == (0.5, "longest", 10)
    assert {finding.status for finding in check_settings(Subject(tmp_path))} == {Status.WELL}


def test_the_doctor_notes_a_player_that_the_server_could_not_offer(tmp_path: Path) -> None:
    settings(tmp_path, f"[engines]\nmine = {str(tmp_path / 'none')!r}\n")
    told = [(one.status, one.code, one.params) for one in check_settings(Subject(tmp_path))]
    assert told[0] == (Status.WARNING, "engines-unusable", {"player": "mine", "why": "engines-why-start"})
    assert [status for status, *_ in told[1:]] == [Status.WELL]


@pytest.mark.parametrize("text", ["[engines.longest]\noptions = {depth = 3}", "[engines.nobody]\nseconds = 3"])
def test_nothing_else_goes_without_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    install(tmp_path, monkeypatch)
    settings(tmp_path, text)
    assert [problem.code for problem in own_players().problems] == ["serve-settings-value"]
