"""The end of a game: how it ended, and the proof of the shuffle."""

from __future__ import annotations

from rich.text import Text

from rekje.bootstrap import is_foretold
from rekje.games.registry import get_game
from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.referee.shuffle import commitment
from rekje.terminal import look
from rekje.terminal.families import SCREENS
from rekje.terminal.files import save_record
from rekje.terminal.playing.host import Host
from rekje.terminal.screen import Screen

Lines = list[Text | str]


def ending_lines(screen: Screen, state: State, knowledge: Knowledge | None = None) -> Lines:
    """The lines about a finished game. With knowledge they include words nobody found, where the game tells them."""
    outcome = state.outcome
    assert outcome is not None
    told = SCREENS[get_game(state.config.game).family].ending(screen, state, outcome, knowledge)
    return [*told, *(_proof(screen, state) if state.commit else [])]


def show_ending(host: Host) -> None:
    """Show how the game ended, and the last board if it is no longer on the screen. By ear all that wasn't told yet."""
    if host.screen.in_place or host.persons or host.screen.by_ear:
        news = host.take_news()
        host.screen.tell(host.page(None, None, news if host.screen.by_ear else news[-2:]))
    host.screen.tell(["", *ending_lines(host.screen, host.state, host.knowledge)])


def offer_record(host: Host) -> None:
    """Ask for a file and save the record in it. An empty answer saves nothing."""
    saved = False
    while not saved and (name := host.screen.ask(host.screen.say("screen-ask-save"))):
        saved, told = save_record(host.screen, host.table, host.words, name)
        host.screen.tell(host.screen.wrapped(told))


def _proof(screen: Screen, state: State) -> Lines:
    if is_foretold(state):
        return [*screen.wrapped(screen.say("screen-proof-seed"))]
    good = commitment(state.secret) == state.commit
    if good and screen.by_ear:
        return [screen.say("screen-proof-heard")]
    told = screen.say("screen-proof-good" if good else "screen-proof-bad")
    return [*screen.wrapped(told), Text(state.secret, look.QUIET)]
