"""``rekje doctor``: checks everything that the server needs, and says what to do about what is wrong."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from rekje.cli.help import TranslatedCommand
from rekje.locale import say
from rekje.model.problems import FormError, Param
from rekje.storage.files import data_folder


class Finding(msgspec.Struct, frozen=True):
    """One check: its name, whether it passed, the code and parameters of its sentence, the code of the advice."""

    what: str
    ok: bool
    code: str
    params: dict[str, Param] = {}
    advice: str | None = None


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finding as `--json` prints it."""

    what: str
    ok: bool
    code: str
    params: dict[str, Param]
    sentence: str
    advice: str = ""


@click.command(cls=TranslatedCommand, help="help-doctor")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
@click.option("--json", "as_json", is_flag=True, help="help-doctor-json")
def doctor(data: Path | None, as_json: bool) -> None:
    """Check everything and change nothing. Exit status 1 if anything is wrong."""
    found = [*look_at(data or data_folder())]
    told = [
        Told(one.what, one.ok, one.code, one.params, say(one.code, **one.params), say(one.advice) if one.advice else "")
        for one in found
    ]
    if as_json:
        click.echo(msgspec.json.encode({"ok": all(one.ok for one in found), "findings": told}))
    else:
        for one in told:
            mark = say("serve-doctor-well" if one.ok else "serve-doctor-wrong")
            click.echo(" ".join(part for part in (f"{mark}:", one.sentence, one.advice) if part))
    if not all(one.ok for one in found):
        raise click.exceptions.Exit(1)


def look_at(folder: Path) -> Iterator[Finding]:
    """All checks in order, beginning with the folder."""
    yield from _folder(folder)
    yield from _database(folder)
    yield from _engine()
    yield from _page()
    yield from _learned()
    yield from _words()
    yield from _cache()
    yield from _values()


def _problem(what: str, error: FormError, advice: str) -> Finding:
    return Finding(what, False, error.code, dict(error.params), advice)


def _folder(folder: Path) -> Iterator[Finding]:
    from rekje.storage.sqlite.hold import held_by, holder_of
    from rekje.storage.sqlite.troubles import LEAST_FREE, free_bytes

    name = str(folder)
    if not folder.is_dir():
        yield Finding("folder", True, "serve-doctor-no-folder", {"folder": name})
        return
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield Finding("folder", False, "serve-doctor-no-rights", {"folder": name}, "serve-doctor-do-rights")
    elif stat.S_IMODE(folder.stat().st_mode) & 0o007:
        yield Finding("folder", False, "serve-doctor-open-folder", {"folder": name}, "serve-doctor-do-close")
    else:
        yield Finding("folder", True, "serve-doctor-folder", {"folder": name})
    free = free_bytes(folder)
    advice = None if free >= LEAST_FREE else "serve-doctor-do-room"
    yield Finding("room", free >= LEAST_FREE, "serve-doctor-room", {"megabytes": free // 1_000_000}, advice)
    holder = holder_of(folder)
    if holder is None:
        yield Finding("holder", True, "serve-doctor-nobody")
    else:
        told = held_by(folder, holder)
        since = told.params.get("since", "?")
        yield Finding("holder", True, "serve-doctor-holder", {"pid": str(holder.pid or "?"), "since": since})


def _database(folder: Path) -> Iterator[Finding]:
    from rekje.storage.sqlite.checks import damaged_tables, file_damage, table_names
    from rekje.storage.sqlite.engine import FILE
    from rekje.storage.sqlite.migrate import HEAD
    from rekje.storage.sqlite.store import StoredTables

    if not (folder / FILE).exists():
        yield Finding("database", True, "serve-doctor-no-database")
        return
    try:
        stored = StoredTables(folder)
    except FormError as error:
        yield _problem("database", error, "serve-doctor-do-restore")
        return
    try:
        with stored.connect() as connection:
            if (damage := file_damage(connection)) is not None:
                yield Finding("database", False, "serve-doctor-file", {"reason": damage}, "serve-doctor-do-restore")
            if stored.revision != HEAD:
                params: dict[str, Param] = {"found": stored.revision or "-", "newest": HEAD}
                yield Finding("schema", False, "serve-doctor-schema", params, "serve-doctor-do-update")
                return
            yield Finding("schema", True, "serve-doctor-newest", {"revision": HEAD})
            damages = list(damaged_tables(connection))
            count = len(table_names(connection))
    finally:
        stored.close()
    for damaged in damages:
        yield _problem("table", damaged, "serve-doctor-do-table")
    if not damages:
        yield Finding("tables", True, "serve-doctor-tables", {"count": count})


def _engine() -> Iterator[Finding]:
    try:
        import rekje.engine.word_grid.search  # noqa: F401
    except ImportError:
        yield Finding("engine", False, "serve-doctor-no-engine", {}, "serve-doctor-do-install")
    else:
        yield Finding("engine", True, "serve-doctor-engine")


def _page() -> Iterator[Finding]:
    from rekje.server.settings import BUILT_PAGE

    there = (BUILT_PAGE / "index.html").is_file()
    code = "serve-doctor-page" if there else "serve-doctor-no-page"
    yield Finding("page", there, code, {}, None if there else "serve-doctor-do-install")


def _learned() -> Iterator[Finding]:
    from rekje.storage.leave_files import SHIPPED, leaves_folder, read_leaves

    files = [path for folder in (SHIPPED, leaves_folder()) for path in sorted(folder.glob("*.json"))]
    damaged = False
    for path in files:
        try:
            read_leaves(path.read_bytes(), str(path))
        except OSError:
            error = FormError("learn-damaged", file=str(path))
        except FormError as found:
            error = found
        else:
            continue
        damaged = True
        yield _problem("learned", error, "serve-doctor-do-learn")
    if not damaged:
        yield Finding("learned", True, "serve-doctor-learned", {"count": len(files)})


def _words() -> Iterator[Finding]:
    from rekje.storage.word_files import builtin_list, builtin_names, offensive_words, place_list

    for language in builtin_names():
        try:
            for read in (builtin_list, place_list, offensive_words):
                read(language)
        except FormError as error:
            yield _problem("words", error, "serve-doctor-do-install")
            return
    yield Finding("words", True, "serve-doctor-words", {"count": len(builtin_names())})


def _cache() -> Iterator[Finding]:
    from rekje.engine.cached import damaged_entries
    from rekje.storage.cache import LEXICONS, cache_folder

    folder = cache_folder() / LEXICONS
    params: dict[str, Param] = {"folder": str(folder)}
    there = next(one for one in (folder, *folder.parents) if one.exists())
    if not (there.is_dir() and os.access(there, os.R_OK | os.W_OK | os.X_OK)):
        yield Finding("cache", False, "serve-doctor-cache-rights", params, "serve-doctor-do-cache")
        return
    damaged = list(damaged_entries(folder))
    for path in damaged:
        yield Finding("cache", False, "serve-doctor-cache-damaged", {"file": str(path)}, "serve-doctor-do-nothing")
    if not damaged:
        yield Finding("cache", True, "serve-doctor-cache", params)


def _values() -> Iterator[Finding]:
    from rekje.storage.chances import all_chances
    from rekje.storage.ratings import all_ratings

    try:
        all_chances()
        all_ratings()
    except FormError as error:
        # The error's sentence already says what to do.
        yield Finding("values", False, error.code, dict(error.params))
        return
    yield Finding("values", True, "serve-doctor-values")
