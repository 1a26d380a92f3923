"""Long work by commands: the same bytes however it is done, going on after a kill, one sentence for what is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rekje.cli import main

REKJE = [sys.executable, "-m", "rekje"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([*REKJE, *arguments], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done


def test_one_core_and_several_and_a_killed_run_write_the_same_records(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    asked = ("selfplay", "--edition", "koning/nl", "--games", "40", "--json")
    first = json.loads(run(*asked, "--seed", "5", "--threads", "1", "--emit", str(one)).stdout)
    kept = tmp_path / "other.jsonl.unfinished"
    again = [*REKJE, *asked, "--threads", "2", "--emit", str(other)]
    going = subprocess.Popen([*again, "--seed", "5"])
    while not kept.exists() or kept.stat().st_size < 2000:
        assert going.poll() is None
        time.sleep(0.01)
    going.send_signal(signal.SIGKILL)
    going.wait()
    # Without a seed, that of the unfinished run counts.
    second = json.loads(run(*again[len(REKJE) :]).stdout)
    for result in (first, second):
        assert result.pop("seconds") > 0
        result.pop("games_per_second")
    assert first == second
    assert one.read_bytes() == other.read_bytes()
    assert len(one.read_bytes().splitlines()) == 40
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.jsonl", "other.jsonl"]


def test_ctrl_c_says_how_far_it_came_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    kept = tmp_path / "games.jsonl.unfinished"
    asked = [*REKJE, "--language", "en", "selfplay", "--edition", "koning/nl", "--games", "400", "--seed", "1"]
    going = subprocess.Popen([*asked, "--emit", str(out)], stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not kept.exists() or kept.stat().st_size < 2000:
        assert going.poll() is None
        time.sleep(0.01)
    # A terminal sends it to all processes of the group.
    os.killpg(going.pid, signal.SIGINT)
    _, told = going.communicate(timeout=60)
    assert going.returncode == 130
    assert "of 400 games. The same command goes on from there." in told
    assert "Traceback" not in told
    assert kept.exists()


def test_games_that_are_there_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    asked = ["--language", "en", "selfplay", "--edition", "koning/nl", "--games", "1", "--emit", str(out)]
    out.touch()
    assert run(*asked, "--seed", "1").stdout
    before = out.read_bytes()
    assert before
    with pytest.raises(SystemExit) as ended:
        main(asked)
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"{out} exists already; choose another name.\n"
    assert out.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["selfplay", "--games", "1", "--ray", "nowhere"], "nowhere"),
        (["perft", "--lexicon", "en", "--ray", "one.cgp", "one.cgp"], "--ray local"),
    ],
)
def test_what_is_no_address_of_a_cluster_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REKJE_LANG", "en")
    (tmp_path / "one.cgp").write_text("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0\n", "utf-8")
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    output = capsys.readouterr()
    assert (output.out, told in output.err) == ("", True)


def test_a_file_of_another_run_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    kept = tmp_path / "games.jsonl.unfinished"
    kept.write_bytes(b'{"run":"another","seed":1,"format":"rekje-work/1"}\n')
    with pytest.raises(SystemExit) as ended:
        main(["selfplay", "--games", "1", "--seed", "1", "--emit", str(tmp_path / "games.jsonl")])
    assert ended.value.code == 2
    assert "belongs to another run" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl.unfinished"]


def test_positions_of_many_chunks_are_told_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = "/".join(["15"] * 15)
    racks = ["AEINRST", "QZJXKVW", "ABCDEFG", "AEIOUAE", "SATINEL"]
    (tmp_path / "some.cgp").write_text("".join(f"{empty} {rack}/ 0/0 0\n" for rack in racks), "utf-8")
    asked = ["perft", "--lexicon", "en", str(tmp_path / "some.cgp")]
    told = []
    for size in (256, 2):
        monkeypatch.setattr("rekje.cli.perft.CHUNK", size)
        with pytest.raises(SystemExit) as ended:
            main(asked)
        assert ended.value.code == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 5
