"""What is built and packed: a wheel holds the page or isn't built, and an sdist holds all that git knows."""

from __future__ import annotations

import importlib
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
NODE = "Rekje's page in the browser is built with Node 20.19 or newer and npm, which were not found."


@pytest.fixture
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build backend, in a folder of its own with sources of a page and a page made of them."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    found = importlib.util.spec_from_file_location("build_backend", ROOT / "scripts" / "build_backend.py")
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "PAGE", tmp_path / "src/rekje/server/static/index.html")
    monkeypatch.setattr(module.page_core, "main", lambda: None)
    for name in (
        "web/src/main.tsx",
        "web/index.html",
        "src/rekje/locale/en/web.ftl",
        "src/rekje/server/static/index.html",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
        os.utime(tmp_path / name, (1000, 1000))
    return module


def with_tools(folder: Path, monkeypatch: pytest.MonkeyPatch, *, node: str = "v20.19.0", fails: bool = False) -> Path:
    """A node and an npm that write down what they are asked; what they were asked stands in the file."""
    asked = folder / "asked"
    tools = folder / "tools"
    tools.mkdir()
    for name, text in (("node", f"echo {node}"), ("npm", f'echo "$@" >> {asked}; exit {int(fails)}')):
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    return asked


def test_a_page_that_is_there_and_new_is_left(backend: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    backend.make_page()


@pytest.mark.parametrize("changed", ["web/src/main.tsx", "web/index.html", "src/rekje/locale/en/web.ftl", None])
def test_one_that_is_missing_or_old_is_made(
    backend: ModuleType, changed: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = with_tools(tmp_path, monkeypatch)
    if changed:
        os.utime(tmp_path / changed, (2000, 2000))
    else:
        backend.PAGE.unlink()
    backend.make_page()
    assert [line.split()[0] for line in asked.read_text().splitlines()] == ["ci", "run"]


def test_without_node_or_with_an_old_one_it_is_one_sentence(
    backend: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.PAGE.unlink()
    with monkeypatch.context() as bare:
        bare.setenv("PATH", "")
        assert told(backend) == NODE
    with_tools(tmp_path, monkeypatch, node="v18.20.4")
    assert told(backend) == NODE


def test_a_build_that_fails_names_what_failed(
    backend: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.PAGE.unlink()
    with_tools(tmp_path, monkeypatch, fails=True)
    assert told(backend).startswith("Rekje's page in the browser could not be built: “npm ci ")


def test_without_page_and_sources_nothing_is_built(backend: ModuleType, tmp_path: Path) -> None:
    backend.PAGE.unlink()
    (tmp_path / "web").rename(tmp_path / "elsewhere")
    assert told(backend) == "The page in the browser is missing, and so are its sources in web/."


def told(backend: ModuleType) -> str:
    """What is said instead of building a wheel."""
    with pytest.raises(SystemExit) as stopped:
        backend.build_wheel("nowhere")
    return str(stopped.value)


@pytest.fixture
def pins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What writes Cargo.lock, in a folder of its own with the list and the Cargo.tomls of ours."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    module = importlib.import_module("crates")
    for file in (ROOT / "Cargo.toml", *ROOT.glob("crates/*/Cargo.toml"), module.LIST):
        copy = tmp_path / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    for crate in tmp_path.glob("crates/*"):
        (crate / "src").mkdir()
        (crate / "src" / "lib.rs").touch()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "LIST", tmp_path / "requirements" / "crates.txt")
    monkeypatch.setattr(module, "LOCK", tmp_path / "Cargo.lock")
    # What set-up has fetched is enough.
    monkeypatch.setenv("CARGO_NET_OFFLINE", "true")
    return module


def test_the_lock_file_holds_the_crates_of_the_list(pins: ModuleType) -> None:
    before = pins.LIST.read_text()
    pins.lock()
    assert pins.locked() == pins.listed()
    assert len(pins.locked()) > 20
    pins.take()
    assert pins.LIST.read_text() == before


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("heck 0.5.0 2304e00983f87ffb38b55b444b5e3b60a884b5d30c0fca7d82fe33449bbe55ea\n", "", "asks for: heck."),
        ("heck 0.5.0 23", "heck 0.5.0 00", "“cargo metadata” failed."),
    ],
)
def test_a_list_that_lacks_a_crate_or_has_another_checksum_locks_nothing(
    pins: ModuleType, before: str, after: str, told: str
) -> None:
    text = pins.LIST.read_text()
    assert before in text
    pins.LIST.write_text(text.replace(before, after))
    with pytest.raises(SystemExit) as stopped:
        pins.lock()
    assert told in str(stopped.value)
    assert not pins.LOCK.exists()


def test_a_list_that_lacks_a_crate_is_completed(pins: ModuleType) -> None:
    whole = pins.LIST.read_text()
    pins.LIST.write_text("".join(line for line in whole.splitlines(keepends=True) if not line.startswith("heck ")))
    pins.take()
    assert pins.LIST.read_text() == whole


def test_the_core_is_built_of_the_list(pins: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["maturin"]["locked"]
    assert pins.listed() == frozenset(
        pins.Crate(one["name"], one["version"], one["checksum"])
        for one in tomllib.loads((ROOT / "Cargo.lock").read_text("utf-8"))["package"]
        if "checksum" in one
    )


def test_pip_is_told_to_build_so() -> None:
    system = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    assert (system["build-backend"], system["backend-path"]) == ("build_backend", ["scripts"])


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="An sdist is packed from a git clone.")
def test_an_sdist_holds_all_that_git_knows_and_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "maturin", "sdist", "--out", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (file,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(file) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    known = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    # A link to a folder can't be packed.
    assert {name for name in known if (ROOT / name).is_file()} - held == set()
    assert {".cargo/config.toml", "scripts/build_backend.py", "web/package-lock.json", "docs/commands.md"} <= held
    assert "src/rekje/server/static/index.html" in held
    assert not any(name.startswith(("web/node_modules", "target", ".venv")) for name in held)


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What builds the wheels."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    monkeypatch.syspath_prepend(str(ROOT / "scripts" / "supply"))
    monkeypatch.syspath_prepend(str(ROOT / "scripts" / "wheels"))
    return importlib.import_module("build_wheels")


def test_two_builds_that_differ_are_told_by_their_files(wheels: ModuleType, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
        (folder / "same").write_text("x")
        (folder / "changed").write_text(folder.name)
    (other / "more").touch()
    assert wheels.differences(one, one) == []
    assert wheels.differences(one, other) == ["changed", "more"]


def test_what_is_compiled_names_no_folder_of_this_machine(wheels: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "cargo" / "registry" / "src" / "a-registry").mkdir(parents=True)
    flags = wheels.path_flags(tmp_path / "sources", tmp_path / "cargo").split()
    assert [flag.rpartition("=")[2] for flag in flags] == ["/rekje", "/crates"]
    assert flags[1] == f"--remap-path-prefix={tmp_path}/cargo/registry/src/a-registry=/crates"


def test_checksums_are_in_the_form_of_sha256sum(wheels: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"abc")
    (tmp_path / wheels.SUMS).write_text("old")
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert wheels.checksum_lines(tmp_path) == f"{known}  a.whl\n"


def test_the_bill_of_materials_has_every_crate_with_its_checksum(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARGO_NET_OFFLINE", "true")
    bills, crates = importlib.import_module("bills"), importlib.import_module("crates")
    command = ["cargo", "metadata", "--format-version", "1", "--locked"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    checksums = {f"{name} {version}": checksum for name, version, checksum in crates.listed()}
    parts = bills.Parts()
    border = bills._add_rust(parts, json.loads(told), checksums)
    found = {
        f"{part['name']} {part['version']}": part["hashes"][0]["content"]
        for part in parts.parts.values()
        if "hashes" in part
    }
    assert found == checksums
    assert border.startswith("pkg:cargo/rekje-py@")
    assert {url for needed in parts.needs.values() for url in needed} | {border} == set(parts.parts)
    assert "/" not in "".join(part["licenses"][0]["expression"] for part in parts.parts.values())


def test_a_python_package_has_its_licence_in_the_bill_or_there_is_no_bill(wheels: ModuleType, tmp_path: Path) -> None:
    bills = importlib.import_module("bills")
    kinds = {
        "New.Form": "License-Expression: MIT AND PSF-2.0\n",
        "short": "License: MIT License\n",
        "classified": "Classifier: License :: OSI Approved :: BSD License\n",
        "silent": "",
    }
    for name, line in kinds.items():
        told = tmp_path / f"{name}-1.0.dist-info"
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.0\n{line}")
    found = bills.licences_in(tmp_path)
    assert found["new-form"] == "MIT AND PSF-2.0"
    assert (found["short"], found["classified"], found["colorama"]) == ("MIT", "BSD-3-Clause", "BSD-3-Clause")
    part = bills.licensed({"name": "new_form", "purl": "pkg:pypi/new-form@1.0"}, found)
    assert part["licenses"] == [{"expression": "MIT AND PSF-2.0"}]
    with pytest.raises(SystemExit, match="The licence of silent isn't known"):
        bills.licensed({"name": "silent"}, found)


def test_every_package_that_rekje_needs_has_a_licence_that_the_bill_can_tell(wheels: ModuleType) -> None:
    bills, licences = importlib.import_module("bills"), importlib.import_module("licences")
    installed = {part.name: part.licence for part in licences.python_parts()} | bills.ELSEWHERE
    assert [name for name in licences.pinned("runtime") if not installed.get(name)] == []


def test_the_documents_are_packed_to_the_same_bytes_wherever_they_lie(wheels: ModuleType, tmp_path: Path) -> None:
    files = []
    for name in ("one", "other"):
        (tmp_path / name / "deep").mkdir(parents=True)
        (tmp_path / name / "index.html").write_text("x")
        (tmp_path / name / "deep" / "page.html").write_text("y")
        os.utime(tmp_path / name / "index.html", (len(files), len(files)))
        files.append(wheels.packed(tmp_path / name, "rekje-docs", 1_700_000_000))
    assert files[0] == files[1]
    with tarfile.open(fileobj=io.BytesIO(files[0])) as held:
        assert held.getnames() == ["rekje-docs/deep/page.html", "rekje-docs/index.html"]


def test_the_page_of_an_index_has_no_picture_and_no_link_that_leads_nowhere_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    text = (ROOT / project["project"]["readme"]).read_text("utf-8")
    assert re.findall(r"!\[|<img|\]\((?!https://)", text) == []
    assert "# Rekje" in text


def test_a_wheel_brings_man_pages_completions_and_notices() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    data = ROOT / project["tool"]["maturin"]["data"] / "data" / "share"
    assert {path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file()} >= {
        "man/man1/rekje.1", "man/man1/rekje-play.1", "bash-completion/completions/rekje",
        "zsh/site-functions/_rekje", "fish/vendor_completions.d/rekje.fish",
    }  # fmt: skip
    assert "preact" in "".join((ROOT / name).read_text("utf-8") for name in project["project"]["license-files"])
