"""What a seat can do at one moment, by action numbers; and how these numbers are laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import accumulate
from typing import NamedTuple

from rekje.model.families import AnyCommand


class Numbers:
    """The action numbers of a game, in blocks one after another. ``blocks`` has the length of each by its name."""

    def __init__(self, **blocks: int) -> None:
        self.blocks: Mapping[str, int] = blocks
        self._first = dict(zip(blocks, accumulate(blocks.values(), initial=0), strict=False))
        self.size = sum(blocks.values())

    def of(self, block: str, place: int = 0) -> int:
        """The number of a place in a block."""
        return self._first[block] + place

    def place(self, number: int) -> tuple[str, int]:
        """The block of a number, and its place there."""
        block = next(name for name, first in reversed(self._first.items()) if first <= number)
        return block, number - self._first[block]


class MenuChoice(NamedTuple):
    """What an action number stands for: a text, and the command it gives, or the menu from which the next number of the
    same turn is chosen."""

    text: str
    then: AnyCommand | Menu | Callable[[], Menu]


class ListedPlay(NamedTuple):
    """A play as an environment lists it: what it is made of, its score, and how many tiles it lays."""

    text: str
    command: AnyCommand
    score: int
    laid: int


class Menu:
    """The legal actions of a moment: plays by their places in a list, numbered from 0, and other ``choices`` by their
    numbers. A play is made only when it is looked at."""

    def __init__(
        self,
        choices: dict[int, MenuChoice],
        plays: Sequence[object] = (),
        listed: Callable[[object], ListedPlay] | None = None,
    ) -> None:
        self.choices = choices
        self._plays = plays
        self._listed = listed

    @cached_property
    def plays(self) -> list[ListedPlay]:
        """The listed plays."""
        return [] if self._listed is None else [self._listed(play) for play in self._plays]

    @cached_property
    def numbers(self) -> list[int]:
        """The legal action numbers, in ascending order."""
        return [*range(len(self._plays)), *sorted(self.choices)]

    def __contains__(self, number: object) -> bool:
        return number in self.choices or (type(number) is int and 0 <= number < len(self._plays))

    def text(self, number: int) -> str:
        """What an action number means here."""
        return self.plays[number].text if number < len(self._plays) else self.choices[number].text

    def take(self, number: int) -> AnyCommand | Menu:
        """The command that an action number gives, or the menu for the next number."""
        if number < len(self._plays):
            assert self._listed is not None
            return self._listed(self._plays[number]).command
        then = self.choices[number].then
        return then() if callable(then) else then


Steps = Sequence[tuple[int, str]]
"""Action numbers of one turn, each with its text."""


def steps_menu(
    sequences: Iterable[tuple[Steps, AnyCommand | Callable[[], Menu]]], depth: int = 0
) -> dict[int, MenuChoice]:
    """The choices of a turn in several steps: from each sequence of steps to what follows it. Those before ``depth``
    have been taken. No sequence may be the beginning of another. Of two equal ones the first counts."""
    choices: dict[int, MenuChoice] = {}
    longer: dict[int, list[tuple[Steps, AnyCommand | Callable[[], Menu]]]] = {}
    for sequence in sequences:
        steps, then = sequence
        number, text = steps[depth]
        if depth + 1 == len(steps):
            choices.setdefault(number, MenuChoice(text, then))
        elif number in longer:
            longer[number].append(sequence)
        else:
            longer[number] = [sequence]
            choices[number] = MenuChoice(text, partial(_deeper, longer[number], depth + 1))
    return choices


def _deeper(sequences: Iterable[tuple[Steps, AnyCommand | Callable[[], Menu]]], depth: int) -> Menu:
    return Menu(steps_menu(sequences, depth))
