"""A turn that a computer player has lost, and why (C14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from rekje.locale import MessageCode
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal

Reason = Literal[
    "missing", "start", "greeting", "time", "ended", "form", "flood", "command", "refused", "error"
]  # fmt: skip
"""Why a turn is lost: the player isn't installed here, can't be started, doesn't greet by the protocol, takes too long,
has ended, answers what can't be read, says too much, gives a command that isn't awaited, one that breaks a rule, or
says itself that it can't."""


class LostTurn(FormError):
    """A computer player has lost its turn. ``broken`` is the command that breaks a rule, with the refusal; nobody at
    the table is told of it, because it may name hidden tiles; nor of ``fault``, what its program says of itself."""

    sentence: ClassVar[str] = "engines-lost"

    def __init__(
        self, player: str, reason: Reason, broken: tuple[AnyCommand, Refusal] | None = None, fault: str = ""
    ) -> None:
        super().__init__(self.sentence, player=player, why=MessageCode(f"engines-why-{reason}"))
        self.player = player
        self.reason = reason
        self.broken = broken
        self.fault = fault

    def __reduce__(self) -> tuple[Callable[..., LostTurn], tuple[object, ...]]:
        """Pickled, it is the same error in another process."""
        return type(self), (self.player, self.reason, self.broken, self.fault)


class NoCommand(LostTurn):
    """The same for a program that asks by itself: nobody waits, so nothing is lost. The fault is a note of it."""

    sentence = "engines-no-command"

    @classmethod
    def of(cls, lost: LostTurn) -> NoCommand:
        """What a player does whose turn would be lost elsewhere."""
        made = cls(lost.player, lost.reason, lost.broken, lost.fault)
        if made.fault:
            made.add_note(made.fault)
        return made
