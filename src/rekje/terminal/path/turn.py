"""A person's turn where letters of many sizes are laid: letters and words are typed, shown on the board, and sent."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.text import Text

from rekje.board.path.paths import neighbours
from rekje.games.path.placing import spare_letter
from rekje.games.path.words import is_alone, is_token, letters_held, paper_of, pieces_of
from rekje.model.commands import Pass
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, LayToken, Place, Swap
from rekje.model.path.events import Named
from rekje.model.problems import Refusal
from rekje.model.sizes import face_of, sized
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tile, Tiles
from rekje.reading.path.giving import read_free, read_token
from rekje.reading.path.lays import ReadLay, TypedLay, TypedTile, read_lay
from rekje.referee import decide
from rekje.telling.path.news import laid_text, why_not
from rekje.terminal import look
from rekje.terminal.news import sentence
from rekje.terminal.path.hand import tiles_text
from rekje.terminal.path.info import COMMAND, lay_word
from rekje.terminal.path.person import LayPerson
from rekje.terminal.playing.actions import Action, action_word, named_action
from rekje.terminal.playing.host import Host
from rekje.terminal.signs import face_shown


class LayTurn(LayPerson):
    """One turn of the person at ``seat``: a letter with its words, more words, the end."""

    _not_now = frozenset()
    own_commands = ("done", "free", "blank", "path", "words", "letters")

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self.seen: ReadLay | None = None
        self.token: LayToken | None = None
        self._warned = False
        self._actions |= {
            "undo": self._undo,
            "pass": self._pass,
            "done": self._done,
            "free": self._free,
            "blank": self._blank,
        }

    def _to_explain(self) -> Sequence[str]:
        state = self.host.state
        paper = paper_of(state)
        if paper.first_round:
            return ("lays-explain-first",)
        due = {
            "lays-explain-turn": True,
            "lays-explain-free": bool(paper.free),
            "lays-explain-token": any(map(is_token, state.board.values())),
        }
        return [code for code, now in due.items() if now]

    # What is shown

    def _prompt(self) -> str:
        undo = action_word("undo", self.host.screen.language)
        if self.token or (self.seen and self._is_enough(self.seen)):
            return self._say("lays-prompt-send", name=self._name, undo=undo)
        if self.seen:
            return self._say("lays-prompt-words", name=self._name, undo=undo)
        if self._mid_turn:
            return self._say("lays-prompt-more", name=self._name)
        first = paper_of(self.host.state).first_round
        held = [*map(face_of, letters_held(self.host.state, self.seat)), *map(face_of, paper_of(self.host.state).free)]
        example = f"{(held or ['R'])[0]} H8"
        return self._say("lays-prompt-first" if first else "lays-prompt", name=self._name, example=example)

    def _draft(self) -> tuple[dict[Square, Tile], Sequence[Square]]:
        if self.token:
            return {self.token.at: sized(BLANK, self.token.size)}, ()
        if self.seen is None:
            return {}, ()
        paths = [word.tiles for word in self._named()]
        path = self.lays.path if self.lays.path in paths else (paths or [()])[-1]
        return {tile.square: tile.tile for tile in self.seen.placed.laid}, path or ()

    def _named(self) -> Sequence[Named]:
        return self.seen.placed.words if self.seen else ()

    def _rack_left(self) -> Tiles:
        rack = list(super()._rack_left())
        laid = [tile.held for tile in self.seen.placed.laid if not tile.free] if self.seen else []
        for tile in [*laid, *([sized(BLANK, self.token.size)] if self.token else [])]:
            if tile in rack:
                rack.remove(tile)
        return tuple(rack)

    def _is_enough(self, seen: ReadLay) -> bool:
        """Whether a lay could be sent: every letter is used by a new word, where one is needed (L4, L5, L9)."""
        return not seen.preview.lacking

    def _preview_lines(self) -> list[Text | str]:
        """What the lay would score, and which letters still need a word."""
        if self.token:
            return [Text(self._say("lays-preview-token", square=square_name(self.token.at)), look.GOOD)]
        if self.seen is None:
            return []
        placed = self.seen.placed
        told = laid_text(placed.laid, face_shown)
        words = ", ".join(f"{word.word} {word.score}" for word in placed.words)
        if placed.words:
            lines = [Text(self._say("lays-preview", tiles=told, words=words, score=placed.score), look.GOOD)]
        else:
            lines = [Text(self._say("lays-preview-none", tiles=told), look.GOOD)]
        if not self._is_enough(self.seen):
            idle = self.seen.preview.lacking
            faces = ", ".join(face_of(tile.tile) for tile in placed.laid if square_name(tile.square) in idle)
            lines.append(Text(self._say("lays-preview-idle", letters=faces)))
        return list(lines)

    # Letters and words

    def _meant(self, line: str) -> None:
        """A line as at any moment. A knock, which is for another's turn, is told of unless it is a word here."""
        before = self._words_there()
        super()._meant(line)
        asked, own = line.removeprefix(COMMAND), _knock(self.host)
        knock = named_action(asked, self.host.screen.language, own, (), whole=True, heard=False)
        if knock and self._words_there() == before:
            self.messages = [self._say("lays-not-now", command=line[:40])]

    def _words_there(self) -> tuple[int, int]:
        """How many words are written down, and how many are named for the lay that isn't sent yet."""
        return len(paper_of(self.host.state).written), len(self._named())

    def _said(self, typed: TypedLay) -> None:
        """Letters begin a new lay. Words belong to the lay on the screen, or else to the last lay of this turn."""
        typed = self._with_lay(typed)
        if not (typed.tiles or self._mid_turn):
            self._bad(self._say("lays-letter-first", word=typed.words[0]))
            return
        seen = self._see(typed)
        if isinstance(seen, Refusal):
            self._refused(seen)
            return
        self.token, self.lays.path, self._said_before = None, None, []
        self.messages = self._dropped(seen)
        if typed.tiles:
            self.seen = seen
        elif seen.placed.words:
            self._send(Claim(seat=self.seat, words=_words(seen), ms=self._ms))

    def _with_lay(self, typed: TypedLay) -> TypedLay:
        """Words typed after a lay that isn't sent yet, joined to that lay and its words."""
        if typed.tiles or self.seen is None:
            return typed
        tiles = tuple(TypedTile(tile.tile, tile.at, tile.size, tile.free) for tile in self.seen.tiles)
        return TypedLay(tiles, (*_words(self.seen), *typed.words))

    def _see(self, typed: TypedLay) -> ReadLay | Refusal:
        return read_lay(self.host.view(self.seat), self.seat, typed, self.host.table.facts)

    def _dropped(self, seen: ReadLay) -> list[Text | str]:
        """Which words don't count, and why."""
        state, language = self.host.state, self.host.screen.language
        reasons = [sentence([why_not(state, one.word, one.code)], language) for one in seen.placed.dropped]
        return [Text(" · ".join(reasons), look.BAD)] if reasons else []

    def _is_word_first(self, action: Action, typed: TypedLay) -> bool:
        if action.argument or typed.tiles or not (self.seen or self._mid_turn):
            return False
        seen = self._see(self._with_lay(typed))
        before = len(self.seen.placed.words) if self.seen else 0
        return isinstance(seen, ReadLay) and len(seen.placed.words) > before

    @property
    def _mid_turn(self) -> bool:
        """Whether something was laid in this turn."""
        return bool(paper_of(self.host.state).acts)

    def _is_over(self) -> bool:
        turn = self.host.state.turn
        return turn is None or turn.over or turn.seat != self.seat or self.host.state.outcome is not None

    def _enter(self) -> None:
        if self.token:
            token, self.token = self.token, None
            self._send(replace(token, ms=self._ms))
        elif self.seen:
            self._place(self.seen)
        elif self._mid_turn:
            self._send(Pass(seat=self.seat, ms=self._ms))
        else:
            self.messages = [self._say("lays-nothing-typed")]

    def _place(self, seen: ReadLay) -> None:
        refusal = self.host.send(self._command(seen))
        if refusal:
            self._refused(refusal)
            return
        self.seen = None
        if not readable(self.host.state):
            self._send(Pass(seat=self.seat, ms=self._ms))
        self._over = self._is_over()
        self.messages = [] if self._over else list(self.host.take_news())

    def _command(self, seen: ReadLay) -> AnyCommand:
        words, tiles = _words(seen), list(seen.tiles)
        own = tiles[0]
        if seen.placed.swapped:
            swap = Swap(seat=self.seat, tile=own.tile, at=own.at, size=own.size, words=words, ms=self._ms)
            return replace(swap, tiles=tiles[1:])
        if len(tiles) == 1 and not own.free:
            return Place(seat=self.seat, tile=own.tile, at=own.at, size=own.size, words=words, ms=self._ms)
        return Place(seat=self.seat, tiles=tiles, words=words, ms=self._ms)

    # Instead of that

    def _undo(self, _: str) -> None:
        self.messages = [self._say("screen-undone" if self.seen or self.token else "screen-nothing-to-undo")]
        self.seen = self.token = None

    def _done(self, _: str) -> None:
        self.seen = self.token = None
        self._pass("")

    def _pass(self, _: str) -> None:
        """End the turn. A player who has laid nothing gives a letter away. They may choose it, so they are told
        first."""
        spare = spare_letter(self.host.state, self.seat)
        owes = not (self._mid_turn or paper_of(self.host.state).first_round or is_alone(self.host.state))
        if spare is None or not owes or self._warned:
            self._send(Pass(seat=self.seat, ms=self._ms))
            return
        self._warned = True
        language = self.host.screen.language
        free = f"{lay_word('free', language)} {face_of(spare)}"
        self.messages = [self._say("lays-pass-how", free=free, word=action_word("pass", language))]

    def _free(self, argument: str) -> None:
        word = lay_word("free", self.host.screen.language)
        self._send(replace(read_free(self.host.state, self.seat, argument, word), ms=self._ms))

    def _blank(self, argument: str) -> None:
        """Show the blank token on the board, if it may lie there."""
        word = lay_word("blank", self.host.screen.language)
        command = read_token(self.host.state, self.seat, argument, word, tiles_text)
        answer = decide(self.host.state, command, self.host.table.facts)
        if isinstance(answer, Refusal):
            self._refused(answer)
        else:
            self.seen, self.token, self.messages = None, command, []


def _knock(host: Host) -> dict[str, str]:
    return {"knock": lay_word("knock", host.screen.language)}


def readable(state: State) -> bool:
    """Whether any word could be read on the board, which takes two tiles that touch."""
    return any(neighbours(pieces_of(state)).values())


def _words(seen: ReadLay) -> list[str]:
    return [word.word for word in seen.placed.words]
