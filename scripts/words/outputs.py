"""Writes what ships: lists, levels and places, compressed the same way every time, and the manifest."""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from frequency import Frequencies
from gather import Gathered


def compress(data: bytes) -> bytes:
    """xz without a time stamp or anything else that could differ between two runs."""
    return lzma.compress(data, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, preset=9 | lzma.PRESET_EXTREME)


def as_list(words: Iterable[str]) -> bytes:
    """A list as it is written: sorted by code point, one word a line, each line ended."""
    return "".join(f"{word}\n" for word in sorted(words)).encode()


def levels(gathered: Gathered, frequencies: Frequencies) -> bytes:
    """One byte a word in the order of the list: ``b"1"`` (commonest) to ``b"5"`` (not attested)."""
    return "".join(str(frequencies.level(gathered[word])) for word in sorted(gathered)).encode()


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def describe(words: Iterable[str], language: str, data: bytes) -> dict[str, Any]:
    """What the manifest says of a list: counts, and the SHA-256 of the list as it is before compression."""
    lengths = [len(word) for word in words]
    return {
        "language": language,
        "words": len(lengths),
        "words_to_15": sum(length <= 15 for length in lengths),
        "two_letters": lengths.count(2),
        "three_letters": lengths.count(3),
        "sha256": digest(data),
    }


def write_manifest(path: Path, sections: Mapping[str, Mapping[str, Any]]) -> None:
    """Write TOML: one table a section, in the order given. Values are strings, whole numbers and lists of strings."""
    lines = [
        "# Written by scripts/words/build.py. `sha256` is of the content before compression, `file_sha256` of the file."
    ]
    for name, section in sections.items():
        lines += ["", f"[{name}]", *(f"{key} = {_toml(value)}" for key, value in section.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
