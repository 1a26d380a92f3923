"""C4 over the wire: whole games with tiles that each have a face of their own, and every byte searched for those that
a reader may not know."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rekje.bootstrap import knowledge_for, open_words
from rekje.games.options import resolve_options
from rekje.games.registry import GAMES
from rekje.model.edition import Edition
from rekje.model.events import Config, LotDrawn, PlayLaid
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.model.walk.events import ChoicesShown
from rekje.players import get_player
from rekje.players.match import due
from rekje.players.ports import Knowledge
from rekje.referee import view
from rekje.server.access import ACCESS
from rekje.tables.ports import Words
from tests.server.kit import Browser, Json, Server, Wire, serving
from tests.server.test_operating import signed_in
from tests.terminal.typed import PRIVATE, private_edition, private_words

READ = [
    line.asked.removeprefix("GET ")
    for line in ACCESS
    if line.asked.startswith("GET /api/t") and not line.asked.endswith("/live")
]
"""All that can be read of a table, and of the tables of whoever asks."""


def options_of(game: str) -> dict[str, object]:
    """Racks closed, where that can be chosen."""
    return {"open_tiles": False} if any(option.name == "open_tiles" for option in GAMES[game].options) else {}


def hides(game: str) -> bool:
    """Whether there is anything to hide."""
    edition = private_edition(game)
    options = resolve_options(GAMES[game].options, edition, options_of(game))
    return not GAMES[game].open_racks(Config(game, edition, options, (), ""))


@cache
def words_of(game: str) -> Words:
    """The words that its players know."""
    edition = private_edition(game)
    return open_words({"words": list(private_words())}, edition, resolve_options(GAMES[game].options, edition, {}))


class Spied:
    """A game over the wire, its two players and somebody who watches; each must never be sent a tile that it may not
    know."""

    def __init__(self, server: Server, game: str, edition: Edition, judging: str) -> None:
        self.server = server
        options = {**options_of(game), "judging": judging}
        anna, bram, watcher = (Browser(server) for _ in range(3))
        opening = {"play": True, "watch": True}
        made = anna.make(game, "me", "friend", edition="private", lexicon="any", options=options, opening=opening)
        self.table = made["table"]
        bram.join(made["links"][0]["url"], "Bram")
        watcher.join(made["links"][1]["url"])
        self.browsers = {0: anna, 1: bram, None: watcher}
        self.wires = {reader: browser.sit(self.table) for reader, browser in self.browsers.items()}
        self.drawn: dict[int, set[str]] = {0: set(), 1: set()}
        self.knowledge: Knowledge = knowledge_for(words_of(game), self.state.config)
        # Which tiles are sent doesn't depend on how well they play.
        self.player = get_player("greedy")

    @property
    def state(self) -> State:
        state = self.server.live(self.table).state
        assert state is not None
        return state

    @property
    def events(self) -> list[AnyEvent]:
        return self.server.site.registry.database.events.load(self.table)

    def play(self) -> None:
        turns = 0
        while (seat := due(self.state)) is not None:
            self.check()
            command = self.player.choose(view(self.state, seat), seat, self.knowledge)
            asked = msgspec.to_builtins(command)
            if turns % 4 == 0:
                self.pry(self.wires[1 - seat], asked)
            if "word" in asked:
                assert self.wires[seat].preview(**asked)["type"] == "preview"
            answer = self.wires[seat].command(**asked)
            assert answer["type"] == "ack", answer
            for wire in self.wires.values():
                wire.until_version(answer["version"])
            turns += 1
        assert turns > 4

    def pry(self, wire: Wire, asked: Json) -> None:
        """Ask, as the other seat, for everything that might tell too much."""
        own = next(seat for seat, mine in self.wires.items() if mine is wire)
        assert wire.command(**asked)["type"] == "error"
        assert wire.preview(**asked)["type"] == "error"
        rack = self.state.seats[own or 0].rack
        for wrong in ({"do": "exchange", "count": 3}, {"do": "play", "at": "8H", "word": "".join(rack[:2])}):
            wire.preview(**wrong, seat=own)
        for reader, other in self.wires.items():
            other.put({"type": "hello", "seat": 1 - (reader or 0)})
            assert other.wait("error")["code"] == "serve-not-yours"
            self.ask_all(reader)

    def ask_all(self, reader: int | None) -> None:
        """Ask for everything that can be asked for about the table, in every form, whether one may or not."""
        browser = self.browsers[reader]
        for path in dict.fromkeys(one.replace("{seat}", seat) for one in READ for seat in "01"):
            answer = browser.http.get(path.format(name=self.table, turn=1))
            assert answer.status_code < 500, (path, answer.text)
            # A picture is looked at as the text of which it is drawn.
            drawn = answer.headers["content-type"] == "image/png"
            content = self.picture() if drawn else answer.content
            browser.seen.append(content + repr(answer.headers).encode())
        gcg = browser.http.get(f"/api/tables/{self.table}/record?form=gcg")
        browser.seen.append(gcg.content)
        # The lobby, where this game can be watched, names no tile, not even one that lies on the table.
        lobby = Browser(self.server).ask("GET", "/api/lobby")
        assert self.table in [one["table"] for one in lobby["games"]]
        assert not set(PRIVATE) & set(json.dumps(lobby, ensure_ascii=False))
        # Neither does what the operator of the server sees.
        operator = signed_in(self.server)
        operator.ask("GET", "/api/operator")
        for what in ("tables", "people"):
            operator.ask("POST", f"/api/operator/{what}", {})
        overseen = b"".join(operator.seen)
        assert self.table.encode() in overseen
        assert not set(PRIVATE) & set(overseen.decode())
        assert self.state.secret.encode() not in overseen
        refused = browser.http.get(f"/api/tables/{self.table}/log")
        assert refused.status_code >= 400, "what was dealt stays hidden until the end"

    def picture(self) -> bytes:
        return self.server.site.pictures.svg(self.server.live(self.table), "en").encode()

    def public(self) -> set[str]:
        """The tiles that everybody may know."""
        public = set(self.state.board.values())
        for event in self.events:
            match event:
                case PlayLaid():
                    public |= set(event.word)
                case LotDrawn():
                    public.add(event.tile)
                case ChoicesShown():
                    public |= {face for word in event.words.values() for face in word or ""}
        return public

    def check(self) -> None:
        """Search what everybody has been sent since the last time."""
        public = self.public()
        for seat, drawn in self.drawn.items():
            drawn |= set(self.state.seats[seat].rack)
        for reader, browser in self.browsers.items():
            self.search(browser, public | (self.drawn[reader] if reader is not None else set()), reader)

    def search(self, browser: Browser, known: set[str], reader: object) -> None:
        """Search what somebody has been sent since the last time, who may know these tiles."""
        for data in browser.seen:
            assert self.state.secret.encode() not in data
            text = self.searchable(data)
            leaked = {face for face in PRIVATE if face in text} - known
            assert not leaked, (reader, leaked, data[:300])
        browser.seen.clear()

    def searchable(self, data: bytes) -> str:
        """What was sent, without the box that the table plays with and the count of what this reader doesn't see, both
        of which name every letter."""
        text = data.decode(errors="replace")
        if not text.startswith("{"):
            return text
        body, rest = json.JSONDecoder().raw_decode(text)
        return json.dumps(self.without_box(body), ensure_ascii=False) + text[rest:]

    def without_box(self, value: Any) -> Any:
        if isinstance(value, dict):
            if "unseen" in value:
                self.check_unseen(value)
            return {key: self.without_box(one) for key, one in value.items() if key not in ("edition", "unseen")}
        return [self.without_box(one) for one in value] if isinstance(value, list) else value

    def check_unseen(self, seen: Json) -> None:
        """What isn't seen is the box without what is: nothing can be learned from it."""
        shown = set(seen["board"].values()) | {tile for seat in seen["seats"] for tile in seat["rack"]} - {"_"}
        assert set(seen["unseen"]) == set(PRIVATE) - shown


@pytest.mark.parametrize("judging", ["referee", "challenge"])
@pytest.mark.parametrize("game", [game for game in GAMES if hides(game)])
def test_C4_no_tile_that_is_hidden_is_in_any_byte_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, judging: str
) -> None:
    edition = private_edition(game)
    monkeypatch.setattr("rekje.server.seating.seating.builtin_edition", lambda game, name: edition)
    with serving(tmp_path) as server:
        Spied(server, game, edition, judging).play()


class Streamed(Spied):
    """The same game on a page for a stream, which may be sent racks only while all players agree to it."""

    def __init__(self, server: Server, game: str, edition: Edition, judging: str) -> None:
        super().__init__(server, game, edition, judging)
        self.stream = Browser(server)
        link = self.browsers[0].ask("POST", f"/api/tables/{self.table}/links", {"seat": None})
        self.stream.join(link["url"])
        self.page = self.stream.sit(self.table, show=True)
        # The page as a player has it open.
        self.own_page = self.browsers[0].sit(self.table, show=True)
        self.agreed: set[int] = set()
        self.shown: set[str] = set()

    def agree(self, seat: int, on: bool) -> None:
        # What was sent so far is searched by what held so far.
        self.check()
        self.browsers[seat].ask("POST", f"/api/tables/{self.table}/show", {"on": on}, 204)
        self.agreed = self.agreed | {seat} if on else self.agreed - {seat}
        self.page.wait("snapshot", showing=sorted(self.agreed))

    def check(self) -> None:
        super().check()
        self.page.until_version(self.state.version)
        self.own_page.until_version(self.state.version)
        if self.agreed == {0, 1}:
            self.shown |= {tile for seat in self.state.seats for tile in seat.rack}
        self.search(self.stream, self.public() | self.shown, "stream")

    def turns(self, count: int) -> None:
        for _ in range(count):
            seat = due(self.state)
            assert seat is not None
            command = self.player.choose(view(self.state, seat), seat, self.knowledge)
            answer = self.wires[seat].command(**msgspec.to_builtins(command))
            assert answer["type"] == "ack", answer
            for wire in self.wires.values():
                wire.until_version(answer["version"])
            self.check()

    def racks(self, wire: Wire) -> list[tuple[str, ...]]:
        assert wire.view is not None
        return [tuple(seat["rack"]) for seat in wire.view["seats"]]


@pytest.mark.parametrize("game", [game for game in GAMES if hides(game)])
def test_C4_a_page_for_a_stream_is_sent_racks_only_while_all_players_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    edition = private_edition(game)
    monkeypatch.setattr("rekje.server.seating.seating.builtin_edition", lambda game, name: edition)
    with serving(tmp_path) as server:
        spied = Streamed(server, game, edition, "referee")
        spied.turns(1)
        spied.agree(0, on=True)
        spied.turns(1)
        spied.agree(1, on=True)
        spied.turns(1)
        racks = [seat.rack for seat in spied.state.seats]
        assert spied.racks(spied.page) == racks
        hidden = [("_",) * len(rack) for rack in racks]
        assert spied.racks(spied.wires[None]) == hidden, "the table's own page still hides them"
        assert spied.racks(spied.own_page) == hidden, "a player learns nothing by the page"
        spied.agree(0, on=False)
        spied.turns(1)
        assert all(set(rack) <= {"_"} for rack in spied.racks(spied.page))
        spied.ask_all(None)
        spied.check()
