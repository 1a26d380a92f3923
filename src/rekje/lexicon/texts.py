"""Word lists as bytes: plain text, one word a line, and the packed form that `rekje lexicon build` writes.

Text is UTF-8, with or without a byte order mark, lines ended in any way. Empty lines and lines that begin with ``#``
are no words. Before the first word such lines can say what the list is: ``# title: …``, ``# source: …`` and
``# language: nl``.
A packed list is a line with its format, a line of JSON about it, and the words, xz-compressed.
"""

from __future__ import annotations

import hashlib
import lzma
from itertools import takewhile

import msgspec

from rekje.lexicon.folding import Reason, Unlayable, spell
from rekje.lexicon.source import LANGUAGES, PlainWordList
from rekje.model.problems import FormError

FORMAT = b"rekje-lexicon/1\n"
XZ = b"\xfd7zXZ\x00"
MOST_BYTES = 64 * 2**20
EXAMPLES = 3
ABOUT = ("title", "source", "language")
LONGEST_ABOUT = 100
BOM = "\ufeff"


class DroppedWords(msgspec.Struct):
    """Words that can't be laid, for one reason: how many, and the first few of them."""

    count: int
    examples: list[str]


class ReadList(msgspec.Struct):
    """A text as it was read: the list, the number of lines with a word, the number of doubles, what was left out and
    why."""

    words: PlainWordList
    lines: int
    doubles: int
    dropped: dict[Reason, DroppedWords]


class _Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    language: str | None
    words: int
    sha256: str
    title: str = ""
    source: str = ""


def read_text(data: bytes, name: str, language: str | None = None) -> ReadList:
    """Read a plain list. The language that the list itself names overrides ``language``. Raises `FormError` if it isn't
    UTF-8 text or holds no word that can be laid."""
    lines = [line.strip() for line in _decode(data, name).splitlines()]
    about = _about(lines)
    language = about["language"] if about["language"] in LANGUAGES else language
    wanted = [line for line in lines if line and not line.startswith("#")]
    found: set[str] = set()
    dropped: dict[Reason, DroppedWords] = {}
    for line in wanted:
        try:
            found.add(spell(line, language))
        except Unlayable as problem:
            _drop(dropped, problem.reason, line)
    if not found:
        raise FormError("lexicon-empty", name=name)
    doubles = len(wanted) - len(found) - sum(entry.count for entry in dropped.values())
    listed = PlainWordList(name, sorted(found), language, title=about["title"], source=about["source"])
    return ReadList(listed, len(wanted), doubles, dropped)


def _about(lines: list[str]) -> dict[str, str]:
    """What the lines before the first word say of the list."""
    about = dict.fromkeys(ABOUT, "")
    for line in takewhile(lambda line: not line or line.startswith("#"), lines):
        key, colon, value = line.removeprefix("#").partition(":")
        if colon and key.strip().lower() in about:
            about[key.strip().lower()] = value.strip()[:LONGEST_ABOUT]
    return about


def _drop(dropped: dict[Reason, DroppedWords], reason: Reason, line: str) -> None:
    entry = dropped.setdefault(reason, DroppedWords(0, []))
    entry.count += 1
    if len(entry.examples) < EXAMPLES and line not in entry.examples:
        entry.examples.append(line[:40])


def _decode(data: bytes, name: str) -> str:
    if b"\0" in data:
        raise FormError("lexicon-binary", name=name)
    try:
        return data.decode("utf-8").removeprefix(BOM)
    except UnicodeDecodeError as problem:
        line_start = data.rfind(b"\n", 0, problem.start) + 1
        line, column = data.count(b"\n", 0, problem.start) + 1, problem.start - line_start + 1
        raise FormError("lexicon-encoding", line=line, column=column, name=name) from None


def unpack_xz(data: bytes, name: str) -> bytes:
    """The content of xz-compressed bytes. Raises `FormError` if they are damaged, or swell past 64 MB."""
    unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=256 * 2**20)
    try:
        content = unpacker.decompress(data, max_length=MOST_BYTES + 1)
    except lzma.LZMAError:
        raise FormError("lexicon-damaged", name=name) from None
    if len(content) > MOST_BYTES:
        raise FormError("lexicon-too-large", name=name, megabytes=MOST_BYTES // 2**20)
    if not unpacker.eof:
        raise FormError("lexicon-damaged", name=name)
    return content


def pack(words: PlainWordList) -> bytes:
    """A packed list; the same words give the same bytes."""
    content = "".join(f"{word}\n" for word in words.words).encode()
    digest = hashlib.sha256(content).hexdigest()
    header = _Header(words.language, len(words.words), digest, words.title, words.source)
    return FORMAT + msgspec.json.encode(header) + b"\n" + lzma.compress(content, check=lzma.CHECK_CRC64)


def unpack(data: bytes, name: str) -> PlainWordList:
    """Read what `pack` wrote. Raises `FormError` for anything damaged or changed."""
    header, packed = _header(data, name)
    content = unpack_xz(packed, name)
    if hashlib.sha256(content).hexdigest() != header.sha256:
        raise FormError("lexicon-damaged", name=name)
    words = sorted(_decode(content, name).split())
    if not words:
        raise FormError("lexicon-empty", name=name)
    title, source = header.title[:LONGEST_ABOUT], header.source[:LONGEST_ABOUT]
    return PlainWordList(name, words, header.language, title=title, source=source)


def _header(data: bytes, name: str) -> tuple[_Header, bytes]:
    head, _, packed = data.removeprefix(FORMAT).partition(b"\n")
    try:
        header = msgspec.json.decode(head, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise FormError("lexicon-damaged", name=name) from None
    if header.language not in (None, *LANGUAGES):
        raise FormError("lexicon-damaged", name=name)
    return header, packed


def packed_language(data: bytes, name: str) -> str | None:
    """The language that a packed list names; None for other files, and for lists without one."""
    if not data.startswith(FORMAT):
        return None
    return _header(data, name)[0].language


def read_list(data: bytes, name: str, language: str | None = None) -> ReadList:
    """A word list from a file's bytes, in whichever form; a packed list's own language goes first."""
    if data.startswith(FORMAT):
        words = unpack(data, name)
        return ReadList(words, len(words.words), 0, {})
    if data.startswith(XZ):
        data = unpack_xz(data, name)
    return read_text(data, name, language)
