"""What a player may ask in a game of sized tiles: help, the best lay, the letters and words of all seats."""

from __future__ import annotations

from rich.text import Text

from rekje.games.path.words import paper_of
from rekje.locale import say
from rekje.players.ports import Candidate
from rekje.terminal import look
from rekje.terminal.page import NONE
from rekje.terminal.pages import actions_at
from rekje.terminal.path.hand import tiles_text
from rekje.terminal.playing.actions import action_word
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.info import Info, Messages

COMMAND = "/"
"""A line that begins with this is a command, even if the command could be a word to lay."""
OWN_ACTIONS = ("done", "free", "blank", "knock", "path", "words", "letters")
_NOT_HERE = ("shuffle", "sort", "score", "bag", "help", "accept")
_TAKES = {"word": " …", "hand": " 2 …", "save": " …", "rules": " L14", "free": " R", "blank": " 2x2 D4", "path": " …"}
_HELP = ("lay", "more", "free", "swap", "signs")


def lay_word(name: str, language: str) -> str:
    """The name of a command in the reader's language, including the commands that only this family has."""
    return say(f"lays-command-{name}", language) if name in OWN_ACTIONS else action_word(name, language)


class LayInfo(Info):
    """Answers for the person at ``seat``."""

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        del self._shown["bag"]
        self._heard = {name: answer for name, answer in self._heard.items() if name != "bag"}
        self._shown = {"words": self._score, "letters": self._letters} | self._shown
        self.known = frozenset(self._shown)

    def _worth_of(self, best: Candidate) -> str:
        return self._say("lays-worth", score=best.score)

    def _score(self, _: str) -> Messages:
        """All words written down, seat by seat, with the scores of words worth more than one point."""
        screen, state = self.host.screen, self.host.state
        by_letters = state.option("scoring") != "words"
        lines: Messages = []
        for number, seat in enumerate(state.seats):
            words = [one for one in paper_of(state).written if one.seat == number]
            head = self._say("lays-words-of", name=seat.name, count=len(words), score=seat.score)
            told = [f"{one.word} {one.score}" if by_letters else one.word for one in words]
            between, none = (", ", "") if screen.by_ear else (" ", NONE)
            lines += [Text(head, look.TITLE), *screen.wrapped(between.join(told) or none), ""]
        self._pages(lines)
        return []

    def _letters(self, _: str) -> Messages:
        """The letters of all seats, and the free letters: all are open (L1)."""
        screen, state = self.host.screen, self.host.state
        lines: Messages = []
        for seat in state.seats:
            lines += [Text(self._say("lays-letters-of", name=seat.name, count=len(seat.rack)), look.TITLE)]
            lines += [*screen.wrapped(tiles_text(state.letter_set.sort(seat.rack)) or "–"), ""]
        free = tiles_text(state.letter_set.sort(paper_of(state).free))
        lines += [Text(self._say("lays-free-title"), look.TITLE), *screen.wrapped(free or "–")]
        self._pages(lines)
        return []

    def _word_for(self, name: str) -> str:
        return lay_word(name, self.host.screen.language)

    def _how(self) -> Messages:
        screen = self.host.screen
        lines: Messages = [Text(screen.say("screen-help-title"), look.TITLE)]
        for part in _HELP[:-1] if screen.by_ear else _HELP:
            lines += screen.wrapped(screen.say(f"lays-how-{part}"))
        return [*lines, ""]

    def _commands(self) -> dict[str, Messages]:
        screen, lines = self.host.screen, dict[str, Messages]()
        actions = [name for name in actions_at(self.host.state) if name not in _NOT_HERE]
        for name in (one for one in (*OWN_ACTIONS, *actions) if one not in self._heard):
            typed = lay_word(name, screen.language) + _TAKES.get(name, "")
            code = f"lays-help-{name}" if name in OWN_ACTIONS else f"screen-help-{name}"
            lines[name] = screen.explained(typed, screen.say(code), 18)
        return lines

    def _rules(self, argument: str) -> Messages:
        return super()._rules(argument or "L5")
