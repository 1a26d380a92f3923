"""Python's teller and the page's make the messages of one golden file.

``tests/golden/telling/events.json`` has an event a case, with what a teller asks of the table, and the messages of it:
``told`` where both tell the same, else ``terminal`` and ``page`` with the reason. `web/tests/telling/telling.test.ts`
holds the page to the same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from rekje.model.families import AnyEvent
from tests.telling.games import cases

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "telling" / "events.json").read_text("utf-8")
)
CASES = list(cases())


def test_the_file_has_these_events() -> None:
    asked = [{name: one[name] for name in ("table", "event")} for one in GOLDEN]
    made = [{name: one[name] for name in ("table", "event")} for one in CASES]
    lacking = [f"case {number}: {json.dumps(CASES[number])}" for number, one in enumerate(made) if one not in asked]
    assert asked == made, "\n".join(lacking)


def test_the_file_has_every_kind_of_event() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyEvent)}
    assert {one["event"]["event"] for one in GOLDEN} == kinds


@pytest.mark.parametrize("number", range(len(GOLDEN)), ids=[one["event"]["event"] for one in GOLDEN])
def test_an_event_is_told_in_the_messages_of_the_file(number: int) -> None:
    golden = GOLDEN[number]
    assert CASES[number]["told"] == golden.get("terminal", golden.get("told"))


def test_what_is_told_in_two_ways_has_a_reason() -> None:
    for one in GOLDEN:
        told = one.keys() - {"table", "event"}
        assert told in ({"told"}, {"terminal", "page", "why"})
        assert "told" in told or (one["terminal"] != one["page"] and one["why"])
