"""Whatever has happened to a file, what reads it raises one kind of error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from rekje.model.problems import FormError
from rekje.storage import chances, leave_files, ratings, word_files

Reader = Callable[[Path], object]


def damages(data: bytes, times: int = 60) -> Iterator[bytes]:
    """Cut short, with bytes changed, with bytes put in."""
    chance = Random(20)
    for _ in range(times):
        yield data[: chance.randrange(len(data))]
        place = chance.randrange(len(data))
        yield data[:place] + bytes([chance.randrange(128, 256)]) + data[place + 1 :]
        yield data[:place] + chance.randbytes(3) + data[place:]


def _held(read: Callable[[], object]) -> None:
    with suppress(FormError):
        read()


def test_learned_worths() -> None:
    data = next(leave_files.SHIPPED.glob("scrabble-en-en.json")).read_bytes()
    for damaged in damages(data):
        # A line's end more or less does no harm.
        _held(partial(leave_files.read_leaves, damaged, "leaves.json"))


@pytest.mark.parametrize(("module", "read"), [(chances, chances.all_chances), (ratings, ratings.all_ratings)])
def test_models_and_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: object, read: Callable[[], object]
) -> None:
    data, file = module.FILE.read_bytes(), tmp_path / "values.json"  # type: ignore[attr-defined]
    monkeypatch.setattr(module, "FILE", file)
    for damaged in damages(data):
        read.cache_clear()  # type: ignore[attr-defined]
        file.write_bytes(damaged)
        _held(read)
    read.cache_clear()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["it.levels.xz", "it.places.txt.xz", "sheet.toml", "it.offensive.txt"])
def test_word_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    readers: dict[str, Callable[[], object]] = {
        "it.levels.xz": lambda: word_files._levels("it"),
        "it.places.txt.xz": lambda: word_files._packed_words(name),
        "sheet.toml": lambda: word_files.sheet_words.__wrapped__("koning", "nl", True),
        "it.offensive.txt": lambda: word_files.offensive_words.__wrapped__("it"),
    }
    data = (word_files._FOLDER / name).read_bytes()
    copytree(word_files._FOLDER, tmp_path / "words")
    monkeypatch.setattr(word_files, "_FOLDER", tmp_path / "words")
    for damaged in damages(data, 15):
        (tmp_path / "words" / name).write_bytes(damaged)
        _held(readers[name])
