"""Who comes next where only so many can be served at a time, and what is cut off."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.server.live.rulesets import RulesetCache
from rekje.server.work.lanes import ADDRESS, Lane
from rekje.server.work.pools import Pools
from rekje.server.work.thinking import Thinkers
from rekje.wire.bodies import NewTable
from tests.server.kit import Browser, Server, serving, until
from tests.support import PATIENCE, after, scrabble

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


def test_many_names_at_one_address_are_one_address() -> None:
    served: list[str] = []

    async def serve(lane: Lane, address: str, who: str) -> None:
        ADDRESS.set(address)
        async with lane.turn(who):
            served.append(who)
            await asyncio.sleep(0)

    async def all_come() -> None:
        lane = Lane(1)
        farm = [serve(lane, "farm", f"cookie {number}") for number in range(40)]
        await asyncio.gather(*farm, serve(lane, "farm", "cookie 1"), serve(lane, "home", "stranger"))

    asyncio.run(all_come())
    # One has been served when all others come, and one of the farm waits before the stranger does.
    assert served.index("stranger") == 2
    assert served[-1] == "cookie 1", "a person's second wish comes after everybody's first"
    assert len(served) == 42


def test_computer_players_think_for_each_address_in_turn() -> None:
    state = after(scrabble(edition="nl"))
    ruleset = RulesetCache().find(state.config)
    answered: list[str] = []

    async def ask(thinkers: Thinkers, address: str, who: str) -> None:
        ADDRESS.set(address)
        assert await thinkers.ask(glance, state, 0, ruleset.config, ruleset.key, who) == 0
        answered.append(who)

    async def all_ask() -> None:
        thinkers = Thinkers(1, most_each=100)
        farm = [ask(thinkers, "farm", f"host {number % 3}") for number in range(12)]
        await asyncio.gather(*farm, ask(thinkers, "home", "stranger"))
        thinkers.close()

    asyncio.run(all_ask())
    assert answered.index("stranger") == 2
    assert answered[3:6] != ["host 0"] * 3
    assert len(answered) == 13


def test_a_new_table_waits_for_one_of_an_address_that_asks_for_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, proxies=("127.0.0.1",)) as server:
        seating, hold, served = server.site.seating, threading.Event(), list[str]()
        found = seating.config

        def noted(wish: NewTable) -> Config:
            served.append(wish.seats[0].name)
            hold.wait(PATIENCE)
            return found(wish)

        monkeypatch.setattr(seating, "config", noted)

        def make(address: str, name: str) -> None:
            body = {"game": "scrabble", "edition": "en", "seats": [{"kind": "me", "name": name}, {"kind": "friend"}]}
            Browser(server).ask("POST", "/api/tables", body, 201, headers={"x-forwarded-for": address})

        with ThreadPoolExecutor(21) as crowd:
            farm = [crowd.submit(make, "203.0.113.9", "farm") for _ in range(20)]
            until(lambda: len(served) == 1 and _waiting(server) == 19)
            stranger = crowd.submit(make, "198.51.100.7", "stranger")
            until(lambda: _waiting(server) == 20)
            hold.set()
            for made in [*farm, stranger]:
                made.result(PATIENCE)
    assert served.index("stranger") <= 2
    assert len(served) == 21


def _waiting(server: Server) -> int:
    """How many wait to be served aside."""
    turns = server.site.registry.pools._lane._waiting
    return sum(len(mine) for people in turns._addresses.values() for mine in people.values())


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


def glance(view: State, seat: int, knowledge: Knowledge) -> int:
    """Think of nothing."""
    return seat


def test_who_thinks_for_too_long_is_cut_off_and_the_next_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    state = after(scrabble(edition="nl"))
    ruleset = RulesetCache().find(state.config)

    async def ask_thrice() -> None:
        thinkers = Thinkers(1, patience=0.3)
        with pytest.raises(TimeoutError):
            await thinkers.ask(brood, state, 0, ruleset.config, ruleset.key)
        thinkers._patience = 60
        # Another process has begun, which knows nothing yet and is told.
        Path(BROODING).touch()
        assert await thinkers.ask(brood, state, 0, ruleset.config, ruleset.key) is None
        assert await thinkers.ask(brood, state, 0, ruleset.config, ruleset.key) is None
        thinkers.close()

    asyncio.run(ask_thrice())


def test_a_command_that_takes_long_is_decided_aside_and_others_are_not(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser(server)
    # Every word counts there, so that a walk is looked for.
    table = browser.make("koning", "me", "here", edition="nl", lexicon="any")["table"]
    wire = browser.sit(table)
    pools, lanes = server.site.registry.pools, list[str]()
    aside = pools.aside

    async def noted(who: object, work: Callable[..., Any], *args: Any) -> Any:
        lanes.append(work.__name__)
        return await aside(who, work, *args)

    monkeypatch.setattr(pools, "aside", noted)
    assert wire.command(do="open", seat=0, words={"0": None})["type"] == "ack"
    assert not lanes
    assert wire.view is not None
    word = "".join(tile for tile in wire.view["seats"][1]["rack"] if len(tile) == 1 and tile.isalpha())[:4]
    monkeypatch.setattr("rekje.server.live.table.QUICK_WORK", 1)
    answer = wire.command(do="open", seat=1, words={"1": word})
    assert lanes == ["propose"]
    assert answer["type"] == "ack" or answer["rule"], answer
