"""Being decent at a table: muting."""

from __future__ import annotations

from pathlib import Path

from rekje.server.settings import Limits
from tests.server.kit import Browser, Server, serving


def test_who_is_muted_is_so_for_one_person_at_every_table_and_until_they_undo_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bram, cleo = Browser(server), Browser(server), Browser(server)
        made = anna.make("scrabble", "me", "friend", "friend")
        table = str(made["table"])
        bram.join(made["links"][0]["url"], "Bram")
        cleo.join(made["links"][1]["url"], "Cleo")
        seen, others = anna.sit(table), cleo.sit(table)
        anna.ask("POST", f"/api/tables/{table}/seats/1/mute", {"on": True}, 204)
        assert seen.wait("snapshot")["muted"] == [1]
        assert others.snapshot["muted"] == []
        # Stored by person: at the next table they aren't heard either, wherever they sit.
        again = bram.make("scrabble", "me", "friend")
        anna.join(again["links"][0]["url"], "Anna")
        assert anna.sit(str(again["table"])).snapshot["muted"] == [0]
        cookies = anna.http.cookies
    with serving(tmp_path) as server:
        anna = Browser(server)
        anna.http.cookies = cookies
        seen = anna.sit(table)
        assert seen.snapshot["muted"] == [1]
        anna.ask("POST", f"/api/tables/{table}/seats/1/mute", {"on": False}, 204)
        assert seen.wait("snapshot")["muted"] == []


def test_what_a_muted_person_said_stays_unsaid_when_they_have_gone(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    table = str(made["table"])
    bram.join(made["links"][0]["url"], "Bram")
    cleo.join(made["links"][1]["url"], "Cleo")
    rude = bram.sit(table)
    rude.put({"type": "chat", "text": "something rude"})
    rude.wait("chat")
    anna.ask("POST", f"/api/tables/{table}/seats/1/mute", {"on": True}, 204)
    for voter in (anna, cleo):
        voter.ask("POST", f"/api/tables/{table}/seats/1/removal", {"on": True})

    def said(browser: Browser) -> list[str]:
        return [line["text"] for line in browser.sit(table).snapshot["chat"] if line["text"] and not line["muted"]]

    assert said(anna) == []
    assert said(cleo) == ["something rude"]
    # It can be reported all the same.
    line = next(line for line in anna.sit(table).snapshot["chat"] if line["muted"])
    anna.ask("POST", f"/api/tables/{table}/chat/{line['number']}/report", {}, 204)


def test_a_table_keeps_the_mutes_of_nobody_but_its_people(server: Server) -> None:
    anna, bram, cleo = Browser(server), Browser(server), Browser(server)
    made, other = anna.make("scrabble", "me", "friend"), cleo.make("scrabble", "me", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    anna.ask("POST", f"/api/tables/{made['table']}/seats/1/mute", {"on": True}, 204)
    assert len(server.live(str(made["table"])).mutes) == 1
    assert server.live(str(other["table"])).mutes == frozenset()


def test_forgetting_a_person_forgets_whom_they_muted_and_who_muted_them(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    who = [sorted(server.live(str(made["table"])).attendance.holders_of(seat)) for seat in (0, 1)]
    for one, seat in ((anna, 1), (bram, 0)):
        one.ask("POST", f"/api/tables/{made['table']}/seats/{seat}/mute", {"on": True}, 204)
    decency = server.site.registry.database.decency
    assert len(decency.mutes(who[0] + who[1])) == 2
    anna.ask("DELETE", "/api/me", status=204)
    assert decency.mutes(who[0] + who[1]) == frozenset()


def test_a_player_goes_when_all_others_want_it(server: Server) -> None:
    people = [Browser(server) for _ in range(3)]
    made = people[0].make("scrabble", "me", "friend", "friend")
    table = str(made["table"])
    for browser, link, name in zip(people[1:], made["links"], ("Bram", "Cleo"), strict=False):
        browser.join(link["url"], name)
    wires = [browser.sit(table) for browser in people]
    path = f"/api/tables/{table}/seats/2/removal"
    people[0].ask("POST", path, {"on": True}, 204)
    assert wires[2].wait("chat")["line"]["notice"] == "vote-begun"
    # A vote taken back no longer counts.
    people[0].ask("POST", path, {"on": False}, 204)
    people[1].ask("POST", path, {"on": True}, 204)
    assert len(people[2].ask("GET", "/api/tables")["tables"]) == 1
    people[0].ask("POST", path, {"on": True}, 204)
    assert wires[2].wait("error")["code"] == "serve-removed"
    assert [one["line"]["notice"] for one in wires[2].log if one["type"] == "chat"] == ["vote-begun", "voted-out"]
    assert people[2].ask("GET", "/api/tables")["tables"] == []
    assert not server.live(table).seats[2].taken
    token = made["links"][1]["url"].partition("#")[2]
    assert people[2].ask("POST", "/api/join", {"token": token, "name": "Cleo"}, 404)["code"] == "serve-no-link"


def test_a_vote_that_was_never_given_is_taken_back_in_silence(server: Server) -> None:
    people = [Browser(server) for _ in range(3)]
    made = people[0].make("scrabble", "me", "friend", "friend")
    for browser, link, name in zip(people[1:], made["links"], ("Bram", "Cleo"), strict=False):
        browser.join(link["url"], name)
    wire = people[2].sit(str(made["table"]))
    path = f"/api/tables/{made['table']}/seats/2/removal"
    people[0].ask("POST", path, {"on": False}, 204)
    people[0].ask("POST", path, {"on": True}, 204)
    assert wire.wait("chat")["line"]["notice"] == "vote-begun"


def test_votes_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(quotas={"mutes": {"person": "1/h burst 2"}})) as server:
        people = [Browser(server) for _ in range(3)]
        made = people[0].make("scrabble", "me", "friend", "friend")
        for browser, link, name in zip(people[1:], made["links"], ("Bram", "Cleo"), strict=False):
            browser.join(link["url"], name)
        path = f"/api/tables/{made['table']}/seats/2/removal"
        for on in (True, False):
            people[0].ask("POST", path, {"on": on}, 204)
        assert people[0].ask("POST", path, {"on": True}, 429)["code"] == "serve-too-fast"


def test_the_only_other_player_cant_throw_one_out(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    refused = bram.ask("POST", f"/api/tables/{made['table']}/seats/0/removal", {"on": True}, 400)
    assert refused["code"] == "serve-vote-few"


def test_who_is_removed_before_the_game_is_told_so(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend", "friend")
    bram.join(made["links"][0]["url"], "Bram")
    seen = bram.sit(str(made["table"]))
    anna.ask("DELETE", f"/api/tables/{made['table']}/seats/1", status=204)
    assert seen.wait("error")["code"] == "serve-removed"


def test_the_host_sends_away_who_watches(server: Server) -> None:
    anna, watcher = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "novice")
    link = made["links"][-1]["url"]
    watcher.join(link)
    seen = watcher.sit(str(made["table"]))
    anna.ask("DELETE", f"/api/tables/{made['table']}/watchers", status=204)
    assert seen.wait("error")["code"] == "serve-removed"
    assert (
        watcher.ask("POST", "/api/join", {"token": link.partition("#")[2], "name": ""}, 404)["code"] == "serve-no-link"
    )
    assert anna.ask("GET", f"/api/tables/{made['table']}/history")
