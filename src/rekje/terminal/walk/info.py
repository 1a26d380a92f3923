"""What a player may ask during a turn where words are walks: help, the best word, the rules."""

from __future__ import annotations

from rich.text import Text

from rekje.locale import say
from rekje.players.ports import Candidate
from rekje.terminal import look
from rekje.terminal.pages import actions_at
from rekje.terminal.playing.actions import action_word
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.info import Info, Messages

OWN_ACTIONS = ("other", "none")
_TAKES = {"word": " …", "hand": " 2 …", "save": " …", "rules": " K6", "vacation": " 3"}


def own_word(name: str, language: str) -> str:
    """The name of a command in the reader's language, including the commands that only this family has."""
    return say(f"heap-command-{name}", language) if name in OWN_ACTIONS else action_word(name, language)


class WalkInfo(Info):
    """Answers for the person at ``seat``, from that seat's view."""

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self.known = frozenset(self._shown)

    def _worth_of(self, best: Candidate) -> str:
        """The length of the longest word."""
        return self._say("heap-worth", count=best.score)

    def _word_for(self, name: str) -> str:
        return own_word(name, self.host.screen.language)

    def _how(self) -> Messages:
        screen = self.host.screen
        lines: Messages = [Text(screen.say("screen-help-title"), look.TITLE)]
        lines += screen.wrapped(screen.say("heap-help-word-heard" if screen.by_ear else "heap-help-word"))
        lines += screen.wrapped(screen.say("heap-help-path-heard" if screen.by_ear else "heap-help-path"))
        return lines

    def _commands(self) -> dict[str, Messages]:
        screen, lines = self.host.screen, dict[str, Messages]()
        opening = self.host.state.turn is None
        for name in ("other", *(["none"] if opening else []), *actions_at(self.host.state)):
            if name != "help" and name not in self._heard:
                typed = own_word(name, screen.language) + _TAKES.get(name, "")
                code = f"heap-help-{name}" if name in OWN_ACTIONS else f"screen-help-{name}"
                lines[name] = screen.explained(typed, screen.say(code))
        return lines

    def _rules(self, argument: str) -> Messages:
        return super()._rules(argument or "K6")
