"""Engines for tests, and a package with a player that is installed in a folder of its own."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from rekje.own_players import found
from rekje.own_players.player import EnginePlayer, EngineSpec

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
REFERENCE = ROOT / "docs" / "examples" / "engine.py"
WORDS = ["CAT", "ACT", "CATS", "QUIZ", "RED", "DEER", "LED", "TEE", "REED", "GEL", "LEG"]
PLAYER = '''
class Longest:
    """Lays as many tiles as it can."""

    games = ("scrabble", "koning")

    def choose(self, view):
        print("what is printed gets in nobody's way")
        plays = view.plays(top=500)
        if plays:
            return max(plays, key=lambda play: (play.laid, play.score)).command
        return view.decline()


class Broken:
    """Raises an error that names its rack."""

    def choose(self, view):
        raise RuntimeError(view.rack)


class Late:
    """Never answers, and doesn't hear either."""

    def choose(self, view):
        while True:
            pass


class Wrong:
    """Returns what is no command."""

    def choose(self, view):
        return "RED at 8D"


longest = Longest()
'''
ENTRIES = """[rekje.players]
longest = rekje_longest:Longest
ready-made = rekje_longest:longest
broken = rekje_longest:Broken
late = rekje_longest:Late
wrong = rekje_longest:Wrong
"""


def engine(kind: str, *more: str) -> tuple[str, ...]:
    """The command of an engine: ``reference``, or a kind of `tests/own_players/rogue.py`."""
    script = REFERENCE if kind == "reference" else HERE / "rogue.py"
    return (sys.executable, "-S", str(script), *(() if kind == "reference" else (kind, *more)))


def player(kind: str, *more: str, seconds: float = 20.0) -> EnginePlayer:
    """An engine as a player; with much time, because machines that run tests are busy."""
    return EnginePlayer(EngineSpec(kind, engine(kind, *more), seconds))


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, entries: str = ENTRIES) -> None:
    """Install a package with players, as pip would, for this process and those that it starts."""
    (folder / "rekje_longest.py").write_text(PLAYER)
    info = folder / "rekje_longest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rekje_longest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entries)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    forget(monkeypatch)


def install_from_the_page(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Install the package of docs/own-players.md as it stands there; the name of its player."""
    page = (ROOT / "docs" / "own-players.md").read_text("utf-8")
    module, project = (
        re.search(rf"^```{kind}\n(.*?)^```", page, re.MULTILINE | re.DOTALL) for kind in ("python", "toml")
    )
    assert module
    assert project
    told = tomllib.loads(project[1])
    (name, target), *_ = told["project"]["entry-points"]["rekje.players"].items()
    (folder / f"{told['tool']['setuptools']['py-modules'][0]}.py").write_text(module[1])
    install(folder, monkeypatch, f"[rekje.players]\n{name} = {target}\n")
    return str(name)


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for players anew, now and after the test."""
    monkeypatch.setattr(found, "_found", None)
    monkeypatch.setattr(found, "_typed", {})
