"""Score sheets that were begun without a connection: the blank books that a browser begins by, and tables made once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rekje.games.describe import describe_all
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES, get_game
from rekje.server.blank_books import blank_book
from rekje.server.keys import name_by_key
from tests.server.kit import Browser, Json, Server, serving
from tests.server.test_operating import signed_in
from tests.support import play

KEY, NAME = "00112233445566778899aabbccddeeff", "16FVf2W3VvdI"
"""A key, and the name by it, which the page finds too (web/tests/keep/begin.test.ts)."""
EDITIONS = [(game, edition) for game in GAMES for edition in edition_names(game)]
TAART = play(0, "8D", "TAART")
TIMED = ("clock", "overtime", "vacation", "more_time")
"""Options that a sheet is never kept with, because time runs at the table: the page doesn't offer them there."""


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test."""
    with serving(tmp_path / "tables") as running:
        yield running


def wish(game: str = "scrabble", edition: str = "en", seats: int = 2, **more: Any) -> Json:
    names = [{"kind": "here", "name": f"Player {number}"} for number in range(seats)]
    return {"game": game, "edition": edition, "seats": names, "kept": True, "lexicon": "any", **more}


def begun(browser: Browser, wished: Json) -> Json:
    """The book of a table just made."""
    made = browser.ask("POST", "/api/tables", wished, 201)
    return dict(browser.ask("GET", f"/api/tables/{made['table']}/book"))


def as_begun_away(blank: Json, wished: Json) -> tuple[Json, Json]:
    """The rules and the view that a browser makes of a blank book (web/src/keep/begin/blank.ts)."""
    rules, names = blank["rules"], [one["name"] for one in wished["seats"]]
    options = {**rules["options"], **wished.get("options", {})}
    bare = rules["bare"]
    for option, by_value in blank["bares"].items():
        bare = by_value.get(str(options[option]), bare)
    least, _ = get_game(wished["game"]).seats
    view = blank["views"][len(names) - least]
    seats = [{**seat, "name": name} for seat, name in zip(view["seats"], names, strict=True)]
    lexicon = wished.get("lexicon") or rules["lexicon"]
    return {**rules, "options": options, "bare": bare, "lexicon": lexicon}, {**view, "seats": seats}


@pytest.fixture(scope="module")
def blanks(server: Server) -> dict[tuple[str, str], Json]:
    told = Browser(server).ask("GET", "/api/books")["books"]
    return {(one["rules"]["game"], one["rules"]["edition"]["name"]): one for one in told}


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_blank_book_is_that_of_a_table_just_made(
    server: Server, blanks: dict[tuple[str, str], Json], game: str, edition: str
) -> None:
    browser = Browser(server)
    for seats in range(get_game(game).seats[0], get_game(game).seats[1] + 1):
        wished = wish(game, edition, seats)
        book = begun(browser, wished)
        assert as_begun_away(blanks[game, edition], wished) == (book["rules"], book["view"])


def other_options() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """For one edition of each game, every option with every value that the form offers."""
    for told in describe_all().games:
        edition = told.editions[0]
        for option in told.options:
            if option.name not in edition.options or option.name in TIMED:
                continue
            numbers = (1, 7) if option.kind in ("int", "seconds") else ()
            for value in edition.offers.get(option.name, option.values) or numbers:
                yield told.name, edition.name, {option.name: value}


@pytest.mark.parametrize(("game", "edition", "options"), list(other_options()))
def test_so_it_is_with_every_option(
    server: Server, blanks: dict[tuple[str, str], Json], game: str, edition: str, options: dict[str, Any]
) -> None:
    wished = wish(game, edition, options=options)
    book = begun(Browser(server), wished)
    rules, view = as_begun_away(blanks[game, edition], wished)
    # One option may switch another off; the page is told so once the server has made the table.
    assert rules.pop("options").keys() == book["rules"].pop("options").keys()
    assert (rules, view) == (book["rules"], book["view"])


def test_a_blank_book_opens_no_word_list() -> None:
    game = get_game("scrabble")
    blank = blank_book(game, builtin_edition("scrabble", "nl"))
    assert blank.rules.lexicon == "nl"
    assert all(not view.sheet and not view.board for view in blank.views)


def test_by_one_key_one_table_is_made_with_the_name_that_the_browser_foresaw(alone: Server) -> None:
    anna = Browser(alone)
    first, again = (anna.ask("POST", "/api/tables", wish(key=KEY), 201) for _ in range(2))
    assert first["table"] == again["table"] == name_by_key(KEY) == NAME
    # The links were told once, and are stored as hashes.
    assert [len(first["links"]), len(again["links"])] == [1, 0]
    assert [one["table"] for one in anna.ask("GET", "/api/tables")["tables"]] == [first["table"]]


def test_sent_twice_at_once_it_is_still_one_table(alone: Server) -> None:
    anna = Browser(alone)
    anna.ask("POST", "/api/tables", wish(), 201)
    with ThreadPoolExecutor(8) as many:
        made = list(many.map(lambda _: anna.ask("POST", "/api/tables", wish(key=KEY), 201)["table"], range(8)))
    assert set(made) == {name_by_key(KEY)}
    assert len(anna.ask("GET", "/api/tables")["tables"]) == 2


def test_who_lost_the_first_answer_and_the_cookie_with_it_keeps_the_book(alone: Server) -> None:
    lost, anna = Browser(alone), Browser(alone)
    table = lost.ask("POST", "/api/tables", wish(key=KEY), 201)["table"]
    assert anna.ask("POST", "/api/tables", wish(key=KEY), 201)["table"] == table
    put = [{"id": "a", "move": TAART}]
    book = anna.ask("POST", f"/api/tables/{table}/book", {"id": "c", "put": put})
    assert len(book["lines"]) == 1
    assert [one["table"] for one in anna.ask("GET", "/api/tables")["tables"]] == [table]
    # Whoever knows the name alone, as those who watch do, comes to nothing by it.
    stranger = Browser(alone)
    stranger.ask("POST", "/api/tables", wish(), 201)
    assert stranger.ask("GET", f"/api/tables/{table}/book", status=404)["code"] == "serve-no-table"


def test_it_is_the_same_table_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Browser(server)
        table = anna.ask("POST", "/api/tables", wish(key=KEY), 201)["table"]
        anna.ask("POST", f"/api/tables/{table}/book", {"id": "c", "put": [{"id": "a", "move": TAART}]})
        cookies = anna.http.cookies
    with serving(tmp_path) as server:
        anna = Browser(server)
        anna.http.cookies.update(cookies)
        assert anna.ask("POST", "/api/tables", wish(key=KEY), 201)["table"] == table
        assert len(anna.ask("GET", f"/api/tables/{table}/book")["lines"]) == 1


def test_a_table_that_the_operator_has_removed_is_not_made_again(alone: Server) -> None:
    anna = Browser(alone)
    table = anna.ask("POST", "/api/tables", wish(key=KEY), 201)["table"]
    signed_in(alone).ask("DELETE", f"/api/operator/tables/{table}", status=204)
    assert anna.ask("POST", "/api/tables", wish(key=KEY), 400)["code"] == "serve-table-removed"


@pytest.mark.parametrize("key", ["", "short", KEY.upper(), KEY + "0", f"{KEY}\n"])
def test_a_key_has_one_form(server: Server, key: str) -> None:
    assert Browser(server).ask("POST", "/api/tables", wish(key=key), 400)["code"] == "serve-message-form"


def test_a_key_leads_to_no_table_where_tiles_are_dealt(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = Browser(server).make("scrabble", "me", "novice", edition="en")["table"]
    monkeypatch.setattr("rekje.server.seating.seating.name_by_key", lambda key: dealt)
    other = Browser(server)
    other.ask("POST", "/api/tables", wish(key=KEY), 400)
    assert not any(one["table"] == dealt for one in other.ask("GET", "/api/tables")["tables"])


def test_only_a_score_sheet_is_made_by_a_key(server: Server) -> None:
    dealt = {**wish(key=KEY), "kept": False}
    assert Browser(server).ask("POST", "/api/tables", dealt, 400)["code"] == "serve-message-form"
