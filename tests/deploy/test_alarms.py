"""Rules and dashboard for Prometheus and Grafana: they name metrics that exist, and raise alarms when they should."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from rekje.server.metrics import QUEUES, Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
RULES = DEPLOY / "prometheus" / "rekje.rules.yml"
ALARMS = Path(__file__).with_name("alarms.yml")
OF_PROMETHEUS = {"up"}
WITHOUT_PROMTOOL = "promtool isn't installed here (Debian: apt-get install prometheus), so no rule was tried."


def rules() -> list[dict[str, Any]]:
    return [rule for group in yaml.safe_load(RULES.read_text("utf-8"))["groups"] for rule in group["rules"]]


def queries() -> list[str]:
    """All queries of the dashboard and the rules."""
    panels = json.loads((DEPLOY / "grafana" / "rekje.json").read_text("utf-8"))["panels"]
    found = [str(target["expr"]) for panel in panels for target in panel["targets"]]
    assert len(found) > 20
    return found + [rule["expr"] for rule in rules()]


def samples() -> set[str]:
    """Every name that a server answers with."""
    metrics = Metrics()
    for queue in QUEUES:
        metrics.queue(queue, lambda: 0)
    return {line.split("{")[0].split(" ")[0] for line in metrics.text().decode().splitlines() if line[0] != "#"}


def unknown(query: str) -> set[str]:
    """The metrics in a query that no server has."""
    named = set(re.findall(r"\b(?:rekje|process|python)_\w+|\bup\b", query))
    return named - samples() - OF_PROMETHEUS


def test_what_is_asked_for_is_measured() -> None:
    assert {query: lost for query in queries() if (lost := unknown(query))} == {}
    assert unknown("rate(rekje_no_such_total[5m]) + rekje_connections") == {"rekje_no_such_total"}


def test_what_to_do_stands_in_the_documents_for_each_alarm() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    assert [rule["alert"] for rule in rules() if f"**`{rule['alert']}`**" not in page] == []


@pytest.mark.skipif(not shutil.which("promtool"), reason=WITHOUT_PROMTOOL)
def test_each_alarm_is_raised_when_it_should_and_every_query_can_be_read(tmp_path: Path) -> None:
    shutil.copy(RULES, tmp_path)
    shutil.copy(DEPLOY / "prometheus" / "prometheus.yml", tmp_path)
    cases = yaml.safe_load(ALARMS.read_text("utf-8"))
    for case in cases["tests"]:
        assert {one["alertname"] for one in case["alert_rule_test"]} == {rule["alert"] for rule in rules()}
    (tmp_path / "alarms.yml").write_text(json.dumps({"rule_files": [RULES.name], **cases}))
    asked = {"groups": [{"name": "a", "rules": [{"record": f"q{n}", "expr": one} for n, one in enumerate(queries())]}]}
    (tmp_path / "queries.yml").write_text(json.dumps(asked))
    for command in (
        ("test", "rules", "alarms.yml"),
        ("check", "config", "prometheus.yml"),
        ("check", "rules", "queries.yml"),
    ):
        ran = subprocess.run(("promtool", *command), cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert ran.returncode == 0, ran.stdout + ran.stderr
