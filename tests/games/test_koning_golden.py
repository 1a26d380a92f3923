"""Golden records of Koning: whole records with what the rules say of them, worked out by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from tests.games.walking import as_json, referee

FILES = sorted((Path(__file__).parents[1] / "golden" / "records").glob("koning-*.json"))


def part(whole: Any, wanted: Any) -> Any:
    """The part of a result that an expectation speaks of."""
    if isinstance(wanted, dict) and isinstance(whole, dict):
        return {key: part(whole.get(key), value) for key, value in wanted.items()}
    if isinstance(wanted, list) and isinstance(whole, list | tuple) and len(wanted) == len(whole):
        return [part(*pair) for pair in zip(whole, wanted, strict=True)]
    return list(whole) if isinstance(whole, tuple) else whole


def load(path: Path) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return golden


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    golden = load(path)
    assert part(as_json(referee(golden["record"])), golden["expect"]) == golden["expect"], golden["about"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_record_written_again_says_the_same(path: Path) -> None:
    record = load(path)["record"]
    again = json.loads(write_record(read_record(json.dumps(record).encode())))
    assert referee(again) == referee(record)


@pytest.mark.parametrize(
    "path", [path for path in FILES if "draws" not in load(path)["record"]], ids=lambda path: path.stem
)
def test_golden_record_made_from_its_events_has_the_same_events(path: Path) -> None:
    record = load(path)["record"]
    first = referee(record)
    lexicon = record["lexicon"]
    made = export_record(first.events, lexicon if isinstance(lexicon, str) else lexicon["words"])
    assert referee(json.loads(write_record(made))).events == first.events


def test_there_are_golden_records() -> None:
    assert len(FILES) >= 20
