"""Players of people's own at the tables of a server: they play, and those that misbehave harm nothing (C14)."""

from __future__ import annotations

import json
from pathlib import Path

from rekje.own_players.found import OwnPlayers
from rekje.server.logs import LOG, start_logging
from rekje.storage.options.engines import EngineOptions
from tests.own_players.kit import engine
from tests.server.kit import Browser, serving, until


def own(*names: str, seconds: float = 20.0, **short: float) -> OwnPlayers:
    """Engines by their kinds, with much time, or as many seconds as are told."""
    return OwnPlayers(
        (), {name: EngineOptions(engine(name), short.get(name, seconds)) for name in (*names, *short)}, {}
    )


def test_players_of_ones_own_are_offered_and_finish_a_game(tmp_path: Path) -> None:
    with serving(tmp_path, own=own("reference", "rude")) as server:
        browser = Browser(server)
        offered = {player["name"]: player for player in browser.ask("GET", "/api/games")["players"]}
        assert "rude" not in offered
        assert offered["reference"]["games"] == ["scrabble", "woordenspel", "koning", "letter"]
        made = browser.make("scrabble", "reference", "greedy")
        wire = browser.sit(made["table"])
        assert wire.snapshot["seats"][0]["name"] == "reference"
        view = wire.until(lambda view: view["outcome"])
        assert [seat["player"] for seat in view["seats"]] == ["reference", "greedy"]
        assert browser.sit(made["table"]).snapshot["chat"] == []
        record = browser.ask("GET", f"/api/tables/{made['table']}/record")
        assert record["seats"][0] == "reference"
        seats = [{"kind": "me"}, {"kind": "computer", "player": "rude"}]
        refused = browser.ask("POST", "/api/tables", {"game": "scrabble", "edition": "en", "seats": seats}, 400)
        assert refused["code"] == "engine-player-unknown"


def test_C14_those_that_misbehave_lose_their_turns_and_harm_no_other_table(tmp_path: Path) -> None:
    kinds = ("crashes", "floods", "lies", "error")
    players = own("reference", *kinds, hangs=0.2)
    with serving(tmp_path, own=players) as server:
        start_logging(tmp_path)
        browser = Browser(server)
        # The first hang for as long as the server lets them. The last doesn't wait for any of them.
        hanging = [browser.make("scrabble", "me", "hangs")["table"] for _ in range(2)]
        tables = {kind: browser.make("scrabble", "me", kind)["table"] for kind in kinds}
        for table in (*hanging, *tables.values()):
            wire = browser.sit(table)
            if wire.view["turn"]["seat"] == 0:
                assert wire.command(do="pass", seat=0)["type"] == "ack"
        good = browser.sit(browser.make("scrabble", "greedy", "reference")["table"])
        assert good.until(lambda view: view["outcome"])["outcome"]["reason"] != "passes"
        for table in (*hanging, *tables.values()):
            wire = browser.sit(table)
            view = wire.until(lambda view: any(line["seat"] == 1 for line in view["sheet"]))
            lost = next(line for line in view["sheet"] if line["seat"] == 1)
            assert (lost["kind"], lost["score"]) == ("pass", 0)
            chat = until(lambda table=table: browser.sit(table).snapshot["chat"])
            assert (chat[0]["notice"], chat[0]["seat"]) == ("lost-turn", 1)
        lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
        told = [line for line in lines if line["event"] == "lost-turn"]
        assert {line["code"] for line in told} == {"time", "ended", "flood", "refused", "error"}
        assert all(set(line) == {"at", "level", "event", "table", "seat", "code"} for line in told)
        assert not [line for line in lines if line["level"] == "error"]
        # The engine tells its rack in its error. Nobody else is told.
        hidden = "".join(server.live(tables["error"]).state.seats[1].rack)
        assert hidden not in (tmp_path / LOG).read_text()
    processes = [process for player in players.players.values() for process in player._processes]
    assert all(process.wait(0) for process in processes), "none outlives its server"


def test_C14_a_player_that_is_no_longer_installed_loses_its_turns(tmp_path: Path) -> None:
    with serving(tmp_path, own=own("passes")) as server:
        browser = Browser(server)
        table = browser.make("scrabble", "me", "passes")["table"]
        cookies = browser.http.cookies
    with serving(tmp_path) as server:
        browser = Browser(server)
        browser.http.cookies = cookies
        wire = browser.sit(table, seat=0)
        for _ in range(3):
            wire.until(lambda view: view["outcome"] or view["turn"]["seat"] == 0)
            if wire.view["outcome"]:
                break
            wire.command(do="pass", seat=0)
        until(lambda: "lost-turn" in [line["notice"] for line in browser.sit(table).snapshot["chat"]])
