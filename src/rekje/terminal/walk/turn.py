"""A person's turn where words are walks over a heap: a word is typed, its walk is traced, Enter lays it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.model.commands import Play
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.model.squares import Square
from rekje.model.tiles import Tiles, as_held, is_blank
from rekje.model.walk.commands import Open
from rekje.reading.walk.walks import ReadWalk, TypedWalk, WalkReader, read_walks, split_walk
from rekje.reading.words import plain
from rekje.referee import decide
from rekje.telling.walk.news import shown
from rekje.terminal import look
from rekje.terminal.playing.actions import Action, action_word, named_action
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.rack import RackTurn
from rekje.terminal.walk.heap import Trace
from rekje.terminal.walk.info import WalkInfo, own_word
from rekje.terminal.walk.page import HeapTable

COMMAND = "/"
"""A line that begins with this is a command, even if the command could be a word to lay."""
MOVES = "<>^v"


class WalkTurn(RackTurn):
    """One turn of the person at ``seat``. A line is read as a word if it can be laid, otherwise as a command."""

    example = "heap-prompt"

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        game = get_game(host.state.config.game)
        if not isinstance(game, WalkingGame) or not isinstance(host.shown, HeapTable):
            raise TypeError(f"{game.id} has no walks")
        self.heap, self.game = host.shown, game
        self.seen: ReadWalk | None = None
        self._ways: Iterator[ReadWalk] = iter(())
        self._info: WalkInfo = WalkInfo(host, seat)
        self._actions["other"] = self._other
        self.messages += self._explained()

    def _explained(self) -> list[Text | str]:
        """A sentence about something unusual, the first time that it comes up."""
        later = [line for line in self.host.state.sheet if line.kind == "play"][1:]
        mine = any(line.seat == self.seat for line in later)
        due = ["heap-explain-two" if mine else "heap-explain-walk"]
        new = [code for code in due if code not in self.heap.explained]
        self.heap.explained.update(new)
        return [self._say(code) for code in new]

    # What is shown

    def _ask(self) -> str:
        view = self.host.view(self.seat)
        trace = Trace(self.seen.squares, self.seen.new, laid=False) if self.seen else None
        self.heap.look(self.host.screen, tuple(view.board), trace)
        messages = [*self._unless_said(self._preview_lines()), *self.messages]
        target = view.seats[self.seat].score + self.seen.change(self.seat) if self.seen else None
        screen, rack = self.host.screen, self._rack_left()
        screen.page(self.host.page(self.seat, rack, messages, trace=trace, target=target))
        name, language = self.host.state.seats[self.seat].name, self.host.screen.language
        how = {"undo": action_word("undo", language), "other": own_word("other", language)}
        prompt = self._say("heap-prompt-send" if self.seen else self.example, name=name, **how)
        return self.host.screen.ask(prompt, self.host.stopwatch.seconds_left(self.host.state))

    def _rack_left(self) -> Tiles:
        rack = list(self.host.rack(self.seat))
        for tile in self.seen.new.values() if self.seen else ():
            rack.remove(as_held(tile))
        return tuple(rack)

    def _preview_lines(self) -> list[Text | str]:
        return [self._preview_of(self.seen)] if self.seen else []

    def _preview_of(self, seen: ReadWalk) -> Text:
        """The word, its squares, the king's new place, the kings sent back, and what blanks stand for."""
        names = " ".join(map(self.heap.viewport.window.name, seen.squares))
        place = self.host.state.seats[self.seat].score + seen.change(self.seat)
        word, count = shown(seen.word), seen.preview.score
        told = [self._say("heap-preview", word=word, count=count, new=len(seen.new), path=names, place=place)]
        for number, seat in enumerate(self.host.state.seats):
            if number != self.seat and seen.change(number):
                told.append(self._say("heap-news-back", name=seat.name, place=seat.score + seen.change(number)))
        if blanks := [tile.upper() for tile in seen.new.values() if is_blank(tile)]:
            told.append(self._say("screen-preview-blanks", letters=", ".join(blanks)))
        return Text(" ".join(told), look.GOOD)

    # What is typed

    def _line(self, line: str) -> None:
        try:
            if not line:
                self._enter()
            elif line in tuple(MOVES) and not self.host.screen.by_ear:
                self.heap.viewport.move(line)
            else:
                self._meant(line)
        except FormError as error:
            self._bad(self._say(error.code, **error.params))

    def _meant(self, line: str) -> None:
        asked = line.startswith(COMMAND)
        action = self._action(line.removeprefix(COMMAND), whole=not asked)
        typed = None if asked else split_walk(line)
        if action and (typed is None or not self._is_word_first(action, typed)):
            self._act(action)
        elif typed is None:
            self._bad(self._say("heap-not-understood", line=line[:40]))
        elif action:
            self._lay_or_act(typed, action, line)
        else:
            self._lay_word(typed)

    def _lay_or_act(self, typed: TypedWalk, action: Action, line: str) -> None:
        """Lay a word that names a command, too; carry the command out where it can't be laid. A turn isn't lost by a
        word in capitals: it is refused as a word."""
        before = self.seen, self._ways, self._said_before
        self._lay_word(typed)
        also = self._say("heap-also-command", command=COMMAND + own_word(action.name, self.host.screen.language))
        if self.seen is not None:
            self.messages = [also]
            return
        self.seen, self._ways, self._said_before = before
        if action.name == "pass" and line.isupper():
            self.messages.append(also)
        else:
            self._act(action)

    def _action(self, line: str, whole: bool) -> Action | None:
        """The command that a line names. ``whole``: only a name in full counts, not a beginning."""
        language = self.host.screen.language
        own = {name: own_word(name, language) for name in self._own_commands()}
        return named_action(
            line, language, own, {*self._actions, *self._info.known}, whole=whole, heard=self.host.screen.by_ear
        )

    def _own_commands(self) -> tuple[str, ...]:
        return ("other",)

    def _typed(self, name: str) -> str:
        return own_word(name, self.host.screen.language)

    def _is_word_first(self, action: Action, typed: TypedWalk) -> bool:
        """Whether a line that names a command may be meant as a word to be laid."""
        if self.seen and action.name in ("undo", "other"):
            return False
        if action.name == "none" and not action.argument:
            # The question itself says to type it.
            return False
        return not action.argument or len(typed.squares) == len(typed.word)

    def _lay_word(self, typed: TypedWalk) -> None:
        """Show the walk of a word. The word is checked only at a table where the referee judges words."""
        self.seen, self._ways, self._said_before = None, iter(()), []
        view = self.host.view(self.seat)
        self.heap.look(self.host.screen, tuple(view.board))
        reader = WalkReader(self.game, view, self.seat, self.host.table.facts, self._command)
        found = read_walks(reader, typed, self.heap.viewport.window)
        if isinstance(found, Refusal):
            self._refused(self._without_path(plain(typed.word, view.letter_set).upper()) or found)
            return
        seen = next(found)
        if seen.preview.refused:
            self._refused(seen.preview.refused)
        else:
            self.seen, self._ways, self.messages = seen, found, []

    def _without_path(self, word: str) -> Refusal | None:
        """Why the referee refuses a word wherever it lies. Not being a word comes before any other reason."""
        if self.host.state.option("judging") != "referee":
            return None
        answer = decide(self.host.state, self._command(word, None), self.host.table.facts)
        return answer if isinstance(answer, Refusal) else None

    def _command(self, word: str, path: tuple[Square, ...] | None) -> AnyCommand:
        return Play(seat=self.seat, word=word, path=_on(path), ms=self._ms)

    def _enter(self) -> None:
        if self.seen:
            seen, self.seen = self.seen, None
            self._send(self._command(seen.word, seen.squares))
        else:
            self.messages = [self._say("heap-nothing-typed")]

    def _undo(self, _: str) -> None:
        self.messages = [self._say("screen-undone" if self.seen else "screen-nothing-to-undo")]
        self.seen = None

    def _other(self, _: str) -> None:
        """Another way to lay the same word."""
        if self.seen is None:
            self.messages = [self._say("heap-other-what")]
            return
        other = next(self._ways, None)
        self.messages = [] if other else [self._say("heap-other-none")]
        self.seen = other or self.seen

    def _bad(self, message: str) -> None:
        self.messages = [Text(message, look.BAD)]


class OpeningTurn(WalkTurn):
    """A person's secret choice of a word to open with."""

    example = "heap-prompt-open"

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self._actions["none"] = self._actions["pass"] = self._none

    def _explained(self) -> list[Text | str]:
        return [self._say("heap-explain-opening", none=own_word("none", self.host.screen.language))]

    def _own_commands(self) -> tuple[str, ...]:
        return ("other", "none")

    def _command(self, word: str, path: tuple[Square, ...] | None) -> AnyCommand:
        return Open(seat=self.seat, words={str(self.seat): word}, path=_on(path), ms=self._ms)

    def _none(self, _: str) -> None:
        self._send(Open(seat=self.seat, words={str(self.seat): None}, ms=self._ms))


def _on(path: tuple[Square, ...] | None) -> list[Square] | None:
    """A walk's squares as a command has them."""
    return None if path is None else list(path)
