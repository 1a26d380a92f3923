"""How the Italian list is made."""

from __future__ import annotations

import gzip
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from frequency import Frequencies
from gather import DICT, HUNSPELL, Gathered, Inputs, gather, is_lower, lines
from hunspell import Accept, Affix, Affixes, Entry, expand, forms, read_affixes, read_entries
from pos_dict import pos_dict

from rekje.lexicon.folding import Unlayable, spell

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

# The Italian Wiktionary's words with their parts of speech, as WikDict's dictionaries into four languages have them.
WIKDICT = ("dict-freedict-ita-fin", "dict-freedict-ita-jpn", "dict-freedict-ita-pol", "dict-freedict-ita-spa")
WIKDICT_HEAD = re.compile(r"^(\S+) (?:/.*/ )?<(\w+)>$")
WIKDICT_WORDS = frozenset({"n", "v", "adj", "adv", "interjection"})

RECENT = Path(__file__).parent / "italian.toml"
# The flags of nearly all verbs in -are; the gerund and the participle are entries of their own there.
REGULAR_VERB = frozenset("AIKLhl")
GERUND_AND_PARTICIPLE = ("ando", "ato", "ata", "ati", "ate")
PLURALS = (
    (re.compile("io$"), ("i",)),
    (re.compile("(?<=[cg])o$"), ("i", "hi")),
    (re.compile("(?<=[cg])a$"), ("he",)),
    (re.compile("(?<=[cg])ia$"), ("e", "ie")),
    (re.compile("(?<=ist)a$"), ("i", "e")),
    (re.compile("(?<=[aeious]m)a$|(?<=pat)a$|(?<=iatr)a$"), ("i",)),
    (re.compile("[oe]$"), ("i",)),
    (re.compile("a$"), ("e",)),
)
FEMININE = re.compile("o$")


def italian(inputs: Inputs, frequencies: Frequencies) -> Gathered:
    """Hunspell's dictionary without pronouns joined to verbs, in two versions ∪ Morph-it! ∪ witalian ∪ the Italian
    Wiktionary ∪ words of the last thirty years.

    What is derived freely (-issimo, -mente, ri-, pre-, stra-, numbers, reflexive infinitives, -etti beside -ei) counts
    where it is in use; of what only the Wiktionary has, the words that are in use and no commoner elsewhere.
    """
    accept = acceptance(frequencies)
    aff, dic = inputs["hunspell-it"] / HUNSPELL / "it_IT.aff", inputs["hunspell-it"] / HUNSPELL / "it_IT.dic"
    gathered = gather(filter(is_lower, forms(aff, dic, lambda entry: is_lower(entry.stem), accept)), "it")
    gather(filter(is_lower, morphit(inputs)), "it", gathered)
    gather(filter(is_lower, lines((inputs["witalian"] / DICT / "italian").read_text(encoding="utf-8"))), "it", gathered)

    def wanted(entry: Entry) -> bool:
        return is_lower(entry.stem) and (bool(entry.flags) or not frequencies.foreign(entry.stem))

    folder = inputs["dictionary-it"] / "package"
    gather(filter(is_lower, forms(folder / "index.aff", folder / "index.dic", wanted, accept)), "it", gathered)
    names = {entry.stem.lower() for entry in read_entries(dic, read_affixes(aff)) if not is_lower(entry.stem)}
    in_use = {
        word: kinds
        for word, kinds in wiktionary(inputs).items()
        if word not in names and frequencies.zipf(word) and not frequencies.foreign(word)
    }
    affixes = read_affixes(aff)
    for word, kinds in (recent() | in_use).items():
        if plain(word) not in gathered:
            made = (form for form in regular_forms(word, kinds) if frequencies.zipf(form))
            verb = conjugated(word, affixes, accept) if kinds == {"v"} else ()
            gather([word, *made, *verb], "it", gathered)
    return gathered


def acceptance(frequencies: Frequencies) -> Accept:
    """Which of the forms that Hunspell's rules make count."""

    def accept(flag: str, affix: Affix, form: str) -> bool:
        change = f"{affix.strip}>{affix.add}"
        if flag in FREELY_DERIVED or change in SECOND_PAST or (flag == "I" and affix.add == "si"):
            return frequencies.zipf(form) > 0
        if flag in CONJUGATIONS:
            return not PRONOUN.search(affix.add) or bool(VERBS_OWN.search(change))
        if flag in PARTICIPLES:
            return not PRONOUN.search(affix.add)
        return flag not in VERBS and flag not in ROMAN_NUMERALS

    return accept


def wiktionary(inputs: Inputs) -> dict[str, set[str]]:
    """The words of the Italian Wiktionary in their usual form with their parts of speech, without what it calls a name,
    a prefix or a suffix."""
    kinds: dict[str, set[str]] = {}
    for name in WIKDICT:
        path = inputs[name] / f"usr/share/dictd/{name.removeprefix('dict-')}.dict.dz"
        with gzip.open(path, "rt", encoding="utf-8") as table:
            for head in filter(None, (WIKDICT_HEAD.match(line.rstrip()) for line in table)):
                kinds.setdefault(head[1], set()).add(head[2])
    return {word: of_word for word, of_word in kinds.items() if is_lower(word) and of_word <= WIKDICT_WORDS}


def recent() -> dict[str, set[str]]:
    """The words of `italian.toml` with their parts of speech."""
    table = tomllib.loads(RECENT.read_text(encoding="utf-8"))
    kinds = {"verbs": "v", "adjectives": "adj", "nouns": "n", "unchanged": "unchanged"}
    return {word: {kinds[group]} for group, words in table.items() for word in words.split()}


def conjugated(verb: str, affixes: Affixes, accept: Accept) -> Iterator[str]:
    """All regular forms of a verb in -are."""
    if verb.endswith("are"):
        yield from expand(Entry(verb, REGULAR_VERB, frozenset()), affixes, accept)
        yield from (verb.removesuffix("are") + ending for ending in GERUND_AND_PARTICIPLE)


def regular_forms(word: str, kinds: set[str]) -> Iterator[str]:
    """The plural of a noun; of an adjective the feminine forms too."""
    if kinds & {"n", "adj"}:
        yield from plural(word)
    if "adj" in kinds and FEMININE.search(word):
        yield FEMININE.sub("a", word)
        yield from plural(FEMININE.sub("a", word))


def plural(word: str) -> list[str]:
    """The plural as a rule has it: *bruschette*, *tronisti* and *troniste*, *videoludici*; none of *gif*."""
    for ending, others in PLURALS:
        if ending.search(word):
            return [ending.sub(other, word) for other in others]
    return []


def plain(word: str) -> str | None:
    """A word as it is laid, if it can be."""
    try:
        return spell(word, "it")
    except Unlayable:
        return None


def morphit(inputs: Inputs) -> Iterator[str]:
    """All forms of Morph-it!'s nouns, verbs and adjectives."""
    for kind in ("words", "verbs", "adjectives"):
        yield from pos_dict(inputs, "italian", kind)
