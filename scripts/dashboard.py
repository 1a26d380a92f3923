"""Write deploy/grafana/rekje.json, the dashboard: its panels stand here, two in a row.

With ``--check`` nothing is written; the exit code says whether the file is fresh.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from page_tables import write_or_check

FILE = Path(__file__).parents[1] / "deploy" / "grafana" / "rekje.json"
SOURCE = {"type": "prometheus", "uid": "${source}"}
_HEIGHT, _WIDTH = 8, 12
"""A panel's size on Grafana's grid, which is 24 wide."""


class Panel(NamedTuple):
    """A chart: its title, the unit by Grafana's name, and its queries with their legends."""

    title: str
    unit: str
    queries: dict[str, str]


def rate(name: str) -> str:
    """How much a counter grows in a second, all processes together."""
    return f"sum(rate({name}[5m]))"


def quantile(share: float, name: str, *labels: str) -> str:
    """A quantile of a histogram, over all processes."""
    return f"histogram_quantile({share}, sum by ({', '.join((*labels, 'le'))}) (rate({name}_bucket[5m])))"


PANELS = (
    Panel("Moves a second", "ops", {
        rate("rekje_commands_total"): "people",
        rate("rekje_computer_moves_total"): "computer players",
        rate("rekje_refusals_total"): "refused by a rule",
    }),
    Panel("From a command to its answer", "s", {
        quantile(0.5, "rekje_command_seconds"): "half",
        quantile(0.9, "rekje_command_seconds"): "9 of 10",
        quantile(0.99, "rekje_command_seconds"): "99 of 100",
    }),
    Panel("99 of 100 commands, by stage", "s", {
        quantile(0.99, "rekje_command_stage_seconds", "stage"): "{{stage}}",
    }),
    Panel("What waits for its turn", "short", {
        "sum by (queue) (rekje_queue_length)": "{{queue}}",
    }),
    Panel("Sockets and tables", "short", {
        "sum(rekje_connections)": "sockets at tables",
        "sum(rekje_tables_in_memory)": "tables in memory",
        "sum(rekje_tables_set_aside)": "tables set aside",
    }),
    Panel("Connections, of those that there may be", "percentunit", {
        "rekje_open_connections / rekje_most_connections": "{{instance}}",
    }),
    Panel("What went wrong, a minute", "short", {
        f"60 * {rate('rekje_failures_total')}": "errors of the program",
        f"60 * {rate('rekje_responses_5xx_total')}": "failed requests",
        f"60 * {rate('rekje_tables_failed_total')}": "tables set aside",
        f"60 * {rate('rekje_too_many_requests_total')}": "requests over a quota",
    }),
    Panel("Up, and able to store moves", "bool_yes_no", {
        'up{job="rekje"}': "{{instance}} is up",
        "rekje_storage_writable": "{{instance}} stores",
    }),
    Panel("Processor", "percentunit", {
        'rate(process_cpu_seconds_total{job="rekje"}[5m])': "{{instance}}",
    }),
    Panel("Memory", "bytes", {
        'process_resident_memory_bytes{job="rekje"}': "{{instance}}",
    }),
    Panel("Alerts to people, a minute", "short", {
        f"60 * {rate('rekje_pushes_sent_total')}": "push: sent",
        f"60 * ({rate('rekje_pushes_failed_total')} + {rate('rekje_pushes_dropped_total')})": "push: lost",
        f"60 * {rate('rekje_mails_sent_total')}": "mail: sent",
        f"60 * ({rate('rekje_mails_failed_total')} + {rate('rekje_mails_dropped_total')})": "mail: lost",
    }),
    Panel("Searches for lost objects: the longest", "s", {
        quantile(1.0, "rekje_garbage_seconds", "instance"): "{{instance}}",
    }),
)  # fmt: skip


def panel(number: int, told: Panel) -> dict[str, Any]:
    """A panel as Grafana has it."""
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": told.title,
        "datasource": SOURCE,
        "gridPos": {"h": _HEIGHT, "w": _WIDTH, "x": number % 2 * _WIDTH, "y": number // 2 * _HEIGHT},
        "fieldConfig": {"defaults": {"unit": told.unit, "min": 0}, "overrides": []},
        "options": {"legend": {"displayMode": "list", "placement": "bottom"}, "tooltip": {"mode": "multi"}},
        "targets": [
            {"refId": chr(ord("A") + place), "datasource": SOURCE, "expr": query, "legendFormat": legend}
            for place, (query, legend) in enumerate(told.queries.items())
        ],
    }


def dashboard() -> str:
    """The whole file."""
    told = {
        "uid": "rekje",
        "title": "Rekje",
        "schemaVersion": 39,
        "version": 1,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {
            "list": [{"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"}]
        },
        "annotations": {"list": []},
        "panels": [panel(number, told) for number, told in enumerate(PANELS)],
    }
    return json.dumps(told, indent=1) + "\n"


if __name__ == "__main__":
    write_or_check(FILE, lambda _: dashboard())
