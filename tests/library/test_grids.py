"""`rekje.Grids`: the words of a board against trying each word of the list, all languages, many boards."""

from __future__ import annotations

import copy
import pickle
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rekje
from rekje.library.word_grid import POINTS

WORDS = ["aar", "raa", "taart", "start", "star", "rat", "quit", "quat", "tau", "ijs", "sta", "stat", "tas"]
LIST = ["AAB", "ABA", "BAB", "ABAB", "QUA", "AQU", "BQUAB", "CAB", "ABCABC", "CCC", "AAAAAA", "QAB", "UQA"]


@lru_cache
def small(size: tuple[int, int], corners: bool, faces: tuple[str, ...]) -> rekje.Grids:
    return rekje.Grids(LIST, size=size, corners=corners, faces=faces)


def readable(word: str, cells: list[str], size: tuple[int, int], corners: bool) -> bool:
    """Whether a word can be read, as plainly as can be said."""

    def on(rest: str, at: int, used: frozenset[int]) -> bool:
        if at in used or not rest.startswith(cells[at]) or cells[at] == ".":
            return False
        after = rest[len(cells[at]) :]
        return not after or any(on(after, to, used | {at}) for to in range(len(cells)) if beside(at, to))

    def beside(one: int, other: int) -> bool:
        across, down = abs(one % size[0] - other % size[0]), abs(one // size[0] - other // size[0])
        return max(across, down) == 1 and (corners or across + down == 1)

    return any(on(word, at, frozenset()) for at in range(len(cells)))


@given(st.data())
def test_the_words_are_those_that_can_be_read(data: st.DataObject) -> None:
    size = data.draw(st.sampled_from([(4, 4), (3, 2), (5, 5), (1, 7), (8, 8)]))
    corners = data.draw(st.booleans())
    faces = data.draw(st.sampled_from([(), ("QU",), ("AB", "QU")]))
    shown = st.sampled_from([*"ABCQU.", *faces])
    cells = data.draw(st.lists(shown, min_size=size[0] * size[1], max_size=size[0] * size[1]))
    grids = small(size, corners, faces)
    board = "".join(cell if len(cell) == 1 else f"[{cell}]" for cell in cells)
    found = grids.words(board)
    wanted = sorted(word for word in LIST if readable(word, cells, size, corners))
    assert [word.word for word in found] == wanted
    for word in found:
        assert "".join(cells[y * size[0] + x] for x, y in word.path) == word.word
        assert len(set(word.path)) == len(word.path)
    points = sum(POINTS[min(len(word), len(POINTS) - 1)] for word in wanted)
    assert grids.counts([board, board.lower()], all_cores=False) == [(len(wanted), points)] * 2


@pytest.mark.parametrize("edition", ["nl", "fr", "de", "en", "it"])
def test_every_language_and_many_boards(edition: str) -> None:
    grids = rekje.Grids(edition=edition)
    faces = [face for face in grids.rules.letters.faces if len(face) == 1]
    random = Random(edition)
    boards = ["".join(random.choices(faces, k=16)) for _ in range(3000)]
    counted = grids.counts(boards)
    assert counted == grids.counts(boards, all_cores=False)
    for board, (words, _) in list(zip(boards, counted, strict=True))[::300]:
        listed = grids.words(board)
        assert len(listed) == words
        assert all(word.word in grids.lexicon for word in listed)
    assert sum(words for words, _ in counted) > 3000


def test_letters_as_the_edition_has_them() -> None:
    dutch = rekje.Grids(WORDS, edition="nl-ij", size=(3, 1), corners=False)
    assert [word.word for word in dutch.words("S[IJ]S")] == []
    assert [(word.word, word.path) for word in dutch.words("rat")] == [("RAT", ((0, 0), (1, 0), (2, 0)))]


def test_rows_may_be_set_apart() -> None:
    grids = rekje.Grids(WORDS, size=(3, 2))
    assert grids.words("sta/rat") == grids.words("STA\n RAT\n") == grids.words("STARAT")
    assert grids.counts([]) == []


def test_points_are_by_length() -> None:
    grids = rekje.Grids(["AAA", "AAAA", "AAAAA"], size=(5, 1))
    assert grids.counts(["AAAAA", "AAAA.", "AA.AA"], [7, 0, 0, 1, 10]) == [(3, 21), (2, 11), (0, 0)]


@pytest.mark.parametrize(
    ("board", "code"), [("abc", "grids-cells"), ("ab1d" * 4, "grids-face"), ("[QU]" + "a" * 15, "grids-face")]
)
def test_boards_that_are_none(board: str, code: str) -> None:
    with pytest.raises(rekje.FormError) as refused:
        rekje.Grids(WORDS).words(board)
    assert refused.value.code == code
    assert refused.value.args


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"faces": ["QU", "qu"]}, "grids-faces"),
        ({"faces": ["1A"]}, "grids-faces"),
        ({"faces": ["A"]}, "grids-faces"),
        ({"size": (9, 8)}, "grids-question"),
        ({"size": 16}, "grids-size"),
        ({"lexicon": "any"}, "engine-no-list"),
    ],
)
def test_grids_that_cannot_be(asked: dict[str, object], code: str) -> None:
    with pytest.raises(rekje.FormError) as refused:
        rekje.Grids(**{"lexicon": WORDS, **asked})  # type: ignore[arg-type]
    assert refused.value.code == code


def test_a_search_can_be_cut_short() -> None:
    words = ["A" * length for length in range(3, 16)]
    grids = rekje.Grids(words, size=(8, 8))
    with pytest.raises(rekje.FormError) as refused:
        grids.counts(["A" * 64], seconds=0.05)
    assert refused.value.code == "grids-time"
    with pytest.raises(rekje.FormError, match="not nan"):
        grids.words("A" * 64, seconds=float("nan"))


def test_grids_are_copied_and_pickled_by_what_they_were_asked_for() -> None:
    grids = rekje.Grids(WORDS, size=(2, 3), corners=False, shortest=2, faces=(face for face in ["QU"]))
    assert len(pickle.dumps(grids)) < 10_000
    for again in (pickle.loads(pickle.dumps(grids)), copy.copy(grids), copy.deepcopy(grids)):
        assert again.words("TE AT [QU]S") == grids.words("TE AT [QU]S") != ()
        assert repr(again) == "<grids of 2×3, lexicon words>"
