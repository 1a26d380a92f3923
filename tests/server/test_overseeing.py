"""The operator's lists of tables and people: what they show, what they never show, and excluding somebody there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rekje.server.decency import overseeing
from rekje.server.keys import hashed
from rekje.server.live import visits
from rekje.server.settings import COOKIE
from rekje.storage.database import overview
from tests.server.kit import Browser, Json, Server, Wire, places, serving, until
from tests.server.test_operating import signed_in
from tests.server.test_scorekeeping import Scorekeeper

ANNA_ALONE = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test, because the operator sees all of it."""
    with serving(tmp_path) as started:
        yield started


def a_table(server: Server, *names: str, game: str = "scrabble", **more: Any) -> tuple[str, list[Browser], Json]:
    """A table of people, each in a browser of their own."""
    browsers = [Browser(server) for _ in names]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "friend"} for _ in names[1:])]
    made = browsers[0].ask("POST", "/api/tables", {"game": game, "edition": "en", "seats": seats, **more}, 201)
    for browser, link, name in zip(browsers[1:], made["links"], names[1:], strict=False):
        browser.join(link["url"], name)
    return str(made["table"]), browsers, made


def listed(operator: Browser, what: str, find: str = "", after: str = "") -> list[Json]:
    return list(part(operator, what, find, after)[what])


def part(operator: Browser, what: str, find: str = "", after: str = "") -> Json:
    return dict(operator.ask("POST", f"/api/operator/{what}", {"find": find, "after": after}, 200))


def found(operator: Browser, what: str, find: str) -> list[str]:
    return [one["name"] for one in listed(operator, what, find)]


def exclude(operator: Browser, person: Json, status: int = 204, days: int = 7) -> Any:
    return operator.ask(
        "POST", "/api/operator/bans", {"person": person["id"], "table": person["table"], "days": days}, status
    )


def known(operator: Browser, what: str, find: str, ready: Callable[[Json], Any]) -> Json:
    """The only entry that is found, once every process tells it so."""

    def told() -> Json | None:
        # Where several serve, they are asked by turns.
        found = [listed(operator, what, find) for _ in range(2)]
        return found[1][0] if all(len(one) == 1 and ready(one[0]) for one in found) else None

    return dict(until(told))


def test_a_table_is_listed_with_its_game_and_who_sits_there(server: Server) -> None:
    anna = Browser(server)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    made = anna.ask("POST", "/api/tables", {"game": "woordenspel", "edition": "nl", "seats": seats}, 201)
    anna.sit(made["table"])
    operator = signed_in(server)
    table = known(operator, "tables", "", lambda one: one["connections"])
    assert table.pop("changed") > 0
    assert [(seat["name"] == "Anna", seat["player"]) for seat in table.pop("seats")] == [
        (True, "person"), (False, "novice"),
    ]  # fmt: skip
    assert table == {
        "name": made["table"], "phase": "playing", "connections": 1, "game": "woordenspel", "edition": "nl",
    }  # fmt: skip


def test_tables_are_found_by_their_name_their_link_and_by_who_sits_there(server: Server) -> None:
    # What is sought in names has a space, which no table's name has: that is drawn by lot.
    first, _, _ = a_table(server, "Zoë Maas", "Bram Oost")
    second, _, _ = a_table(server, "Jo Straße", "Аnna Maan")
    operator = signed_in(server)
    assert found(operator, "tables", "") == [second, first]
    for sought in (
        first,
        f" {first} ",
        *(
            f"{server.url}/{path}"
            for path in (f"t/{first}", f"t/{first}/?lang=de", f"keep/{first}", f"tables/{first}/show")
        ),
        first[:9].swapcase(),
        "zoe m",
        "ZOË M",
        "ram oo",
    ):
        assert found(operator, "tables", sought) == [first], sought
    for sought in ("o strasse", "anna m"):
        assert found(operator, "tables", sought) == [second], sought
    assert found(operator, "tables", "%") == found(operator, "tables", "nobody") == []


def test_people_are_listed_by_when_they_were_seen_and_found_by_name(server: Server) -> None:
    table, (anna, bram), made = a_table(server, "Anna", "Bram")
    a_table(server, "Cleo", "Dora")
    watcher = Browser(server)
    watcher.join(made["links"][-1]["url"], watch=True)
    bram.sit(table).close()
    until(lambda: server.site.registry.database.overview.people("bram", None, 9, (), {})[0][0].seen)
    anna.sit(table)
    operator = signed_in(server)
    known(operator, "people", "anna", lambda one: one["here"])
    people = listed(operator, "people")
    assert [one["name"] for one in people[:2]] == ["Anna", "Bram"]
    assert {one["name"] for one in people[2:]} == {"Cleo", "Dora", ""}
    assert [(one["here"], one["seen"] is None) for one in people[:3]] == [(True, True), (False, False), (False, True)]
    assert people[1]["seen"] % 600_000 == 0
    assert [(one["table"], one["tables"], one["ban"]) for one in people[:2]] == [(table, 1, None)] * 2
    assert found(operator, "people", "RAM") == ["Bram"]
    assert found(operator, "people", "nobody") == []


def test_who_has_a_score_sheet_open_is_here_and_afterwards_it_is_known_until_when(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, operator = Scorekeeper(server), signed_in(server)
    assert [(one["here"], one["seen"]) for one in listed(operator, "people")] == [(False, None)]
    assert keeper.book["lines"] == []
    told = operator.ask("GET", "/api/operator")
    assert (told["people"], told["connections"]) == (1, 1)
    assert [one["connections"] for one in listed(operator, "tables")] == [1]
    assert listed(operator, "people")[0]["here"]
    # Once the page asks no more, it is known when it last did, after a restart too.
    monkeypatch.setattr(visits, "LINGER_MS", 0)
    people = server.site.registry.database.overview.people
    until(lambda: people("", None, 9, (), {})[0][0].seen)
    (person,) = listed(operator, "people")
    assert (person["here"], person["seen"] is None) == (False, False)
    assert operator.ask("GET", "/api/operator")["people"] == 0


def test_of_who_was_at_a_removed_table_it_is_known_until_when(server: Server) -> None:
    table, (anna, _), _ = a_table(server, "Anna", "Bram")
    keeper, operator = Scorekeeper(server), signed_in(server)
    wire = anna.sit(table)
    anna.ask("POST", "/api/tables", {"game": "scrabble", "edition": "en", "seats": ANNA_ALONE}, 201)
    assert keeper.book["lines"] == []
    for name in (table, keeper.table):
        operator.ask("DELETE", f"/api/operator/tables/{name}", status=204)
    assert wire.wait("error")["code"] == "serve-table-removed"
    person = known(operator, "people", "anna", lambda one: not one["here"])
    assert person["seen"] % 600_000 == 0
    assert person["seen"] > 0
    assert operator.ask("GET", "/api/operator")["people"] == 0


def test_somebody_in_the_lobby_is_listed_by_the_name_that_is_seen_there(server: Server) -> None:
    dora, operator = Browser(server), signed_in(server)
    dora.ask("POST", "/api/lobby/me", {"name": "Dora"}, 204)
    dora.ask("GET", "/api/lobby")
    person = known(operator, "people", "dor", lambda one: one["here"])
    assert (person["name"], person["table"], person["here"], person["tables"]) == ("Dora", "", True, 0)
    exclude(operator, person)
    until(lambda: dora.http.get("/api/lobby").json().get("code") == "serve-banned")


def test_nothing_of_the_tiles_the_chat_and_the_secrets_is_sent(server: Server) -> None:
    table, (anna, bram), made = a_table(server, "Anna", "Bram")
    code = anna.ask("POST", "/api/me/recovery")["code"]
    anna.ask("POST", "/api/me", {"name": "Anna-Maria"})
    for browser in (anna, bram):
        browser.sit(table)
    wire = anna.sit(table)
    wire.put({"type": "chat", "text": "You play like a sock."})
    wire.wait("chat")
    operator = signed_in(server)
    before = len(operator.seen)
    for what in ("tables", "people"):
        assert listed(operator, what)
        assert listed(operator, what, "Anna")
    lists = b"".join(operator.seen[before:])
    operator.ask("GET", "/api/operator")
    sent = b"".join(operator.seen[before:])
    cookies = [browser.http.cookies[COOKIE] for browser in (anna, bram)]
    links = [link["url"].partition("#")[2] for link in made["links"]]
    secret = [*cookies, *links, code, "sock", "Anna-Maria", *(hashed(one).hex() for one in (*cookies, *links))]
    assert all(secret)
    assert [one for one in secret if one.encode() in sent] == []
    for word in (b'"rack', b'"board', b'"glimpse', b'"about', b'"host', b'"score', b'"secret', b'"address'):
        assert word not in lists, word
    keys = {"name", "changed", "phase", "connections", "game", "edition", "seats"}
    assert set(listed(operator, "tables")[0]) == keys
    assert set(listed(operator, "tables")[0]["seats"][0]) == {"name", "player"}
    assert set(listed(operator, "people")[0]) == {"id", "name", "table", "here", "seen", "tables", "ban"}


def test_who_was_listed_is_excluded_and_let_in_again_and_the_audit_log_names_nobody(server: Server) -> None:
    table, (_, bram), _ = a_table(server, "Anna", "Bram")
    wire = bram.sit(table)
    operator = signed_in(server)
    (person,) = listed(operator, "people", "bram")
    exclude(operator, person, days=7)
    assert wire.wait("error")["code"] == "serve-banned"
    assert bram.ask("GET", "/api/tables", status=403)["code"] == "serve-banned"
    assert Wire(bram, table).wait("error")["code"] == "serve-banned"
    person = known(operator, "people", "bram", lambda one: not one["here"])
    view = operator.ask("GET", "/api/operator")
    (ban,) = view["bans"]
    assert person["ban"] == {"number": ban["number"], "until": ban["until"]}
    assert ban["name"] == "Bram"
    # That they were here is known, although they were sent away.
    assert until(lambda: listed(operator, "people", "bram")[0]["seen"])
    operator.ask("DELETE", f"/api/operator/bans/{ban['number']}", status=204)
    assert bram.ask("GET", "/api/tables")["tables"]
    assert listed(operator, "people", "bram")[0]["ban"] is None
    told = [(one["did"], one["about"]) for one in operator.ask("GET", "/api/operator")["audit"]]
    number = str(ban["number"])
    assert told == [("ban-lifted", number), ("person-banned", number), ("signed-in", "")]


def test_a_listed_person_is_named_for_one_operator_and_one_table_alone(server: Server) -> None:
    table, (_, bram), _ = a_table(server, "Anna", "Bram")
    other, _, _ = a_table(server, "Cleo", "Dora")
    operator, second = signed_in(server), signed_in(server)
    (person,) = listed(operator, "people", "bram")
    assert person["id"] != listed(second, "people", "bram")[0]["id"]
    for asker, wrong in ((second, person), (operator, {**person, "table": other}), (operator, {**person, "table": ""})):
        assert exclude(asker, wrong, 404)["code"] == "serve-not-seen"
    for body in ({}, {"person": ""}, {"report": 1, "person": person["id"], "table": table}):
        told = operator.ask("POST", "/api/operator/bans", {"days": 1, **body}, 400)
        assert told["code"] == "serve-message-form"
    exclude(operator, person, 400, days=0)
    bram.ask("DELETE", "/api/me", status=204)
    assert exclude(operator, person, 404)["code"] == "serve-not-seen"
    assert operator.ask("GET", "/api/operator")["bans"] == []


def test_lists_come_in_parts_and_every_table_is_in_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overseeing, "MOST_LISTED", 2)
    made = [a_table(server, f"Anna {number}", f"Bram {number}")[0] for number in range(5)]
    operator = signed_in(server)
    for what, names in (("tables", made), ("people", [f"{name} {n}" for n in range(5) for name in ("Anna", "Bram")])):
        seen, after = list[str](), ""
        while True:
            told = part(operator, what, after=after)
            assert 0 < len(told[what]) <= 2
            assert told["more"] or len(seen) + len(told[what]) == len(names)
            seen += [one["name"] for one in told[what]]
            if not (after := told["more"]):
                break
        assert sorted(seen) == sorted(names)
    # So many people are here that they alone fill the first part.
    here = [a_table(server, f"Cleo {number}", f"Dora {number}")[1][0] for number in range(3)]
    for browser in here:
        browser.sit(browser.ask("GET", "/api/tables")["tables"][0]["table"])
    for number in range(3):
        known(operator, "people", f"Cleo {number}", lambda one: one["here"])
    first = part(operator, "people")
    again = part(operator, "people", after=first["more"])
    assert again["people"]
    assert again["more"]
    for mark in ("x", "-1 t", "1" * 30, "é"):
        assert operator.ask("POST", "/api/operator/tables", {"after": mark}, 400)["code"] == "serve-message-form"


def test_a_search_reads_only_so_much_at_once_and_goes_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overview, "MOST_READ", 2)
    monkeypatch.setattr(overview, "_TOGETHER", 1)
    # A table's name is drawn by lot and may have "zoe" in it, but no space.
    first = a_table(server, "Zoë Maas", "Bram")[0]
    for number in range(4):
        a_table(server, f"Anna {number}", "Cleo")
    operator = signed_in(server)
    for what, name in (("tables", first), ("people", "Zoë Maas")):
        told = part(operator, what, "zoe m")
        assert told[what] == []
        assert told["more"]
        while told["more"]:
            told = part(operator, what, "zoe m", told["more"])
        assert [one["name"] for one in told[what]] == [name]
    # Whoever knows a table's whole name has it at once.
    assert found(operator, "tables", first) == [first]


def test_a_damaged_table_is_listed_and_can_be_removed(server: Server) -> None:
    if places.on_postgres:
        pytest.skip("the row is damaged by hand in SQLite")
    table, _, _ = a_table(server, "Anna", "Bram")
    with sqlite3.connect(server.settings.data / "rekje.db") as database:
        database.execute("UPDATE tables SET standing = '{'")
    operator = signed_in(server)
    (told,) = listed(operator, "tables")
    assert (told["name"], told["game"], told["seats"]) == (table, "", [])
    assert [one["table"] for one in listed(operator, "people")] == [table] * 2
    operator.ask("DELETE", f"/api/operator/tables/{table}", status=204)
    assert listed(operator, "tables") == []
