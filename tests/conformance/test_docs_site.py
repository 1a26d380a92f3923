"""The documents as a site: built without a warning, whole, and at home in a folder without a network."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args
from urllib.parse import unquote

import msgspec
import pytest

import rekje
from rekje.cli import COMMANDS
from rekje.model.families import AnyCommand, AnyEvent
from rekje.server.settings import Limits
from rekje.wire.messages import ClientMessage, ServerMessage

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built. What is wrong on a page, such as a link that leads nowhere, ends the build."""
    out = tmp_path_factory.mktemp("site")
    call = [sys.executable, "scripts/docs_site/build_site.py", "--out", out]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return out


def links(site: Path) -> Iterator[tuple[Path, str]]:
    """Everything that a page leads to, or loads."""
    for page in site.rglob("*.html"):
        for target in re.findall(r'(?:href|src)="([^"]*)"', page.read_text("utf-8")):
            yield page, target


def test_every_link_leads_to_a_page_and_a_place_on_it(site: Path) -> None:
    places = {page: set(re.findall(r'\bid="([^"]+)"', page.read_text("utf-8"))) for page in site.rglob("*.html")}
    lost = []
    for page, target in links(site):
        path, _, anchor = unquote(target).partition("#")
        path = path.partition("?")[0]
        other = (page.parent / path).resolve() if path else page
        if re.match(r"\w+:", target):
            continue
        if not other.exists() or (anchor and other.suffix == ".html" and anchor not in places[other]):
            lost.append(f"{page.name}: {target}")
    assert lost == []


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r"<(?:script|img|iframe)[^>]*\bsrc=\"(\w+:)?//|<link[^>]*\bhref=\"(\w+:)?//")
    assert [page.name for page in site.rglob("*.html") if loaded.search(page.read_text("utf-8"))] == []
    assert [file.name for file in site.rglob("*.css") if re.search(r"url\(['\"]?(\w+:)?//", file.read_text())] == []


def test_every_public_name_and_command_and_message_is_there(site: Path) -> None:
    library, commands, wire = ((site / f"{name}.html").read_text("utf-8") for name in
                               ("library-reference", "commands", "wire"))  # fmt: skip
    assert [name for name in rekje.__all__ if f">{name}<" not in library] == []
    assert [name for name in COMMANDS if f'id="rekje-{name}-all-options"' not in commands] == []
    kinds = [kind for union in (ClientMessage, ServerMessage, AnyCommand, AnyEvent) for kind in get_args(union)]
    assert [kind.__name__ for kind in kinds if f'id="wire-{kind.__name__.lower()}"' not in wire] == []


def test_every_limit_has_a_meaning_and_every_column_a_head(site: Path) -> None:
    settings = (site / "settings.html").read_text("utf-8")
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", settings, re.DOTALL)
    told = {name: row for row in rows for name in re.findall(r'<span class="pre">(\w+)</span>', row)}
    names = [field.encode_name for field in msgspec.structs.fields(Limits) if field.name != "quotas"]
    assert [name for name in names if re.search(r"<td>(<p></p>)?</td>", told[name])] == []
    headless = re.compile(r"<th[^>]*>\s*(<p>\s*</p>)?\s*</th>")
    pages = [site / f"{name}.html" for name in ("commands", "wire", "settings", "doctor", "server", "dependencies")]
    assert [page.name for page in pages if headless.search(page.read_text("utf-8"))] == []


def test_the_side_bar_names_pages_as_the_lists_do_and_no_link_reads_as_a_file(site: Path) -> None:
    page = (site / "look-up.html").read_text("utf-8")
    for place, name in (("CHANGELOG", "What has changed"), ("wire", "The wire")):
        told = re.findall(rf'<a class="reference internal" href="{place}\.html">(?:<span[^>]*>)?([^<]*)<', page)
        assert len(told) == 2
        assert set(told) == {name}
    read = re.compile(r'href="[^"]*\.html[^"]*"><span[^>]*>([\w/-]+\.md)</span>')
    assert [(page.name, read.findall(page.read_text("utf-8"))) for page in site.rglob("*.html")
            if read.search(page.read_text("utf-8"))] == []  # fmt: skip


def test_the_search_passes_over_the_changes(site: Path) -> None:
    text = (site / "searchindex.js").read_text("utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    changes = index["docnames"].index("CHANGELOG")
    found = {
        word for word, pages in index["terms"].items() if changes in (pages if isinstance(pages, list) else [pages])
    }
    assert found == set()


def test_the_search_finds_words_of_the_pages(site: Path) -> None:
    index = (site / "searchindex.js").read_text("utf-8")
    assert [word for word in ("scorekeep", "commit", "gaddag", "hourglass") if word not in index] == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "learn").glob("*.md")), ids=lambda page: page.name)
def test_what_a_first_game_presses_is_on_the_screen(page: Path) -> None:
    told = re.sub(r"\n[ \t]*", " ", page.read_text("utf-8"))
    catalogue = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/rekje/locale/en").glob("*.ftl"))
    pressed = re.findall(r"\*\*(.+?)\*\*", told)
    labels = set(re.findall(r"(?:= |\] )(.+)$", catalogue, re.MULTILINE))
    labels |= {label.partition("{")[0].strip() for label in labels}
    assert [one for one in pressed if one.removesuffix(" …") not in labels] == []
