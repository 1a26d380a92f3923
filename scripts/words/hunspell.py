"""Expands a Hunspell dictionary: every form that its affix rules make, as far as the format is used by our sources.

Known: FLAG long, SFX and PFX with conditions and cross products, flags on affixes (an affix on an affix), NEEDAFFIX,
ONLYINCOMPOUND and FORBIDDENWORD. No compounds are made, so what only stands in compounds makes nothing. Rules that add
an apostrophe (elisions) are left out, since such forms can't be laid.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple


class Affix(NamedTuple):
    """One line of an affix class: what it takes off, puts on and asks of the stem, and the flags of the result."""

    strip: str
    add: str
    flags: frozenset[str]
    fits: re.Pattern[str] | None
    crosses: bool


class Entry(NamedTuple):
    """One line of the dictionary: a stem, its flags, and the morphological fields (``po:npr`` …)."""

    stem: str
    flags: frozenset[str]
    fields: frozenset[str]


@dataclass
class Affixes:
    """The affix rules of a language, by flag."""

    long_flags: bool = False
    need_affix: str = ""
    only_in_compound: str = ""
    forbidden: str = ""
    suffixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))
    prefixes: dict[str, list[Affix]] = field(default_factory=lambda: defaultdict(list))

    def split_flags(self, text: str) -> frozenset[str]:
        """Flags as they are written after a slash."""
        step = 2 if self.long_flags else 1
        return frozenset(text[i : i + step] for i in range(0, len(text), step))


Accept = Callable[[str, Affix, str], bool]


def read_affixes(path: Path) -> Affixes:
    """Read an ``.aff`` file."""
    affixes = Affixes()
    crosses: dict[str, bool] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["FLAG", kind, *_]:
                affixes.long_flags = kind == "long"
            case ["NEEDAFFIX", flag, *_]:
                affixes.need_affix = flag
            case ["ONLYINCOMPOUND", flag, *_]:
                affixes.only_in_compound = flag
            case ["FORBIDDENWORD", flag, *_]:
                affixes.forbidden = flag
            case [("SFX" | "PFX"), flag, ("Y" | "N") as cross, count] if count.isdigit():
                crosses[flag] = cross == "Y"
            case [("SFX" | "PFX") as kind, flag, strip, add, *rest]:
                table = affixes.suffixes if kind == "SFX" else affixes.prefixes
                condition = rest[0] if rest else "."
                table[flag].append(_affix(affixes, kind, strip, add, condition, crosses[flag]))
    return affixes


def _affix(affixes: Affixes, kind: str, strip: str, add: str, condition: str, crosses: bool) -> Affix:
    text, _, flags = add.partition("/")
    pattern = f"(?:{condition})$" if kind == "SFX" else f"^(?:{condition})"
    return Affix(
        "" if strip == "0" else strip,
        "" if text == "0" else text,
        affixes.split_flags(flags),
        None if condition == "." else re.compile(pattern),
        crosses,
    )


def read_entries(path: Path, affixes: Affixes) -> Iterator[Entry]:
    """The lines of a ``.dic`` file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        head, *fields = line.split() or [""]
        stem, _, flags = head.partition("/")
        if stem and not stem.isdigit():
            yield Entry(stem, affixes.split_flags(flags), frozenset(fields))


Wanted = Callable[[Entry], bool]


def accept_all(flag: str, affix: Affix, form: str) -> bool:
    """Whether a form counts: every one does."""
    return True


def forms(aff: Path, dic: Path, wanted: Wanted, accept: Accept = accept_all) -> Iterator[str]:
    """All forms of the wanted entries of a dictionary, without those that it forbids by an entry of their own."""
    affixes = read_affixes(aff)
    entries = list(read_entries(dic, affixes))
    forbidden = {entry.stem for entry in entries if affixes.forbidden in entry.flags}
    for entry in filter(wanted, entries):
        yield from (form for form in expand(entry, affixes, accept) if form not in forbidden)


def expand(entry: Entry, affixes: Affixes, accept: Accept = accept_all) -> Iterator[str]:
    """All forms of an entry; ``accept(flag, affix, form)`` may veto what a rule makes."""
    if entry.flags & {affixes.forbidden, affixes.only_in_compound}:
        return

    def counts(flag: str, affix: Affix, form: str) -> bool:
        return affixes.only_in_compound not in affix.flags and accept(flag, affix, form)

    if affixes.need_affix not in entry.flags:
        yield entry.stem
    for form, affix in _apply(entry.stem, entry.flags, affixes.suffixes, _suffixed, counts):
        if affixes.need_affix not in affix.flags:
            yield form
        yield from _finish(form, affix.flags, affixes.suffixes, _suffixed, affixes, counts)
        if affix.crosses:
            yield from _finish(
                form, entry.flags | affix.flags, affixes.prefixes, _prefixed, affixes, counts, cross=True
            )
    for form, affix in _apply(entry.stem, entry.flags, affixes.prefixes, _prefixed, counts):
        if affixes.need_affix not in affix.flags:
            yield form
        yield from _finish(form, affix.flags, affixes.suffixes, _suffixed, affixes, counts)


Attach = Callable[[str, Affix], str | None]


def _suffixed(stem: str, affix: Affix) -> str | None:
    if not stem.endswith(affix.strip) or (affix.fits and not affix.fits.search(stem)):
        return None
    return stem[: len(stem) - len(affix.strip)] + affix.add


def _prefixed(stem: str, affix: Affix) -> str | None:
    if "'" in affix.add or not stem.startswith(affix.strip) or (affix.fits and not affix.fits.search(stem)):
        return None
    return affix.add + stem[len(affix.strip) :]


def _apply(
    stem: str, flags: frozenset[str], table: dict[str, list[Affix]], attach: Attach, accept: Accept
) -> Iterator[tuple[str, Affix]]:
    for flag in flags:
        for affix in table.get(flag, ()):
            form = attach(stem, affix)
            if form is not None and accept(flag, affix, form):
                yield form, affix


def _finish(
    stem: str,
    flags: frozenset[str],
    table: dict[str, list[Affix]],
    attach: Attach,
    affixes: Affixes,
    accept: Accept,
    cross: bool = False,
) -> Iterator[str]:
    for form, affix in _apply(stem, flags, table, attach, accept):
        if affixes.need_affix not in affix.flags and (affix.crosses or not cross):
            yield form
