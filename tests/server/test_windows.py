"""Windows, glasses and knocks that are open while the server goes away and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rekje.server.live.gone import Gone
from rekje.server.work.thinking import Thinkers
from tests.server.kit import Browser, Json, Wire, serving
from tests.server.test_faults import moved_to
from tests.server.test_protocol import a_play, own_seat, two

Seats = dict[int, Browser]


def drawn(server: Any, **options: object) -> tuple[str, Seats, dict[int, Wire]]:
    """Two people at a table of letters that all lie open, every letter drawn."""
    browsers = {0: Browser(server), 1: Browser(server)}
    made = browsers[0].make("letter", "me", "friend", lexicon="any", options=options)
    browsers[1].join(made["links"][0]["url"], "Bram")
    wires = sat(made["table"], browsers)
    while (seat := asked(wires[0], "draw")) is not None:
        answer = wires[seat].command(do="draw", seat=seat, size=size_to_draw(wires[seat], seat))
        assert answer["type"] == "ack", answer
        for wire in wires.values():
            wire.until_version(answer["version"])
    return made["table"], browsers, wires


def sat(table: str, browsers: Seats) -> dict[int, Wire]:
    return {seat: browser.sit(table) for seat, browser in browsers.items()}


def asked(wire: Wire, command: str) -> int | None:
    """The seat that may give a command."""
    assert wire.view is not None
    return next((one["seat"] for one in wire.view["awaiting"] if command in one["commands"]), None)


def size_to_draw(wire: Wire, seat: int) -> list[int]:
    """A size of which letters are left; a blank token is drawn last."""
    assert wire.view is not None
    blank = len(wire.view["seats"][seat]["rack"]) == 15
    tile = next(tile for tile in wire.view["unseen"] if tile.startswith("?") == blank)
    return [int(side) for side in tile[-3:].split("×")]


def placed(wire: Wire, seat: int) -> Json:
    """The first letter of a hand, in the corner."""
    assert wire.view is not None
    tile = next(tile for tile in wire.view["seats"][seat]["rack"] if not tile.startswith("?"))
    size = [int(side) for side in tile[-3:].split("×")]
    return {"do": "place", "seat": seat, "tile": tile[:-3], "at": [0, 0], "size": size, "words": []}


def test_L13_a_glass_goes_on_running_while_the_server_is_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, browsers, wires = drawn(server, glass=1, knock_window=1)
        seat = asked(wires[0], "place")
        assert seat is not None
    with serving(tmp_path) as server:
        wire = moved_to(browsers[0], server).sit(table)
        view = wire.until(lambda view: view["turn"]["over"] or view["turn"]["seat"] != seat)
        assert view["sheet"][-1]["kind"] in ("time-up", "free")
    with serving(tmp_path) as server:
        # The window for knocks was open: it closes by itself, and the other's turn begins.
        wire = moved_to(browsers[0], server).sit(table)
        wire.until(lambda view: view["turn"]["seat"] != seat and not view["turn"]["over"])


def test_L15_a_knock_counts_whose_moment_the_server_was_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, browsers, wires = drawn(server)
        seat = asked(wires[0], "place")
        assert seat is not None
        for command in (placed(wires[seat], seat), {"do": "pass", "seat": seat}):
            assert wires[seat].command(**command)["type"] == "ack"
        assert wires[1 - seat].command(id="bid", do="knock", seat=1 - seat)["type"] == "ack"
    with serving(tmp_path) as server:
        moved = {one: moved_to(browser, server) for one, browser in browsers.items()}
        wire = moved[1 - seat].sit(table)
        assert wire.command(id="bid", do="knock", seat=1 - seat)["type"] == "ack"
        wire.until(lambda view: view["own"]["window"]["order"] == [1 - seat])
        before = len(wire.view["seats"][1 - seat]["rack"]) if wire.view else 0
        answer = wire.command(id="words", do="knock", seat=1 - seat, words=[])
        view = wire.until_version(answer["version"])
        # A knock without a word costs a letter, which its player chooses (L16).
        assert [debt["seat"] for debt in view["own"]["window"]["owed"]] == [1 - seat]
        letter = next(tile for tile in view["seats"][1 - seat]["rack"] if not tile.startswith("?"))
        answer = wire.command(id="given", do="free", seat=1 - seat, tile=f"[{letter}]")
        view = wire.until_version(answer["version"])
        assert view["own"]["free"] == [letter]
        assert len(view["seats"][1 - seat]["rack"]) == before - 1
        assert len(view["own"]["free"]) == 1


@pytest.mark.parametrize(("judging", "objects"), [("challenge", "challenge"), ("agree", "vote")])
def test_C2_a_window_stays_open_while_the_server_is_away(tmp_path: Path, judging: str, objects: str) -> None:
    with serving(tmp_path) as server:
        first, other = two(server, lexicon="en", options={"judging": judging})
        played = first.command(id="laid", **a_play(first))
        assert played["type"] == "ack"
    with serving(tmp_path) as server:
        wires = [moved_to(wire.browser, server).sit(wire.table) for wire in (first, other)]
        assert wires[0].command(id="laid", **a_play(first)) == played
        assert objects in wires[1].awaited(own_seat(other))
        body = {"yes": False} if objects == "vote" else {}
        answer = wires[1].command(do=objects, seat=own_seat(other), **body)
        assert answer["type"] == "ack"
        assert wires[0].until_version(answer["version"])["window"] is None


def test_C10_time_runs_out_for_a_computer_player_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_long(*asked: object) -> None:
        await asyncio.sleep(2.5)
        raise Gone

    monkeypatch.setattr(Thinkers, "think", think_long)
    with serving(tmp_path) as server:
        browser = Browser(server)
        wire = browser.sit(browser.make("scrabble", "novice", "novice", options={"clock": "turn:1"})["table"])
        wire.until(lambda view: view["sheet"] and view["sheet"][-1]["kind"] == "time-up")
