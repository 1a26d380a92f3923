"""A club's own word lists at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.cli import main
from rekje.storage.club_lists import ClubLists, read_club_lists
from tests.server.kit import Browser, serving

CLUB = "# title: The Tuesday list\n# language: en\naa\nee\nii\noo\nuu\naaa\neee\nooo\naei\nqwyx\n" + "".join(
    f"{a}{b}\n" for a in "abcdefghijklmnopqrstuvwxyz" for b in "abcdefghijklmnopqrstuvwxyz"
)


@pytest.fixture
def clubs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClubLists:
    monkeypatch.setenv("REKJE_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "tuesday.txt").write_text(CLUB, encoding="utf-8")
    return read_club_lists(folder)[0]


def test_lists_are_offered_by_name_where_they_fit(tmp_path: Path, clubs: ClubLists) -> None:
    with serving(tmp_path / "tables", clubs=clubs) as server:
        browser = Browser(server)
        (one,) = browser.ask("GET", "/api/games")["lists"]
        assert (one["name"], one["title"], one["source"]) == ("club:tuesday", "The Tuesday list", "tuesday.txt")
        assert "scrabble/en" in one["editions"]
        assert "scrabble/nl" not in one["editions"]
        assert str(tmp_path).encode() not in b"".join(browser.seen)
        wish = {"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "here"}]}
        answer = browser.ask("POST", "/api/tables", wish | {"lexicon": "club:tuesday"}, 400)
        assert "tuesday" in answer["sentence"]
        for path in (str(clubs.lists[0].path), f"club:{clubs.lists[0].path}", "club:../lists/tuesday"):
            browser.ask("POST", "/api/tables", wish | {"edition": "en", "lexicon": path[-100:]}, 400)


def test_a_table_with_a_list_plays_starts_again_and_tells_when_the_list_is_gone(
    tmp_path: Path, clubs: ClubLists
) -> None:
    with serving(tmp_path / "tables", clubs=clubs) as server:
        browser = Browser(server)
        table = browser.make("scrabble", "me", "novice", lexicon="club:tuesday", options={"judging": "referee"})[
            "table"
        ]
        wire = browser.sit(table, seat=0)
        assert wire.snapshot["rules"]["lexicon"] == "club:tuesday"
        # The computer player thinks in a process of its own, with the club's words: any two letters are a word.
        wire.until(lambda view: "pass" in wire.awaited(0))
        assert wire.command(do="pass", seat=0)["type"] == "ack"
        wire.until(lambda view: view["board"])
        wire.close()
        cookies = dict(browser.http.cookies)
    with serving(tmp_path / "tables", clubs=clubs) as server:
        again = Browser(server)
        again.http.cookies.update(cookies)
        wire = again.sit(table)
        assert wire.view is not None
        assert wire.view["board"]
        wire.close()
    with serving(tmp_path / "tables") as server:
        again = Browser(server)
        again.http.cookies.update(cookies)
        answer = again.ask("GET", f"/api/tables/{table}/record", status=400)
        assert "tuesday" in str(answer)


def test_a_table_tells_once_if_computers_go_by_the_letters_and_learning_for_the_list_ends_it(
    tmp_path: Path, clubs: ClubLists, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_DATA", str(tmp_path / "data"))

    def notices(player: str, **more: str) -> list[str]:
        browser = Browser(server)
        wire = browser.sit(browser.make("scrabble", "me", player, **more)["table"], seat=0)
        wire.until(lambda view: view["version"] > 0)
        wire.close()
        return [line["notice"] for line in browser.sit(wire.table).snapshot["chat"] if line["notice"] == "by-letters"]

    with serving(tmp_path / "tables", clubs=clubs) as server:
        assert notices("strong", lexicon="club:tuesday") == ["by-letters"]
        assert notices("novice", lexicon="club:tuesday") == []
        assert notices("strong") == []
        with pytest.raises(SystemExit) as ended:
            main(["learn", "--edition", "scrabble/en", "--games", "8", "--lexicon", str(clubs.lists[0].path)])
        assert ended.value.code == 0
        # Its computer players go on by what they knew when the list was opened, and so says the table.
        assert notices("strong", lexicon="club:tuesday") == ["by-letters"]
    with serving(tmp_path / "tables", clubs=clubs) as server:
        assert notices("strong", lexicon="club:tuesday") == []
