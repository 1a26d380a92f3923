"""A person's turn: lines are read until one of them ends the turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from rich.text import Text

from rekje.model.commands import Resign
from rekje.model.families import AnyCommand
from rekje.model.problems import Refusal
from rekje.model.tiles import Tiles
from rekje.players.base import open_commands
from rekje.terminal import look
from rekje.terminal.heard import held_text, rack_text
from rekje.terminal.news import refusal_text
from rekje.terminal.playing.actions import TAKING, Action, action_word, is_yes
from rekje.terminal.playing.host import PERSON, Host
from rekje.terminal.playing.info import Info
from rekje.terminal.playing.vacation import vacation_wish
from rekje.terminal.screen import TimeIsUp


class Leave(Exception):
    """The player leaves the game for now; everything is stored."""


class PersonTurn(ABC):
    """One turn of the person at ``seat``. ``messages`` stay under the board until others replace them; after a page of
    its own, or what needs no answer, those stand there with which the turn began. By ear each is said once, and
    ``tells_rack``: the rack at the beginning."""

    tells_rack = True

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat
        self.messages: list[Text | str] = list(host.take_news())
        self._info = Info(host, seat)
        self._say = host.screen.say
        self._over = False
        self._first: list[Text | str] = []
        self._said_before: list[str] = []
        self._actions: dict[str, Callable[[str], None]] = {
            "hand": self._hand,
            "vacation": self._vacation,
            "resign": self._resign,
            "quit": self._quit,
        }
        if host.screen.by_ear:
            self._actions |= {"rack": self._rack, "tried": self._tried}

    def run(self) -> None:
        """Play the turn. Raises `Leave` if the player leaves."""
        if self.host.hints:
            self.messages += self._info.worth()
        if "challenge" in open_commands(self.host.state, self.seat):
            word = action_word("challenge", self.host.screen.language)
            self.messages.append(self._say("screen-may-challenge", word=word))
        if self.host.screen.by_ear:
            self.messages += self._rack_lines() if self.tells_rack else []
        else:
            self._first = list(self.messages)
        while not self._over:
            try:
                self._line(self._ask())
            except TimeIsUp:
                self.host.end_overdue_turn()
                return
            if not self._over and self.host.end_overdue_turn():
                return

    @abstractmethod
    def _ask(self) -> str:
        """Show the page and wait for a line."""

    @abstractmethod
    def _rack_left(self) -> Tiles:
        """The tiles on the rack, without those that are laid but not sent."""

    def _rack_lines(self) -> list[Text | str]:
        """The rack in a few words."""
        return [rack_text(self._rack_left(), self.host.screen.language)]

    def _rack(self, _: str) -> None:
        letters, language = self.host.state.letter_set, self.host.screen.language
        self.messages = [held_text(self._rack_left(), letters, language)]

    def _preview_lines(self) -> list[Text | str]:
        """What lies there, not sent yet, and what it would bring."""
        return []

    def _tried(self, _: str) -> None:
        self.messages = self._preview_lines() or [self._say("spoken-nothing-tried")]

    def _unless_said(self, lines: list[Text | str]) -> list[Text | str]:
        """What lies there but isn't sent yet stays on a page; by ear it is said once."""
        before, self._said_before = self._said_before, list(map(str, lines))
        return [] if self.host.screen.by_ear and before == self._said_before else lines

    @abstractmethod
    def _line(self, line: str) -> None:
        """Carry out a line, or say why that can't be done."""

    @property
    def _ms(self) -> int | None:
        return self.host.stopwatch.ms()

    def _act(self, action: Action) -> None:
        self.messages = []
        if action.argument and action.name not in TAKING:
            self.messages = [Text(self._surplus(action), look.BAD)]
        elif action.name in self._actions:
            self._actions[action.name](action.argument)
        else:
            self.messages = self._info.show(action.name, action.argument) or list(self._first)

    def _surplus(self, action: Action) -> str:
        """The message for text after a command that takes no argument. Nothing was done, as the line may mean something
        else."""
        return self._say("screen-surplus", command=self._typed(action.name), text=action.argument[:40])

    def _typed(self, name: str) -> str:
        """What a command is called in the reader's language."""
        return action_word(name, self.host.screen.language)

    def _send(self, command: AnyCommand) -> None:
        refusal = self.host.send(command)
        if refusal:
            self._refused(refusal)
        else:
            self._over = True

    def _refusal_text(self, refusal: Refusal) -> str:
        screen = self.host.screen
        return refusal_text(refusal, screen.language, by_ear=screen.by_ear)

    def _refused(self, refusal: Refusal) -> None:
        self.messages = [Text(self._refusal_text(refusal), look.BAD)]

    def _resign(self, _: str) -> None:
        if self._is_sure("screen-sure-resign"):
            self._send(Resign(seat=self.seat, ms=self._ms))
        else:
            self.messages = list(self._first)

    def _vacation(self, argument: str) -> None:
        wish = vacation_wish(self.host, self.seat, argument)
        if isinstance(wish, str):
            self.messages = [wish]
        else:
            self._send(wish)

    def _is_sure(self, question: str) -> bool:
        """Ask what can't be taken back; anything but a yes is a no."""
        return is_yes(self.host.screen.ask(self._say(question)), self.host.screen.language, default=False)

    def _hand(self, argument: str) -> None:
        seat, player = self._info.seat_given(argument) or (self.seat, PERSON)
        if player != PERSON and self.host.persons == [seat] and not self._is_sure("screen-sure-hand"):
            self.messages = list(self._first)
            return
        self.messages = self._info.hand(argument)
        self._over = self.host.state.seats[self.seat].player != PERSON

    def _quit(self, _: str) -> None:
        raise Leave
