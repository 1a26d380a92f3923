"""The bill of materials of a wheel: every part of it and of what it needs, from Python, Rust and npm, as CycloneDX.

The three package tools say what the parts are. This module puts them into one file, whose bytes depend on the parts
alone.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
import tomllib
import uuid
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1] / "supply")]

from licences import ELSEWHERE, canonical, python_licence  # noqa: E402

VERSION = "1.6"
"""The version of CycloneDX."""
Part = dict[str, Any]
KEPT = ("type", "name", "version", "description", "scope", "licenses", "purl", "hashes", "externalReferences")
"""The fields of a part that don't depend on when and where the bill is made."""


class Parts:
    """Parts by their package URLs, and what each of them needs."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.needs: dict[str, set[str]] = {}

    def add(self, part: Mapping[str, Any], needs: Iterable[str] = ()) -> str:
        """Add a part; its package URL."""
        url = str(part["purl"])
        self.parts[url] = {"bom-ref": url, **{name: part[name] for name in KEPT if part.get(name)}}
        self.needs.setdefault(url, set()).update(needs)
        return url


def bill(folder: Path, crates: Mapping[str, str], epoch: int) -> str:
    """The bill of the project in a folder, as JSON. ``crates`` has the checksum of each crate, by name and version."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    metadata = _json(("cargo", "metadata", "--format-version", "1", "--locked"), folder)
    parts = Parts()
    needs = {*_add_python(parts, folder), _add_rust(parts, metadata, crates), _add_npm(parts, folder)}
    version = next(package["version"] for package in metadata["packages"] if package["name"] == "rekje-py")
    url = f"pkg:pypi/{project['name']}@{version}"
    root = {"type": "application", "bom-ref": url, "name": project["name"], "version": version, "purl": url}
    root |= {"description": project["description"], "licenses": [{"expression": project["license"]}]}
    needs_of = {url: needs, **parts.needs}
    told = {
        "components": [parts.parts[one] for one in sorted(parts.parts)],
        "dependencies": [{"ref": one, "dependsOn": sorted(needs_of[one])} for one in sorted(needs_of)],
    }
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))
    head = {
        "$schema": f"http://cyclonedx.org/schema/bom-{VERSION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": VERSION,
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_OID, json.dumps([root, told])).urn,
        "version": 1,
        "metadata": {"timestamp": stamp, "component": root},
    }
    return json.dumps(head | told, indent=2, ensure_ascii=False) + "\n"


def check(text: str) -> None:
    """Stop with a sentence if a bill doesn't have the form of its schema."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    if (problem := JsonStrictValidator(SchemaVersion.from_version(VERSION)).validate_str(text)) is not None:
        raise SystemExit(f"The bill of materials doesn't have the form of its schema: {problem}")


def _add_python(parts: Parts, folder: Path) -> Iterator[str]:
    """Add the pinned Python packages. Every one of them is something that Rekje needs, directly or not."""
    tool = str(Path(sys.executable).parent / "cyclonedx-py")
    told = _json((tool, "requirements", "requirements/runtime.txt", "--sv", VERSION, "--output-reproducible"), folder)
    with TemporaryDirectory() as installed:
        step = (
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--require-hashes",
            "--only-binary=:all:",
        )
        command = (sys.executable, "-m", "pip", *step, "--target", installed, "-r", "requirements/runtime.txt")
        if subprocess.run(command, cwd=folder).returncode:
            raise SystemExit("The packages whose licences the bill tells couldn't be installed.")
        licences = licences_in(Path(installed))
    for part in told["components"]:
        yield parts.add(licensed(part, licences) | {"description": None})


def licences_in(folder: Path) -> dict[str, str]:
    """The licences of the packages that are installed in a folder, and of those that other systems install."""
    found = {canonical(one.name): python_licence(one) for one in distributions(path=[str(folder)])}
    return ELSEWHERE | found


def licensed(part: Mapping[str, Any], licences: Mapping[str, str]) -> Part:
    """A Python package with its licence. A bill with a part whose licence nobody knows isn't written."""
    if not (licence := licences.get(canonical(part["name"]))):
        raise SystemExit(f"The licence of {part['name']} isn't known: scripts/supply/licences.py.")
    return {**part, "licenses": [{"expression": licence}]}


def _add_npm(parts: Parts, folder: Path) -> str:
    """Add what the page is built of, without what only builds or tests it. Returns the page's package URL."""
    npm = shutil.which("npm") or "npm"
    told = _json((npm, "sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"), folder / "web")
    every = [told["metadata"]["component"], *told["components"]]
    urls = {part["bom-ref"]: part["purl"] for part in every}
    needs = {each["ref"]: [urls[one] for one in each["dependsOn"]] for each in told["dependencies"]}
    root, *_ = [parts.add(part, needs.get(part["bom-ref"], ())) for part in every]
    return root


def _add_rust(parts: Parts, metadata: Mapping[str, Any], crates: Mapping[str, str]) -> str:
    """Add the crates of the core, and those that only build it. Returns the package URL of the border."""
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    border = next(name for name, package in packages.items() if package["name"] == "rekje-py")
    waiting, done = [border], set[str]()
    while waiting:
        if (one := waiting.pop()) in done:
            continue
        done.add(one)
        needed = [
            each["pkg"] for each in nodes[one]["deps"] if any(kind["kind"] != "dev" for kind in each["dep_kinds"])
        ]
        waiting += needed
        parts.add(_crate(packages[one], crates), (_crate_url(packages[each]) for each in needed))
    return _crate_url(packages[border])


def _crate(package: Mapping[str, Any], crates: Mapping[str, str]) -> Part:
    part: Part = {"type": "library", "name": package["name"], "version": package["version"]}
    part |= {"purl": _crate_url(package), "description": (package["description"] or "").strip()}
    if package["license"]:
        # Older crates write a choice with a slash.
        part["licenses"] = [{"expression": package["license"].replace("/", " OR ")}]
    if package["source"]:
        part["hashes"] = [{"alg": "SHA-256", "content": crates[f"{package['name']} {package['version']}"]}]
    return part


def _crate_url(package: Mapping[str, Any]) -> str:
    return f"pkg:cargo/{package['name']}@{package['version']}"


def _json(command: tuple[str, ...], folder: Path) -> Any:
    """What a tool prints, as JSON."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"“{Path(command[0]).name} {command[1]}” failed: {done.stderr.strip()}")
    return json.loads(done.stdout)
