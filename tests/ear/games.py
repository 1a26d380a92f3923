"""The games played by ear: from the form for a new table, with the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from rekje.games.path.words import Paper
from rekje.locale import say
from rekje.model.commands import Accept, Buy, Exchange, Pass, Play
from rekje.model.events import PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.path.commands import Draw, Free, Knock, Place, PlacedTile
from rekje.model.path.events import Placed
from rekje.model.squares import Square, parse_at, square_name
from rekje.model.state import State
from rekje.model.tiles import Tile, as_held, split_tiles
from rekje.model.walk.commands import Open
from rekje.referee.view import Seen
from tests.browser.input_methods import Mouse, new_tiles, sized_tiles
from tests.browser.people import Person, until
from tests.browser.serving import Served
from tests.ear.expected import expected, unheard
from tests.ear.guest import Guest
from tests.ear.keys import Keyboard
from tests.ear.listener import PATIENCE, Heard

LANGUAGE = "en"
SEAT = 0
NEXT_RADIO = "r"
"""Orca's own key while it goes through a page."""
KNOCK, TO_BOARD = "0", "F2"
"""Keys of the page; from the board the second one leads to the rack."""


class Player:
    """Somebody who hears, at seat 0 of a table with a computer player or a guest at the other."""

    def __init__(self, keyboard: Keyboard, served: Served) -> None:
        self.keys, self.served = keyboard, served
        self.guest: Guest | None = None
        self.table = ""
        self.began = 0
        """The number of the first sentence at the table."""

    def say(self, code: str, **params: str | int) -> str:
        """A sentence of the page."""
        return say(code, LANGUAGE, **params)

    def begin(self, game: str) -> None:
        """Make a table by the form, which has just been opened."""
        self.keys.find(NEXT_RADIO, self.say(f"screen-game-{game}"))
        self.keys.press("space")
        self.keys.find("Tab", self.say("web-start"))
        self.began = self.keys.listener.count()
        self.keys.press("Return")
        self._sit_down(1)
        # A table is there a moment before the events that open it.
        until(self.events, say=self.keys.listener.transcript)

    def invite(self, game: str) -> str:
        """Choose a game on the start page, and invite somebody; the code to say, as it was heard."""
        self.keys.find(NEXT_RADIO, self.say(f"screen-game-{game}"))
        self.keys.press("space")
        self.keys.find("Tab", self.say("start-invite"))
        self.began = self.keys.listener.count()
        self.keys.ask("Return", self.say("seats-table-set"))
        self._sit_down(1)
        self.keys.find("Tab", self.say("seats-say-code"))
        since = self.keys.listener.count()
        self.keys.press("Return")
        until(lambda: code_in(self.keys.listener.heard(since)), say=self.keys.listener.transcript)
        return code_in(self.keys.listener.heard(since))

    def play_again(self) -> None:
        """Ask for another game; who comes along is waited for in a waiting room."""
        self.keys.find("Tab", self.say("web-rematch"))
        self.began = self.keys.listener.count()
        self.keys.ask("Return", self.say("seats-table-set"))
        self._sit_down(2)

    def _sit_down(self, tables: int) -> None:
        """Be at the newest of so many tables."""
        until(lambda: len(self.served.tables()) == tables, say=self.keys.listener.transcript)
        (self.table,) = {*self.served.tables()} - {self.table}
        self._person = Person(self.served, self.table, SEAT, cast("Mouse", None))

    @property
    def state(self) -> Seen:
        """How the table stands, as this player may see it."""
        return self._person.state

    def events(self) -> list[AnyEvent]:
        """Everything that has happened at the table."""
        return self.served.events(self.table)

    def play(self, turns: int) -> None:
        """Play so many turns, and wait until it is this player's turn again."""
        while self._turns() < turns and not self.state.outcome:
            self._await_turn()
            before = self.state
            self._do(self._person.decide(before), before)
            self._await_change(before.version)
        self._await_turn()

    def _await_change(self, version: int) -> None:
        until(lambda: self.state.version > version, say=self.keys.listener.transcript)

    def _turns(self) -> int:
        return sum(isinstance(one, PlayLaid | Placed) and one.seat == SEAT for one in self.events())

    def _await_turn(self) -> None:
        until(self._due, say=self.keys.listener.transcript)
        # A key silences a reader: who listens hears what has happened before the next one is pressed.
        until(lambda: not self._unheard(), say=lambda: f"{self._unheard()} not in\n{self.keys.listener.transcript()}")
        self.keys.listener.settle(self.keys.listener.count(), lambda said: True, PATIENCE)

    def _due(self) -> bool:
        """Whether it is this player's turn; a guest has done by then what the guest had to."""
        if self.state.outcome or self._person.due(self.state):
            return True
        if self.guest:
            self.guest.act()
        return False

    def _unheard(self) -> list[str]:
        """What has happened, and wasn't told to its end."""
        heard = [one.text for one in self.keys.listener.heard(self.began) if one.whole]
        return unheard(expected(self.events(), SEAT, LANGUAGE), heard)

    def _do(self, command: AnyCommand, state: State) -> None:
        match command:
            case Play(at=str()):
                self._lay(new_tiles(state, command))
            case Play(word=str(word)) | Open(words={"0": str(word)}):
                self._type(word)
            case Open():
                self._press("web-open-without")
            case Place():
                self._lay_sized(sized_tiles(command))
                for named in command.words:
                    self._type(named)
                self.keys.press("Return")
            case _:
                self._do_by_button(command, state)

    def _do_by_button(self, command: AnyCommand, state: State) -> None:
        match command:
            case Draw():
                self._draw()
            case Exchange():
                self._exchange(split_tiles(command.tiles or ""))
            case Buy():
                self._press("web-buy")
                self._press("web-buy-count", count=command.count or 1)
            case Accept():
                self._press("web-nothing-to-add")
            case Knock(words=None):
                self.keys.press(KNOCK)
            case Knock(words=list(words)):
                for word in words:
                    self._type(word)
                self.keys.press("Return")
            case Pass() if isinstance(state.own, Paper):
                self._press("web-end-turn")
            case Pass():
                self._press("web-pass", asks="web-ask-pass")
                self._press("web-pass")
            case Free():
                self._press("web-pass", asks="web-pass")
                self._press_named(f"{command.tile},")
            case _:
                raise AssertionError(f"nobody has learnt to do {command} by ear")

    def resign(self) -> None:
        """Resign, by the dialogs."""
        self.keys.press(TO_BOARD)
        self._press("web-more", asks="seats-more-title")
        self._press("web-resign", asks="seats-ask-resign")
        self._press("web-resign")

    def look_round(self) -> None:
        """Open the questions, and close them: the dialog says its title, and then the rack that it is."""
        self.keys.press(TO_BOARD)
        self.keys.ask("question", self.say("spoken-ask-title"))
        self.keys.ask("Escape", self.say("web-rack"))

    def asks(self) -> None:
        """Ask the same twice: whoever asks is answered."""
        for key, code in (("4", "web-your-turn"), ("2", "web-rack"), ("3", "")):
            for _ in range(2):
                self.keys.ask(key, self.say(code) if code else self.state.seats[1].name)

    def _draw(self) -> None:
        """Let the page draw all letters: they are said when it has."""
        since = self.keys.listener.count()
        self._press("web-draw-all")
        self.keys.listener.until(since, self.say("spoken-drawn-all", tiles="").rstrip(". "))

    def _press(self, code: str, asks: str = "", **params: int) -> None:
        """Press a button, wherever Tab comes to it, and hear what it asks."""
        self._press_named(self.say(code, **params), self.say(asks) if asks else "")

    def _press_named(self, name: str, asks: str = "") -> None:
        self.keys.find("Tab", name)
        if asks:
            self.keys.ask("Return", asks)
        else:
            self.keys.press("Return")

    def _go(self, place: str) -> None:
        """Go to a square by its name: where that has led is said."""
        self.keys.ask("8", self.say("spoken-go"))
        self.keys.type(place)
        self.keys.ask("Return", f"{square_name(parse_at(place)[0])},")

    def _lay(self, tiles: Mapping[Square, Tile]) -> None:
        """Type tiles into their squares: each is said with the square that the keyboard goes on to, or by itself."""
        squares = list(tiles)
        (x, y), down = squares[0], len(squares) > 1 and squares[0][0] == squares[1][0]
        column = square_name((x, y))[0]
        self._go(f"{column}{y + 1}" if down else f"{y + 1}{column}")
        for square, tile in tiles.items():
            self.keys.ask(tile.lower(), self.say("spoken-lies", tile=self._face(tile), square=square_name(square)))
        self.keys.press("Return")

    def _face(self, tile: Tile) -> str:
        return self.say("web-square-blank", letter=tile.upper()) if as_held(tile) == "?" else tile

    def _type(self, word: str) -> None:
        self.keys.type("".join(split_tiles(word)))
        self.keys.press("Return")

    def _lay_sized(self, tiles: Sequence[PlacedTile]) -> None:
        """Pick each up from the rack, and lay it on its square."""
        for tile in tiles:
            self.keys.press(TO_BOARD)
            letter = self.say("web-tile-blank") if tile.tile == "?" else tile.tile
            name = self.say("web-tile-sized", letter=letter, width=tile.size[0], height=tile.size[1])
            self.keys.find("Right", name)
            self.keys.press("Return")
            self._go(square_name(tile.at))
            self.keys.press("Return")

    def _exchange(self, tiles: Sequence[Tile]) -> None:
        self._press("web-exchange")
        for tile in tiles:
            self.keys.find("Tab", self.say("web-tile-blank") if as_held(tile) == "?" else f"{tile},")
            self.keys.press("space")
        self._press_named(self.say("web-exchange-count", count=len(tiles)))


def code_in(heard: Sequence[Heard]) -> str:
    """The code that was said, figure by figure; empty if none was said to its end."""
    found = (re.search(r"\b\d( \d){7}\b", one.text) for one in heard if one.whole)
    return next((one.group() for one in found if one), "")
