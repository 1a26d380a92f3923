"""The results of a person's games against computers at the terminal: lines of a file in the user's data directory."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from rekje.analysis.ratings import RatedResult
from rekje.model.problems import UNREADABLE
from rekje.storage.files import data_folder
from rekje.storage.whole_files import make_private

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(RatedResult)


class Results:
    """The results in a folder, the oldest first."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder if folder is not None else data_folder()) / "results.jsonl"

    def add(self, result: RatedResult) -> None:
        """Write down a result. If that fails, nothing is raised, so that the game isn't disturbed."""
        try:
            make_private(self._path.parent)
            with self._path.open("ab") as file:
                file.write(_encoder.encode(result) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            return

    def all(self) -> list[RatedResult]:
        """All stored results. A line that can't be read is skipped."""
        found = []
        try:
            lines = self._path.read_bytes().splitlines()
        except OSError:
            return []
        for line in lines:
            try:
                found.append(_decoder.decode(line))
            except UNREADABLE:
                continue
        return found
