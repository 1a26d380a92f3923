"""What it costs to hand a computer player's turn to another process, on PostgreSQL: our claims beside the library
procrastinate.

    python bench/due_work.py postgresql://rekje@localhost/empty [JOBS] [--procrastinate]

The database must be empty; it isn't afterwards. A turn is due with the append of the move before it, which costs
nothing more with our claims: `tables.due` is written anyway. procrastinate puts a row into its own table (defer), and
finishes it afterwards. It is measured with ``--procrastinate``, where it is installed; no part of Rekje uses it.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rekje.model.events import Passed
from rekje.storage.database.events import Change
from rekje.storage.database.store import Database
from rekje.storage.postgres.address import read_address

JOBS = 2000
STATUS = b'{"game":"scrabble","edition":"nl","phase":"playing"' + b" " * 1000 + b"}"


def told(name: str, took: list[float], cpu: float) -> None:
    """Print the times (s) of a step."""
    took.sort()
    p99 = took[int(len(took) * 0.99)]
    print(
        f"{name:42} mean {statistics.mean(took) * 1000:6.2f} ms  p50 {took[len(took) // 2] * 1000:6.2f}"
        f"  p99 {p99 * 1000:6.2f}  CPU here {cpu / len(took) * 1000:5.2f} ms"
    )


def timed(name: str, jobs: int, step: Callable[[int], object]) -> None:
    """Do a step so many times, and print how long each took."""
    took, cpu = [], time.process_time()
    for number in range(jobs):
        began = time.perf_counter()
        step(number)
        took.append(time.perf_counter() - began)
    told(name, took, time.process_time() - cpu)


def ours(address: str, jobs: int) -> None:
    """Append, claim one turn, and look for what is due."""
    url = read_address(address)
    server = Database(Path(tempfile.mkdtemp()), url=url)
    worker = Database(Path(), url=url, thinks=True)
    assert worker.neighbours is not None
    worker.neighbours.beat().result()
    change = Change(due=1, computer=True, standing=STATUS)
    timed("append of a move, with its due moment", jobs, lambda n: server.events.submit(
        f"t{n}", 0, [Passed(0)], change).result())  # fmt: skip
    timed("claim of one table (a server thinks itself)", jobs // 2, lambda n: worker.due_work.claim(f"t{n}", 1))
    timed("look: claims the next due one", jobs // 4, lambda n: worker.due_work.due(2, "computers", 1))
    worker.due_work.leave()
    server.write(lambda connection: connection.exec_driver_sql("UPDATE tables SET due = NULL") and None).result()
    timed("look: nothing is due", jobs // 4, lambda n: worker.due_work.due(2, "computers", 1))
    timed("heartbeat", jobs // 4, lambda n: worker.due_work.beat())
    worker.close()
    server.close()


async def theirs(address: str, jobs: int) -> None:
    """Defer, fetch and finish."""
    from procrastinate import App, PsycopgConnector
    from procrastinate.jobs import Status

    app = App(connector=PsycopgConnector(conninfo=address))

    @app.task(name="think", queue="computers")
    async def think(table: str, version: int) -> None:
        """A turn."""

    async with app.open_async():
        await app.schema_manager.apply_schema_async()
        manager = app.job_manager
        worker = await manager.register_worker()
        steps: dict[str, list[float]] = {"defer": [], "fetch": [], "finish": []}
        cpu = dict.fromkeys(steps, 0.0)

        async def step(name: str, work: object) -> object:
            began, used = time.perf_counter(), time.process_time()
            found = await work  # type: ignore[misc]
            steps[name].append(time.perf_counter() - began)
            cpu[name] += time.process_time() - used
            return found

        for number in range(jobs):
            await step("defer", think.defer_async(table=f"t{number}", version=1))
        for _ in range(jobs):
            job = await step("fetch", manager.fetch_job(["computers"], worker_id=worker))
            await step("finish", manager.finish_job(job, Status.SUCCEEDED, delete_job=True))
        for name, took in steps.items():
            told(f"procrastinate: {name}", took, cpu[name])


if __name__ == "__main__":
    place, *more = [part for part in sys.argv[1:] if not part.startswith("--")]
    count = int(more[0]) if more else JOBS
    if "--procrastinate" in sys.argv:
        asyncio.run(theirs(place, count))
    else:
        ours(place, count)
