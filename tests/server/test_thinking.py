"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rekje.model.state import State
from rekje.players.base import Budget
from rekje.players.ports import Knowledge
from rekje.referee import view
from rekje.server.live.gone import Gone
from rekje.server.live.rulesets import RulesetCache
from rekje.server.work import thinking
from rekje.server.work.thinking import Thinkers
from tests.support import after, scrabble

BEGUN = "begun"


def brood(_: State, seat: int, knowledge: Knowledge) -> None:
    """Think about nothing, for longer than any test takes."""
    Path(BEGUN).touch()
    time.sleep(3600)


def test_a_thinking_process_needs_no_database_and_no_web_server() -> None:
    code = "import sys, rekje.server.work.thinking; print({'sqlalchemy', 'litestar', 'uvicorn'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_who_thinks_for_long_keeps_no_server_from_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    state = after(scrabble(edition="nl"))
    ruleset = RulesetCache().find(state.config)

    async def stop_amid_a_thought() -> None:
        thinkers = Thinkers(1)
        thought = asyncio.create_task(thinkers.ask(brood, state, 0, ruleset.config, ruleset.key))
        while not Path(BEGUN).exists():
            assert not thought.done()
            await asyncio.sleep(0.05)
        thinkers.close()
        with pytest.raises(Gone):
            await thought
        with pytest.raises(Gone):
            await thinkers.ask(brood, state, 0, ruleset.config, ruleset.key)

    asyncio.run(stop_amid_a_thought())


def test_a_server_may_stop_while_a_thinking_process_starts() -> None:
    state = after(scrabble(edition="nl"))
    ruleset = RulesetCache().find(state.config)

    async def stop_amid_the_start() -> None:
        thinkers = Thinkers(1)

        class Ready(set[ProcessPoolExecutor]):
            def add(self, pool: ProcessPoolExecutor) -> None:
                thinkers.close()

        thinkers._ready = Ready()
        with pytest.raises(Gone):
            await thinkers.ask(brood, state, 0, ruleset.config, ruleset.key)

    asyncio.run(stop_amid_the_start())


def test_computer_players_think_within_the_servers_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Watched:
        def choose(self, _: object, seat: int, knowledge: object, budget: Budget) -> str:
            asked.append((seat, budget))
            return "a command"

    async def ask_here(question: Any, seen: object, seat: int, *_: object) -> object:
        return question(seen, seat, None)

    monkeypatch.setattr(thinking, "get_player", lambda name: Watched())
    state = after(scrabble(edition="nl"))
    ruleset = RulesetCache().find(state.config)
    thinkers = Thinkers(0, budget=Budget(seconds=2.0))
    monkeypatch.setattr(thinkers, "ask", ask_here)
    thought = thinkers.think("expert", view(state, 0), 0, ruleset.config, ruleset.key)
    assert asyncio.run(thought) == "a command"
    assert asked == [(0, Budget(seconds=2.0))]
    thinkers.close()
