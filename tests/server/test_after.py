"""After the game: the score sheet, statistics, games played again, words to study."""

from __future__ import annotations

import re
from datetime import date

import sqlalchemy as sa

from rekje.storage.database.schema import holders, summaries, tables
from tests.server.kit import Browser, Server, until
from tests.server.test_afterwards import finished
from tests.server.test_scorekeeping import TAART, TAFEL, Scorekeeper, names
from tests.support import move, play


def test_the_score_sheet_is_a_page_of_its_own(server: Server) -> None:
    browser = Browser(server)
    table = finished(browser, "woordenspel")
    answer = browser.ask("GET", f"/api/tables/{table}/sheet?lang=fr")
    page = answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert "content-disposition" not in answer.headers
    assert len(answer.headers.get_list("content-security-policy")) == 1
    assert "style-src 'sha256-" in answer.headers["content-security-policy"]
    assert "Feuille de score" in page
    secret = browser.sit(table).snapshot["view"]["secret"]
    assert secret
    assert secret in page
    assert str(date.today().year) in re.split("<h2>|<caption>", page)[0]
    saved = browser.ask("GET", f"/api/tables/{table}/sheet?lang=fr&save")
    named = f'filename="woordenspel-{date.today()}-[a-z]+-[a-z0-9-]+.html"'
    assert re.search(named, saved.headers["content-disposition"])
    assert saved.text == page


def test_the_score_sheet_of_a_game_that_is_on_keeps_the_secret(server: Server) -> None:
    anna, stranger = Browser(server), Browser(server)
    table = anna.make("scrabble", "me", "here", edition="en")["table"]
    state = server.live(table).state
    page = anna.ask("GET", f"/api/tables/{table}/sheet?lang=en").text
    assert state is not None
    assert state.secret not in page
    assert state.commit in page
    assert "The game is still on: turn 1" in page
    waiting = anna.make("scrabble", "me", "friend")["table"]
    assert anna.ask("GET", f"/api/tables/{waiting}/sheet", status=400)["code"] == "serve-waiting"
    assert stranger.ask("GET", f"/api/tables/{table}/sheet", status=404)["code"] == "serve-no-table"


def test_statistics_are_those_of_my_games_and_go_with_them(server: Server) -> None:
    anna = Browser(server)
    assert anna.ask("GET", "/api/statistics") == {"played": [], "games": [], "opponents": [], "uncounted": 0}
    table = over(anna, "me", "novice")
    over(anna, "me", "here")
    over(anna, "novice", "novice")
    anna.make("scrabble", "me", "novice")
    told = anna.ask("GET", "/api/statistics")
    assert [(one["table"], one["result"]) for one in told["played"]] == [(table, "lost")]
    assert [(one["game"], one["played"], one["lost"]) for one in told["games"]] == [("scrabble", 1, 1)]
    assert [(one["player"], one["behind"]) for one in told["opponents"]] == [("novice", 1)]
    assert told["uncounted"] == 1
    assert Browser(server).ask("GET", "/api/statistics")["played"] == []
    anna.ask("DELETE", "/api/me", status=204)
    assert anna.ask("GET", "/api/statistics") == {"played": [], "games": [], "opponents": [], "uncounted": 0}
    with server.site.registry.database.connect() as connection:
        kept = set(connection.scalars(sa.select(summaries.c.table)))
    assert table not in kept


def test_a_rating_and_an_even_opponent_come_from_my_games_against_computers(server: Server) -> None:
    anna = Browser(server)
    over(anna, "me", "here")
    for _ in range(2):
        over(anna, "me", "novice")
        assert anna.ask("GET", "/api/ratings") == {"own": []}
    over(anna, "me", "novice")
    (own,) = anna.ask("GET", "/api/ratings")["own"]
    assert (own["game"], own["games"]) == ("scrabble", 3)
    assert own["even"] in [f"level-{number}" for number in range(1, 4)]
    players = {one["name"]: one["ratings"] for one in anna.ask("GET", "/api/games")["players"]}
    assert own["rating"] < players["level-7"]["scrabble"] < players["greedy"]["scrabble"] == 1500
    assert "scrabble" not in players["racer"]
    assert not {"novice", "amateur"} & set(players)
    assert Browser(server).ask("GET", "/api/ratings") == {"own": []}


def over(browser: Browser, *seats: str) -> str:
    """A game of Scrabble that is over: whoever sits here has resigned, or it was left to the computers."""
    table = str(browser.make("scrabble", *seats)["table"])
    if "me" in seats:
        assert browser.sit(table, seat=0).command(do="resign", seat=0)["type"] == "ack"
    until(lambda: browser.phase(table) == "over", 60)
    return table


def test_a_game_over_before_summaries_were_kept_is_summed_up_when_asked(server: Server) -> None:
    anna = Browser(server)
    over(anna, "me", "novice")
    told = anna.ask("GET", "/api/statistics")
    database = server.site.registry.database
    database.write(lambda connection: connection.execute(summaries.delete())).result()
    assert anna.ask("GET", "/api/statistics") == told
    database.write(lambda connection: connection.execute(summaries.update().values(summary=b"{}"))).result()
    assert anna.ask("GET", "/api/statistics") == told


def test_five_hundred_games_are_told_without_looking_into_any(server: Server) -> None:
    anna = Browser(server)
    table = over(anna, "me", "novice")
    database = server.site.registry.database

    def copy(connection: sa.Connection) -> None:
        for part in (tables, holders, summaries):
            column = part.c.name if part is tables else part.c.table
            row = connection.execute(part.select().where(column == table)).mappings().one()
            connection.execute(part.insert(), [{**row, column.key: f"copy-{number}"} for number in range(499)])

    database.write(copy).result()
    asked: list[str] = []

    def note(_: object, __: object, statement: str, *more: object) -> None:
        asked.append(statement)

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    for _ in range(3):
        asked.clear()
        told = anna.ask("GET", "/api/statistics")
        # What the server asks by itself in the same moment doesn't count.
        if len(asked) < 10:
            break
    sa.event.remove(sa.Engine, "before_cursor_execute", note)
    assert told["games"][0]["played"] == 500
    assert any("summaries" in statement for statement in asked)
    assert not any("batches" in statement for statement in asked)
    assert len(asked) < 10, asked


def test_games_played_again_make_a_series(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make("scrabble", "me", "friend")
    first = made["table"]
    bram.join(made["links"][0]["url"], "Bram")
    assert anna.sit(first, seat=0).command(do="resign", seat=0)["type"] == "ack"
    for browser in (anna, bram):
        second = browser.ask("POST", f"/api/tables/{first}/rematch", {}, 201)["table"]
    assert bram.sit(second, seat=1).command(do="resign", seat=1)["type"] == "ack"
    bram.ask("POST", f"/api/tables/{second}/rematch", {}, 201)
    third = anna.ask("POST", f"/api/tables/{second}/rematch", {}, 201)["table"]
    for table in (first, second, third):
        told = anna.ask("GET", f"/api/tables/{table}/series")
        assert [(one["table"], one["winners"]) for one in told["games"]] == [(first, [1]), (second, [0]), (third, [])]
        assert (told["won"], told["shared"]) == ([1, 1], 0)
        assert told["games"][0]["names"] == ["me 0", "Bram"]
    assert anna.ask("GET", f"/api/tables/{third}/series") == bram.ask("GET", f"/api/tables/{first}/series")
    stranger = Browser(server)
    assert stranger.ask("GET", f"/api/tables/{first}/series", status=404)["code"] == "serve-no-table"


def test_a_missed_turn_can_be_looked_at_again_once_the_game_is_over(server: Server) -> None:
    anna = Browser(server)
    table = finished(anna, "woordenspel")
    # After the first there are turns in which tiles are laid.
    plays = anna.ask("GET", f"/api/tables/{table}/overlooked")["plays"]
    missed = min(plays, key=lambda play: int(play["turn"]))
    seen = anna.ask("GET", f"/api/tables/{table}/positions/{missed['turn']}")
    rack = seen["view"]["seats"][missed["seat"]]["rack"]
    assert "_" not in rack
    assert seen["view"]["turn"]["seat"] == missed["seat"]
    end = anna.ask("GET", f"/api/tables/{table}/positions/0")
    assert len(end["view"]["board"]) > len(seen["view"]["board"])
    assert anna.ask("GET", f"/api/tables/{table}/positions/999", status=404)["code"] == "serve-no-page"
    on = anna.make("scrabble", "me", "here")["table"]
    for name in (on, anna.make("scrabble", "me", "friend")["table"]):
        assert anna.ask("GET", f"/api/tables/{name}/positions/0", status=400)["code"] == "serve-not-over"


def test_the_replay_says_who_laid_each_tile_and_where_words_lie(server: Server) -> None:
    anna = Browser(server)
    table = finished(anna, "letter")
    told = anna.ask("GET", f"/api/tables/{table}/history")
    last = told["steps"][-1]
    assert set(last["laid_by"]) == set(last["view"]["board"])
    assert set(last["laid_by"].values()) == {0, 1}
    assert told["steps"][0]["laid_by"] == {}
    lines = [one["told"] for one in told["lines"]]
    written = [(one["seat"], one["word"]) for one in last["view"]["own"]["written"]]
    words = [(one["line"]["seat"], word["word"]) for one in lines for word in one["words"] if not word["struck"]]
    assert sorted(words) == sorted(written)
    assert all(one["step"] < len(told["steps"]) for one in told["lines"])
    assert lines[-1]["totals"] == [seat["score"] for seat in last["view"]["seats"]]


def test_a_game_that_was_written_down_has_a_sheet_and_a_replay_of_what_counts(server: Server) -> None:
    keeper = Scorekeeper(server)
    keeper.write(TAART, TAFEL, play(0, "12C", "POST"))
    wrong = names(keeper.book)[-1]
    keeper.change(drop=[wrong])
    book = keeper.write(play(0, "12C", "KOST"), move(0, "end", racks=["ABNNNNN", "CEEEEEE"]))
    assert book["view"]["outcome"]
    page = keeper.browser.ask("GET", f"/api/tables/{keeper.table}/sheet?lang=en").text
    assert "TAFELS" in page
    assert "KOST" in page
    assert "POST" not in page
    assert "written down without the players’ tiles" in page
    told = keeper.browser.ask("GET", f"/api/tables/{keeper.table}/history")
    assert [one["told"]["words"][0]["word"] for one in told["lines"]] == ["TAART", "TAFEL", "KOST"]
    assert set(told["steps"][-1]["laid_by"]) == set(told["steps"][-1]["view"]["board"])
    counted = keeper.browser.ask("GET", "/api/statistics")
    assert (counted["played"], counted["uncounted"]) == ([], 1)
    assert keeper.browser.ask("GET", f"/api/tables/{keeper.table}/positions/0")["view"]["board"]
