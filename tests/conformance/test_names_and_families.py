"""Nobody asks for a family from outside it. Names are the field's, and each stands for one thing. Folders are small."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekje
from rekje.cli import COMMANDS
from tests.conformance.asking import (
    families_asked,
    full_elsewhere,
    full_folders,
    private_elsewhere,
    private_words,
    shared_names,
)
from tests.conformance.walls import FAMILIES, Modules

PACKAGE = Path(rekje.__file__).parent
ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "web" / "src", *sorted((ROOT / "crates").glob("*/src"))]
MOST_FILES = 18
UNIFORM = {"rekje.cli"}
"""Folders of one file a command are as full as there are commands."""
FAMILY = {
    "rekje.games.walk.koning": "class Koning: ...",
    "rekje.games.registry": "from rekje.games.walk.koning import Koning",
}


@pytest.fixture(scope="module")
def modules() -> Modules:
    return Modules(PACKAGE)


def test_nobody_asks_from_outside_which_family_it_is(modules: Modules) -> None:
    assert families_asked(modules.texts) == []


@pytest.mark.parametrize(
    "breach",
    [
        "from rekje.games.walk.koning import Koning\nisinstance(game, Koning)",
        "from rekje.games.walk.koning import Koning as K\nisinstance(game, (int, K))",
        "from rekje.games.walk import koning\nissubclass(kind, koning.Koning)",
        "from rekje.games.walk.koning import Koning\nmatch game:\n    case Koning(): ...",
        "from rekje.games.registry import Koning\nisinstance(game, Koning)",
        "from rekje.games.registry import Koning as K\nmatch game:\n    case K(): ...",
        "from rekje.games import registry\nissubclass(kind, registry.Koning)",
        "from rekje.games.walk.koning import Koning\ntype(game) is Koning",
        "from rekje.games.registry import Koning\ngame.__class__ in (Koning, int)",
        'game.family == "walk"',
        'family in ("walk", "path")',
        'match game.family:\n    case "walk": ...',
        'kind = game.family\nkind == "walk"',
        'match kind:\n    case "crossword" | "draughts": ...',
        '{"walk": 1, "draughts": 2}[game.family]',
        '{"path": 1}[game.family]',
        'TABLE = {"crossword": 1}',
    ],
)
def test_who_asks_for_a_family_would_be_found(breach: str) -> None:
    assert len(families_asked({**FAMILY, "rekje.server.app": breach})) >= 1
    assert families_asked({**FAMILY, "rekje.terminal.walk.page": breach}) == []


def test_every_folder_is_read_at_a_glance(modules: Modules) -> None:
    packages = {module.rpartition(".")[0] for module in modules.texts}
    files = [module for module in modules.texts if module not in packages and not module.endswith(".families")]
    assert [full for full in full_folders(files, MOST_FILES) if full.partition(":")[0] not in UNIFORM] == []


def test_the_folder_of_commands_holds_commands_alone(modules: Modules) -> None:
    own = {module.removeprefix("rekje.cli.").rstrip("_") for module in modules.texts if module.startswith("rekje.cli.")}
    assert {name for name in own if "." not in name} == {*COMMANDS, *FAMILIES, "family", "families", "jobs", "parts"}


def test_a_folder_that_is_too_full_would_be_found() -> None:
    assert full_folders([f"rekje.games.game{n}" for n in range(19)], MOST_FILES) == ["rekje.games: 19"]
    assert full_folders([f"rekje.games.game{n}" for n in range(18)], MOST_FILES) == []


def test_names_are_words_of_the_field(modules: Modules) -> None:
    assert private_words(modules.texts) == []


def test_a_word_of_ours_would_be_found() -> None:
    assert private_words({"rekje.engine.quest": ""}) == ["rekje.engine.quest"]
    assert private_words({"rekje.engine.a": "class Outlook: ..."}) == ["rekje.engine.a.Outlook"]
    assert private_words({"rekje.engine.a": "def glance(): ..."}) == ["rekje.engine.a.glance"]
    assert private_words({"rekje.engine.a": "async def sight(): ..."}) == ["rekje.engine.a.sight"]
    assert private_words({"rekje.server.a": "class Keeper: ..."}) == ["rekje.server.a.Keeper"]
    assert private_words({"rekje.players.a": "def worths(): ..."}) == ["rekje.players.a.worths"]
    assert private_words({"rekje.engine.lookahead": ""}) == ["rekje.engine.lookahead"]


def test_the_page_and_the_core_hold_to_that_too() -> None:
    assert [*full_elsewhere(SOURCES, MOST_FILES)] == []
    assert [*private_elsewhere(SOURCES)] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("quest.rs", ""),
        ("desk.tsx", ""),
        ("a.rs", "    pub(crate) fn glance(&self) {}"),
        ("a.rs", "pub struct Outlook;"),
        ("a.ts", "export async function sight() {}"),
        ("a.ts", "export interface Stretches {}"),
        ("a.tsx", "export const footing = (at: number) => at;"),
        ("a.ts", "export const foresee = (id: string) => id;"),
    ],
)
def test_a_word_of_ours_in_another_language_would_be_found(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    assert len([*private_elsewhere([tmp_path])]) == 1


def test_a_folder_that_is_too_full_in_another_language_would_be_found(tmp_path: Path) -> None:
    for n in range(MOST_FILES):
        (tmp_path / f"part{n}.{'tsx' if n % 2 else 'rs'}").touch()
    for uncounted in ("index.ts", "mod.rs", "part.test.ts"):
        (tmp_path / uncounted).touch()
    assert [*full_elsewhere([tmp_path], MOST_FILES)] == []
    (tmp_path / "more.ts").touch()
    assert [*full_elsewhere([tmp_path], MOST_FILES)] == [f"{tmp_path}: 19"]


def test_no_two_public_classes_share_a_name(modules: Modules) -> None:
    assert shared_names(modules.texts) == []


def test_two_classes_of_one_name_would_be_found() -> None:
    texts = {"rekje.a": "class Step: ...", "rekje.b": "class Step: ...", "rekje.c": "class _Step: ..."}
    assert shared_names(texts) == ["Step: rekje.a, rekje.b"]
