"""A person chooses the letter that a pass, an error or a knock without a word costs (L8, L10, L16)."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.games.path.words import letters_held
from rekje.model.sizes import face_of
from rekje.reading.path.giving import read_free
from rekje.reading.path.lays import TypedLay, read_letter
from rekje.terminal.path.info import lay_word
from rekje.terminal.path.person import LayPerson
from rekje.terminal.playing.host import Host


class OwedTurn(LayPerson):
    """The question which letter goes beside the board. The answer is the letter, alone or after the command for it."""

    own_commands = ("free", "path", "words", "letters")

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self._actions["free"] = self._free

    def _prompt(self) -> str:
        held = letters_held(self.host.state, self.seat)
        return self._say("lays-prompt-owed", name=self._name, example=face_of(held[0]))

    def _meant(self, line: str) -> None:
        face, _ = read_letter(line, self.host.state.letter_set)
        if face in self.host.state.letter_set.faces:
            self._free(line)
        else:
            super()._meant(line)

    def _said(self, typed: TypedLay) -> None:
        self._free("")

    def _enter(self) -> None:
        self._free("")

    def _free(self, argument: str) -> None:
        word = lay_word("free", self.host.screen.language)
        self._send(replace(read_free(self.host.state, self.seat, argument, word), ms=self._ms))
