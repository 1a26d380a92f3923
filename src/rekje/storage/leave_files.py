"""Learned leave values, in small files: those shipped with Rekje, and those learned on the user's machine.

A file is readable JSON: what the values are for (game, edition, its letters, word list), how they were learned (seed,
games), the values (`rekje.players.leave_values.LeaveValues`), and the SHA-256 of all that.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.problems import UNREADABLE, FormError, file_error
from rekje.players.leave_values import LeaveValues
from rekje.storage.club_lists import CLUB
from rekje.storage.files import data_folder
from rekje.storage.whole_files import write_whole

_FAMILY = "rekje-leaves/"
FORMAT = f"{_FAMILY}2"
SHIPPED = Path(__file__).parents[1] / "data" / "leaves"
_SUFFIX = ".json"


class LeaveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave values, what they are for, and how they were learned. ``sha256`` is the hash of the file without itself."""

    game: str
    edition: str
    letters: dict[str, tuple[int, int]]
    blanks: int
    rack: int
    lexicon: str
    lexicon_sha256: str
    seed: int
    games: int
    generations: int
    worths: LeaveValues
    sha256: str = ""
    format: str = FORMAT

    def fits(self, edition: Edition) -> bool:
        """Whether the values are for the box of an edition."""
        box = (self.game, self.edition, self.letters, self.blanks, self.rack)
        return box == (edition.game, edition.name, edition.letters, edition.blanks, edition.rack)

    def is_current(self, config: Config) -> bool:
        """Whether the values were learned with the very words of a table whose list is pinned."""
        return self.lexicon_sha256 == config.lexicon_sha256


def leaves_folder() -> Path:
    """The folder of the values learned on this machine."""
    return data_folder() / "leaves"


def file_name(game: str, edition: str, lexicon: str) -> str:
    """The name of the file for an edition with a word list. A club's list has the name of its file."""
    named = "-".join((game, edition, Path(lexicon.removeprefix(CLUB)).stem))
    return re.sub(r"[^A-Za-z0-9._-]", "_", named) + _SUFFIX


def find_leaves(config: Config, folders: Iterable[Path] | None = None) -> LeaveFile | None:
    """The leave values for a table: those learned on this machine, otherwise those shipped; or those in other
    ``folders``. Values learned with the very words of the table go before others. None if there are none for its box
    and a word list of that name. Raises `FormError` for a damaged file."""
    fitting: LeaveFile | None = None
    name = file_name(config.game, config.edition.name, config.lexicon or config.edition.lexicon)
    for folder in (leaves_folder(), SHIPPED) if folders is None else folders:
        found = read_leave_file(folder / name)
        if found and found.fits(config.edition):
            if found.is_current(config):
                return found
            fitting = fitting or found
    return fitting


def read_leave_file(path: Path) -> LeaveFile | None:
    """The leave values of a file; None if there is no such file. Raises `FormError` for one that can't be read."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise file_error("form-file-unreadable", path, error) from None
    return read_leaves(data, str(path))


def read_leaves(data: bytes, name: str) -> LeaveFile:
    """Read a file of leave values. Raises `FormError` if it is damaged or of another version."""
    try:
        head = msgspec.json.decode(data)
        found = str(head.get("format")) if isinstance(head, dict) else ""
        if found.startswith(_FAMILY) and found != FORMAT:
            raise FormError("learn-version", file=name, format=found, wanted=FORMAT)
        file = msgspec.json.decode(data, type=LeaveFile)
    except UNREADABLE:
        raise FormError("learn-damaged", file=name) from None
    if file.format != FORMAT or _digest(file) != file.sha256:
        raise FormError("learn-damaged", file=name)
    return file


def check_replaceable(path: Path) -> None:
    """Raise `FormError` for a file that holds anything else than leave values, of whatever version. What isn't
    a file is left to who writes it."""
    if not path.is_file():
        return
    try:
        data = path.read_bytes()
        head = msgspec.json.decode(data) if data else {"format": FORMAT}
    except OSError as error:
        raise file_error("form-file-unreadable", path, error) from None
    except UNREADABLE:
        head = None
    if not isinstance(head, dict) or not str(head.get("format")).startswith(_FAMILY):
        raise FormError("learn-not-leaves", file=str(path))


def leaves_bytes(file: LeaveFile) -> bytes:
    """The bytes of a file of leave values. The same values give the same bytes."""
    signed = msgspec.structs.replace(file, sha256=_digest(file))
    fields = msgspec.to_builtins(signed).items()
    lines = (msgspec.json.encode(name) + b": " + msgspec.json.encode(value) for name, value in fields)
    return b"{\n " + b",\n ".join(lines) + b"\n}\n"


def _digest(file: LeaveFile) -> str:
    return hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(file, sha256=""))).hexdigest()


def write_leaves(path: Path, data: bytes) -> None:
    """Write a whole file of leave values, readable for others on this machine. Raises `FormError` if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data, mode=0o644)
    except OSError as error:
        raise file_error("form-file-unwritable", path, error) from None
