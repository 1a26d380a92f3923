"""Games for the drawings: golden records, refereed."""

from __future__ import annotations

import json
from pathlib import Path

from rekje.records.replay import Replay
from tests.support import referee

RECORDS = Path(__file__).parents[1] / "golden" / "records"


def golden(name: str) -> Replay:
    """A golden record, refereed; no rule is broken in it."""
    told = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    replayed = referee(told["record"], told.get("dictionary", ()))
    assert replayed.ok, replayed.refusal
    return replayed
