"""A broken rule as an exception, for those who drive a game from code."""

from __future__ import annotations

from rekje.locale import say
from rekje.model.problems import Refusal


class Refused(Exception):
    """A move that the rules don't allow. Nothing has changed.

    ``refusal`` is the value: ``rule`` the rule's ID, ``code`` what is wrong, ``params`` the particulars; ``turn`` the
    move of a record (from 1) that it is about. As text it is one sentence in the reader's language.

    >>> try:
    ...     rekje.Position("CAT", edition="en").score("1A", "CAT")
    ... except rekje.Refused as refused:
    ...     print(refused.rule, refused.code)
    S1 play-first-covers
    """

    def __init__(self, refusal: Refusal, turn: int | None = None) -> None:
        super().__init__(refusal, turn)
        self.refusal = refusal
        self.turn = turn

    @property
    def rule(self) -> str:
        """The rule broken, ``"S3"``."""
        return self.refusal.rule

    @property
    def code(self) -> str:
        """What is wrong, as a name that doesn't change: ``"play-apart"``."""
        return self.refusal.code

    def __str__(self) -> str:
        return f"{self.rule}: {say(self.code, **self.refusal.params)}"
