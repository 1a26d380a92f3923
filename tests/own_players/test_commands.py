"""Players of one's own on the command line: checked, in self-play, in a game at the terminal, in records."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import rekje
from rekje.cli import main
from rekje.own_players.found import own_players
from tests.own_players.kit import engine, forget, install


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


def test_the_reference_client_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "engine", "check", "--seconds", "30", "--game", "scrabble", "--", *engine("reference"))
    lines = out.splitlines()
    assert code == 0, out
    assert lines[0] == "✓ It greets: Fewest 1.0"
    assert all(line.startswith("✓") for line in lines[:-1])
    assert lines[-1].endswith("this player can sit at tables of scrabble.")


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("rude", ["✗ It greets: its program doesn’t greet as the engine protocol asks"]),
        ("cheats", ["✓ It greets: Cheats", "✗ It plays scrabble: 1 answer: what it wanted can’t be done now"]),
        ("lies", ["✓ It greets: Lies", "✗ It plays scrabble: 1 answer: what it wanted is against the rules"]),
    ],
)
def test_the_check_says_what_is_wrong(capsys: pytest.CaptureFixture[str], kind: str, points: list[str]) -> None:
    code, out, _ = run(capsys, "engine", "check", "--game", "scrabble", shlex.join(engine(kind)))
    assert code == 1
    assert out.splitlines()[: len(points)] == points
    assert out.splitlines()[-1].endswith("(docs/engine-protocol.md).")


def test_what_broke_a_rule_is_shown_to_who_asks(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("engine", "check", "--game", "scrabble", "--verbose", shlex.join(engine("lies")))
    _, out, _ = run(capsys, *asked)
    lines = out.splitlines()
    broken = lines.index("✗ It plays scrabble: 1 answer: what it wanted is against the rules")
    assert json.loads(lines[broken + 1])["do"] == "play"
    assert lines[broken + 2].endswith(")")
    _, out, _ = run(capsys, *asked[:4], asked[5])
    assert not any(line.startswith("  {") for line in out.splitlines())


def test_the_error_of_a_player_is_shown_line_by_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    code, out, _ = run(capsys, "engine", "check", "broken", "--game", "scrabble", "--verbose")
    lines = out.splitlines()
    raised = lines.index("      raise RuntimeError(view.rack)")
    assert (code, lines[1]) == (1, "  Traceback (most recent call last):")
    assert lines[raised + 1].startswith("  RuntimeError: ")
    assert lines[raised + 2].startswith("✗ It plays scrabble: 1 answer: ")


def test_a_game_that_it_does_not_play_is_no_point_in_its_favour(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "engine", "check", "--game", "woordenspel", shlex.join(engine("lies")))
    assert (code, out.splitlines()[1]) == (1, "✗ It plays woordenspel: its greeting doesn’t name this game")


def test_what_is_installed_is_listed_and_plays_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "[rekje.players]\nlongest = rekje_longest:Longest\nnovice = rekje_longest:Longest\n")
    code, out, err = run(capsys, "engine", "list")
    assert code == 0
    assert out.startswith("longest plays scrabble, koning; it has 10 seconds for a move.")
    assert err.startswith("A player of your own can’t be called “novice”")
    games = tmp_path / "games.jsonl"
    code, out, _ = run(
        capsys, "selfplay", "--games", "1", "--players", "longest,x", "--edition", "en", "--seed", "1",
        "--emit", str(games), "--engine", f"x={shlex.join(engine('crashes'))}",
    )  # fmt: skip
    assert code == 0
    assert "x lost" in out
    assert "its program has ended" in out
    assert "longest lost" not in out
    # A record replays where the player isn't installed.
    forget(monkeypatch)
    monkeypatch.setenv("PYTHONPATH", "")
    record = json.loads(games.read_text())
    assert record["seats"] == ["longest 1", "x 2"]
    code, out, _ = run(capsys, "replay", str(games))
    assert code == 0


def test_C14_a_game_at_the_terminal_says_who_lost_a_turn_and_why(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(
        capsys, "play", "scrabble", "--edition", "en", "--seats", "greedy,mine", "--demo", "--seed", "3",
        "--engine", f"mine={shlex.join(engine('error'))}",
    )  # fmt: skip
    assert code == 0
    assert "mine loses its turn: its program reports a fault." in out
    assert "Traceback" not in out + err
    assert "I hold" not in out + err


def test_what_cannot_be_started_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "selfplay", "--players", "x,greedy", "--engine", "x=no-such-program", "--edition", "en")
    assert (code, err.strip()) == (2, "x can’t play here: its program couldn’t be started.")


def test_no_engine_outlives_the_program_that_started_it() -> None:
    code = (
        "import sys; from rekje.own_players.player import EnginePlayer, EngineSpec;"
        f"p = EnginePlayer(EngineSpec('x', {engine('passes')!r})); print(p.open().process._process.pid)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not Path(f"/proc/{int(done.stdout)}").exists()


def test_a_player_whose_module_does_not_load_says_why(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "[rekje.players]\nmissing = rekje_longest:Nobody\n")
    with pytest.raises(rekje.FormError) as problem:
        rekje.Game(edition="en", seed=7).ask("missing")
    assert str(problem.value) == "missing can’t play here: its program reports a fault."
    assert "has no attribute 'Nobody'" in problem.value.__notes__[0]
    own_players().close()
    forget(monkeypatch)
    code, _, err = run(capsys, "engine", "list")
    assert code == 0
    told, why = err.splitlines()
    assert told == "missing can’t play here: its program reports a fault."
    assert why.startswith("  AttributeError: module 'rekje_longest' has no attribute 'Nobody'")
    forget(monkeypatch)
    code, out, _ = run(capsys, "engine", "check", "missing")
    assert code == 1
    assert out.splitlines()[0] == "✗ It greets: its program reports a fault"
    assert out.splitlines()[-2] == "With --verbose you also see what the program wrote."
    code, out, _ = run(capsys, "engine", "check", "missing", "--verbose")
    assert "has no attribute 'Nobody'" in out
    assert "With --verbose" not in out


def test_what_there_is_not_to_check_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch)
    code, _, err = run(capsys, "engine", "check", "greedy")
    ours = "greedy is one of Rekje’s own players, which aren’t checked: name a program, or a player of your own."
    assert (code, err.strip()) == (2, ours)
    code, _, err = run(capsys, "engine", "check", "nosuch")
    assert (code, err.strip()) == (2, "There is no program and no player of your own “nosuch” here.")
    install(tmp_path, monkeypatch, "[rekje.players]\nlongest = rekje_longest:Longest\n")
    code, _, err = run(capsys, "engine", "check", "nosuch")
    there = "There is no program and no player of your own “nosuch” here; players of your own: longest."
    assert (code, err.strip()) == (2, there)
