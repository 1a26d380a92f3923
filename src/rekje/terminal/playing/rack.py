"""A person's turn in a game with racks: the rack is shuffled and sorted, and its tiles are exchanged or bought."""

from __future__ import annotations

from abc import abstractmethod

from rich.text import Text

from rekje.games.registry import get_game
from rekje.model.commands import Accept, Buy, Exchange, Pass
from rekje.model.events import Bought
from rekje.model.tiles import join_tiles
from rekje.reading.tiles import read_tiles
from rekje.terminal import look
from rekje.terminal.playing.doubts import read_challenge
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.person import PersonTurn


class RackTurn(PersonTurn):
    """One turn of the person at ``seat``, in a game in which seats act one after another."""

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self._actions |= {
            "undo": self._undo,
            "shuffle": self._shuffle,
            "sort": self._sort,
            "exchange": self._exchange,
            "buy": self._buy,
            "pass": lambda _: self._send(Pass(seat=seat, ms=self._ms)),
            "challenge": self._challenge,
            "accept": self._accept,
        }

    @abstractmethod
    def _undo(self, _: str) -> None:
        """Take back the tiles not sent yet."""

    def _shuffle(self, _: str) -> None:
        self.host.shuffle_rack(self.seat)
        self._arranged()

    def _sort(self, _: str) -> None:
        self.host.sort_rack(self.seat)
        self._arranged()

    def _arranged(self) -> None:
        """The rack is in another order, which by ear has to be said."""
        self.messages = self._rack_lines() if self.host.screen.by_ear else list(self._first)

    def _challenge(self, argument: str) -> None:
        doubt = read_challenge(self.host, self.seat, argument)
        if isinstance(doubt, str):
            self.messages = [Text(doubt, look.BAD)]
        else:
            self._send(doubt)

    def _accept(self, _: str) -> None:
        self._send(Accept(seat=self.seat, ms=self._ms))
        if self._over and self.host.screen.by_ear:
            # A page shows what lies there.
            open_still = self.host.state.pending is not None
            self.host.news.append(self._say("screen-accepted-alone" if open_still else "screen-accepted"))

    def _exchange(self, tiles: str) -> None:
        view = self.host.view(self.seat)
        rack = view.seats[self.seat].rack
        given = join_tiles(rack) if tiles == "*" else read_tiles(tiles, view, self.seat)
        self._send(Exchange(seat=self.seat, tiles=given, ms=self._ms))

    def _buy(self, argument: str) -> None:
        """Buy a number of tiles, by default one. Each is a command of its own, and the turn goes on."""
        wanted = int(argument) if argument.isdecimal() and len(argument) < 3 else 1 if not argument else 0
        bought: list[str] = []
        for count in [1] * wanted if 1 <= wanted <= self._buyable() else [wanted]:
            before = len(self.host.table.events)
            refusal = self.host.send(Buy(seat=self.seat, count=count, ms=self._ms))
            if refusal:
                self._refused(refusal)
                return
            bought += [event.tiles for event in self.host.table.events[before:] if isinstance(event, Bought)]
        self.messages = [Text(self._bought(bought), look.GOOD)]

    def _buyable(self) -> int:
        view = self.host.view(self.seat)
        return get_game(view.config.game).buyable(view, self.seat, self.host.table.facts)

    def _bought(self, tiles: list[str]) -> str:
        left = self._buyable()
        return self._say("screen-bought", tiles=" ".join(tiles), count=len(tiles), left=left)
