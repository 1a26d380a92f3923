"""Being decent at a table: muting."""

from __future__ import annotations

from pathlib import Path

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
