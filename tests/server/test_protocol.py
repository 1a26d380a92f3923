"""What a browser may send, and what it is told when it sends something else."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rekje.server.limits.quotas import QuotaTable
from rekje.server.settings import Limits
from tests.server.kit import Browser, Json, Server, Wire, serving


def two(server: Server, **more: Any) -> tuple[Wire, Wire]:
    """Anna and Bram at a table of their own, where any word will do; the one on turn first."""
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", **{"lexicon": "any", **more})
    bram.join(made["links"][0]["url"], "Bram")
    wires = (anna.sit(made["table"]), bram.sit(made["table"]))
    first = seat_on_turn(wires[0])
    return wires[first], wires[1 - first]


def seat_on_turn(wire: Wire) -> int:
    assert wire.view is not None
    return int(wire.view["turn"]["seat"])


def own_seat(wire: Wire) -> int:
    return int(wire.snapshot["seat"])


def a_play(wire: Wire) -> Json:
    """The first two tiles of the rack, on the centre."""
    assert wire.view is not None
    seat = own_seat(wire)
    tiles = [tile.replace("?", "e") for tile in wire.view["seats"][seat]["rack"][:2]]
    return {"do": "play", "seat": seat, "at": "8H", "word": "".join(tiles)}


def test_a_command_is_acknowledged_and_everybody_sees_it(server: Server) -> None:
    first, other = two(server)
    answer = first.command(id="mine", **a_play(first))
    assert answer == {"type": "ack", "id": "mine", "version": answer["version"]}
    for wire in (first, other):
        view = wire.until_version(answer["version"])
        assert sorted(view["last"]) == ["H8", "I8"]
        assert view["turn"]["seat"] == own_seat(other)


def test_a_command_sent_twice_is_applied_once(server: Server) -> None:
    first, other = two(server)
    asked = {"id": "twice", **a_play(first)}
    answers = [first.command(**asked) for _ in range(3)]
    assert answers[0]["type"] == "ack"
    assert answers == [answers[0]] * 3
    # The same name says nothing about another seat's command.
    passed = other.command(id="twice", do="pass", seat=own_seat(other))
    assert passed["version"] > answers[0]["version"]


def test_commands_that_arrive_in_another_order_break_a_rule_and_change_nothing(server: Server) -> None:
    first, other = two(server)
    early = other.command(do="pass", seat=own_seat(other))
    assert (early["type"], early["rule"]) == ("refused", "C6")
    assert "turn" in early["sentence"]
    played = first.command(**a_play(first))
    late = first.command(do="pass", seat=own_seat(first))
    assert (played["type"], late["rule"]) == ("ack", "C6")
    assert other.until_version(played["version"])["version"] == played["version"]


def test_a_command_for_an_older_version_is_refused(server: Server) -> None:
    first, other = two(server, options={"judging": "challenge"})
    assert first.view is not None
    before = first.view["version"]
    played = first.command(version=before, **a_play(first))
    stale = other.command(version=before, do="challenge", seat=own_seat(other))
    assert (played["type"], stale["type"], stale["code"]) == ("ack", "refused", "serve-moved-on")
    assert other.command(version=played["version"], do="accept", seat=own_seat(other))["type"] == "ack"


def test_another_seat_can_be_neither_played_nor_looked_from(server: Server) -> None:
    first, other = two(server)
    theirs = own_seat(first)
    for answer in (other.command(**{**a_play(first), "seat": theirs}), other.preview(do="pass", seat=theirs)):
        assert (answer["type"], answer["code"]) == ("error", "serve-not-yours")
    other.put({"type": "hello", "seat": theirs})
    assert other.wait("error")["code"] == "serve-not-yours"
    for seat in (-1, 2, 10**9):
        assert other.command(do="pass", seat=seat)["code"] == "serve-not-yours"


def test_a_refused_command_says_why_in_the_language_of_the_reader(server: Server) -> None:
    first, _ = two(server)
    first.hello(language="nl")
    answer = first.command(do="play", seat=own_seat(first), at="1A", word=a_play(first)["word"])
    assert (answer["type"], answer["rule"]) == ("refused", "S1")
    assert answer["sentence"] != answer["code"]
    assert "eerste" in answer["sentence"].lower()


NONSENSE = (
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type": "no-such"}',
    '{"type": "command"}',
    '{"type": "command", "id": "", "command": {"do": "pass", "seat": 0}}',
    '{"type": "command", "id": "a", "command": {"do": "fly", "seat": 0}}',
    '{"type": "command", "id": "a", "command": {"do": "pass", "seat": "0"}}',
    '{"type": "command", "id": "a", "command": {"do": "pass", "seat": 0.5}}',
    '{"type": "command", "id": "a", "command": {"do": "pass", "seat": 1e999}}',
    '{"type": "command", "id": "%s", "command": {"do": "pass", "seat": 0}}' % ("i" * 65),
    '{"type": "hello", "version": "x"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": 7}',
    '{"type": "chat", "text": "%s"}' % ("t" * 301),
    '{"type": "chat", "phrase": "<b>"}',
    '{"type": "chat"}',
    '{"type": "ping", "sent": "now"}',
    "[" * 5000,
    '{"a":' * 3000,
    "\x00\ufffe",
    "y" * 20_000,
)


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_a_message_that_is_none_is_answered_in_a_sentence_and_harms_nothing(server: Server, text: str) -> None:
    first, _ = two(server)
    before = first.view
    first.put(text)
    answer = first.wait("error")
    assert answer["code"].startswith("serve-message-")
    assert answer["sentence"].endswith((".", "!"))
    assert first.hello()["view"] == before


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"type": "command", "id": "b7-12", "command": {"do": "fly", "seat": 0}}', "b7-12"),
        ('{"type": "no-such", "id": "p3"}', "p3"),
        ('{"type": "command", "id": 7}', None),
        ('{"id": "b7-12"', None),
    ],
)
def test_a_message_that_is_not_in_form_keeps_its_id(server: Server, text: str, named: str | None) -> None:
    first, _ = two(server)
    first.put(text)
    answer = first.wait("error")
    assert (answer["code"], answer["id"]) == ("serve-message-form", named)


def test_bytes_are_no_message(server: Server) -> None:
    first, _ = two(server)
    for data in (b'{"type": "ping"}', b"\xff\xfe\xfd"):
        first.put(data)
        assert first.wait("error", "pong")["code"] == "serve-message-form"


def test_squares_and_words_beyond_all_bounds_are_refused(server: Server) -> None:
    first, _ = two(server)
    seat = own_seat(first)
    for at, word in (("Z99", "AA"), ("8H", "A" * 5000), ("8H", "[" * 50), ("H" * 900, "AA"), ("8H", ""), ("8H", "💥")):
        for answer in (first.command(do="play", seat=seat, at=at, word=word), first.preview(do="play", seat=seat, at=at, word=word)):  # fmt: skip  # noqa: E501
            assert answer["type"] in ("refused", "error")
            assert answer.get("code") != "serve-try-again"
            assert len(answer["sentence"]) < 500


def test_a_message_larger_than_any_is_cut_off(server: Server) -> None:
    first, _ = two(server)
    first.put("z" * 200_000)
    assert first.closed() == 1009


def test_nothing_is_taken_before_hello(server: Server) -> None:
    browser = Browser(server)
    wire = Wire(browser, browser.make("scrabble", "me", "here")["table"])
    assert wire.command(do="pass", seat=0)["code"] == "serve-hello-first"
    wire.put({"type": "ping", "sent": 1})
    assert wire.wait("pong")


def test_a_table_is_open_only_to_who_holds_a_seat_or_a_link(server: Server) -> None:
    table = Browser(server).make("scrabble", "me", "here")["table"]
    stranger = Browser(server)
    for jar in (None, "x" * 43):
        if jar:
            stranger.http.cookies.set("rekje", jar)
        assert Wire(stranger, table).closed() == 4404
        for path in ("record", "history"):
            assert stranger.ask("GET", f"/api/tables/{table}/{path}", status=404)["code"] == "serve-no-table"
        assert stranger.ask("POST", f"/api/tables/{table}/seats/0", {"player": "novice"}, 404)
        assert stranger.ask("POST", f"/api/tables/{table}/links", {"seat": 0}, 404)
    assert Wire(stranger, "no-such-table").closed() == 4404
    for token in ("x" * 43, "y" * 16):
        assert stranger.ask("POST", "/api/join", {"token": token}, 404)["code"] == "serve-no-link"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_may_neither_ask_nor_listen(server: Server, origin: str) -> None:
    browser = Browser(server)
    table = browser.make("scrabble", "me", "here")["table"]
    with pytest.raises(InvalidStatus) as refused:
        Wire(browser, table, origin=origin)
    assert refused.value.response.status_code == 403
    for method, path in (("POST", "/api/tables"), ("DELETE", "/api/me"), ("POST", f"/api/tables/{table}/rematch")):
        answer = browser.ask(method, path, {}, 403, headers={"origin": origin})
        assert answer["code"] == "serve-other-site"
    assert browser.ask("GET", "/api/tables")["tables"]


def test_a_site_that_was_named_may(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("proxied"), origins=("https://rekje.example",)) as server:
        browser = Browser(server)
        browser.http.headers["origin"] = "https://rekje.example"
        made = browser.make("scrabble", "me", "here")
        assert Wire(browser, made["table"], origin="https://rekje.example").hello()["held"] == [0, 1]


BODIES = (
    b"",
    b"x",
    b"[]",
    b"\xff",
    b'{"game": "scrabble"}',
    b'{"game": "no-such", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}]}',
    b'{"game": "scrabble", "edition": "../nl", "seats": [{"kind": "me"}, {"kind": "me"}]}',
    b'{"game": "scrabble", "edition": "nl", "seats": []}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}]}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "robot"}]}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "computer", "player": "no-such"}]}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}], "lexicon": "/etc/passwd"}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "computer"}], "lexicon": "any"}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"fly": true}}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"clock": "turn:0"}}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}], "youngest": 7}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}], "gives_nonce": "ab"}',
    b'{"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "me"}], "more": 1}',
)


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_a_table_that_cannot_be_is_one_sentence(server: Server, body: bytes) -> None:
    browser = Browser(server)
    answer = browser.http.post("/api/tables", content=body, headers={"accept-language": "fr-CH, fr;q=0.9"})
    assert 400 <= answer.status_code < 500, answer.text
    problem = answer.json()
    assert set(problem) == {"code", "sentence"}
    assert "Traceback" not in problem["sentence"]
    assert browser.ask("GET", "/api/tables")["tables"] == []


def test_a_body_larger_than_any_is_refused(server: Server) -> None:
    answer = Browser(server).ask("POST", "/api/tables", b"x" * 100_000, 413)
    assert answer["code"] == "serve-message-long"


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/api/no-such", 404), ("PUT", "/api/tables", 405), ("OPTIONS", "/api/tables", 405),
    ("GET", "/assets/../../etc/passwd", 404),
    ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404), ("GET", "/locale/nl.ftl?areas=../en/web", 404),
    ("GET", "/locale/xx.ftl?areas=turn", 404), ("GET", "/rules/no-such", 404), ("GET", "/api/rules/../x", 404),
])  # fmt: skip
def test_what_is_not_there_is_one_sentence(server: Server, method: str, path: str, status: int) -> None:
    assert "sentence" in Browser(server).ask(method, path, status=status)


def test_too_much_at_once_is_told_and_in_the_end_cut_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(quotas={"messages": {"person": "1/s burst 5"}, "offences": {"person": "1/d burst 10"}})
    with serving(tmp_path_factory.mktemp("limits"), limits=limits) as server:
        browser = Browser(server)
        wire = browser.sit(browser.make("scrabble", "me", "here")["table"])
        with suppress(ConnectionClosed):  # cut off while it still sends
            for n in range(30):
                wire.put({"type": "ping", "sent": n})
        assert wire.wait("error")["code"] == "serve-too-fast"
        assert wire.closed() == 4429


def test_previews_chat_and_tables_have_limits_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    quotas: QuotaTable = {"previews": {"person": "1/d burst 2"}, "chat": {"person": "1/d burst 2"}}
    limits = Limits(quotas=quotas, tables_each=2)
    with serving(tmp_path_factory.mktemp("limits"), limits=limits) as server:
        first, _ = two(server)
        kinds = [first.preview(**a_play(first))["type"] for _ in range(3)]
        assert kinds == ["preview", "preview", "error"]
        for text in ("one", "two", "three"):
            first.put({"type": "chat", "text": text})
        assert [first.wait("chat", "error")["type"] for _ in range(3)] == ["chat", "chat", "error"]
        browser = Browser(server)
        for _ in range(2):
            browser.make("scrabble", "me", "here")
        wish = {"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "here"}]}
        assert browser.ask("POST", "/api/tables", wish, 429)["code"] == "serve-too-many-tables"


def test_a_browser_that_says_nothing_is_let_go(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("silence"), limits=Limits(silence=0.3)) as server:
        browser = Browser(server)
        assert browser.sit(browser.make("scrabble", "me", "here")["table"]).closed() == 4408


def test_who_comes_back_is_told_what_was_missed(server: Server) -> None:
    first, other = two(server)
    assert other.view is not None
    version = other.view["version"]
    other.close()
    played = first.command(**a_play(first))
    again = Wire(other.browser, other.table)
    missed = again.hello(version=version)
    assert (missed["type"], missed["since"], missed["view"]["version"]) == ("events", version, played["version"])
    assert missed["events"][0]["event"] == "play-laid"
    assert Wire(other.browser, other.table).hello(version=1)["type"] == "snapshot"
    nothing = Wire(other.browser, other.table).hello(version=played["version"])
    assert (nothing["type"], nothing["events"]) == ("events", [])
    assert Wire(other.browser, other.table).hello(version=10**9)["type"] == "snapshot"


def test_a_preview_says_what_a_play_would_score_at_any_moment(server: Server) -> None:
    first, other = two(server)
    for wire in (first, other):
        seen = wire.preview(**a_play(wire))
        assert seen["type"] == "preview"
        assert [word["valid"] for word in seen["words"]] == [True]
        assert seen["score"] == sum(word["score"] for word in seen["words"])
    before = first.view
    assert first.hello()["view"] == before


@pytest.mark.parametrize("judging", ["challenge", "agree"])
def test_C2_where_words_are_not_refereed_a_preview_does_not_say_whether_they_are_words(
    server: Server, judging: str
) -> None:
    first, _ = two(server, options={"judging": judging})
    assert [word["valid"] for word in first.preview(**a_play(first))["words"]] == [None]
