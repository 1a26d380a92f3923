"""Word lists in files: those shipped with Rekje, and a user's own."""

from __future__ import annotations

import hashlib
import lzma
import tomllib
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path

from rekje.lexicon.folding import Tiler
from rekje.lexicon.source import LANGUAGES, PlainWordList
from rekje.lexicon.texts import MOST_BYTES, ReadList, pack, read_list
from rekje.model.problems import FormError, file_error
from rekje.model.tiles import Tiles

_LONGEST_NAME = 200
_FOLDER = Path(__file__).parent.parent / "data" / "words"


def words_folder() -> Path:
    """The folder of the shipped lists."""
    return _FOLDER


def builtin_names() -> tuple[str, ...]:
    """The names of the shipped lists, which are languages."""
    return LANGUAGES


def shown(path: Path) -> str:
    """A path for a sentence. Of a very long path only the end is shown."""
    name = str(path).replace("\0", "?")
    return name if len(name) <= _LONGEST_NAME else f"…{name[-_LONGEST_NAME:]}"


def read_file(path: Path) -> bytes:
    """The bytes of a user's file. Raises `FormError` if it can't be read or is too large."""
    name = shown(path)
    try:
        if path.is_dir():
            raise FormError("lexicon-folder", name=name)
        if path.stat().st_size > MOST_BYTES:
            raise FormError("lexicon-too-large", name=name, megabytes=MOST_BYTES // 2**20)
        return path.read_bytes()
    except FileNotFoundError:
        if path.suffix or path.parent != Path():
            raise FormError("form-file-missing", file=name) from None
        raise FormError("lexicon-unknown", name=name, known=", ".join(builtin_names()), files="yes") from None
    except OSError as problem:
        raise file_error("form-file-unreadable", name, problem) from None
    except ValueError:
        raise FormError("lexicon-unknown", name=name, known=", ".join(builtin_names()), files="yes") from None


def read_own(path: Path, language: str | None) -> ReadList:
    """A user's own list, with the words that can't be laid. The file is text, text compressed with xz, or packed."""
    return read_list(read_file(path), shown(path), language)


def write_own(path: Path, words: PlainWordList) -> None:
    """Write a packed list, whole or not at all. Raises `FormError` if it can't be written."""
    partial = path.with_name(f".{path.name}.partial")
    try:
        partial.write_bytes(pack(words))
        partial.replace(path)
    except (OSError, ValueError) as problem:
        raise file_error("form-file-unwritable", shown(path), problem) from None


def builtin_list(language: str) -> PlainWordList:
    """The list of a language, with its levels."""
    text, levels = builtin_text(language)
    return PlainWordList(language, text.split("\n")[:-1], language, levels)


def builtin_text(language: str) -> tuple[str, bytes]:
    """The words of a language, one a line, with their levels."""
    levels, _ = _levels(language)
    return _packed_text(f"{language}.txt.xz"), levels


def how_spelled(tiler: Tiler, language: str, word: Tiles) -> str:
    """The spelling of a word of a language's list if its tiles don't show it (RYST is rijst); otherwise empty."""
    others = list(tiler.spellings(word))
    if not others or _is_listed(language, "".join(word).lower()):
        return ""
    return next((text for text in others if _is_listed(language, text)), "")


def _is_listed(language: str, plain: str) -> bool:
    words = _words_of(language)
    place = bisect_left(words, plain)
    return place < len(words) and words[place] == plain


@lru_cache(maxsize=1)
def _words_of(language: str) -> list[str]:
    return builtin_list(language).words


def place_text(language: str) -> tuple[str, bytes]:
    """The names of towns, countries and rivers in a language, one a line, with their levels."""
    _, levels = _levels(language)
    return _packed_text(f"{language}.places.txt.xz"), levels


def _packed_words(name: str) -> list[str]:
    return _packed_text(name).split("\n")[:-1]


def _packed_text(name: str) -> str:
    with _whole(name):
        return _unpacked(name).decode()


def _unpacked(name: str) -> bytes:
    with _whole(name):
        return lzma.decompress((_FOLDER / name).read_bytes())


@contextmanager
def _whole(name: str) -> Iterator[None]:
    """Raise `FormError` if a shipped file is damaged."""
    try:
        yield
    except (OSError, lzma.LZMAError, UnicodeDecodeError, tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError):
        raise FormError("lexicon-damaged", name=name) from None


def _levels(language: str) -> tuple[bytes, bytes]:
    words, _, places = _unpacked(f"{language}.levels.xz").partition(b"\n")
    return words, places


@cache
def sheet_words(game: str, language: str, places: bool) -> tuple[str, ...]:
    """The words printed on a game's sheet that the language's list lacks, in plain spelling. Names of places are among
    them only if places count (W6)."""
    kinds = ("words", "places") if places else ("words",)
    with _whole("sheet.toml"):
        table = tomllib.loads((_FOLDER / "sheet.toml").read_text("utf-8"))
        groups = [group for group in table["sheet"] if group["game"] == game and group["language"] == language]
        return tuple(word for group in groups for kind in kinds for word in group.get(kind, "").split())


@cache
def first_words(language: str) -> tuple[str, ...]:
    """The fifty everyday words of a language that the weakest computer player knows, in plain spelling."""
    with _whole("first.toml"):
        return tuple(tomllib.loads((_FOLDER / "first.toml").read_text("utf-8"))[language].split())


@cache
def offensive_words(language: str) -> frozenset[str]:
    """The words of a language that computers neither lay nor suggest, from our own list and from public ones, in plain
    spelling."""
    with _whole(f"{language}.offensive.txt"):
        lines = (_FOLDER / f"{language}.offensive.txt").read_text("utf-8").splitlines()
    ours = frozenset(line for line in lines if line and not line.startswith("#"))
    return ours | frozenset(_packed_words(f"{language}.offensive.txt.xz"))


@cache
def shipped_digest(language: str) -> str:
    """The SHA-256 over all files shipped for a language."""
    names = [
        f"{language}.{kind}" for kind in ("txt.xz", "levels.xz", "places.txt.xz", "offensive.txt", "offensive.txt.xz")
    ]
    digests = [hashlib.sha256((_FOLDER / name).read_bytes()).digest() for name in (*names, "sheet.toml")]
    return hashlib.sha256(b"".join(digests)).hexdigest()
