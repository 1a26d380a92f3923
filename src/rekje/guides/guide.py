"""A guide: the rule page in another order, with pictures of a real position and turns counted by the referee."""

from __future__ import annotations

from functools import cache

import msgspec

from rekje.drawing import draw_board
from rekje.games.registry import get_game
from rekje.guides.example import Moment, Pictures, example, pictures_of
from rekje.guides.telling import counted, drawn, label, sentences, totals
from rekje.locale.rule_parts import RuleParts, rule_parts


class Figure(msgspec.Struct, frozen=True):
    """A picture as SVG, and the sentence under it."""

    svg: str
    caption: str


class ExampleTurn(msgspec.Struct, frozen=True):
    """A move of the example: what was done, how it was counted, all totals if they have changed, and sometimes a
    picture."""

    told: str
    counted: tuple[str, ...]
    totals: str
    svg: str = ""


class Guide(msgspec.Struct, frozen=True):
    """How a game is played, in a language: the parts of its rule page, pictures of some rules, and the example's
    turns."""

    game: str
    language: str
    parts: RuleParts
    figures: dict[str, Figure]
    turns: tuple[ExampleTurn, ...]


@cache
def guide_of(game: str, language: str) -> Guide:
    """The guide of a game in a language. Raises `FormError` for an unknown game."""
    get_game(game)
    moments, pictures = example(game, language), pictures_of(game)
    figures = _figures(moments, pictures, language)
    turns = (_turn(moments[:move], language, move in pictures.turns) for move in range(1, len(moments) + 1))
    return Guide(game, language, rule_parts(game, language), figures, tuple(turns))


def _figures(moments: tuple[Moment, ...], pictures: Pictures, language: str) -> dict[str, Figure]:
    """The pictures by rule. Each tells what was done since the previous one. The first shows the whole board."""
    figures: dict[str, Figure] = {}
    shown = 0
    for rule, move in pictures.rules.items():
        svg = _draw(moments[:move], language, whole=not shown)
        figures[rule] = Figure(svg, _told(moments[shown:move], language))
        shown = move
    return figures


def _turn(moments: tuple[Moment, ...], language: str, picture: bool) -> ExampleTurn:
    last = moments[-1]
    svg = _draw(moments, language, whole=False) if picture else ""
    return ExampleTurn(_told((last,), language), counted(last, language), totals(last, language), svg)


def _told(moments: tuple[Moment, ...], language: str) -> str:
    return " ".join(sentence for moment in moments for sentence in sentences(moment, language))


def _draw(moments: tuple[Moment, ...], language: str, *, whole: bool) -> str:
    """Draw the table after the last of these moves. Unless ``whole``, squares without colour may be cut off."""
    state = moments[-1].after
    marked, path = drawn(moments[-1])
    said = label(moments, language)
    coloured = whole and bool(state.edition.premiums)
    return draw_board(state, label=said, language=language, whole=coloured, marked=marked, steps=path)
