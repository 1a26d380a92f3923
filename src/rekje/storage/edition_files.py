"""Editions of one's own, read from TOML files (docs/rules/editions.md)."""

from __future__ import annotations

import re
from pathlib import Path

from rekje.games.editions import edition_from_dict
from rekje.games.registry import FIRST_GAME, game_name
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.storage.whole_files import read_whole

MAX_BYTES = 1_000_000
SUFFIX = ".toml"
_PLACE = re.compile(r"\s*\(at line (\d+), column (\d+)\)")


def read_edition(file: str, game: str | None = None, usual: str = FIRST_GAME) -> Edition:
    """The edition in a file, which has the file's name unless it tells another. If neither the file nor ``game`` says
    which game, it is the ``usual`` one. Raises `FormError` for what is no edition, and for one of another game than
    ``game``."""
    edition = edition_from_dict({"name": Path(file).stem, "game": game or usual, **_fields(file)})
    if game not in (None, edition.game):
        raise FormError("form-edition-game", edition=edition.name, game=game_name(str(game)))
    return edition


def _fields(file: str) -> dict[str, object]:
    import tomllib

    data = read_whole(file, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise FormError("form-too-large", most=MAX_BYTES // 1_000_000)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise FormError("screen-edition-file", file=file) from None
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        problem = FormError("screen-edition-file", file=file)
        raise (problem.at(int(place[1]), int(place[2])) if place else problem) from None
    except RecursionError:
        raise FormError("screen-edition-file", file=file) from None
