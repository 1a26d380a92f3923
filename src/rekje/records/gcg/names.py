"""What the field calls tile distributions, word lists, boards and game types, and which edition of ours that is."""

from __future__ import annotations

import re

from rekje.games.editions import edition_names
from rekje.model.problems import FormError
from rekje.records.gcg.gcg import GCG_GAME

BOARD = "CrosswordGame"
"""The standard board, as other programs name it in ``#board-layout``."""

GAME_TYPE = "classic"
"""The game that everybody plays, in ``#game-type``."""

_DISTRIBUTIONS = {"nl": "dutch", "fr": "french", "de": "german", "en": "english", "it": "italian"}
_BOARDS = (BOARD.lower(), "standard15", GAME_TYPE)
_LISTS = {
    "en": r"csw|sowpods|nwl|nswl|twl|owl|osw|ospd|america|cel|ecwl",
    "de": r"rd\d|d25wl|german",
    "fr": r"fra\d|ods\d|french",
    "nl": r"dsw|dutch",
    "it": r"zinga|italian",
}
_IN_NOTES = re.compile(r"(?:Edition|LetterDistribution):\s*([\w-]+)", re.IGNORECASE)


def distribution_of(edition: str) -> str:
    """What other programs call the tiles of an edition; its own name where they have none."""
    return _DISTRIBUTIONS.get(edition, edition)


def edition_with(distribution: str) -> str:
    """The edition with a tile distribution. Raises `FormError` where there is none."""
    named = {distribution_of(name): name for name in edition_names(GCG_GAME)}
    wanted = distribution.lower()
    if found := named.get(wanted) or (wanted if wanted in named.values() else None):
        return found
    raise FormError("form-gcg-tiles", tiles=distribution[:30], known=", ".join(sorted(named)))


def edition_noted(note: str) -> str:
    """The edition that a note before the first move names, as some programs do."""
    match = _IN_NOTES.fullmatch(note.strip())
    try:
        return edition_with(match[1]) if match else ""
    except FormError:
        return ""


def edition_with_list(lexicon: str) -> str:
    """The edition that a well-known word list is for."""
    return next((name for name, lists in _LISTS.items() if re.match(lists, lexicon, re.IGNORECASE)), "")


def check_board(name: str) -> None:
    """Raise `FormError` for a board that isn't the standard one."""
    if name.lower() not in _BOARDS:
        raise FormError("form-gcg-board", board=name[:30], known=BOARD)


def check_game_type(name: str) -> None:
    """Raise `FormError` for a game with other rules."""
    if name.lower() != GAME_TYPE:
        raise FormError("form-gcg-type", type=name[:30], known=GAME_TYPE)
