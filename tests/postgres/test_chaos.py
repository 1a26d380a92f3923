"""A short form of the campaign in `bench/chaos.py`: processes killed, stopped, cut off; PostgreSQL started again."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.clusters import the_cluster
from tests.postgres.processes import LACKING

BENCH = Path(__file__).parents[2] / "bench"


def test_whatever_breaks_no_acknowledged_move_is_lost_doubled_or_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    the_cluster()
    if shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is None:
        pytest.fail(LACKING) if os.environ.get("CI") else pytest.skip(LACKING)
    monkeypatch.syspath_prepend(str(BENCH))
    import chaos

    told = chaos.main(["--tables", "8", "--every", "0.5", "--faults", "few", "--seconds", "0"])
    assert sorted(told["faults"]) == ["cut", "database", "killed", "stopped"]
    assert told["wrong"] == told["broken"] == told["refused in the rolling restart"] == []
    assert told["acknowledged"] > 20
    assert max(told["seconds to leave"]) < 6
