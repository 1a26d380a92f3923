"""``rekje doctor``: checks an installation, and says what to do about what is wrong."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import click
import msgspec

from rekje.cli.parts.databases import database_option
from rekje.cli.parts.files import STANDARD, check_one_output, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.doctor.finding import Finding, Status, Subject
from rekje.locale import say
from rekje.model.problems import Param
from rekje.storage.files import data_folder


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finding as `--json` prints it."""

    what: str
    ok: bool
    status: Status
    code: str
    params: dict[str, Param]
    sentence: str
    advice: str = ""


COLOURS = {Status.WELL: "green", Status.WARNING: "yellow", Status.WRONG: "red"}


@click.command(cls=TranslatedCommand, help="help-doctor")
@click.option("--data", type=click.Path(path_type=Path, readable=False), metavar="help-value-folder", help="help-data")
@database_option
@click.option("--host", metavar="help-value-address", help="help-doctor-host")
@click.option("--port", type=click.IntRange(1, 65535), help="help-doctor-port")
@click.option("--public-url", metavar="help-value-url", help="help-serve-public-url")
@click.option("--bundle", metavar="help-value-file", help="help-doctor-bundle")
@click.option("--json", "as_json", is_flag=True, help="help-doctor-json")
def doctor(
    data: Path | None,
    database: str | None,
    host: str | None,
    port: int | None,
    public_url: str | None,
    bundle: str | None,
    as_json: bool,
) -> None:
    """Check everything and change nothing. Exit status 1 if anything is wrong."""
    from rekje.doctor.checks import examine

    check_one_output({"--bundle -": bundle == STANDARD, "--json": as_json})
    subject = Subject(data or data_folder(), host, port, public_url, database)
    found = [*examine(subject)]
    sound = all(one.status is not Status.WRONG for one in found)
    if bundle is not None:
        from rekje.doctor.bundle import make_bundle

        write_bytes(bundle, make_bundle(subject, found))
    if bundle != STANDARD:
        # A sentence must come out on a screen that lacks some of its signs, too.
        with suppress(AttributeError, ValueError):
            sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
        _print(found, sound, as_json)
    if bundle is not None and bundle != STANDARD:
        click.echo(say("serve-doctor-bundle", file=bundle), err=True)
    if not sound:
        raise click.exceptions.Exit(1)


def _print(found: list[Finding], sound: bool, as_json: bool) -> None:
    told = [
        Told(
            one.what,
            one.status is not Status.WRONG,
            one.status,
            one.code,
            one.params,
            say(one.code, **one.params),
            say(one.advice) if one.advice else "",
        )
        for one in found
    ]
    if as_json:
        click.echo(msgspec.json.encode({"ok": sound, "findings": told}))
        return
    marks = {
        Status.WELL: say("serve-doctor-well"),
        Status.WARNING: say("serve-doctor-warning"),
        Status.WRONG: say("serve-doctor-wrong"),
    }
    width = max(len(one.what) for one in told)
    longest = max(map(len, marks.values()))
    for one in told:
        mark = click.style(f"{marks[one.status]:<{longest}}", fg=COLOURS[one.status])
        click.echo(" ".join(part for part in (f"{one.what:<{width}} {mark}", _ended(one.sentence), one.advice) if part))
    wrong = sum(one.status is Status.WRONG for one in found)
    click.echo(say("serve-doctor-sum", count=wrong) if wrong else say("serve-doctor-nothing"))


def _ended(sentence: str) -> str:
    """A sentence with a sign at its end: the advice stands behind it."""
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."
