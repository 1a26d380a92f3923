"""The host of one game at one terminal: whose turn it is, the computer players' moves, the clock, the news."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from rich.text import Text

from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.model.commands import TimeUp
from rekje.model.events import Bought, PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles
from rekje.own_players.found import player_at
from rekje.players.base import NO_LIMIT, Budget, open_commands
from rekje.players.losing import act
from rekje.players.ports import Knowledge
from rekje.referee import view
from rekje.referee.view import Seen, see_events
from rekje.tables.table import Table
from rekje.terminal.families import SCREENS
from rekje.terminal.news import news_of, opening_news
from rekje.terminal.screen import Screen
from rekje.terminal.timing import Stopwatch

PERSON = "person"
_ANSWERS = frozenset({"challenge", "vote"})


class Host:
    """Runs a table. ``pace`` is how long (s) a computer's move is shown. ``hints``: whether to say what the best play
    of a turn is worth. ``budget`` is how much computer players may think. A person sees only what comes from the view
    of their seat."""

    def __init__(
        self,
        table: Table,
        words: Words,
        knowledge: Knowledge,
        screen: Screen,
        stopwatch: Stopwatch,
        *,
        hints: bool = False,
        pace: float = 0.0,
        budget: Budget = NO_LIMIT,
    ) -> None:
        self.table = table
        self.words = words
        self.knowledge = knowledge
        self.screen = screen
        self.stopwatch = stopwatch
        self.hints = hints
        self.pace = pace
        self.budget = budget
        begun = see_events(table.events, None, over=bool(table.state.outcome))
        self.news = opening_news(self.view(None), begun, screen.language, words.spelled, by_ear=screen.by_ear)
        self.looking: int | None = None
        self.had_persons = any(seat.player == PERSON for seat in self.state.seats)
        self._said_how_to_leave = False
        self.keeps = True
        """Whether the game is stored, so that it can be resumed."""
        self.shown = SCREENS[get_game(table.state.config.game).family].shown(table)
        self._racks: dict[int, Tiles] = {}
        self._buying = 0

    @property
    def state(self) -> State:
        """The table's state. Use it for public facts only; tiles to show come from `view`."""
        return self.table.state

    def view(self, seat: int | None) -> Seen:
        """What a seat may see; a spectator's view for None."""
        return view(self.table.state, seat)

    @property
    def persons(self) -> list[int]:
        """The seats of people still in the game."""
        return [seat for seat in self.state.active if self.state.seats[seat].player == PERSON]

    def due(self) -> int | None:
        """The seat that acts next: first computers that are asked something, then people, then the seat on turn."""
        open_to = {one.seat: open_commands(self.state, one.seat) for one in self.state.awaiting}
        able = [seat for seat, names in open_to.items() if names]
        if not able:
            return None
        return min(able, key=lambda seat: (not open_to[seat] & _ANSWERS, "play" in open_to[seat], seat in self.persons))

    def send(self, command: AnyCommand) -> Refusal | None:
        """Send a command to the table. Its events become news. Returns the refusal if there is one."""
        answer = self.table.send(command)
        if isinstance(answer, Refusal):
            return answer
        self.tell(answer)
        return None

    def tell(self, events: Sequence[AnyEvent]) -> None:
        """Add events to the news."""
        buying = self.state.turn.number if self.state.turn and any(isinstance(one, Bought) for one in events) else 0
        if buying and buying == self._buying and self.news:
            # Tiles are bought one by one. The news tells their number in all.
            self.news.pop()
        self._buying = buying
        told = see_events(events, None, over=bool(self.state.outcome))
        self.news += news_of(self.view(None), told, self.screen.language, self.words.spelled)
        if self.screen.by_ear and any(isinstance(one, PlayLaid) for one in events):
            self.news += self.laid_lines()

    def laid_lines(self) -> list[str]:
        """Where the tiles last laid lie, if no news says so."""
        laid = self.shown.laid_last(self.screen, self.view(None))
        return [self.screen.say("spoken-laid-last", tiles=", ".join(laid))] if laid else []

    def take_news(self) -> list[str]:
        """The news since it was last taken."""
        news, self.news = self.news, []
        return news

    def end_overdue_turn(self) -> bool:
        """Tell the table that the time for the turn is up, if it is (C10)."""
        left = self.stopwatch.seconds_left(self.state)
        if left is None or left > 0 or self.state.outcome:
            return False
        late = min((one.deadline, one.seat) for one in self.state.awaiting if one.deadline is not None)[1]
        return self.send(TimeUp(seat=late, ms=self.stopwatch.ms())) is None

    def computer_move(self, seat: int, ms: int | None = None) -> None:
        """Let a computer player act on its seat's view, now or at a moment (ms) that has come."""
        player = player_at(self.state.seats[seat].player)

        def send(command: AnyCommand) -> Refusal | tuple[AnyEvent, ...]:
            if self.stopwatch.runs:
                command = replace(command, ms=self.stopwatch.ms() if ms is None else ms)
            return self.table.send(command)

        events, _, lost = act(player, self.view(seat), seat, self.knowledge, send, self.budget)
        if lost:
            why = self.screen.say(str(lost.params["why"]))
            self.news.append(self.screen.say("engines-lost", player=self.state.seats[seat].name, why=why))
        self.tell(events)

    def show_move(self) -> None:
        """Show the last move for a while, if no person plays and somebody is watching."""
        if not self.persons:
            self.screen.page(self.page(None, None, [*self.take_news(), *self._how_to_leave()]))
            time.sleep(self.pace)

    def _how_to_leave(self) -> list[str]:
        """What somebody who has given up needs to know while the others play on. By ear it is said once."""
        if not self.had_persons or (self.screen.by_ear and self._said_how_to_leave):
            return []
        self._said_how_to_leave = True
        return [self.screen.say("screen-others-play-on")]

    def page(
        self,
        seat: int | None,
        rack: Tiles | None,
        messages: Sequence[Text | str],
        draft: dict[Square, Tile] | None = None,
        **more: Any,
    ) -> list[Text | str]:
        """The page as a seat may see it; for None, a page without racks. By ear it is the messages alone. ``more`` is
        what only the family's page shows."""
        if self.screen.by_ear:
            return list(messages)
        seen = self.view(seat)
        return self.shown.page(self.screen, seen, seat, rack, messages, self.stopwatch, draft, **more)

    def rack(self, seat: int) -> Tiles:
        """A person's rack in the order that they have chosen."""
        held = self.view(seat).seats[seat].rack
        kept: list[Tile] = []
        left = Counter(held)
        for tile in self._racks.get(seat, ()):
            if left[tile]:
                kept.append(tile)
                left[tile] -= 1
        self._racks[seat] = (*kept, *left.elements())
        return self._racks[seat]

    def shuffle_rack(self, seat: int) -> None:
        """Shuffle a rack. Only its owner sees the order."""
        self._racks[seat] = tuple(random.sample(self.rack(seat), len(self.rack(seat))))

    def sort_rack(self, seat: int) -> None:
        """Sort a rack by the alphabet."""
        self._racks[seat] = self.state.letter_set.sort(self.rack(seat))
