"""``--help`` and what is said of a command typed wrongly, in every language."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from rekje.cli import COMMANDS, cli
from rekje.cli.parts.help import Explained
from rekje.locale import LANGUAGES, has_message, say
from tests.records.command import run

REKJE = [sys.executable, "-c", "from rekje.cli import main; main()"]


def commands(command: click.Command = cli, names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Explained]]:
    """Every command there is, with the names by which it is called."""
    assert isinstance(command, Explained)
    yield names, command
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            below = command.get_command(click.Context(command), name)
            assert below is not None
            yield from commands(below, (*names, name))


ALL = dict(commands())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", ALL, ids=" ".join)
def test_help_is_in_the_readers_language(names: tuple[str, ...], language: str) -> None:
    ran = run("--language", language, *names, "--help")
    assert (ran.status, ran.err) == (0, "")
    # Lines are broken at plain spaces only.
    told = " ".join(re.split(r"[ \n]+", ran.out))
    first = say(ALL[names].help or "", language).partition("\n")[0]
    assert told.startswith(f"{say('help-usage', language)} rekje ")
    assert first in told
    assert say("help-help", language) in told
    assert max(map(len, ran.out.splitlines())) <= 80


def test_everything_that_can_be_typed_is_explained() -> None:
    for names, command in ALL.items():
        for param in command.params:
            if isinstance(param, click.Option):
                assert has_message(param.help or "", "en"), (names, param.name)
            if param.metavar:
                assert has_message(param.metavar, "en"), (names, param.name)


WRONG = [
    (("nosuch",), "There is no command “nosuch”; there are: play, "),
    (("bench", "nosuch"), "There is no command “nosuch”; there are: moves, paths, walks."),
    (("--language", "en"), "Name a command: "),
    (("best",), "This command needs FILE."),
    (("lexicon", "build", "a"), "This command needs OUT."),
    (("perft", "a"), "The option --lexicon is required."),
    (("best", "a", "b"), "This command has no use for “b”."),
    (("best", "a", "--tpo", "3"), "There is no option --tpo here; did you mean --top?"),
    (("best", "a", "--zzz"), "There is no option --zzz here; "),
    (("best", "a", "--top"), "--top takes a value."),
    (("best", "a", "--json=1"), "--json takes no value."),
    (("best", "a", "--top", "x"), "--top is a whole number, 1 or more."),
    (("selfplay", "--threads", "0"), "--threads is a whole number from 1 to 1,024."),
    (("play", "--pace", "-1"), "--pace is a number from 0 to 60."),
    (("games", "--language", "xx"), f"--language can be: {', '.join(LANGUAGES)}."),
    (("perft", "a", "--lexicon", "en", "--game", "chess"), "--game can be: scrabble, "),
]


@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=lambda value: " ".join(value) if value else "")
def test_what_is_typed_wrongly_is_one_sentence(arguments: tuple[str, ...], told: str) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(told)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--language", "nl", "nosuch"), "Een opdracht “nosuch” is er niet"),
        (("play", "--language", "de", "--nosuch"), "Eine Option --nosuch gibt es hier nicht"),
        (("play", "--pace", "x", "--language=it"), "--pace è un numero da 0 a 60."),
        (("--language", "fr", "best"), "Cette commande a besoin de FICHIER."),
    ],
)
def test_in_the_language_that_is_asked_for(arguments: tuple[str, ...], told: str) -> None:
    assert run(*arguments).err.startswith(told)


def test_the_language_of_a_list_is_not_that_of_the_sentences() -> None:
    assert run("word", "--language", "nl").err == "This command needs WORD.\n"


@pytest.mark.parametrize(
    "arguments",
    [("games",), ("games", "--json"), ("replay", "docs/examples/sheet.json"), ("play", "--demo"), ("--help",)],
    ids=" ".join,
)
def test_a_reader_that_leaves_ends_it_quietly(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody:
        done = subprocess.run([*REKJE, *arguments], stdout=nobody, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stderr) == (0, b"")


def modules_after(*arguments: str) -> set[str]:
    """The modules that are loaded once a command has done its work."""
    code = "import sys; from rekje.cli import _run\ntry: _run(sys.argv[1:])\nexcept SystemExit: pass\n"
    code += "print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_list_of_commands_imports_none_of_them() -> None:
    loaded = modules_after("--help")
    assert "rekje.cli.parts.help" in loaded
    assert [name for name in COMMANDS if f"rekje.cli.{name}" in loaded] == []
    assert loaded.isdisjoint({"sqlalchemy", "litestar", "fluent", "babel", "rich", "rekje.bootstrap"})
    floors = {name.split(".")[1] for name in loaded if name.startswith("rekje.")}
    assert floors <= {"cli", "locale", "model", "storage"}
    slow = {"asyncio", "multiprocessing", "sqlite3", "uvicorn", "alembic", "openskill", "segno", "markdown_it"}
    assert loaded.isdisjoint({*slow, "resvg_py", "throttled", "websockets", "uvloop", "rekje._core"})


@pytest.mark.parametrize(
    "arguments",
    [("replay",), ("best", "--rack", "AEINRST"), ("best", "--rack", "AEINRST", "--by", "score")],
    ids=" ".join,
)
def test_sentences_and_numbers_load_no_package_for_them(arguments: tuple[str, ...]) -> None:
    loaded = modules_after(*arguments, "docs/examples/sheet.json")
    assert "rekje.records.replay" in loaded
    assert loaded.isdisjoint({"fluent", "babel", "litestar", "sqlalchemy"})


def test_the_list_of_commands_says_what_they_say_themselves() -> None:
    assert {names[0]: command.help for names, command in ALL.items() if len(names) == 1} == COMMANDS


def test_a_command_is_imported_only_when_it_is_called() -> None:
    code = "import sys; from rekje.cli import COMMANDS, _run; _run(['--language', 'nl', 'guide', 'koning'])\n"
    code += "print([name for name in COMMANDS if f'rekje.cli.{name}' in sys.modules], file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "['guide']"


@pytest.mark.parametrize(
    "asked",
    [
        ("guide", "Koning", "--language", "NL"),
        ("selfplay", "--edition", "Koning/EN", "--players", "Greedy,Canny"),
        ("word", "TAART", "--game", "Koning", "--language", "NL"),
    ],
)
def test_names_may_be_typed_in_capitals(asked: tuple[str, ...]) -> None:
    command, *rest = asked
    meant = run(command, *(text if text == "TAART" else text.lower() for text in rest))
    assert run(*asked) == meant
    assert bool(meant.err) == (command == "selfplay")
