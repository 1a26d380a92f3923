"""What a person may do at any moment of a game of sized tiles: see the page, trace a word, ask, leave."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from rich.text import Text

from rekje.board.path.paths import find_paths
from rekje.games.path.lays import PathLays
from rekje.games.path.words import paper_of, pieces_of
from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.model.path.events import Named
from rekje.model.problems import FormError
from rekje.model.squares import Square, square_name
from rekje.model.tiles import Tile, Tiles
from rekje.reading.path.lays import TypedLay, split_lay
from rekje.reading.words import plain, splits
from rekje.terminal import look
from rekje.terminal.heard import told_of
from rekje.terminal.path.info import COMMAND, LayInfo, lay_word
from rekje.terminal.path.page import LayTable, newest
from rekje.terminal.playing.actions import Action, named_action
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.person import PersonTurn

OWN_TAKING = ("free", "blank", "knock", "path")
"""Commands of this family that take an argument."""


class LayPerson(PersonTurn):
    """A moment at which the person at ``seat`` is asked something. ``own_commands`` are the commands that only this
    family has."""

    own_commands: tuple[str, ...] = ("path", "words", "letters")

    _not_now: frozenset[str] = frozenset({"hint"})
    """Commands that aren't available at this moment."""

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        game = get_game(host.state.config.game)
        if not isinstance(host.shown, LayTable) or not isinstance(game, PathLays):
            raise TypeError(f"{game.id} has no tiles of many sizes")
        self.lays, self.game = host.shown, game
        self.lays.path = None
        self._info: LayInfo = LayInfo(host, seat)
        self._traced = 0
        self._actions["path"] = self._path
        self.messages += [Text(self._say(code), look.HELP) for code in self._new_to_explain()]

    def _new_to_explain(self) -> list[str]:
        """Explanations of unusual things. Each is given the first time it comes up in a game."""
        new = [code for code in self._to_explain() if code not in self.lays.explained]
        self.lays.explained.update(new)
        return new

    def _to_explain(self) -> Sequence[str]:
        return ()

    # What is shown

    def _ask(self) -> str:
        host = self.host
        draft, path = self._draft()
        said = [*self._unless_said(self._preview_lines()), *self.messages]
        host.screen.page(host.page(self.seat, self._rack_left(), said, draft, path=path))
        return host.screen.ask(self._prompt(), self._seconds(), self._tick)

    def _seconds(self) -> float | None:
        """The seconds left for an answer."""
        return self.host.stopwatch.seconds_left(self.host.state)

    def _tick(self) -> None:
        self.lays.run_glass(self.host.screen, self.host.state, self.host.stopwatch)

    def _rack_left(self) -> Tiles:
        return self.host.state.letter_set.sort(self.host.state.seats[self.seat].rack)

    def _draft(self) -> tuple[dict[Square, Tile], Sequence[Square]]:
        """The tiles shown but not sent yet, and the path of one of their words."""
        return {}, ()

    @abstractmethod
    def _enter(self) -> None:
        """An empty line was typed."""

    @abstractmethod
    def _prompt(self) -> str:
        """The prompt."""

    @property
    def _name(self) -> str:
        return self.host.state.seats[self.seat].name

    # What is typed

    def _line(self, line: str) -> None:
        try:
            if line:
                self._meant(line)
            else:
                self._enter()
        except FormError as error:
            self._bad(self._say(error.code, **error.params))

    def _meant(self, line: str) -> None:
        asked = line.startswith(COMMAND)
        action = self._action(line.removeprefix(COMMAND), whole=not asked)
        typed = None if asked else split_lay(line, self.host.state.letter_set)
        if action and typed and self._is_word_first(action, typed):
            self._said(typed)
            command = COMMAND + lay_word(action.name, self.host.screen.language)
            self.messages.append(self._say("heap-also-command", command=command))
        elif action:
            self.messages = []
            self._act(action)
        elif typed is None:
            self._bad(self._say("lays-not-understood", line=line[:40]))
        else:
            self._said(typed)

    def _action(self, line: str, whole: bool) -> Action | None:
        language = self.host.screen.language
        own = {name: lay_word(name, language) for name in self.own_commands}
        return named_action(line, language, own, self._possible, whole=whole, heard=self.host.screen.by_ear)

    @property
    def _possible(self) -> frozenset[str]:
        """The commands of every game that are available at this moment."""
        return frozenset({*self._actions, *self._info.known}) - self._not_now

    def _act(self, action: Action) -> None:
        if action.argument and action.name in OWN_TAKING:
            self._actions[action.name](action.argument)
        elif action.argument and action.name == "challenge":
            # All words of a lay are challenged together.
            self._bad(self._surplus(action))
        else:
            super()._act(action)

    def _typed(self, name: str) -> str:
        return lay_word(name, self.host.screen.language)

    def _is_word_first(self, action: Action, typed: TypedLay) -> bool:
        """Whether a line that names a command is to be read as a word now."""
        return False

    @abstractmethod
    def _said(self, typed: TypedLay) -> None:
        """Letters and words were typed."""

    def _send(self, command: AnyCommand) -> None:
        """Send a command. The moment is over once the table waits for something else."""
        refusal = self.host.send(command)
        if refusal:
            self._bad(self._refusal_text(refusal))
        else:
            self._over = self._is_over()
            self.messages = self.messages if self._over else [*self.messages, *self.host.take_news()]

    def _is_over(self) -> bool:
        return True

    def _named(self) -> Sequence[Named]:
        """The words of tiles that are shown but not sent yet."""
        return ()

    def _path(self, argument: str) -> None:
        """Trace a word, whether or not it is written down. Without a word, trace the words last written down in
        turn."""
        paper = paper_of(self.host.state)
        if not argument:
            words = newest(paper)
            self._traced += 1
            if words:
                argument = words[self._traced % len(words)].word
            else:
                self.lays.path, self.messages = None, [self._say("lays-path-none")]
                return
        asked = plain(argument, self.host.state.letter_set).upper()
        path = next((written.tiles for written in reversed(paper.written) if written.word == asked), None)
        for word in [] if path or not asked.isalpha() else splits(asked, self.host.state.letter_set):
            path = path or next(find_paths(pieces_of(self.host.state), word), None)
        in_draft = next((word.tiles for word in self._named() if word.word == asked), None)
        path = in_draft or path
        self.lays.path, self.messages = path, []
        if path is None:
            self._bad(self._say("paper-not-readable", word=asked))
        elif self.host.screen.by_ear:
            self.messages = [told_of(asked, map(square_name, path), self.host.screen.language, ", ")]

    def _bad(self, message: str) -> None:
        self.messages = [Text(message, look.BAD)]
