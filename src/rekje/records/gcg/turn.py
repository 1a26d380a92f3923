"""Read one line of play of a GCG file: ``>Anna: AEILRST 8D RETAILS +70 70``."""

from __future__ import annotations

import re
from typing import NamedTuple

from rekje.model.problems import FormError
from rekje.model.squares import parse_at
from rekje.model.tiles import BLANK, Tiles, is_blank, split_tiles
from rekje.records.gcg.gcg import GcgTurn, Kind

_AT = re.compile(r"[A-Za-z]\d{1,2}|\d{1,2}[A-Za-z]")
_COUNT = re.compile(r"\d{1,3}")
_SCORE = re.compile(r"(?:\+?-|\+)?\d{1,6}")
_SIGNS: dict[str, Kind] = {"--": "withdrawn", "-": "pass", "(time)": "time", "(challenge)": "challenge"}
_LIES_THERE = "."


class Token(NamedTuple):
    """A word of a line and the column where it begins, from 1."""

    text: str
    column: int


class Tokens:
    """The words of a line, taken one by one; past the last there is an empty one at the line's end."""

    def __init__(self, line: str, start: int) -> None:
        self._left = [Token(match[0], match.start() + 1) for match in re.compile(r"\S+").finditer(line, start)]
        self._end = Token("", len(line.rstrip()) + 1)

    @property
    def next(self) -> Token:
        """The next word, left where it is."""
        return self._left[0] if self._left else self._end

    def take(self) -> Token:
        """The next word."""
        token = self.next
        del self._left[:1]
        return token


def read_turn(seat: int, tokens: Tokens) -> GcgTurn:
    """The turn that the words after the player's nickname tell. What follows the total is commentary.

    Raises `FormError` with a column. The caller adds the line number.
    """
    rack = ""
    first = tokens.next
    if first.text and first.text[0] not in "-(" and not _AT.fullmatch(first.text):
        rack = read_rack(tokens.take())
    kind, at, text = _action(tokens, bool(rack))
    return GcgTurn(seat, kind, _number(tokens.take()), _number(tokens.take()), rack, at, text)


def read_rack(token: Token) -> str:
    """Tiles as they stand on a rack, as text. Raises `FormError` with a column."""
    tiles = _tiles(token)
    if not tiles or any(tile != BLANK and (is_blank(tile) or not tile.isalpha()) for tile in tiles):
        raise _wrong("form-gcg-rack", token)
    return token.text


def _action(tokens: Tokens, own_rack: bool) -> tuple[Kind, str, str]:
    """What a line tells: its kind, the place, and the word or the tiles.

    Tiles in parentheses are one's own behind a rack, else the others'."""
    token = tokens.take()
    if token.text in _SIGNS:
        return _SIGNS[token.text], "", ""
    if token.text[:1] == "-":
        given = Token(token.text[1:], token.column + 1)
        return "exchange", "", given.text if _COUNT.fullmatch(given.text) else read_rack(given)
    if token.text[:1] == "(":
        return "left" if own_rack else "out", "", read_rack(_inside(token))
    if not _AT.fullmatch(token.text):
        raise _wrong("form-gcg-move", token)
    try:
        parse_at(token.text)
    except FormError as error:
        raise error.at(1, token.column) from None
    return "play", token.text.upper(), _word(tokens.take())


def _word(token: Token) -> str:
    """The word of a play; letters that lie there may stand in parentheses, which say nothing more."""
    word = Token(token.text.replace("(", "").replace(")", ""), token.column)
    tiles = _tiles(word)
    if not tiles or any(tile != _LIES_THERE and not tile.isalpha() for tile in tiles):
        raise _wrong("form-gcg-word", token)
    return word.text


def _tiles(token: Token) -> Tiles:
    try:
        return split_tiles(token.text)
    except FormError:
        raise FormError("form-tiles-brackets", column=token.column, text=token.text[:20]) from None


def _inside(token: Token) -> Token:
    if token.text[-1:] != ")" or len(token.text) < 3:
        raise _wrong("form-gcg-rack", token)
    return Token(token.text[1:-1], token.column + 1)


def _number(token: Token) -> int:
    if not _SCORE.fullmatch(token.text):
        raise _wrong("form-gcg-score", token)
    return int(token.text.replace("+", ""))


def _wrong(code: str, token: Token) -> FormError:
    return FormError(code if token.text else "form-gcg-short", column=token.column, text=token.text[:20])
