"""Lists of one's own: what is read, what is left out and told, what is refused."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje.engine.lexicons import open_lexicon
from rekje.lexicon.source import PlainWordList
from rekje.lexicon.texts import MOST_BYTES, pack, read_list, read_text, unpack
from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError
from rekje.storage.word_files import read_own
from tests.lexicon.conftest import letter_set

CLUB = "\ufeff# our own\r\nRijst\r\n\r\nHUIS\r\nhuis\r\nété\r\nauto's\r\nzee-eend\r\nQ\r\n4x4\r\n  bord  \r\n"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_CACHE", str(tmp_path / "cache"))


def code_of(path: Path) -> str:
    with pytest.raises(FormError) as problem:
        open_lexicon(str(path), letter_set())
    for language in LANGUAGES:
        assert say(problem.value.code, language, **problem.value.params).count("\n") == 0
    return problem.value.code


def test_a_messy_list() -> None:
    reading = read_text(CLUB.encode(), "club", "nl")
    assert reading.words.words == ["bord", "ete", "huis", "rijst"]
    assert reading.lines == 9
    assert reading.doubles == 1
    assert {reason: entry.count for reason, entry in reading.dropped.items()} == {
        "apostrophe": 1,
        "hyphen": 1,
        "short": 1,
        "digit": 1,
    }
    assert reading.dropped["apostrophe"].examples == ["auto's"]


def test_an_own_list_works_as_a_built_in_one(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("rijst\nhuis\nkwxq\n", encoding="utf-8")
    lexicon = open_lexicon(str(path), letter_set("IJ"), language="nl")
    assert lexicon.has(("R", "IJ", "S", "T"))
    assert not lexicon.has(tuple("RIJST"))
    assert len(lexicon) == 3
    assert lexicon.level(tuple("HUIS")) == 1
    assert lexicon.level(tuple("KWXQ")) == 5
    assert lexicon.at_level(2).has(tuple("HUIS"))
    assert not lexicon.at_level(2).has(tuple("KWXQ"))


def test_a_list_without_a_language_has_no_levels(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("huis\nöl\n", encoding="utf-8")
    lexicon = open_lexicon(str(path), letter_set("Ö"))
    assert lexicon.level(tuple("HUIS")) is None
    assert lexicon.has(("Ö", "L"))
    assert lexicon.at_level(1).has(tuple("HUIS"))


def test_the_same_words_in_all_forms_are_the_same_lexicon(tmp_path: Path) -> None:
    text = "\n".join(["rijst", "huis", "bord"]).encode()
    forms = {"a.txt": text, "b.xz": lzma.compress(text), "c": pack(PlainWordList("c", ["bord", "huis", "rijst"], "nl"))}
    digests = set()
    for name, data in forms.items():
        (tmp_path / name).write_bytes(data)
        digests.add(open_lexicon(str(tmp_path / name), letter_set("IJ"), language="nl").sha256)
    assert len(digests) == 1


def test_a_packed_list_knows_its_language(tmp_path: Path) -> None:
    path = tmp_path / "club.rekje"
    path.write_bytes(pack(PlainWordList("club", ["rijst"], "nl")))
    for _ in range(2):
        lexicon = open_lexicon(str(path), letter_set("IJ"), language="fr")
        assert lexicon.language == "nl"
        assert lexicon.has(("R", "IJ", "S", "T"))


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("huis", encoding="utf-8")
    assert open_lexicon(str(path), letter_set()).has(tuple("HUIS"))
    path.write_text("bord", encoding="utf-8")
    changed = open_lexicon(str(path), letter_set())
    assert changed.has(tuple("BORD"))
    assert not changed.has(tuple("HUIS"))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "lexicon-empty"),
        (b"\n\n# nothing\n", "lexicon-empty"),
        (b"it's\n4x4\n", "lexicon-empty"),
        (b"huis\nb\xe9b\xe9\n", "lexicon-encoding"),
        ("huis\n".encode("utf-16"), "lexicon-binary"),
        (b"\x00\x01\x02", "lexicon-binary"),
        (b"\xfd7zXZ\x00rubbish", "lexicon-damaged"),
        (lzma.compress(b"huis\n" * 1000)[:-20], "lexicon-damaged"),
        (b"rekje-lexicon/1\nrubbish", "lexicon-damaged"),
        (b"rekje-lexicon/1\n{}\n", "lexicon-damaged"),
        (pack(PlainWordList("", ["huis"], "nl"))[:-9], "lexicon-damaged"),
        (pack(PlainWordList("", ["huis"], "nl")).replace(b'"nl"', b'"xx"'), "lexicon-damaged"),
        (pack(PlainWordList("", [], None)), "lexicon-empty"),
    ],
)
def test_bad_files(tmp_path: Path, data: bytes, code: str) -> None:
    path = tmp_path / "bad"
    path.write_bytes(data)
    assert code_of(path) == code


def test_the_line_that_is_not_utf8_is_named() -> None:
    with pytest.raises(FormError) as problem:
        read_text(b"huis\r\nbord\r\nb\xe9b\xe9\r\n", "club")
    assert (problem.value.line, problem.value.column) == (3, 2)


def test_paths_that_are_no_lists(tmp_path: Path) -> None:
    assert code_of(tmp_path) == "lexicon-folder"
    assert code_of(tmp_path / "missing") == "form-file-missing"
    assert code_of(Path("missing.txt")) == "form-file-missing"
    assert code_of(Path("missing")) == "lexicon-unknown"
    assert code_of(Path("nul\0byte")) == "lexicon-unknown"
    assert code_of(Path("x" * 5000)) == "form-file-unreadable"


def test_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert code_of(path) == "lexicon-too-large"


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "bomb.xz"
    path.write_bytes(lzma.compress(b"a" * (MOST_BYTES + 1), preset=0))
    assert path.stat().st_size < 100_000
    assert code_of(path) == "lexicon-too-large"


def test_a_record_names_no_file(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("huis", encoding="utf-8")
    with pytest.raises(FormError) as raised:
        open_lexicon(str(path), letter_set(), paths=False)
    assert raised.value.code == "lexicon-unknown"


@given(st.binary(max_size=300))
def test_any_bytes_are_a_list_or_a_form_error(data: bytes) -> None:
    try:
        reading = read_list(data, "any")
    except FormError:
        return
    assert reading.words.words


@given(st.lists(st.text("abcö", min_size=2, max_size=8), min_size=1, unique=True).map(sorted))
def test_packing_round_trip(words: list[str]) -> None:
    packed = pack(PlainWordList("x", words, "de"))
    assert packed == pack(PlainWordList("x", words, "de"))
    assert unpack(packed, "x").words == words


def test_read_own_reports_of_compressed_text_too(tmp_path: Path) -> None:
    path = tmp_path / "club.xz"
    path.write_bytes(lzma.compress(CLUB.encode()))
    assert read_own(path, "nl").doubles == 1
