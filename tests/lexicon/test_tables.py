"""Tables of tile words against a plain dictionary."""

from __future__ import annotations

import hashlib
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje.lexicon.folding import Tiler
from rekje.lexicon.tables import Origin, TableBuilder, WordEntry, lines_of
from rekje.model.tiles import join_tiles
from tests.lexicon.conftest import LATIN

BOX = (*LATIN, "IJ", "Ö")
WORDS = st.lists(st.text("abijö", min_size=2, max_size=6), unique=True, max_size=40).map(sorted)


@given(WORDS, st.data())
def test_a_table_knows_its_words_and_no_others(words: list[str], data: st.DataObject) -> None:
    levels = bytes(data.draw(st.lists(st.sampled_from(b"12345"), min_size=len(words), max_size=len(words))))
    offensive = data.draw(WORDS.map(frozenset)) | frozenset(words[::3])
    tiler = Tiler(BOX, "nl")
    builder = TableBuilder(BOX, tiler, offensive)
    builder.add(lines_of(words), levels, Origin.LIST)
    table = builder.table()
    expected = {
        way: WordEntry(level - ord("0"), Origin.LIST, word in offensive)
        for word, level in zip(words, levels, strict=True)
        for way in tiler.ways(word)
    }
    assert len(table) == len(expected)
    for way, entry in expected.items():
        assert table.find(way) == entry
        assert table.find((*way, "A")) == expected.get((*way, "A"))
    assert table.find(("X", "Y")) is None
    assert table.find(("?",)) is None
    assert table.find(()) is None


@pytest.mark.parametrize("box", [BOX, (*LATIN, "Ö"), (*LATIN, "Ω", "Ö")], ids="".join)
@given(words=WORDS)
def test_codes_and_digest(box: tuple[str, ...], words: list[str]) -> None:
    tiler = Tiler(box, "nl")
    builder = TableBuilder(box, tiler)
    builder.add(lines_of(words), b"", Origin.LIST)
    ways = {way for word in words for way in tiler.ways(word)}
    table = builder.table()
    assert set(table.codes()) == {bytes(box.index(face) + 1 for face in way) for way in ways}
    text = "".join(f"{join_tiles(way)}\n" for way in sorted(ways, key=join_tiles))
    assert table.digest() == hashlib.sha256(text.encode()).hexdigest()


def test_the_first_origin_and_the_commonest_level_stay() -> None:
    builder = TableBuilder(LATIN, Tiler(LATIN, "de"))
    builder.add(lines_of(["köln"]), b"1", Origin.PLACE)
    builder.add(lines_of(["koeln", "köln"]), b"54", Origin.LIST)
    assert builder.table().find(tuple("KOELN")) == WordEntry(4, Origin.LIST)


def test_of_two_spellings_alike_an_offensive_one_stays() -> None:
    for first, other in permutations(["baer", "bär"]):
        builder = TableBuilder(LATIN, Tiler(LATIN, "de"), frozenset({"bär"}))
        builder.add(lines_of([first]), b"3", Origin.LIST)
        builder.add(lines_of([other]), b"3", Origin.LIST)
        assert builder.table().find(tuple("BAER")) == WordEntry(3, Origin.LIST, offensive=True)


def test_levels_for_some_words_alone_are_refused() -> None:
    with pytest.raises(ValueError, match="3 words have 1 levels"):
        TableBuilder(LATIN, Tiler(LATIN)).add(lines_of(["aa", "bb", "cc"]), b"3", Origin.LIST)


def test_parts_and_offensive_words() -> None:
    builder = TableBuilder(LATIN, Tiler(LATIN), frozenset({"bah"}))
    builder.add(lines_of(["bah", "huis", "zeldzaam"]), b"115", Origin.LIST)
    part = builder.table().part(lambda entry: entry.level <= 1 and not entry.offensive)
    assert part.find(tuple("HUIS")) == WordEntry(1, Origin.LIST)
    assert part.find(tuple("BAH")) is None
    assert len(part) == 1


def test_what_the_box_lacks_is_counted() -> None:
    builder = TableBuilder(tuple("ABC"), Tiler(tuple("ABC")))
    builder.add(lines_of(["abc", "abd", "cab"]), b"", Origin.LIST)
    assert builder.unlayable == 1
    assert len(builder.table()) == 2
