"""A person's turn: lines are read until one of them ends the turn."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.model.commands import Accept, Buy, Challenge, Exchange, Pass, Play, Resign
from rekje.model.events import Bought
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.model.tiles import Tiles, as_held, join_tiles, letters, split_tiles
from rekje.players.base import open_commands
from rekje.referee import decide
from rekje.terminal import look
from rekje.terminal.news import refusal_text, with_spelling
from rekje.terminal.playing.actions import TAKING, Action, action_word, is_yes, read_action, read_question
from rekje.terminal.playing.entry import Draft, read_play, read_tiles, split_entry
from rekje.terminal.playing.host import PERSON, Host
from rekje.terminal.playing.info import Info
from rekje.terminal.screen import TimeIsUp


class Leave(Exception):
    """The player leaves the game for now; everything is stored."""


class PersonTurn:
    """One turn of the person at ``seat``. ``messages`` are said under the board until something else is."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat
        self.draft: Draft | None = None
        self.messages: list[Text | str] = list(host.take_news())
        self._info = Info(host, seat)
        self._say = host.screen.say
        self._over = False
        self._actions: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "shuffle": self._shuffle,
            "sort": self._sort,
            "exchange": self._exchange,
            "buy": self._buy,
            "pass": lambda _: self._send(Pass(seat=seat, ms=self._ms)),
            "challenge": lambda _: self._send(Challenge(seat=seat, ms=self._ms)),
            "accept": lambda _: self._send(Accept(seat=seat, ms=self._ms)),
            "hand": self._hand,
            "resign": self._resign,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play the turn. Raises `Leave` if the player leaves."""
        if self.host.hints:
            self.messages += self._info.worth()
        if "challenge" in open_commands(self.host.state, self.seat):
            word = action_word("challenge", self.host.screen.language)
            self.messages.append(self._say("screen-may-challenge", word=word))
        while not self._over:
            try:
                self._line(self._ask())
            except TimeIsUp:
                self.host.end_overdue_turn()
                return
            if not self._over and self.host.end_overdue_turn():
                return

    @property
    def _ms(self) -> int | None:
        return self.host.stopwatch.ms()

    def _ask(self) -> str:
        draft = self.draft.tiles if self.draft else {}
        page = self.host.page(self.seat, self._rack_left(), self.messages, draft)
        self.host.screen.page(page)
        code = "screen-prompt-send" if draft else "screen-prompt"
        prompt = self._say(code, name=self.host.state.seats[self.seat].name)
        return self.host.screen.ask(prompt, self.host.stopwatch.seconds_left(self.host.state))

    def _rack_left(self) -> Tiles:
        rack = list(self.host.rack(self.seat))
        for tile in self.draft.tiles.values() if self.draft else ():
            rack.remove(as_held(tile))
        return tuple(rack)

    def _line(self, line: str) -> None:
        try:
            if not line:
                self._enter()
            elif asked := read_question(line, self.host.screen.language):
                self._act(asked)
            elif entry := split_entry(line):
                self._lay(*entry)
            elif action := read_action(line, self.host.screen.language):
                self._act(action)
            else:
                self.messages = [Text(self._say("screen-not-understood", line=line[:40]), look.BAD)]
        except FormError as error:
            self.messages = [Text(self._say(error.code, **error.params), look.BAD)]

    def _act(self, action: Action) -> None:
        if action.argument and action.name not in TAKING:
            self.messages = [Text(self._surplus(action), look.BAD)]
        elif action.name in self._actions:
            self._actions[action.name](action.argument)
        else:
            self.messages = self._info.show(action.name, action.argument) or self.messages

    def _surplus(self, action: Action) -> str:
        """Why nothing was done: what is typed behind a command that takes nothing may mean something else."""
        return self._say("screen-surplus", command=self._typed(action.name), text=action.argument[:40])

    def _typed(self, name: str) -> str:
        """What a command is called in the reader's language."""
        return action_word(name, self.host.screen.language)

    def _enter(self) -> None:
        if self.draft:
            draft, self.draft = self.draft, None
            self._send(Play(seat=self.seat, at=draft.at, word=draft.word, ms=self._ms))
        else:
            self.messages = [self._say("screen-nothing-typed")]

    def _lay(self, at: str, word: str) -> None:
        """Lay a play for now and say what it would score; whether its words are words only where that is asked of a
        referee anyway."""
        self.draft = None
        game = get_game(self.host.state.config.game)
        if not isinstance(game, CrosswordGame):
            raise TypeError(f"{game.id} has no plays in a line")
        seen = read_play(game, self.host.view(self.seat), self.seat, at, word)
        if isinstance(seen, Draft) and self.host.state.option("judging") == "referee":
            command = Play(seat=self.seat, at=seen.at, word=seen.word, ms=self._ms)
            answer = decide(self.host.state, command, self.host.table.facts)
            if isinstance(answer, Refusal):
                self._refused(answer)
                return
        if isinstance(seen, Refusal):
            self._refused(seen)
            return
        self.draft = seen
        self.messages = [Text(self._preview(seen), look.GOOD)]
        if seen.respelled:
            self.messages.append(self._say("screen-ij-as-y", word=seen.respelled))
        if seen.blanks:
            self.messages.append(self._say("screen-preview-blanks", letters=", ".join(seen.blanks)))

    def _preview(self, draft: Draft) -> str:
        formed = [join_tiles(letters(split_tiles(word.word))) for word in draft.scored.words]
        words = [with_spelling(word, self.host.words.spelled) for word in formed]
        apart = sum(formed.score > 0 for formed in draft.scored.words) > 1
        if apart or draft.scored.bonus:
            words = [f"{word} {scored.score}" for word, scored in zip(words, draft.scored.words, strict=True)]
        if draft.scored.bonus:
            words.append(f"+{draft.scored.bonus}")
        undo = action_word("undo", self.host.screen.language)
        return self._say("screen-preview", words=" · ".join(words), score=draft.scored.total, undo=undo)

    def _send(self, command: AnyCommand) -> None:
        refusal = self.host.send(command)
        if refusal:
            self._refused(refusal)
        else:
            self._over = True

    def _refused(self, refusal: Refusal) -> None:
        self.messages = [Text(refusal_text(refusal, self.host.screen.language), look.BAD)]

    def _undo(self, _: str) -> None:
        self.messages = [self._say("screen-undone" if self.draft else "screen-nothing-to-undo")]
        self.draft = None

    def _shuffle(self, _: str) -> None:
        self.host.shuffle_rack(self.seat)

    def _sort(self, _: str) -> None:
        self.host.sort_rack(self.seat)

    def _exchange(self, tiles: str) -> None:
        self.draft = None
        view = self.host.view(self.seat)
        rack = view.seats[self.seat].rack
        given = join_tiles(rack) if tiles == "*" else read_tiles(tiles, view, self.seat)
        self._send(Exchange(seat=self.seat, tiles=given, ms=self._ms))

    def _buy(self, argument: str) -> None:
        """Buy so many tiles, one unless told otherwise: each is seen before the next, and the turn goes on."""
        self.draft = None
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

    def _resign(self, _: str) -> None:
        if is_yes(self.host.screen.ask(self._say("screen-sure-resign")), self.host.screen.language, default=False):
            self._send(Resign(seat=self.seat, ms=self._ms))

    def _hand(self, argument: str) -> None:
        self.messages = self._info.hand(argument)
        self._over = self.host.state.seats[self.seat].player != PERSON

    def _quit(self, _: str) -> None:
        raise Leave
