"""What stands before everything: names, sites and cookies that are not ours."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from rekje.server.alerts.opening import own_address
from rekje.server.keys import new_token
from rekje.server.limits.addresses import household, told_by
from rekje.server.limits.hosts import Hosts, http_address
from rekje.server.settings import Settings
from tests.server.kit import GENEROUS, Browser, Server, serving
from tests.support import NO_CERTIFICATES

PROXY = ("127.0.0.1", "::1")
SEATS = b'{"game": "scrabble", "edition": "en", "seats": [{"kind": "me"}, {"kind": "here"}]}'


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "null", "http://", "://", "http://a b"])
def test_what_is_no_site_at_all_is_another_site(server: Server, origin: str) -> None:
    with httpx.Client(verify=NO_CERTIFICATES, base_url=server.url) as http:
        answer = http.post("/api/tables", content=b"{}", headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "serve-other-site")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[", "a@b", "", "a b"])
def test_a_name_that_is_not_ours_leads_nowhere(server: Server, host: str) -> None:
    with httpx.Client(verify=NO_CERTIFICATES, base_url=server.url) as http:
        answer = http.get("/api/games", headers={"host": host, "accept-language": "nl"})
    assert answer.status_code in (400, 421)
    if answer.status_code == 421:
        assert answer.json()["code"] == "serve-other-host"
        assert answer.json()["sentence"].startswith("Deze site heet niet")


@pytest.mark.parametrize(
    "host", ["localhost", "rekje.localhost:8000", "127.0.0.1:1", "[::1]:8000", "192.168.1.5", "10.0.0.9:80"]
)
def test_names_of_this_machine_and_addresses_are_ours(server: Server, host: str) -> None:
    with httpx.Client(verify=NO_CERTIFICATES, base_url=server.url) as http:
        assert http.get("/api/games", headers={"host": host}).status_code == 200


def test_the_public_address_and_what_is_named_besides_are_ours() -> None:
    hosts = Hosts(["https://rekje.example.org", "http://other.example:8080"], ["Third.Example"])
    for name in ("rekje.example.org", "REKJE.example.org:443", "other.example", "third.example.", "localhost"):
        assert hosts.accepts(name), name
    for name in ("example.org", "rekje.example.org.evil", "third"):
        assert not hosts.accepts(name), name


@pytest.mark.parametrize("cookie", ["a", "", "x" * 42, "x" * 44, "x" * 42 + "!", "é" * 20])
def test_nobody_chooses_their_own_cookie(server: Server, cookie: str) -> None:
    own = Browser(server)
    headers = {"cookie": f"other=1; rekje={cookie}".encode()}
    with httpx.Client(verify=NO_CERTIFICATES, base_url=server.url, headers={"origin": server.url}) as http:
        made = http.post("/api/tables", content=SEATS, headers=headers)
        assert made.status_code == 201
        given = made.cookies["rekje"]
        assert len(given) == 43
        http.cookies.clear()
        assert http.get("/api/tables", headers=headers).json()["tables"] == []
        mine = http.get("/api/tables", headers={"cookie": f"rekje={given}"}).json()
    assert [table["table"] for table in mine["tables"]] == [made.json()["table"]]
    assert own.ask("GET", "/api/tables")["tables"] == []


@pytest.mark.parametrize(
    ("host", "address"), [("::1", "http://[::1]:8000"), ("192.168.1.5", "http://192.168.1.5:8000")]
)
def test_the_site_names_an_address_of_either_kind_as_browsers_take_it(tmp_path: Path, host: str, address: str) -> None:
    assert http_address(host, 8000) == address
    assert own_address(Settings(data=tmp_path, host=host, port=8000)) == address


def test_of_several_cookies_of_ours_the_first_good_one_counts(server: Server) -> None:
    first, second = new_token(), new_token()
    cookie = f"rekje=x; rekje={first}; other=1; rekje={second}"
    with httpx.Client(
        verify=NO_CERTIFICATES, base_url=server.url, headers={"origin": server.url, "cookie": cookie}
    ) as http:
        made = http.post("/api/tables", content=SEATS)
        assert made.cookies["rekje"] == first
    with httpx.Client(verify=NO_CERTIFICATES, base_url=server.url, headers={"cookie": f"rekje={first}"}) as http:
        assert [one["table"] for one in http.get("/api/tables").json()["tables"]] == [made.json()["table"]]


def test_a_cookie_of_ours_stays_whose_it_was(server: Server) -> None:
    token = new_token()
    with httpx.Client(
        verify=NO_CERTIFICATES, base_url=server.url, headers={"origin": server.url, "cookie": f"rekje={token}"}
    ) as http:
        assert http.post("/api/tables", content=SEATS).cookies["rekje"] == token


def test_a_phrase_ends_where_it_ends(server: Server) -> None:
    browser = Browser(server)
    wire = browser.sit(browser.make("scrabble", "me", "here")["table"])
    wire.put({"type": "chat", "phrase": "hello\n"})
    assert wire.wait("error")["code"] == "serve-message-form"


def test_only_a_proxy_of_ours_says_for_whom_it_asks() -> None:
    assert told_by("203.0.113.7", ["198.51.100.1"], PROXY) == "203.0.113.7"
    assert told_by("127.0.0.1", ["198.51.100.1"], PROXY) == "198.51.100.1"
    # What somebody claims before our proxy adds whom it saw counts for nothing.
    assert told_by("127.0.0.1", ["1.2.3.4, 198.51.100.1"], PROXY) == "198.51.100.1"
    assert told_by("127.0.0.1", ["1.2.3.4", "198.51.100.1, ::1"], PROXY) == "198.51.100.1"
    assert told_by("127.0.0.1", [], PROXY) == "127.0.0.1"
    assert len(told_by("127.0.0.1", ["x" * 9000], PROXY)) < 100


@pytest.mark.parametrize("client", ["127.0.0.1", "::ffff:127.0.0.1", "::1", "0:0:0:0:0:0:0:1", "::1%lo"])
def test_a_proxy_is_one_of_ours_however_its_address_is_written(client: str) -> None:
    assert told_by(client, ["198.51.100.1"], PROXY) == "198.51.100.1"
    assert told_by("203.0.113.7", [f"198.51.100.1, {client}"], PROXY) == "203.0.113.7"


def test_a_neighbour_of_a_proxy_is_no_proxy() -> None:
    assert told_by("2001:db8::2", ["198.51.100.1"], ["2001:db8::1"]) == "2001:db8::/64"


@pytest.mark.parametrize(
    "written", ["198.51.100.1:41000", "198.51.100.1:41001", "::ffff:198.51.100.1", "[::ffff:198.51.100.1]:9"]
)
def test_ports_and_brackets_make_nobody_somebody_else(written: str) -> None:
    assert told_by("127.0.0.1", [written], PROXY) == "198.51.100.1"


@pytest.mark.parametrize("written", ["[2001:db8:1:2::7]:443", "2001:db8:1:2::7%eth0", "[2001:db8:1:2::8%25eth1]:1"])
def test_zones_and_ports_of_a_longer_address_count_for_nothing(written: str) -> None:
    assert told_by("127.0.0.1", [written], PROXY) == "2001:db8:1:2::/64"


@pytest.mark.parametrize(
    "rubbish", ["", " ", ",", "1.2.3.4,", "unknown", "1.2.3.4, unknown", "9" * 9000, "[", "]:1", "%", "1.2.3", "é"]
)
def test_what_is_no_address_is_counted_as_the_proxy_that_let_it_pass(rubbish: str) -> None:
    assert told_by("127.0.0.1", [rubbish], PROXY) == "127.0.0.1"


def test_of_many_hops_only_the_last_that_is_not_ours_counts() -> None:
    hops = [", ".join(f"10.0.{number // 256}.{number % 256}" for number in range(2000)), "203.0.113.7, ::1, 127.0.0.1"]
    assert told_by("127.0.0.1", hops, PROXY) == "203.0.113.7"
    assert told_by("127.0.0.1", ["127.0.0.1, ::1"], PROXY) == "127.0.0.1"


def test_nobody_escapes_the_quota_by_what_they_claim(tmp_path: Path) -> None:
    few = replace(GENEROUS, quotas={"joins": {"address": "1/m burst 3"}})
    claims = ("", "1.2.3.4, 203.0.113.7", "203.0.113.7:1", "203.0.113.7:2", "::ffff:203.0.113.7", "5.6.7.8")
    body = json.dumps({"token": "x" * 43}).encode()
    for proxies, allowed in (((), 3), (("127.0.0.1",), 5)):
        with serving(tmp_path / str(allowed), limits=few, proxies=proxies) as server:
            asked = [
                Browser(server).http.post("/api/join", content=body, headers={"x-forwarded-for": claim})
                for claim in claims
            ]
            assert sum(answer.status_code != 429 for answer in asked) == allowed


def test_a_household_counts_as_one() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:198.51.100.1") == "198.51.100.1"
    assert household("fe80::1%eth0") == "fe80::/64"
