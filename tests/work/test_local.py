"""Work on this machine: every result once, whoever dies; errors as they are; nothing left behind."""

from __future__ import annotations

import multiprocessing
import threading
from pathlib import Path

import pytest

from rekje.model.problems import FormError
from rekje.work import local
from rekje.work.executor import in_order
from rekje.work.local import LocalExecutor
from tests.support import PATIENCE
from tests.work.jobs import Deadly, Squares


@pytest.fixture(autouse=True)
def own_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAYON_NUM_THREADS", "")


def squares(executor: LocalExecutor, job: Squares, count: int) -> list[bytes]:
    return list(in_order(executor.map_unordered(job, enumerate(range(count)))))


def test_one_process_and_several_give_the_same_though_workers_are_killed(tmp_path: Path) -> None:
    expected = [str(n * n).encode() for n in range(30)]
    assert squares(LocalExecutor(1), Squares(tmp_path), 30) == expected
    assert squares(LocalExecutor(2), Squares(tmp_path, threaded=True), 30) == expected
    assert squares(LocalExecutor(2), Squares(tmp_path, deadly=(3, 4, 29)), 30) == expected
    assert sorted(path.name for path in tmp_path.iterdir()) == ["29", "3", "4"]
    assert multiprocessing.active_children() == []


def test_workers_that_die_while_a_result_is_used_are_replaced(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    results = LocalExecutor(2).map_unordered(Squares(tmp_path), enumerate(range(30)))
    got = [next(results)]
    watching = set(threading.enumerate()) - before
    for worker in multiprocessing.active_children():
        worker.kill()
    for thread in watching:
        thread.join(PATIENCE)
    got += results
    assert sorted(got) == [(n, str(n * n).encode()) for n in range(30)]
    assert multiprocessing.active_children() == []


def test_an_error_in_a_worker_is_the_same_error_here(tmp_path: Path) -> None:
    for cores in (1, 2):
        with pytest.raises(FormError) as refused:
            squares(LocalExecutor(cores), Squares(tmp_path, refused=2), 5)
        error = refused.value
        assert (error.code, error.line, error.column, error.params) == ("form-file-missing", 3, 4, {"file": "2"})


def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "MOST_DEATHS", 1)
    with pytest.raises(FormError) as refused:
        list(LocalExecutor(2).map_unordered(Deadly(), enumerate(range(5))))
    assert refused.value.code == "work-lost"


def test_work_that_nobody_waits_for_is_stopped(tmp_path: Path) -> None:
    taken: list[int] = []

    def chunks() -> object:
        for number in range(1000):
            taken.append(number)
            yield number, number

    results = LocalExecutor(2).map_unordered(Squares(tmp_path), chunks())  # type: ignore[arg-type]
    next(results)
    results.close()
    assert len(taken) < 20, "chunks are taken as workers become free"
    assert multiprocessing.active_children() == []
