"""People at a table: somebody decides what to do as a computer player would, and does it by hand on the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import BrowserContext
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from rekje.bootstrap import knowledge_for, open_words
from rekje.games.path.words import Paper
from rekje.model.commands import Accept, Pass
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Knock, Place, Swap
from rekje.model.state import State
from rekje.model.tiles import split_tiles
from rekje.players import get_player
from rekje.players.base import open_commands
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen, view
from tests.browser.expecting import expect
from tests.browser.input_methods import InputMethod, path_of, sized_tiles
from tests.browser.serving import Served
from tests.server.kit import Server
from tests.support import PATIENCE

MOST_KNOCKS = 2
OVERTAKEN = 5.0
"""After so many seconds, somebody who sees that another has acted no longer waits for what became of his own act."""
NAMES = ("Anna", "Bram", "Cor", "Dora")

_known: dict[tuple[str, str], Knowledge] = {}


class Person:
    """Somebody with a way of input at a seat."""

    def __init__(self, served: Served, table: str, seat: int, inputs: InputMethod, level: str = "greedy") -> None:
        self.served, self.table, self.seat, self.inputs = served, table, seat, inputs
        self._player = get_player(level)
        self.knocks = 0

    @property
    def state(self) -> Seen:
        """How the table stands, as this seat may see it."""
        return view(self.served.state(self.table), self.seat)

    def due(self, state: State) -> bool:
        """Whether something is awaited from this seat that keeps the game waiting."""
        return not state.outcome and bool(open_commands(state, self.seat))

    def decide(self, state: Seen, *, all_words: bool = False) -> AnyCommand:
        """What to do; with ``all_words`` that could be named, or only with enough of them."""
        config = state.config
        kind = (config.game, config.edition.name)
        if kind not in _known:
            _known[kind] = knowledge_for(open_words(config.lexicon, config.edition, config.options), config)
        command = self._player.choose(state, self.seat, _known[kind])
        return command if all_words or not isinstance(state.own, Paper) else self._in_few_words(command, state)

    def knows(self, word: str) -> bool:
        """Whether the list of the language has a word."""
        config = self.state.config
        return _known[config.game, config.edition.name].is_word(split_tiles(word))

    def _in_few_words(self, command: AnyCommand, state: State) -> AnyCommand:
        """Where words are written down, so many as make it plain that it works: nobody types hundreds for a test."""
        match command:
            case Place() | Swap():
                return replace(command, words=enough_words(command, state))
            case Claim():
                return Pass(seat=self.seat)
            case Knock(words=None) if self.knocks >= MOST_KNOCKS:
                return Accept(seat=self.seat)
            case Knock(words=list()):
                self.knocks += 1
                return replace(command, words=(command.words or [])[:1])
            case _:
                return command

    def act(self, state: Seen | None = None) -> None:
        """Do what is awaited (in a state just seen), and wait until it has happened.

        Where several may act at once, another may have been first: then it is thought about anew."""
        state = state or self.state
        command = self.decide(state)
        try:
            # Whoever aims waits until what was done before them lies there.
            self.inputs.see(len(state.board))
            self.inputs.do(command, state)
        except (PlaywrightTimeout, AssertionError):
            if self.served.state(self.table).version == state.version:
                raise
            # What was opened for it is closed.
            self.inputs.page.keyboard.press("Escape")
            return
        end = time.monotonic() + OVERTAKEN
        until(
            lambda: self._acted_since(state.version, hurry=time.monotonic() > end),
            say=lambda: f"{command} was not done: {self.inputs.sees()}",
        )

    def _acted_since(self, version: int, hurry: bool) -> bool:
        """Whether this seat has acted since, or needn't any more; in a ``hurry``, whether anybody has."""
        if self.served.state(self.table).version == version:
            return False
        events = self.served.events(self.table)[version:]
        return hurry or any(getattr(event, "seat", None) == self.seat for event in events) or not self.due(self.state)


def enough_words(command: Place | Swap, state: State) -> list[str]:
    """So many of the words that each letter laid is part of one."""
    laid = sized_tiles(command)
    left = {tile.at for tile in laid}
    words = []
    for word in command.words:
        path = path_of(state, laid, word) or ()
        if left & {*path}:
            words.append(word)
            left -= {*path}
    return words


def play_on(
    people: Sequence[Person], stop: Callable[[State], bool] = lambda state: False, seconds: float = 600
) -> State:
    """Let everybody act when it is their turn, until the game is over or ``stop`` says so."""
    end = time.monotonic() + seconds
    while True:
        state = people[0].served.state(people[0].table)
        if state.outcome or stop(state):
            return state
        assert time.monotonic() < end, f"still playing after {seconds} s: version {state.version}"
        seen = ((person, person.state) for person in people)
        due = next(((person, state) for person, state in seen if person.due(state)), None)
        if due is None:
            time.sleep(0.03)
        elif not stop(due[1]):
            due[0].act(due[1])


def until(
    happens: Callable[[], Any], seconds: float = PATIENCE, say: Callable[[], str] = lambda: "it never happened"
) -> None:
    """Wait until something is so; ``say`` tells what was the matter if it never is."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, say()
        time.sleep(0.02)


def make_table(context: BrowserContext, served: Served | Server, **wish: Any) -> tuple[str, list[dict[str, Any]]]:
    """A table made by this browser, as the start page makes one: its name and the invitations."""
    answer = context.request.post(f"{served.url}/api/tables", data=wish, headers={"Origin": served.url})
    assert answer.ok, answer.text()
    made = answer.json()
    return made["table"], made["links"]


def join(inputs: InputMethod, url: str, name: str) -> None:
    """Follow an invitation."""
    inputs.page.goto(url)
    inputs.page.get_by_role("textbox", name=inputs.say("web-name")).fill(name)
    inputs.page.get_by_role("button", name=inputs.say("web-join"), exact=True).click()
    inputs.page.wait_for_url("**/t/*")


def seat_together(
    served: Served, inputs: Sequence[InputMethod], computers: Sequence[str] = (), **wish: Any
) -> list[Person]:
    """A table of the first of these people, to which the others come by its invitations, with computer players
    besides; everybody sees it."""
    friends = [{"kind": "friend"}] * (len(inputs) - 1)
    others = [{"kind": "computer", "player": level} for level in computers]
    host, *invited = inputs
    seats = [{"kind": "me", "name": NAMES[0]}, *friends, *others]
    table, links = make_table(host.page.context, served, seats=seats, **wish)
    host.page.goto(f"{served.url}/t/{table}")
    for one, link, name in zip(invited, links, NAMES[1:], strict=False):
        join(one, link["url"], name)
    for one in inputs:
        expect(one.page.locator("main .play-area")).to_be_visible()
    return [Person(served, table, seat, one) for seat, one in enumerate(inputs)]
