"""How often something may be done, by whom, and how many sockets somebody has."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.limits import quotas as module
from rekje.server.limits.callers import Callers
from rekje.server.limits.quotas import QUOTAS, Quotas
from tests.server.kit import GENEROUS, Browser, Wire, serving
from tests.server.test_guard import SEATS


def test_what_one_uses_up_others_still_have() -> None:
    quotas = Quotas({"tables": {"person": "1/d burst 2", "address": "1/d burst 4", "all": "1/d burst 8"}})
    assert [quotas.allows("tables", person=b"a", address="1") for _ in range(3)] == [True, True, False]
    assert [quotas.allows("tables", person=b"b", address="1") for _ in range(3)] == [True, True, False]
    # The address has no more, whoever asks from it.
    assert not quotas.allows("tables", person=b"c", address="1")
    assert quotas.allows("tables", person=b"c", address="2")
    assert [quotas.allows("tables", person=bytes([n]), address=f"9{n}") for n in range(9)].count(True) == 3


def test_who_may_not_is_told_when() -> None:
    quotas = Quotas({"chat": {"person": "1/m burst 1"}})
    quotas.charge("chat", person=b"a")
    for ask in (quotas.charge, quotas.check):
        with pytest.raises(FormError) as raised:
            ask("chat", person=b"a")
        assert raised.value.code == "serve-too-fast"
        assert 55 <= int(raised.value.params["seconds"]) <= 60


def test_looking_costs_nothing() -> None:
    quotas = Quotas({"chat": {"person": "1/d burst 2"}})
    for _ in range(10):
        quotas.check("chat", person=b"a")
    assert [quotas.allows("chat", person=b"a") for _ in range(3)] == [True, True, False]


def test_what_stands_in_no_table_has_no_end() -> None:
    quotas = Quotas({})
    assert all(quotas.allows("messages", person=b"a", address="1") for _ in range(1000))


def test_who_is_counted_takes_no_more_than_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_COUNTED", 50)
    quotas = Quotas({"chat": {"person": "1/d burst 1", "all": "1/d burst 500"}})
    for number in range(500):
        assert quotas.allows("chat", person=number.to_bytes(2, "big"))
    counted = [len(store._backend.get_client()) for store in quotas._stores.values()]
    assert sorted(counted) == [1, 50]
    # What counts for all wasn't forgotten, whoever else was.
    assert not quotas.allows("chat", person=b"new")


def test_every_quota_of_ours_can_be_counted() -> None:
    quotas = Quotas(QUOTAS)
    for name in QUOTAS:
        quotas.charge(name, person=b"a", address="1", table="t")


def test_sockets_are_counted_by_person_and_address() -> None:
    callers = Callers(most_a_person=2, most_an_address=3)
    first, second = callers.one_more(person=b"a", address="1"), callers.one_more(person=b"a", address="1")
    first.__enter__()
    second.__enter__()
    with pytest.raises(FormError) as raised:
        callers.one_more(person=b"a", address="2").__enter__()
    assert raised.value.code == "serve-many-sockets"
    with callers.one_more(person=b"b", address="1"), pytest.raises(FormError):
        callers.one_more(person=b"c", address="1").__enter__()
    first.__exit__(None, None, None)
    with callers.one_more(person=b"a", address="2"):
        pass
    second.__exit__(None, None, None)
    assert not callers._open


def test_tables_that_cannot_be_made_cost_nothing(tmp_path: Path) -> None:
    limits = replace(GENEROUS, quotas={"tables": {"person": "1/d burst 1"}})
    with serving(tmp_path, limits=limits) as server:
        anna, bram = Browser(server), Browser(server)
        for body in (b"{", b"{}", SEATS.replace(b"[{", b"[0, {"), SEATS.replace(b"me", b"you")):
            assert anna.ask("POST", "/api/tables", body, 400)["code"] != "serve-too-fast"
        anna.ask("POST", "/api/tables", SEATS, 201)
        refused = anna.http.post("/api/tables", content=SEATS)
        assert refused.status_code == 429
        assert 86_000 < int(refused.headers["retry-after"]) <= 86_400
        assert refused.headers["retry-after"] in refused.json()["sentence"]
        bram.ask("POST", "/api/tables", SEATS, 201)


def test_requests_are_counted_for_whom_a_proxy_asks(tmp_path: Path) -> None:
    limits = replace(GENEROUS, quotas={"requests": {"address": "1/d burst 3"}})
    with serving(tmp_path, limits=limits, proxies=("127.0.0.1",)) as server:
        browser = Browser(server)
        rude = {"x-forwarded-for": "198.51.100.1"}
        told = [browser.http.get("/api/games", headers=rude).status_code for _ in range(4)]
        assert told == [200, 200, 200, 429]
        answer = browser.http.get("/api/games", headers={**rude, "accept-language": "nl"})
        assert answer.headers["retry-after"] in answer.json()["sentence"]
        polite = {"x-forwarded-for": "198.51.100.1, 203.0.113.9"}
        assert browser.http.get("/api/games", headers=polite).status_code == 200


def test_only_so_many_hold_a_table_and_have_sockets(tmp_path: Path) -> None:
    limits = replace(GENEROUS, holders_a_table=3, sockets_a_person=2, greeting=0.3)
    with serving(tmp_path, limits=limits) as server:
        anna = Browser(server)
        made = anna.make("scrabble", "me", "here")
        watch = next(link["url"] for link in made["links"] if link["seat"] is None).partition("#")[2]
        for _ in range(2):
            Browser(server).ask("POST", "/api/join", {"token": watch})
        assert Browser(server).ask("POST", "/api/join", {"token": watch}, 400)["code"] == "serve-full"
        assert anna.ask("POST", "/api/join", {"token": watch})["table"] == made["table"]
        wires = [Wire(anna, made["table"]) for _ in range(2)]
        third = Wire(anna, made["table"])
        assert third.wait("error")["code"] == "serve-many-sockets"
        assert third.closed() == 4429
        # Who says no hello is nobody at the table, and not for long.
        assert not server.live(made["table"]).attendance.listeners
        assert [wire.closed() for wire in wires] == [4408, 4408]
        anna.sit(made["table"])
