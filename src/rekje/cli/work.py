"""``rekje work``: a process that only thinks, for servers on one database of PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path

import click

from rekje.cli.jobs.engine_option import engine_option
from rekje.cli.jobs.think_options import think_options
from rekje.cli.parts.databases import chosen_database, database_option
from rekje.cli.serve import KeptOptions, club_lists, lexicons_option, own_players_here, pace_option
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.players.thinking import read_budget
from rekje.storage.files import data_folder


@click.command(cls=KeptOptions, help="help-work")
@database_option
@click.option("--thinkers", type=click.IntRange(1, 256), help="help-work-thinkers")
@pace_option
@think_options("help-think")
@lexicons_option
@engine_option
def work(
    database: str | None,
    thinkers: int | None,
    pace: float,
    think: str | None,
    depth: int | None,
    lexicons: Path | None,
) -> None:
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
    clubs, own = club_lists(lexicons), own_players_here()
    budget = read_budget(think, depth)
    settings = Settings(
        data=data_folder(), database=url, thinkers=count, pace=pace, budget=budget, clubs=clubs, own=own
    )
    worker = Worker(settings)
    start_logging()

    def ready() -> None:
        click.echo(say("serve-work-ready", place=shown(url), count=count))

    asyncio.run(worker.run(ready))
