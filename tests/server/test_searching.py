"""What a browser gets to check words and find plays by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.games.registry import GAMES
from rekje.lexicon.packing import pack_words
from rekje.storage.club_lists import ClubLists
from tests.server.kit import Browser, Server, serving
from tests.server.test_clubs import clubs

__all__ = ["clubs"]


def unpacked(data: bytes) -> tuple[int, list[bytes], list[bytes]]:
    """How many letters there are, and the two lists of words."""
    length = int.from_bytes(data[1:5], "little")
    return data[0], unpacked_list(data[5 : 5 + length]), unpacked_list(data[5 + length :])


def unpacked_list(data: bytes) -> list[bytes]:
    words: list[bytes] = []
    for byte in data:
        if byte & 0x80:
            words.append(words[-1][: byte & 0x7F] if words else b"")
        else:
            words[-1] += bytes((byte,))
    return words


def test_packed_words_can_be_read_again() -> None:
    suggested, others = [b"\1\2", b"\1\2\3", b"\1\4", b"\2"], [b"\5\5"]
    packed = pack_words(5, suggested, others)
    assert unpacked(packed) == (5, suggested, others)
    assert len(packed) == 5 + 9 + 3


def test_the_list_of_a_table_comes_with_its_rule_facts(server: Server) -> None:
    browser = Browser(server)
    basis = browser.ask("GET", "/api/search/scrabble/en")
    assert basis["facts"]["width"] == 15
    assert basis["flaws"]["play-taken"] == "C7"
    assert basis["rules"]["edition"]["name"] == "en"
    answer = browser.http.get(basis["words"]["address"])
    assert len(answer.content) > basis["words"]["size"] == int(answer.headers["content-length"])
    assert "immutable" in answer.headers["cache-control"]
    letters, suggested, others = unpacked(answer.content)
    assert (letters, len(suggested) + len(others)) == (26, basis["words"]["count"])
    zebra = bytes(ord(letter) - 64 for letter in "ZEBRA")
    assert zebra in suggested
    # Offensive words count, but nothing suggests them.
    assert 0 < len(others) < 2_000
    assert zebra not in others


def test_options_that_change_the_words_change_the_list(server: Server) -> None:
    browser = Browser(server)
    digests = {
        browser.ask("GET", f"/api/search/scrabble/en?options={options}")["words"]["digest"]
        for options in ('{"places":false}', '{"places":true}', '{"offensive":true}', '{"judging":"challenge"}')
    }
    assert len(digests) == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_list(server: Server, game: str) -> None:
    basis = Browser(server).ask("GET", f"/api/search/{game}/nl")
    assert basis["words"]["count"] > 100_000


def test_only_lists_that_come_with_rekje_are_given_away(tmp_path: Path, clubs: ClubLists) -> None:
    with serving(tmp_path / "tables", clubs=clubs) as server:
        browser = Browser(server)
        for lexicon in ("any", "club:tuesday"):
            assert browser.ask("GET", f"/api/search/scrabble/en?lexicon={lexicon}")["words"] is None
        address = browser.ask("GET", "/api/search/scrabble/en")["words"]["address"]
        for other in (address.replace("lexicon=en", "lexicon=club%3Atuesday"), address.replace("/words/", "/words/0")):
            browser.ask("GET", other, None, 404)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("scrabble/xx", 400), ("chess/en", 404), ("scrabble/en?options=x", 400), ("scrabble/en?options=[]", 400),
        ('scrabble/en?options={"no-such":1}', 400), ("scrabble/en?lexicon=/etc/passwd", 400),
    ],
)  # fmt: skip
def test_what_there_isn_t_is_told_in_a_sentence(server: Server, path: str, status: int) -> None:
    told = Browser(server).ask("GET", f"/api/search/{path}", None, status)
    assert told["sentence"]
