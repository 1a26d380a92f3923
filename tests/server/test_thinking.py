"""The processes in which computer players think."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.server.live.gone import Gone
from rekje.server.live.rulesets import RulesetCache
from rekje.server.work.thinking import Thinkers
from tests.support import after, scrabble

BEGUN = "begun"


def brood(view: State, seat: int, knowledge: Knowledge) -> None:
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
