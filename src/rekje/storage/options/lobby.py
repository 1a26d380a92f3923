"""Whether a server has a lobby, and who gets in."""

from __future__ import annotations

from typing import Literal

import msgspec

from rekje.model.problems import FormError

Mode = Literal["open", "off", "word"]
MOST_WORD = 100
"""The longest word (characters)."""


class LobbyOptions(msgspec.Struct, frozen=True):
    """``open``: everybody who can reach the server gets in; ``off``: there is no lobby; ``word``: who knows the
    ``word``."""

    mode: Mode = "open"
    word: str = ""


def lobby_options(mode: Mode, word: str | None) -> LobbyOptions:
    """The options. Raises `FormError` if a word is asked for and there is none, or if there is one that nobody asks
    for."""
    word = word or ""
    if (mode == "word") != bool(plain_word(word)):
        raise FormError("serve-lobby-no-word" if mode == "word" else "serve-lobby-word-unused", mode=mode)
    return LobbyOptions(mode, word)


def plain_word(word: str) -> str:
    """A word as it is compared: without capitals and spaces."""
    return "".join(word.casefold().split())[:MOST_WORD]
