"""Golden records: whole records with what the rules say of them, worked out by hand.

Each file holds ``about`` (which rules), ``sum`` (the arithmetic), ``record`` and ``expect``: part of what ``rekje
replay --json`` prints. A record that names an installed list brings the few spelled words it needs as ``dictionary``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from tests.support import as_json, referee

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
FILES = sorted(GOLDEN.glob("*.json"))


def part(whole: Any, wanted: Any) -> Any:
    """The part of a result that an expectation speaks of, in the shape of the expectation."""
    if isinstance(wanted, dict) and isinstance(whole, dict):
        return {key: part(whole.get(key), value) for key, value in wanted.items()}
    if isinstance(wanted, list) and isinstance(whole, list) and len(wanted) == len(whole):
        return [part(*pair) for pair in zip(_sorted(whole), _sorted(wanted), strict=True)]
    return whole


def _sorted(items: list[Any]) -> list[Any]:
    """Words in a fixed order: which of them a turn lists first is no rule."""
    return sorted(items, key=json.dumps) if items and all(_is_word(item) for item in items) else items


def _is_word(item: Any) -> bool:
    return isinstance(item, dict) and set(item) == {"word", "score"}


def in_order(wanted: Any) -> Any:
    """An expectation with its words in the same order."""
    if isinstance(wanted, dict):
        return {key: in_order(value) for key, value in wanted.items()}
    return [in_order(item) for item in _sorted(wanted)] if isinstance(wanted, list) else wanted


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_record(path):
    golden = json.loads(path.read_text("utf-8"))
    told = as_json(referee(golden["record"], golden.get("dictionary", ())))
    assert part(told, golden["expect"]) == in_order(golden["expect"]), golden["about"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_record_written_again_says_the_same(path):
    golden = json.loads(path.read_text("utf-8"))
    first = referee(golden["record"], golden.get("dictionary", ()))
    again = json.loads(write_record(read_record(json.dumps(golden["record"]).encode())))
    assert referee(again, golden.get("dictionary", ())) == first


# A full record of a game that is still on is exported without its draws (C4).
OPEN = [path for path in FILES if "draws" not in json.loads(path.read_text("utf-8"))["record"]]


@pytest.mark.parametrize("path", OPEN, ids=lambda path: path.stem)
def test_golden_record_made_from_its_events_has_the_same_events(path):
    golden = json.loads(path.read_text("utf-8"))
    lexicon = golden["record"]["lexicon"]
    first = referee(golden["record"], golden.get("dictionary", ()))
    made = export_record(first.events, lexicon if isinstance(lexicon, str) else lexicon["words"])
    assert referee(json.loads(write_record(made)), golden.get("dictionary", ())).events == first.events


def test_there_are_golden_records_and_each_says_what_it_is_about():
    goldens = [json.loads(path.read_text("utf-8")) for path in FILES]
    assert len(goldens) >= 45
    for golden in goldens:
        assert golden["about"].endswith(".")
        assert golden["expect"]
