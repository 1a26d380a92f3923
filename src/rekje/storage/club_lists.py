"""Word lists in a folder of the server's operator. Each is offered at the table under a name of its own.

A browser names such a list, never a file. Which file a name means is settled when the server starts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rekje.lexicon.folding import Tiler
from rekje.lexicon.texts import read_list
from rekje.model.edition import Edition
from rekje.model.problems import FormError, file_error
from rekje.storage.word_files import read_file

CLUB = "club:"
LONGEST_NAME = 60


class ClubList(msgspec.Struct, frozen=True):
    """One list. ``name`` is its name at tables; ``letters`` are the letters in its words; ``title`` and ``source`` come
    from the list, or are empty; ``sha256`` is the hash of the file."""

    name: str
    path: Path
    sha256: str
    words: int
    letters: str
    language: str | None = None
    title: str = ""
    source: str = ""

    def fits(self, edition: Edition) -> bool:
        """Whether the list is in an edition's language. If its language isn't known, whether the box has its
        letters."""
        if self.language is not None:
            return self.language == edition.language
        tiler = Tiler(edition.letter_set.faces, edition.language)
        return all(any(tiler.ways(letter * 2)) for letter in self.letters)


class ClubLists(msgspec.Struct, frozen=True):
    """The lists of a folder, by name; it can travel between processes."""

    lists: tuple[ClubList, ...] = ()

    def names(self, edition: Edition) -> tuple[str, ...]:
        """The names of the lists that fit an edition."""
        return tuple(one.name for one in self.lists if one.fits(edition))

    def find(self, name: str, edition: Edition) -> ClubList:
        """The list that a table has chosen. Raises `FormError` if it doesn't exist or doesn't fit the edition."""
        found = next((one for one in self.lists if one.name == name), None)
        if found is None:
            raise FormError("lexicon-club-unknown", name=name.removeprefix(CLUB))
        if not found.fits(edition):
            raise FormError("lexicon-club-letters", name=name.removeprefix(CLUB), edition=edition.name)
        return found


NO_LISTS = ClubLists()


def read_club_lists(folder: Path) -> tuple[ClubLists, list[FormError]]:
    """The lists of a folder, and the errors of its other files. Raises `FormError` if the folder can't be read."""
    lists: dict[str, ClubList] = {}
    problems: list[FormError] = []
    for path in _files(folder):
        try:
            found = _read(path)
            if found.name in lists:
                raise FormError("lexicon-club-twice", name=path.name, other=lists[found.name].path.name)
            lists[found.name] = found
        except FormError as problem:
            problems.append(problem)
    return ClubLists(tuple(lists.values())), problems


def _files(folder: Path) -> Iterator[Path]:
    try:
        paths = sorted(folder.iterdir())
    except OSError as error:
        raise file_error("lexicon-club-folder", folder, error) from None
    return (path for path in paths if not path.name.startswith(".") and path.is_file())


def _read(path: Path) -> ClubList:
    data = read_file(path)
    words = read_list(data, path.name).words
    letters = "".join(sorted(set("".join(words.words))))
    name = f"{CLUB}{path.name.split('.')[0][:LONGEST_NAME]}"
    return ClubList(
        name, path.absolute(), _digest(data), len(words.words), letters, words.language, words.title, words.source
    )


def club_bytes(club: ClubList) -> bytes:
    """The content of a list's file. Raises `FormError` if it has changed since the server started."""
    try:
        data = read_file(club.path)
    except FormError:
        data = b""
    if _digest(data) != club.sha256:
        raise FormError("lexicon-club-gone", name=club.name.removeprefix(CLUB))
    return data


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
