"""Install a wheel where there is nothing but Python, and measure how long it takes until one can play.

A fresh environment gets the wheel and whatever it needs, as `pip install` fetches it, without pip's cache. The only
programs in reach are those of the environment. `rekje serve` must answer with its page and its parts, `rekje play`
must lay a first word, and a few commands must work. Then the sizes are told, and the times of `bench/starting.py`.

python bench/installing.py WHEEL [TIMES]
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

STARTING = Path(__file__).parent / "starting.py"
SHEET = Path(__file__).parents[1] / "docs" / "examples" / "sheet.json"
ALLOWED = 60
"""The seconds from nothing to a page that is open."""
FIRST_MOVE = " plays "


def main() -> None:
    """Install, try, measure and print."""
    wheel, times = str(Path(sys.argv[1]).resolve(strict=True)), sys.argv[2] if len(sys.argv) > 2 else "5"
    with TemporaryDirectory() as work:
        home = Path(work)
        surroundings = {"HOME": work, "PATH": str(home / "env" / "bin"), "REKJE_LANG": "en", "REKJE_DATA": work}
        began = time.perf_counter()
        subprocess.run((sys.executable, "-m", "venv", str(home / "env")), check=True)
        made = time.perf_counter() - began
        python = str(home / "env" / "bin" / "python")
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
        subprocess.run(pip, cwd=work, env=surroundings, check=True)
        installed = time.perf_counter() - began
        print(f"{made:5.1f} s until there is an environment, {installed - made:.1f} s to install the wheel into it")
        rekje = (python, "-m", "rekje")
        with serving(rekje, home, surroundings) as address:
            opened = time.perf_counter() - began
            parts = loaded(address)
        print(f"{opened:5.1f} s until the page is there ({opened - installed:.1f} s after the installation)")
        print(f"      The page and {len(parts)} parts of it are served.")
        before = time.perf_counter()
        first = first_move(rekje, work, surroundings)
        moved = time.perf_counter() - before
        print(f"{installed + moved:5.1f} s until the first move ({moved:.1f} s after the installation): {first}")
        for command in (("--version",), ("word", "quiz", "--lexicon", "en"), ("replay", str(SHEET))):
            subprocess.run((*rekje, *command), cwd=work, env=surroundings, stdout=subprocess.DEVNULL, check=True)
        for what, size in sizes(home / "env").items():
            print(f"{size / 1e6:5.1f} MB {what}")
        sys.stdout.flush()
        subprocess.run((python, str(STARTING), times), cwd=work, env=surroundings, check=True)
        if max(opened, installed + moved) > ALLOWED:
            sys.exit(f"That is more than {ALLOWED} s.")


@contextmanager
def serving(rekje: tuple[str, ...], home: Path, surroundings: dict[str, str]) -> Iterator[str]:
    """A server whose page answers; its address."""
    command = (*rekje, "serve", "--port", "0", "--data", str(home / "data"))
    with subprocess.Popen(
        command, cwd=home, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout
        found = next((found for line in server.stdout if (found := re.search(r"http://\S+", line))), None)
        if found is None:
            sys.exit("rekje serve said no address.")
        urlopen(found[0]).read()
        try:
            yield found[0]
        finally:
            server.terminate()


def loaded(address: str) -> list[str]:
    """The parts that the page loads first; each of them was fetched."""
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', urlopen(address).read().decode())
    if not parts:
        sys.exit("The page loads nothing: it was not built.")
    for part in parts:
        urlopen(address + part).read()
    return parts


def first_move(rekje: tuple[str, ...], work: str, surroundings: dict[str, str]) -> str:
    """The sentence that tells the first move of a game between computer players."""
    command = (*rekje, "play", "--demo", "--edition", "scrabble/en", "--seed", "1")
    with subprocess.Popen(command, cwd=work, env=surroundings, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout
        line = next((line.strip() for line in game.stdout if FIRST_MOVE in line), None)
        game.terminate()
    return line or sys.exit("rekje play made no move.")


def sizes(environment: Path) -> dict[str, int]:
    """How many bytes Rekje itself takes, and how many the packages that came with it, pip's own left out."""
    (packages,) = environment.glob("lib/python*/site-packages")
    taken = {entry.name: sum(one.stat().st_size for one in _files(entry)) for entry in packages.iterdir()}
    own = sum(size for name, size in taken.items() if name.startswith("rekje"))
    tools = sum(
        size for name, size in taken.items() if name.startswith(("pip", "setuptools", "pkg_resources", "_dist"))
    )
    return {"Rekje itself, with what Python compiled": own, "what it needs": sum(taken.values()) - own - tools}


def _files(entry: Path) -> Iterator[Path]:
    return (one for one in (entry, *entry.rglob("*")) if one.is_file())


if __name__ == "__main__":
    main()
