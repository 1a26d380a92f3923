"""Who comes next where only so many can be served at a time, and what is cut off."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.server.lanes import Lane
from rekje.server.pools import Pools
from rekje.server.shelf import Shelf
from rekje.server.thinking import Thinkers
from tests.server.kit import Browser, Server
from tests.support import after, scrabble

BROODING = "brooding"


def test_everybody_has_a_turn_before_anybody_has_another() -> None:
    served: list[str] = []

    async def serve(lane: Lane, who: str) -> None:
        async with lane.turn(who):
            served.append(who)
            await asyncio.sleep(0)

    async def all_come() -> None:
        lane = Lane(1)
        asked = ["greedy"] * 6 + ["polite", "kind"]
        await asyncio.gather(*(serve(lane, who) for who in asked))

    asyncio.run(all_come())
    assert served == ["greedy", "greedy", "polite", "kind", "greedy", "greedy", "greedy", "greedy"]


def test_of_what_one_asks_only_so_much_may_wait() -> None:
    async def too_much() -> None:
        lane = Lane(1, most_each=2)
        async with lane.turn("greedy"):
            waiting = [asyncio.create_task(lane.turn("greedy").__aenter__()) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(FormError) as raised:
                await lane.turn("greedy").__aenter__()
            assert raised.value.code == "serve-busy"
            # Who gives up keeps nobody else from coming.
            waiting[0].cancel()
            polite = asyncio.create_task(lane.turn("polite").__aenter__())
            await asyncio.sleep(0)
        await waiting[1]
        lane._pass_on()
        await polite

    asyncio.run(too_much())


def test_what_is_done_aside_holds_up_nothing_that_is_reserved() -> None:
    hold = threading.Event()

    async def both() -> None:
        pools = Pools()
        slow = [asyncio.create_task(pools.aside(who, hold.wait)) for who in range(20)]
        await asyncio.sleep(0)
        assert await pools.reserved(lambda: "done") == "done"
        assert not any(task.done() for task in slow)
        hold.set()
        await asyncio.gather(*slow)
        pools.close()

    asyncio.run(both())


def brood(view: State, seat: int, knowledge: Knowledge) -> None:
    """Think for longer than any test takes, but for the first time."""
    if Path(BROODING).exists():
        return
    Path(BROODING).touch()
    time.sleep(3600)


def test_who_thinks_for_too_long_is_cut_off_and_the_next_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    state = after(scrabble(edition="nl"))
    kind = Shelf().kind(state.config)

    async def ask_thrice() -> None:
        thinkers = Thinkers(1, patience=0.3)
        with pytest.raises(TimeoutError):
            await thinkers.ask(brood, state, 0, kind.config, kind.key)
        thinkers._patience = 60
        # Another process has begun, which knows nothing yet and is told.
        Path(BROODING).touch()
        assert await thinkers.ask(brood, state, 0, kind.config, kind.key) is None
        assert await thinkers.ask(brood, state, 0, kind.config, kind.key) is None
        thinkers.close()

    asyncio.run(ask_thrice())


def test_a_command_that_takes_long_is_decided_aside_and_others_are_not(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(server)
    # Every word counts there, so that a walk is looked for.
    table = browser.make("koning", "me", "here", edition="nl", lexicon="any")["table"]
    wire = browser.sit(table)
    pools, lanes = server.site.house.pools, list[str]()
    aside = pools.aside

    async def noted(who: object, work: Callable[..., Any], *args: Any) -> Any:
        lanes.append(work.__name__)
        return await aside(who, work, *args)

    monkeypatch.setattr(pools, "aside", noted)
    assert wire.command(do="open", seat=0, words={"0": None})["type"] == "ack"
    assert not lanes
    assert wire.view is not None
    word = "".join(tile for tile in wire.view["seats"][1]["rack"] if len(tile) == 1 and tile.isalpha())[:4]
    monkeypatch.setattr("rekje.server.live.QUICK_WORK", 1)
    answer = wire.command(do="open", seat=1, words={"1": word})
    assert lanes == ["_decide"]
    assert answer["type"] == "ack" or answer["rule"], answer
