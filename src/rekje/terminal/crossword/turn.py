"""A person's turn where words lie in lines: a play is typed, shown on the board with its score, and sent by Enter."""

from __future__ import annotations

from msgspec.structs import replace
from rich.text import Text

from rekje.model.problems import FormError, Refusal
from rekje.model.tiles import Tiles, as_held, join_tiles, letters, split_tiles
from rekje.reading.crossword.plays import ReadPlay, read_play, split_entry
from rekje.telling.news import with_spelling
from rekje.terminal import look
from rekje.terminal.playing.actions import action_word, read_action, read_question
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.rack import RackTurn


class LineTurn(RackTurn):
    """One turn of the person at ``seat``. ``draft`` is the play that is on the screen but not sent yet."""

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self.draft: ReadPlay | None = None

    def _ask(self) -> str:
        draft = self.draft.tiles if self.draft else {}
        messages = [*self.messages, *self._unless_said(self._preview_lines())]
        page = self.host.page(self.seat, self._rack_left(), messages, draft)
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
        language, heard = self.host.screen.language, self.host.screen.by_ear
        try:
            if not line:
                self._enter()
            elif asked := read_question(line, language, heard=heard):
                self._act(asked)
            elif entry := split_entry(line):
                self._lay(*entry)
            elif action := read_action(line, language, heard=heard):
                self._act(action)
            else:
                self.messages = [Text(self._say("screen-not-understood", line=line[:40]), look.BAD)]
        except FormError as error:
            self.messages = [Text(self._say(error.code, **error.params), look.BAD)]

    def _enter(self) -> None:
        if self.draft:
            draft, self.draft = self.draft, None
            self._send(replace(draft.command, ms=self._ms))
        else:
            self.messages = [self._say("screen-nothing-typed")]

    def _lay(self, at: str, word: str) -> None:
        """Show a play on the board and say what it would score. Its words are checked only at a table where the referee
        judges words."""
        self.draft, self._said_before = None, []
        seen = read_play(self.host.view(self.seat), self.seat, at, word, self.host.table.facts)
        if isinstance(seen, Refusal):
            self._refused(seen)
            return
        self.draft, self.messages = seen, []

    def _preview_lines(self) -> list[Text | str]:
        """What the play that lies there would bring."""
        if self.draft is None:
            return []
        told: list[Text | str] = [Text(self._preview(self.draft), look.GOOD)]
        if self.host.screen.by_ear:
            # A page shows where it lies.
            word = join_tiles(letters(split_tiles(self.draft.command.word)))
            told.insert(0, f"{self._say('line-word-at', at=str(self.draft.command.at), word=word)}.")
        if self.draft.respelled:
            told.append(self._say("screen-ij-as-y", word=self.draft.respelled))
        if self.draft.blanks:
            told.append(self._say("screen-preview-blanks", letters=", ".join(self.draft.blanks)))
        return told

    def _preview(self, draft: ReadPlay) -> str:
        seen = draft.preview
        formed = [join_tiles(letters(split_tiles(word.word))) for word in seen.words]
        words = [with_spelling(word, self.host.words.spelled) for word in formed]
        apart = sum(formed.score > 0 for formed in seen.words) > 1
        if apart or draft.bonus:
            words = [f"{word} {one.score}" for word, one in zip(words, seen.words, strict=True)]
        if draft.bonus:
            words.append(f"+{draft.bonus}")
        undo = action_word("undo", self.host.screen.language)
        return self._say("screen-preview", words=" · ".join(words), score=seen.score, undo=undo)

    def _undo(self, _: str) -> None:
        self.messages = [self._say("screen-undone" if self.draft else "screen-nothing-to-undo")]
        self.draft = None

    def _exchange(self, tiles: str) -> None:
        self.draft = None
        super()._exchange(tiles)

    def _buy(self, argument: str) -> None:
        self.draft = None
        super()._buy(argument)
