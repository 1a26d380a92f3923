"""A folder of a club's own lists."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from rekje.bootstrap import open_words
from rekje.games.editions import builtin_edition
from rekje.lexicon.texts import read_text
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.tiles import split_tiles
from rekje.storage.club_lists import ClubLists, read_club_lists
from rekje.storage.word_files import write_own

CLUB = "# title: The Tuesday list\n# source: minutes of 2026\n# language: en\nqwyx\nzzyzx\n"
ENGLISH, GERMAN = builtin_edition("scrabble", "en"), builtin_edition("scrabble", "de")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REKJE_CACHE", str(tmp_path / "cache"))
    lists = tmp_path / "lists"
    lists.mkdir()
    (lists / "tuesday.txt").write_text(CLUB, encoding="utf-8")
    return lists


def lists_of(folder: Path) -> ClubLists:
    lists, problems = read_club_lists(folder)
    assert not problems
    return lists


def test_a_list_says_what_it_is(folder: Path) -> None:
    one = lists_of(folder).lists[0]
    assert (one.name, one.title, one.source) == ("club:tuesday", "The Tuesday list", "minutes of 2026")
    assert (one.language, one.words) == ("en", 2)


def test_a_built_list_keeps_what_the_text_said(folder: Path) -> None:
    write_own(folder / "built.rekje", read_text(CLUB.encode(), "x").words)
    built, text = lists_of(folder).lists
    assert (built.title, built.source, built.language, built.words) == (text.title, text.source, "en", 2)


def test_bad_files_are_named_and_the_others_serve(folder: Path) -> None:
    (folder / "broken.txt").write_bytes(b"\x00\x01")
    (folder / "empty.txt").write_text("# nothing\n", encoding="utf-8")
    (folder / "tuesday.rekje").write_text("words\n", encoding="utf-8")
    lists, problems = read_club_lists(folder)
    assert [one.name for one in lists.lists] == ["club:tuesday"]
    assert [problem.code for problem in problems] == ["lexicon-binary", "lexicon-empty", "lexicon-club-twice"]
    assert [str(problem.params["name"]) for problem in problems] == ["broken.txt", "empty.txt", "tuesday.txt"]


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(FormError) as raised:
        read_club_lists(tmp_path / "missing")
    assert raised.value.code == "lexicon-club-folder"


def test_a_list_is_offered_where_language_or_letters_fit(folder: Path) -> None:
    (folder / "umlauts.txt").write_text("öl\n", encoding="utf-8")
    (folder / "letters.txt").write_text("jazz\n", encoding="utf-8")
    fits = {one.name.removeprefix("club:"): one.fits for one in lists_of(folder).lists}
    italian = builtin_edition("letter", "it")
    assert fits["tuesday"](ENGLISH)
    assert not fits["tuesday"](GERMAN)  # another language
    assert fits["umlauts"](GERMAN)
    assert not fits["letters"](italian)  # its box has no J
    assert fits["letters"](ENGLISH)


def test_words_are_those_of_the_list(folder: Path) -> None:
    clubs = pickle.loads(pickle.dumps(lists_of(folder)))  # as it travels to a thinking process
    words = open_words("club:tuesday", ENGLISH, {}, paths=False, clubs=clubs)
    assert words.name == "club:tuesday"
    assert words.has(split_tiles("QWYX"))
    assert not words.has(split_tiles("HOUSE"))


def code_of(name: str, folder: Path, clubs: ClubLists) -> str:
    with pytest.raises(FormError) as raised:
        open_words(name, ENGLISH, {}, paths=False, clubs=clubs)
    assert name not in clubs.lists[0].name or str(folder) not in repr(raised.value.params)
    return raised.value.code


def test_no_name_leads_to_a_file(folder: Path) -> None:
    clubs = lists_of(folder)
    for name in (str(folder / "tuesday.txt"), "/etc/passwd", "../lists/tuesday.txt"):
        assert code_of(name, folder, clubs) == "lexicon-unknown"
        assert code_of(f"club:{name}", folder, clubs) == "lexicon-club-unknown"


def test_a_refusal_names_the_lists_there_are(folder: Path) -> None:
    def said(name: str, edition: Edition) -> str:
        with pytest.raises(FormError) as raised:
            open_words(name, edition, {}, paths=False, clubs=lists_of(folder))
        return str(raised.value)

    assert said("bogus", ENGLISH) == ("There is no word list “bogus”: there are nl, fr, de, en, it, any, club:tuesday.")
    assert said("bogus", GERMAN) == "There is no word list “bogus”: there are nl, fr, de, en, it, any."
    assert said("club:monday", ENGLISH) == "There is no word list “monday” in this server’s folder of lists."


def test_a_list_that_is_gone_or_changed(folder: Path) -> None:
    clubs = lists_of(folder)
    (folder / "tuesday.txt").write_text("other\n", encoding="utf-8")
    assert code_of("club:tuesday", folder, clubs) == "lexicon-club-gone"
    (folder / "tuesday.txt").unlink()
    assert code_of("club:tuesday", folder, clubs) == "lexicon-club-gone"


def test_a_list_of_another_language_is_refused(folder: Path) -> None:
    with pytest.raises(FormError) as raised:
        open_words("club:tuesday", GERMAN, {}, paths=False, clubs=lists_of(folder))
    assert raised.value.code == "lexicon-club-letters"
