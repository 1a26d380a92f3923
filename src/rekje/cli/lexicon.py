"""`rekje lexicon build`: any list of words, one a line, as a lexicon."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from rekje.cli.parts.files import check_other_file
from rekje.cli.parts.help import Group
from rekje.lexicon.source import LANGUAGES
from rekje.lexicon.texts import ReadList
from rekje.locale import say
from rekje.storage.word_files import read_own, shown, write_own


@click.group(cls=Group, help="help-lexicons")
def lexicon() -> None:
    """Word lists of your own."""


@lexicon.command(help="help-build")
@click.argument("file", type=click.Path(path_type=Path), metavar="help-value-file")
@click.argument("out", type=click.Path(path_type=Path), metavar="help-value-out")
@click.option("--language", type=click.Choice(LANGUAGES, case_sensitive=False), help="help-build-language")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def build(file: Path, out: Path, language: str | None, as_json: bool) -> None:
    """Make OUT, a lexicon usable wherever --lexicon is, from FILE: UTF-8 text, one word a line.

    Empty lines and lines that begin with # are skipped. What can't be laid is counted and reported.
    """
    check_other_file(file, out)
    reading = read_own(file, language)
    write_own(out, reading.words)
    if as_json:
        click.echo(json.dumps(_report(reading, out), ensure_ascii=False))
    else:
        for line in _sentences(reading, out):
            click.echo(line)


def _dropped(reading: ReadList) -> int:
    return sum(entry.count for entry in reading.dropped.values())


def _report(reading: ReadList, out: Path) -> dict[str, Any]:
    return {
        "ok": True,
        "out": str(out),
        "language": reading.words.language,
        "lines": reading.lines,
        "words": len(reading.words.words),
        "doubles": reading.doubles,
        "dropped": {
            reason: {"count": entry.count, "examples": entry.examples} for reason, entry in reading.dropped.items()
        },
    }


def _sentences(reading: ReadList, out: Path) -> list[str]:
    built = say(
        "lexicon-built",
        words=str(len(reading.words.words)),
        name=shown(out),
        lines=str(reading.lines),
        doubles=str(reading.doubles),
        dropped=str(_dropped(reading)),
    )
    return [built, *(_dropped_for(reason, reading) for reason in reading.dropped)]


def _dropped_for(reason: Any, reading: ReadList) -> str:
    entry = reading.dropped[reason]
    return "  " + say(
        "lexicon-dropped",
        count=str(entry.count),
        reason=say(f"lexicon-reason-{reason}"),
        examples=", ".join(entry.examples),
    )
