"""What Tab brings: in real shells, where they are, and in each language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rekje.cli import COMMANDS
from rekje.cli.completion import SHELLS, script
from rekje.locale import LANGUAGES, say
from tests.records.command import run

PROGRAM = Path(sys.executable).with_name("rekje")


def asked(line: str, *, shell: str = "bash", language: str = "en") -> list[str]:
    """What is offered for the last word of a line, as the program tells a shell."""
    words = line.split(" ")
    surroundings = {**os.environ, "REKJE_LANG": language, "_REKJE_COMPLETE": f"{shell}_complete"}
    told = {"COMP_WORDS": line, "COMP_CWORD": words[-1] if shell == "fish" else str(len(words) - 1)}
    done = subprocess.run([PROGRAM], env=surroundings | told, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("rekje re", ["plain,replay", "plain,review"]),
        ("rekje lexicon ", ["plain,build"]),
        ("rekje games --e", ["plain,--edition"]),
        ("rekje play wo", ["plain,woordenspel"]),
        ("rekje play --edition koning/f", ["plain,koning/fr"]),
        ("rekje play --seats me,gr", ["plain,me,greedy"]),
        ("rekje play scrabble --edition koning/f", ["plain,koning/fr"]),
        ("rekje word QUIZ --lexicon e", ["plain,en"]),
        ("rekje play --option y_", ["plain,y_is_ij="]),
        ("rekje word --language i", ["plain,it"]),
        ("rekje word --lexicon clu", ["file,clu"]),
        ("rekje serve --data /va", ["dir,/va"]),
        ("rekje replay gam", ["file,gam"]),
        ("rekje completion f", ["plain,fish"]),
    ],
)
def test_commands_options_and_values_are_completed(line: str, offered: list[str]) -> None:
    assert asked(line) == offered


def test_every_command_is_offered() -> None:
    assert asked("rekje ") == [f"plain,{name}" for name in COMMANDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_beside_a_command_is_in_the_readers_language(language: str) -> None:
    summary = say("help-replay", language).partition("\n")[0]
    assert asked("rekje rep", shell="fish", language=language) == [f"plain,replay\t{summary}"]
    assert asked("rekje rep", shell="zsh", language=language) == ["plain", "replay", summary]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_command_writes_a_script_for_each_shell(shell: str) -> None:
    ran = run("completion", shell)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"{script(shell)}\n"


def test_another_shell_is_refused_in_one_sentence() -> None:
    ran = run("--language", "en", "completion", "ksh")
    assert (ran.status, ran.out, ran.err) == (2, "", "SHELL can be: bash, zsh, fish.\n")


BASH = """
source "$1"
COMP_WORDS=(rekje play --edition letter/d) COMP_CWORD=3
_rekje_completion rekje
printf '%s\\n' "${COMPREPLY[@]}"
"""
ZSH = """
autoload -Uz compinit && compinit -u -d "$2/dump"
compadd() { print -rl -- "${completions[@]}" }
source "$1"
words=(rekje play --edition letter/d) CURRENT=4
_rekje_completion rekje
"""
FISH = 'source $argv[1]; complete --do-complete "rekje play --edition letter/d"'


@pytest.mark.parametrize(("shell", "lines"), [("bash", BASH), ("zsh", ZSH), ("fish", FISH)])
def test_a_shell_completes(shell: str, lines: str, tmp_path: Path) -> None:
    found = shutil.which(shell)
    if not found:
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "script").write_text(script(shell), "utf-8")
    surroundings = {**os.environ, "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}", "HOME": str(tmp_path)}
    call = [found, "-c", lines, *(["shell"] if shell != "fish" else []), str(tmp_path / "script"), str(tmp_path)]
    done = subprocess.run(call, env=surroundings, capture_output=True, text=True, timeout=20)
    assert "letter/de" in done.stdout.split(), done.stderr
    assert "scrabble/de" not in done.stdout.split()
