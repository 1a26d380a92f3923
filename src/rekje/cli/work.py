"""``rekje work``: a process that only thinks, for servers on one database of PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path

import click

from rekje.cli.parts.databases import chosen_database, database_option
from rekje.cli.serve import KeptOptions, club_lists, lexicons_option, pace_option
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.storage.files import data_folder


@click.command(cls=KeptOptions, help="help-work")
@database_option
@click.option("--thinkers", type=click.IntRange(1, 256), help="help-work-thinkers")
@pace_option
@lexicons_option
def work(database: str | None, thinkers: int | None, pace: float, lexicons: Path | None) -> None:
    """Think for servers on the same database."""
    import asyncio

    from rekje.server.logs import start_logging
    from rekje.server.settings import Settings
    from rekje.server.work.worker import Worker
    from rekje.storage.postgres.address import shown

    url = chosen_database(database)
    if url is None:
        raise FormError("serve-work-alone")
    count = thinkers or os.cpu_count() or 1
    settings = Settings(data=data_folder(), database=url, thinkers=count, pace=pace, clubs=club_lists(lexicons))
    worker = Worker(settings)
    start_logging()

    def ready() -> None:
        click.echo(say("serve-work-ready", place=shown(url), count=count))

    asyncio.run(worker.run(ready))
