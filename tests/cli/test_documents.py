"""What README and docs say of the command line is so: every command line in them can be given, every list is whole."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from rekje.cli import COMMANDS, cli
from rekje.cli.parts.option_lines import option_lines
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES, say
from rekje.players.ideas import NUMBERED
from rekje.players.registry import NAMES
from tests.records.command import run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "bench").glob("*.md"))]
STANDS_FOR = {"N": "1", "GAME": "scrabble", "LETTERS": "ABC"}


def blocks(text: str) -> Iterator[str]:
    """The lines of code blocks that call Rekje, without what is said beside them."""
    for line in re.findall(r"^    (?:\.venv/bin/)?(rekje .*)$", text, flags=re.MULTILINE):
        yield from re.split(r",\s+(?=rekje )", re.split(r"\s{2,}|\s#|\s>", line)[0])


def inline(text: str) -> Iterator[str]:
    """Calls in the middle of a sentence, which may leave out what matters little there."""
    yield from re.findall(r"`(?:\.venv/bin/)?(rekje [^`>]+)", text)


def parse(words: list[str]) -> None:
    """Parse a command line as it would be parsed if it were given, and call nothing."""
    command: click.Command = cli
    context = None
    while True:
        context = command.make_context(words[0], words[1:], parent=context, ignore_unknown_options=False)
        if not isinstance(command, click.Group):
            return
        name, below, rest = command.resolve_command(context, [*context._protected_args, *context.args])
        assert name
        assert below
        command, words = below, [name, *rest]


CALLS = [(page.name, call) for page in PAGES for call in blocks(page.read_text("utf-8"))]


def test_there_are_calls() -> None:
    assert len(CALLS) > 30


@pytest.mark.parametrize(("page", "call"), CALLS, ids=lambda value: value)
def test_every_call_in_a_block_can_be_given(page: str, call: str) -> None:
    parse([STANDS_FOR.get(word, word) for word in shlex.split(call)])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_options_in_sentences_are_there(page: Path) -> None:
    for call in inline(page.read_text("utf-8")):
        command: click.Command = cli
        for word in shlex.split(call.replace("…", ""))[1:]:
            if isinstance(command, click.Group) and not word.startswith("-") and word not in LANGUAGES:
                below = command.get_command(click.Context(command), word)
                assert below, call
                command = below
            elif word.startswith("-") and word != "-":
                known = {name for one in command.get_params(click.Context(command)) for name in one.opts}
                assert word.partition("=")[0] in known, call


def test_the_list_in_the_readme_has_every_command() -> None:
    listed = README.partition("## The other commands")[2].partition("\n## ")[0] + README.partition("## Playing")[2]
    assert [name for name in COMMANDS if f"rekje {name}" not in listed] == []


def test_the_page_of_commands_lists_every_option_of_commands_and_games() -> None:
    script = [sys.executable, "scripts/command_tables.py", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_of_the_command_line_lists_every_command_with_its_words() -> None:
    script = [sys.executable, "scripts/command_line_table.py", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_play_lists_them_too(language: str) -> None:
    told = run("--language", language, "play", "--help").out
    lines = told.partition(say("screen-games-options", language))[2]
    assert re.findall(r"^  (\w+) {2,}\S", lines, flags=re.MULTILINE) == [one.name for one in option_lines()]
    for game in GAMES.values():
        for option in game.options:
            assert option.allowed in " ".join(lines.split())


def test_every_option_says_what_it_is_about_and_what_differs_between_games() -> None:
    lines = {one.name: one for one in option_lines("en")}
    assert [name for name, one in lines.items() if not one.meaning] == []
    assert lines["places"].default == "false; letter: true"
    assert lines["challenge_penalty"].allowed.startswith("none, turn, 5, 10; scrabble: none, turn, 5, 10, ")


NAMED = [name for name in NAMES if name not in {f"{NUMBERED}{number}" for number in range(2, 10)}]
"""The computer players of which documents say the names: of the levels the first and the last."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["help-play-seats", "help-selfplay-players"])
def test_help_names_every_computer_player(code: str, language: str) -> None:
    assert [name for name in NAMED if not re.search(rf"\b{name}\b", say(code, language))] == []


def test_documents_name_every_computer_player() -> None:
    for page in ("library.md", "players.md"):
        text = (ROOT / "docs" / page).read_text("utf-8")
        assert [name for name in NAMED if f"`{name}`" not in text] == [], page


def test_the_readme_lists_every_edition_under_its_game() -> None:
    listed: dict[tuple[str, bool], set[str]] = {}
    game = ""
    for first, editions, about in re.findall(r"^\|(.*?)\| (`.*?`) \| (.*?) \|$", README, flags=re.MULTILINE):
        game = first.strip(" `") or game
        listed.setdefault((game, "adapted" not in about), set()).update(re.findall(r"`(.*?)`", editions))
    there: dict[tuple[str, bool], set[str]] = {}
    for name in GAMES:
        for edition in edition_names(name):
            there.setdefault((name, builtin_edition(name, edition).printed), set()).add(edition)
    assert listed == there


def test_the_worked_example_scores_what_the_readme_says() -> None:
    promised = re.search(r"`rekje replay (docs/examples/sheet\.json)` gives\s+([\d, ]+\d)", README)
    assert promised
    turns = json.loads(run("replay", promised[1], "--json").out)["turns"]
    assert ", ".join(str(turn["score"]) for turn in turns) == promised[2]


def test_what_is_needed_is_named_alike_everywhere() -> None:
    setup = (ROOT / "scripts" / "setup.sh").read_text("utf-8")
    least = dict(re.findall(r"needs (Python|Rust|Node) ([\d.]+)", setup))
    assert set(least) == {"Python", "Rust", "Node"}
    for page in ("README.md", "CONTRIBUTING.md"):
        told = (ROOT / page).read_text("utf-8")
        for tool, version in least.items():
            assert re.search(rf"{tool}\s+{re.escape(version)}", told), (page, tool)
        assert "npm" in told


def test_links_between_pages_lead_somewhere() -> None:
    lost = []
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            if not (page.parent / link).exists():
                lost.append(f"{page.name}: {link}")
    assert lost == []
