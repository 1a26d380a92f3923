"""A person's lasting choices, in a small file of their own: ``settings.toml``."""

from __future__ import annotations

import os
import re
import tomllib
from contextlib import suppress
from pathlib import Path

from rekje.locale import LANGUAGES
from rekje.storage.whole_files import write_whole

_LANGUAGE = re.compile(r"^language\s*=.*\n?", re.MULTILINE)


def config_folder() -> Path:
    """The user's folder for settings: ``REKJE_CONFIG`` if set, else the system's usual place."""
    if named := os.environ.get("REKJE_CONFIG"):
        return Path(named)
    import platformdirs

    return platformdirs.user_config_path("rekje", appauthor=False)


def kept_language() -> str | None:
    """The language chosen for all texts; None if none was chosen, or if the file isn't valid."""
    kept = _kept("language")
    return kept if kept in LANGUAGES else None


def kept_lexicons() -> Path | None:
    """The folder of word lists to offer at every table served here; None if none is named."""
    kept = _kept("lexicons")
    return Path(kept).expanduser() if isinstance(kept, str) and kept else None


def keep_language(language: str) -> None:
    """Store a language, and keep the file's other settings. If that fails, the question comes again next time."""
    with suppress(OSError, ValueError):
        path = settings_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        there = path.read_text("utf-8") if path.exists() else ""
        write_whole(path, f'language = "{language}"\n{_LANGUAGE.sub("", there)}'.encode())


def _kept(key: str) -> object:
    try:
        return tomllib.loads(settings_file().read_text("utf-8")).get(key)
    except (OSError, ValueError):
        return None


def settings_file() -> Path:
    """The file, whether it is there or not."""
    return config_folder() / "settings.toml"
