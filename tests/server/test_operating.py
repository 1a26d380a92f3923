"""Reports, and what the operator sees and does. Nobody else can."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rekje.model.problems import FormError
from rekje.server.access import ACCESS
from rekje.server.decency.signing_in import SESSION_SECONDS, SigningIn
from rekje.server.settings import Limits
from rekje.storage.database.store import Database
from rekje.storage.operator_key import FILE, LINK_SECONDS, made_operator_key, new_link_token
from tests.records.command import run
from tests.server.alerting import Hands
from tests.server.kit import Browser, Json, Server, Wire, serving
from tests.server.test_scorekeeping import TAART, TAFEL, Scorekeeper


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test, because the operator sees all of it."""
    with serving(tmp_path) as started:
        yield started


def signed_in(server: Server) -> Browser:
    """A browser whose person has followed a link of `rekje operator`."""
    operator = Browser(server)
    url = server.settings.database
    where = (
        [] if url is None else ["--database", url.set(drivername="postgresql").render_as_string(hide_password=False)]
    )
    ran = run("operator", "--data", str(server.settings.data), *where)
    assert ran.status == 0
    link = ran.out.split()[-1]
    assert link.startswith(f"{server.url}/operator#")
    operator.ask("POST", "/api/operator/session", {"token": link.partition("#")[2]}, 204)
    return operator


def table_of_two(server: Server) -> tuple[Browser, Browser, str, Json]:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    return anna, bram, str(made["table"]), made


def table_of_three(server: Server) -> tuple[Browser, Browser, Browser, str]:
    anna, bram, cleo = (Browser(server) for _ in range(3))
    made = anna.make("scrabble", "me", "friend", "friend")
    for browser, link, name in ((bram, made["links"][0], "Bram"), (cleo, made["links"][1], "Cleo")):
        browser.join(link["url"], name)
    return anna, bram, cleo, str(made["table"])


def reported(server: Server) -> tuple[Browser, Browser, str]:
    """A table at which Bram has been rude, and Anna has said so."""
    anna, bram, table, _ = table_of_two(server)
    heard, wire = anna.sit(table), bram.sit(table)
    wire.put({"type": "chat", "text": "You play like a sock."})
    heard.wait("chat")
    anna.ask("POST", f"/api/tables/{table}/seats/1/report", {"text": "Rude\nto me"}, 204)
    return anna, bram, table


def test_a_report_has_what_was_said_and_nothing_of_the_racks(server: Server) -> None:
    _, bram, table = reported(server)
    operator = signed_in(server)
    seen = operator.ask("GET", "/api/operator")
    (report,) = seen["reports"]
    assert (report["name"], report["table"], report["text"], report["closed"]) == ("Bram", table, "Rude to me", False)
    assert [(line["name"], line["text"]) for line in report["lines"]] == [("Bram", "You play like a sock.")]
    assert (seen["tables"], seen["people"], seen["connections"]) == (1, 2, 2)
    operator.ask("POST", f"/api/operator/reports/{report['number']}", {}, 204)
    assert operator.ask("GET", "/api/operator")["reports"][0]["closed"]
    # Forgetting the person takes the report along.
    bram.ask("DELETE", "/api/me", status=204)
    assert operator.ask("GET", "/api/operator")["reports"] == []


def test_forgetting_a_bystander_takes_their_lines_out_of_the_reports(server: Server) -> None:
    anna, _, cleo, table = table_of_three(server)
    heard, wire = anna.sit(table), cleo.sit(table)
    wire.put({"type": "chat", "text": "What I said"})
    heard.wait("chat")
    anna.ask("POST", f"/api/tables/{table}/seats/1/report", {}, 204)
    cleo.ask("DELETE", "/api/me", status=204)
    assert signed_in(server).ask("GET", "/api/operator")["reports"] == []


def test_who_was_voted_out_is_reported_by_what_they_said_and_nobody_by_their_own_words(server: Server) -> None:
    anna, bram, cleo, table = table_of_three(server)
    heard, wire = anna.sit(table), bram.sit(table)
    wire.put({"type": "chat", "text": "You play like a sock."})
    line = heard.wait("chat")["line"]["number"]
    heard.put({"type": "chat", "text": "Go away"})
    own = heard.wait("chat")["line"]["number"]
    for voter in (anna, cleo):
        voter.ask("POST", f"/api/tables/{table}/seats/1/removal", {"on": True}, 204)
    path = f"/api/tables/{table}/chat/{{}}/report"
    for wrong in (own, 1000):
        assert anna.ask("POST", path.format(wrong), {}, 404)["code"] == "serve-no-line"
    anna.ask("POST", path.format(line), {"text": "Rude"}, 204)
    operator = signed_in(server)
    (report,) = operator.ask("GET", "/api/operator")["reports"]
    assert (report["name"], report["text"]) == ("Bram", "Rude")
    assert [(one["name"], one["text"]) for one in report["lines"]] == [
        ("Bram", "You play like a sock."),
        ("me 0", "Go away"),
    ]
    assert [one["meant"] for one in report["lines"]] == [True, False]
    # Whoever sits down there next isn't taken for them, even after having gone as well.
    again = anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1}, 200)
    Browser(server).join(again["url"], "Dora")
    assert [one["stranger"] for one in anna.sit(table).snapshot["chat"] if one["text"]] == [True, False]
    for voter in (anna, cleo):
        voter.ask("POST", f"/api/tables/{table}/seats/1/removal", {"on": True}, 204)
    anna.ask("POST", path.format(line), {}, 204)
    newest = max(operator.ask("GET", "/api/operator")["reports"], key=lambda one: one["number"])
    assert (newest["name"], newest["lines"][0]["name"]) == ("", "")
    operator.ask("POST", "/api/operator/bans", {"report": report["number"], "days": 1}, 204)
    assert bram.ask("GET", "/api/tables", status=403)["code"] == "serve-banned"


def test_who_was_voted_out_and_deletes_themselves_leaves_no_word_and_no_name(server: Server) -> None:
    anna, bram, cleo, table = table_of_three(server)
    heard, wire = anna.sit(table), bram.sit(table)
    wire.put({"type": "chat", "text": "You play like a sock."})
    heard.wait("chat")
    anna.ask("POST", f"/api/tables/{table}/seats/2/report", {}, 204)
    for voter in (anna, cleo):
        voter.ask("POST", f"/api/tables/{table}/seats/1/removal", {"on": True}, 204)
    bram.ask("DELETE", "/api/me", status=204)
    snapshot = anna.sit(table).snapshot
    assert [seat["name"] for seat in snapshot["seats"]] == ["me 0", "Former player", "Cleo"]
    assert [line["text"] for line in snapshot["chat"] if line["text"]] == []
    assert signed_in(server).ask("GET", "/api/operator")["reports"] == []
    # Nobody is called so who sits down there without a name.
    again = anna.ask("POST", f"/api/tables/{table}/links", {"seat": 1}, 200)
    Browser(server).join(again["url"])
    assert anna.sit(table).snapshot["seats"][1]["name"] == "Player"


def test_reports_have_a_quota(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(quotas={"reports": {"person": "2/d burst 2"}})) as server:
        anna, _, table, _ = table_of_two(server)
        for status in (204, 204, 429):
            anna.ask("POST", f"/api/tables/{table}/seats/1/report", {}, status)


def test_who_is_banned_is_out_for_the_time_and_can_still_be_forgotten(server: Server) -> None:
    _, bram, table = reported(server)
    wire = bram.sit(table)
    operator = signed_in(server)
    number = operator.ask("GET", "/api/operator")["reports"][0]["number"]
    operator.ask("POST", "/api/operator/bans", {"report": number, "days": 7}, 204)
    assert wire.wait("error")["code"] == "serve-banned"
    assert bram.ask("GET", "/api/tables", status=403)["code"] == "serve-banned"
    assert Wire(bram, table).wait("error")["code"] == "serve-banned"
    (ban,) = operator.ask("GET", "/api/operator")["bans"]
    assert ban["name"] == "Bram"
    operator.ask("DELETE", f"/api/operator/bans/{ban['number']}", status=204)
    assert bram.ask("GET", "/api/tables")["tables"]
    operator.ask("POST", "/api/operator/bans", {"report": number, "days": 7}, 204)
    bram.ask("DELETE", "/api/me", status=204)
    assert operator.ask("POST", "/api/operator/bans", {"report": 99, "days": 7}, 404)["code"] == "serve-no-report"
    operator.ask("POST", "/api/operator/bans", {"report": number, "days": 0}, 400)


def test_bans_and_the_switched_off_chat_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram, table = reported(server)
        operator = signed_in(server)
        heard = anna.sit(table)
        number = operator.ask("GET", "/api/operator")["reports"][0]["number"]
        operator.ask("POST", "/api/operator/bans", {"report": number, "days": 1}, 204)
        operator.ask("POST", "/api/operator/chat", {"on": False}, 204)
        assert heard.wait("chat-switched")["on"] is False
        cookies = bram.http.cookies, anna.http.cookies, operator.http.cookies
    with serving(tmp_path) as server:
        bram, anna, operator = Browser(server), Browser(server), Browser(server)
        bram.http.cookies, anna.http.cookies, operator.http.cookies = cookies
        assert bram.ask("GET", "/api/tables", status=403)["code"] == "serve-banned"
        wire = anna.sit(table)
        assert wire.snapshot["chat_on"] is False
        wire.put({"type": "chat", "text": "hello"})
        assert wire.wait("error")["code"] == "serve-chat-off-here"
        # Who is signed in stays so, for the rest of the hour.
        operator.ask("POST", "/api/operator/chat", {"on": True}, 204)
        assert wire.wait("chat-switched")["on"] is True


def test_a_removed_table_is_gone_and_the_audit_log_says_so(server: Server) -> None:
    anna, _, table, _ = table_of_two(server)
    wire = anna.sit(table)
    operator = signed_in(server)
    operator.ask("DELETE", f"/api/operator/tables/{table}", status=204)
    assert wire.wait("error")["code"] == "serve-table-removed"
    assert anna.ask("GET", "/api/tables")["tables"] == []
    assert operator.ask("DELETE", f"/api/operator/tables/{table}", status=404)["code"] == "serve-no-table"
    told = operator.ask("GET", "/api/operator")
    assert [(one["did"], one["about"]) for one in told["audit"]] == [("table-removed", table), ("signed-in", "")]
    assert told["tables"] == 0


def test_of_a_removed_score_sheet_its_page_is_told_so(server: Server) -> None:
    keeper = Scorekeeper(server)
    keeper.write(TAART)
    signed_in(server).ask("DELETE", f"/api/operator/tables/{keeper.table}", status=204)
    line = {"id": "next", "put": [{"id": "line", "move": TAFEL}]}
    told = [keeper.browser.ask("GET", keeper.path, status=400), keeper.browser.ask("POST", keeper.path, line, 400)]
    assert [one["code"] for one in told] == ["serve-table-removed"] * 2
    assert keeper.browser.ask("GET", "/api/tables/none/book", status=404)["code"] == "serve-no-table"


def test_a_table_that_the_audit_log_cant_tell_of_is_not_removed(server: Server) -> None:
    anna, _, table, _ = table_of_two(server)
    operator = signed_in(server)
    with sqlite3.connect(server.settings.data / "rekje.db") as database:
        database.execute("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT raise(ABORT, 'full'); END")
    operator.ask("DELETE", f"/api/operator/tables/{table}", status=500)
    with sqlite3.connect(server.settings.data / "rekje.db") as database:
        database.execute("DROP TRIGGER full")
    assert anna.phase(table) == "playing"
    operator.ask("DELETE", f"/api/operator/tables/{table}", status=204)
    assert anna.ask("GET", "/api/tables")["tables"] == []


def test_nobody_else_gets_in(server: Server) -> None:
    anna, _, table = reported(server)
    asked = [line.asked for line in ACCESS if line.of_operator]
    assert len(asked) == 10
    out = signed_in(server)
    out.ask("DELETE", "/api/operator/session")
    guesser = Browser(server)
    guesser.http.cookies.set("rekje-operator", "A" * 43)
    for browser in (anna, Browser(server), guesser, out):
        for one in asked:
            method, path = one.split(" ")
            answer = browser.ask(
                method, path.format(name=table, report=1, ban=1), {} if method == "POST" else None, 403
            )
            assert answer["code"] == "serve-not-operator"
    assert anna.phase(table)


def test_a_link_works_once_for_a_while_and_for_this_server_alone(tmp_path: Path, hands: Hands) -> None:
    key, other = made_operator_key(tmp_path), b"x" * 32
    (tmp_path / FILE).stat()
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert made_operator_key(tmp_path) == key
    database = Database(tmp_path, clock=hands.clock)

    def now() -> int:
        return hands.clock.now_ms() // 1000

    async def sign_in() -> None:
        door = SigningIn(key, database.tickets, now)
        token = new_link_token(key, now())
        cookie = await door.sign_in(token)
        await door.check(cookie)
        early, false, future = (
            new_link_token(key, now() - LINK_SECONDS - 1),
            new_link_token(other, now()),
            new_link_token(key, now() + 100),
        )
        for bad in (token, early, false, future, "", "x", f"{token}0", "1000000..", "é.é.é"):
            with pytest.raises(FormError) as refused:
                await door.sign_in(bad)
            assert refused.value.code == "serve-operator-link"
        hands.forward(SESSION_SECONDS + 1)
        with pytest.raises(FormError) as over:
            await door.check(cookie)
        assert over.value.code == "serve-not-operator"
        other_cookie = await door.sign_in(new_link_token(key, now()))
        await door.sign_out(other_cookie)
        with pytest.raises(FormError):
            await door.check(other_cookie)

    asyncio.run(sign_in())
    database.close()


def test_signing_in_has_a_quota(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(quotas={"signings": {"address": "2/h burst 2"}})) as server:
        token = new_link_token(b"guessed", int(time.time()))
        for status in (403, 403, 429):
            Browser(server).ask("POST", "/api/operator/session", {"token": token}, status)


def test_no_link_where_no_server_runs(tmp_path: Path) -> None:
    ran = run("operator", "--data", str(tmp_path))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "rekje serve" in ran.err
