"""The options of all games, a line each, as help and documents list them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rekje.games.options import Option, option_text
from rekje.games.registry import GAMES
from rekje.locale import has_message, say, say_in


class OptionLine(NamedTuple):
    """An option as help lists it: its name, the games that have it (empty: all games), its values, its default, and
    its meaning. Where games differ in values or default, the common text comes first, and the others follow with the
    names of their games."""

    name: str
    games: tuple[str, ...]
    allowed: str
    default: str
    meaning: str


def option_lines(language: str | None = None) -> Iterator[OptionLine]:
    """Every option once, in the order of the games."""
    having: dict[str, dict[str, Option]] = {}
    for game in GAMES.values():
        for option in game.options:
            having.setdefault(option.name, {})[game.id] = option
    for name, by_game in having.items():
        games = () if len(by_game) == len(GAMES) else tuple(by_game)
        allowed = _by_games({game: option.allowed for game, option in by_game.items()})
        default = _by_games({game: option_text(option.default) for game, option in by_game.items()})
        yield OptionLine(name, games, allowed, default, _meaning(name, tuple(by_game), language))


def _by_games(told: dict[str, str]) -> str:
    """The text that holds in most games, followed by the other texts with the names of their games."""
    games: dict[str, list[str]] = {}
    for game, text in told.items():
        games.setdefault(text, []).append(game)
    usual, *others = sorted(games, key=lambda text: -len(games[text]))
    return "; ".join([usual, *(f"{', '.join(games[other])}: {other}" for other in others)])


def _meaning(name: str, games: tuple[str, ...], language: str | None) -> str:
    about = f"screen-about-{name}"
    if not has_message(about, "en"):
        return ""
    return say_in(games[0], about, language) if len(games) == 1 else say(about, language)
