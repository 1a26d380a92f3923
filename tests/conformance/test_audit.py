"""What `make audit` makes of its tools' answers: a finding fails, and a service that can't be reached is told."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts" / "supply"))

import audit
from audit import Answer


def part(name: str, **more: object) -> dict[str, object]:
    return {"name": name, "version": "1.0", **more}


def test_weaknesses_of_python_packages_are_findings() -> None:
    weak = part("left", vulns=[{"id": "PYSEC-1", "fix_versions": ["1.1"]}, {"id": "PYSEC-2", "fix_versions": []}])
    told = json.dumps({"dependencies": [weak, part("right", vulns=[])]})
    found = ("left 1.0: PYSEC-1, corrected in 1.1", "left 1.0: PYSEC-2, corrected in no version")
    assert audit.of_pip("x", 1, told, "") == Answer("x", found)
    assert audit.of_pip("x", 0, json.dumps({"dependencies": [part("right", vulns=[])]}), "") == Answer("x")


def test_packages_that_the_index_passes_over_are_no_answer() -> None:
    skipped = part("left", skip_reason="not found")
    answer = audit.of_pip("x", 0, json.dumps({"dependencies": [skipped, part("right", vulns=[])]}), "")
    assert answer == Answer("x", unreachable="the index tells nothing about 1 of 2 packages")
    weak = part("right", vulns=[{"id": "PYSEC-1", "fix_versions": ["2"]}])
    assert audit.of_pip("x", 1, json.dumps({"dependencies": [skipped, weak]}), "").found != ()


@pytest.mark.parametrize("error", ["Max retries exceeded with url", "Could not resolve host: x", "Connection refused"])
def test_a_service_that_cannot_be_reached_is_told_and_another_failure_is_a_finding(error: str) -> None:
    assert audit.of_pip("x", 1, "", f"begun\n{error}\n") == Answer("x", unreachable=error)
    assert audit.of_tool("x", 1, "", error) == Answer("x", unreachable=error)
    assert audit.of_npm("x", 1, "", error) == Answer("x", unreachable=error)
    assert audit.of_tool("x", 1, "licence of left-pad", "bans FAILED").found == ("licence of left-pad", "bans FAILED")
    assert audit.of_pip("x", 2, "", "no such option").found == ("no such option",)
    assert audit.of_tool("x", 0, "", error) == Answer("x")


def test_weaknesses_of_npm_packages_are_findings_and_a_refusal_is_not() -> None:
    told = json.dumps({"vulnerabilities": {"left": {"severity": "high"}}})
    assert audit.of_npm("x", 1, told, "") == Answer("x", ("left: high",))
    assert audit.of_npm("x", 0, json.dumps({"vulnerabilities": {}}), "") == Answer("x")
    refused = json.dumps({"message": "405 Method Not Allowed - POST https://registry.example/x", "error": {}})
    assert audit.of_npm("x", 1, refused, "") == Answer("x", unreachable="405 Method Not Allowed")
    assert audit.of_npm("x", 1, json.dumps({"error": {"summary": "the lock file is broken"}}), "").found != ()


def test_only_findings_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def answers(*told: Answer) -> Iterator[Answer]:
        yield from told

    away, well = Answer("crates", unreachable="no host"), Answer("licences")
    monkeypatch.setattr(audit, "_answers", lambda: answers(away, well))
    assert audit.main() == 0
    assert capsys.readouterr().out == "not reachable: crates (no host)\nnothing found: licences\n"
    monkeypatch.setattr(audit, "_answers", lambda: answers(away, Answer("npm", ("left: high",))))
    assert audit.main() == 1
    assert capsys.readouterr().out == "not reachable: crates (no host)\nfound: npm\n    left: high\n"
