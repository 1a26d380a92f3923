"""The scorekeeper's book over HTTP: what is written down, corrected, resumed, downloaded, and watched by others."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Browser, Json, Server, serving
from tests.support import move, play, referee

TAART, TAFEL = play(0, "8D", "TAART"), play(1, "E7", "TAFEL")


class Scorekeeper:
    """A browser that keeps the score of one game."""

    def __init__(self, server: Server, game: str = "scrabble", edition: str = "nl-early", seats: int = 2, **more: Any):
        self.browser = Browser(server)
        names = [{"kind": "here", "name": name} for name in ["Anna", "Bram", "Cleo"][:seats]]
        wish = {"game": game, "edition": edition, "seats": names, "kept": True, "lexicon": "any", **more}
        made = self.browser.ask("POST", "/api/tables", wish, 201)
        self.table, self.links = made["table"], made["links"]
        self.path = f"/api/tables/{self.table}/book"
        self._ids = count(1)

    @property
    def book(self) -> Json:
        return dict(self.browser.ask("GET", self.path))

    def change(self, *moves: Json, id: str | None = None, **more: Any) -> Json:
        put = [{"id": f"line-{next(self._ids)}", "move": one} for one in moves]
        name = id or f"change-{next(self._ids)}"
        return dict(self.browser.ask("POST", self.path, {"id": name, "put": put, **more}))

    def write(self, *moves: Json) -> Json:
        """Lines that hold, one after the other; the book after them."""
        book: Json = {}
        for one in moves:
            book = self.change(one)
            assert book["type"] == "book", book
        return book

    def download(self) -> Json:
        return dict(self.browser.ask("GET", f"/api/tables/{self.table}/record"))


def totals(book: Json) -> list[int]:
    return [seat["score"] for seat in book["view"]["seats"]]


def names(book: Json) -> list[str]:
    return [line["id"] for line in book["lines"]]


def test_lines_are_refereed_and_counted_as_they_are_written(server: Server) -> None:
    keeper = Scorekeeper(server)
    book = keeper.write(TAART, TAFEL)
    assert totals(book) == [12, 20]
    assert [line["totals"] for line in book["lines"]] == [[12, 0], [12, 20]]
    assert book["rules"]["kept"]
    refused = keeper.change(play(0, "1A", "POST"))
    assert (refused["type"], refused["rule"]) == ("refused", "S4")
    assert refused["sentence"]
    assert keeper.book == book


def test_who_began_is_seen_from_the_first_line(server: Server) -> None:
    keeper = Scorekeeper(server, seats=3)
    book = keeper.write(play(2, "8D", "TAART"))
    assert totals(book) == [0, 0, 12]
    assert referee(keeper.download()).ok


def test_a_line_sent_twice_is_written_once(server: Server) -> None:
    keeper = Scorekeeper(server)
    put = [{"id": "a", "move": TAART}]
    for _ in range(2):
        book = keeper.browser.ask("POST", keeper.path, {"id": "once", "put": put})
        assert names(book) == ["a"]
    assert keeper.browser.ask("POST", keeper.path, {"id": "other", "put": put}, 400)["code"] == "keep-line-twice"


def test_the_dictionary_judges_a_word_that_lies(server: Server) -> None:
    lexicon = {"lexicon": "nl", "options": {"judging": "challenge"}}
    keeper = Scorekeeper(server, **lexicon)
    seen = keeper.browser.ask("POST", f"{keeper.path}/foresee", {"move": play(0, "8D", "TRAAT")})
    assert [one["valid"] for one in seen["words"]] == [None]
    keeper.write(play(0, "8D", "TRAAT"))
    book = keeper.write(move(1, "challenge"))
    assert totals(book) == [0, 0]
    assert [line["back"] for line in book["lines"]] == [True, False]
    book = keeper.write(play(1, "8D", "TAART"), move(0, "challenge"))
    assert totals(book) == [0, 12]
    assert not book["lines"][2]["back"]


def test_a_correction_has_what_follows_refereed_anew_and_loses_nothing(server: Server) -> None:
    keeper = Scorekeeper(server)
    keeper.write(TAART, TAFEL, play(0, "12C", "POST"), play(1, "F10", "LATER"))
    first, second, third, fourth = names(keeper.book)
    wish = {"drop": [second], "before": second}
    trial = keeper.change(play(1, "D8", "TAFEL"), trial=True, **wish)
    assert [bool(line["refusal"]) for line in trial["lines"]] == [False, False, True, True]
    assert names(keeper.book) == [first, second, third, fourth]
    book = keeper.change(play(1, "D8", "TAFEL"), **wish)
    assert [line["id"] for line in book["lines"] if line["refusal"]] == [third, fourth]
    broken = book["lines"][2]["refusal"]
    assert (broken["rule"], bool(broken["sentence"])) == ("C7", True)
    assert totals(book) == book["lines"][-1]["totals"]
    # The word is put right once more: what had been written after it holds again.
    again = keeper.change(TAFEL, drop=[book["lines"][1]["id"]], before=book["lines"][1]["id"])
    assert not any(line["refusal"] for line in again["lines"])
    assert totals(again) == [35, 42]
    assert referee(keeper.download()).turns[-1].totals == (35, 42)


def test_C6_a_doubt_is_of_the_words_that_were_doubted(server: Server) -> None:
    keeper = Scorekeeper(server, lexicon="nl", options={"judging": "challenge"})
    book = keeper.write(TAART, play(1, "8D", "TAARTEN"), move(0, "challenge", words=["TAARTEN"]))
    first, second, third = names(book)
    book = keeper.change(TAFEL, drop=[second], before=second)
    assert [bool(line["refusal"]) for line in book["lines"]] == [False, False, True]
    assert book["lines"][2]["refusal"]["code"] == "keep-other-words"
    assert (names(book)[0], names(book)[2]) == (first, third)


def test_a_correction_that_doesnt_hold_itself_changes_nothing(server: Server) -> None:
    keeper = Scorekeeper(server)
    keeper.write(TAART, TAFEL)
    before = keeper.book
    second = names(before)[1]
    assert keeper.change(play(1, "1A", "TAFEL"), drop=[second], before=second)["type"] == "refused"
    assert keeper.browser.ask("POST", keeper.path, {"id": "x", "drop": ["nobody"]}, 400)["code"] == "keep-no-line"
    assert keeper.book == before
    wrong = keeper.browser.ask("POST", keeper.path, {"id": "y", "put": [{"id": "l", "move": move(7, "pass")}]}, 400)
    assert wrong["code"] == "form-move-seat"


def test_a_line_written_without_a_connection_is_kept_even_if_it_doesnt_hold(server: Server) -> None:
    keeper = Scorekeeper(server)
    book = keeper.change(play(0, "8D", "TAART"), anyhow=True)
    book = keeper.change(play(1, "1A", "POST"), anyhow=True)
    assert [bool(line["refusal"]) for line in book["lines"]] == [False, True]
    assert totals(book) == [12, 0]
    broken = names(book)[1]
    before = keeper.browser.ask("GET", keeper.path, params={"before": broken})
    assert len(before["view"]["board"]) == 5
    book = keeper.change(TAFEL, drop=[broken], before=broken)
    assert totals(book) == [12, 20]


def test_the_tiles_left_settle_the_game(server: Server) -> None:
    keeper = Scorekeeper(server)
    book = keeper.write(TAART, TAFEL, move(0, "end", racks=["ENNNNNN", "QZEEEEE"]))
    assert book["view"]["outcome"]["scores"] == [5, -1]
    record = keeper.download()
    assert referee(record).outcome is not None
    assert [one["do"] for one in record["moves"]] == ["play", "play", "end"]
    undone = keeper.change(drop=[names(book)[-1]])
    assert undone["view"]["outcome"] is None
    assert len(keeper.browser.ask("GET", f"/api/tables/{keeper.table}/history")["steps"]) == 3


def test_S2_tiles_are_drawn_at_the_board_while_a_play_may_still_be_doubted(server: Server) -> None:
    keeper = Scorekeeper(server, options={"judging": "challenge"})
    held = 7 + 7
    for written, laid in ((TAART, 5), (TAFEL, 9)):
        view = keeper.write(written)["view"]
        assert view["pending"] is not None
        assert (sum(view["unseen"].values()), view["bag"]) == (102 - laid, 102 - laid - held)
        assert [len(seat["rack"]) for seat in view["seats"]] == [7, 7]
    doubt = {"do": "challenge", "seat": 0, "words": ["TAFEL"], "upheld": True}
    view = keeper.write(doubt)["view"]
    assert (sum(view["unseen"].values()), view["bag"]) == (102 - 5, 102 - 5 - held)


def test_C8_more_tiles_than_a_rack_has_are_called_so(server: Server) -> None:
    refused = Scorekeeper(server, edition="en").change(play(0, "8D", "CLOSURES"))
    assert (refused["rule"], refused["code"]) == ("C8", "play-rack-short")
    assert "8" in refused["sentence"]
    assert "7" in refused["sentence"]


def test_others_can_watch_and_nobody_else_writes(server: Server) -> None:
    keeper = Scorekeeper(server)
    watcher, stranger = Browser(server), Browser(server)
    watcher.join(keeper.links[0]["url"])
    wire = watcher.sit(keeper.table)
    keeper.write(TAART, TAFEL)
    wire.until(lambda view: view["seats"][1]["score"] == 20)
    keeper.change(drop=[names(keeper.book)[1]])
    wire.until(lambda view: view["seats"][1]["score"] == 0)
    assert wire.command(do="pass", seat=0)["code"] == "serve-not-yours"
    assert watcher.ask("GET", keeper.path, status=403)["code"] == "serve-not-yours"
    assert stranger.ask("GET", keeper.path, status=404)["code"] == "serve-no-table"
    live = keeper.browser.make("scrabble", "me", "here")["table"]
    assert keeper.browser.ask("GET", f"/api/tables/{live}/book", status=404)["code"] == "keep-no-book"


def test_a_book_is_resumed_after_the_server_was_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        keeper = Scorekeeper(server)
        keeper.write(TAART, TAFEL)
        keeper.change(drop=[names(keeper.book)[1]])
        book = keeper.write(play(1, "E8", "AL"))
        jar = keeper.browser.http.cookies
    with serving(tmp_path) as server:
        again = Browser(server)
        again.http.cookies = jar
        assert again.ask("GET", keeper.path) == book
        assert [one["phase"] for one in again.ask("GET", "/api/tables")["tables"]] == ["playing"]


def test_its_page_is_the_page(server: Server) -> None:
    browser = Browser(server)
    for path in ("/keep", "/keep/anything"):
        assert browser.http.get(path).content == browser.http.get("/").content


@pytest.mark.parametrize("option", [{"glass": 30}, {"solo": "1", "solo_time": 60}])
def test_no_time_runs_out_by_itself_beside_cardboard(server: Server, option: Json) -> None:
    seats = 1 if "solo" in option else 2
    keeper = Scorekeeper(server, "letter", "de", seats, options=option)
    tile = {"tile": "R", "at": [5, 5], "size": [1, 1]}
    keeper.write(move(0, "place", **tile))
    [table] = keeper.browser.ask("GET", "/api/tables")["tables"]
    assert table["deadline"] is None
    assert not table["my_turn"]
    # Whoever keeps its score has no seat there, but doesn't only watch.
    assert not table["watched"]
