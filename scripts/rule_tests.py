"""Write docs/rule-tests.md: every rule, the tests that are named by it, the code that cites it: `python
scripts/rule_tests.py`. With ``--check`` the page is only compared.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from page_tables import write_or_check
from rekje.games.registry import GAMES
from rekje.locale.rulebook import COMMON, rule_texts

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rule-tests.md"
CODE = ROOT / "src" / "rekje"
_TEST = re.compile(r"^ *(?:async )?def (test_((?:[A-Z]\d+[a-z]?_)+)\w*)", re.MULTILINE)
_CITED = re.compile(r"\b([A-Z]\d+)[a-z]?\b")
_TITLE = re.compile(r"\*\*[A-Z]\d+(?: · (.+?)\.?\*\*|\*\* · (.+?)\.(?:\s|$))", re.DOTALL)
"""A rule's title; a rule without one is called by its first sentence."""
_PAGE_TEST = re.compile(r'^ *(?:test|it)(?:\.\w+\(.*?\))?\(\s*"(.+?)"', re.MULTILINE)
_IN_BRACKETS = re.compile(r"\(([A-Z]\d+[a-z]?(?:, [A-Z]\d+[a-z]?)*)\)")
"""In TypeScript and Rust a rule is cited in brackets: names of squares and drawn paths look like rules."""
HEAD = """# The rules and their tests

Each rule with the tests that are named by it and the modules that cite it; those in Python are named from `src/rekje/`.
`python scripts/rule_tests.py` writes this page; the rules are told in [src/rekje/data/rules](../src/rekje/data/rules/).
"""

Places = dict[str, list[str]]


def rules() -> Iterator[tuple[str, dict[str, str]]]:
    """Each page of rules with its rules by ID, each with its title."""
    for page in (COMMON, *GAMES):
        texts = rule_texts(page, "en")
        yield page, {rule: title(text) for rule, text in texts.items()}


def title(text: str) -> str:
    """A rule's title, or its first sentence."""
    found = _TITLE.match(text)
    return " ".join((found[1] or found[2]).split()) if found else ""


def tests_by_rule(files: Iterable[Path]) -> Places:
    """Links to the tests of each rule: ``test_S13_…``; one named by several rules stands with each."""
    found: Places = defaultdict(list)
    for path in files:
        for test in _TEST.finditer(path.read_text("utf-8")):
            for rule in {one.rstrip("abcdefgh") for one in test[2].split("_") if one}:
                found[rule].append(f"[{test[1]}](../{path.relative_to(ROOT).as_posix()})")
    return found


def page_tests_by_rule(files: Iterable[Path]) -> Places:
    """Links to the files of the page's tests in which a test names the rule, in brackets."""
    found: Places = defaultdict(list)
    for path in files:
        titles = " ".join(_PAGE_TEST.findall(path.read_text("utf-8")))
        for rule in cited_in_brackets(titles):
            found[rule].append(f"[{path.name}](../{path.relative_to(ROOT).as_posix()})")
    return found


def cited_in_brackets(text: str) -> set[str]:
    """The rules that a text in TypeScript or Rust cites."""
    return {one.rstrip("abcdefgh") for group in _IN_BRACKETS.findall(text) for one in group.split(", ")}


def code_by_rule(files: Iterable[Path]) -> Places:
    """The modules that cite each rule, in code or in words."""
    found: Places = defaultdict(list)
    for path in files:
        for rule in set(_CITED.findall(path.read_text("utf-8"))):
            found[rule].append(f"`{path.relative_to(CODE).as_posix()}`")
    return found


def other_code_by_rule(files: Iterable[Path]) -> Places:
    """The files of the page and of the core that cite each rule."""
    found: Places = defaultdict(list)
    for path in files:
        # What is written by a script cites what it was made from.
        if ".gen" in path.suffixes:
            continue
        for rule in cited_in_brackets(path.read_text("utf-8")):
            found[rule].append(f"`{path.relative_to(ROOT).as_posix()}`")
    return found


def page() -> str:
    """The whole page."""
    tests, code = tests_by_rule(sorted(ROOT.glob("tests/**/*.py"))), code_by_rule(sorted(CODE.rglob("*.py")))
    page_tests = page_tests_by_rule(sorted(ROOT.glob("web/tests/**/*.ts*")))
    other_code = other_code_by_rule(sorted([*ROOT.glob("web/src/**/*.ts*"), *ROOT.glob("crates/*/src/**/*.rs")]))
    parts = [HEAD]
    for name, titles in rules():
        rows = [
            f"| **{rule}** {told} | {', '.join(tests[rule] + page_tests[rule])} "
            f"| {', '.join(code[rule] + other_code[rule])} |"
            for rule, told in titles.items()
        ]
        parts.append(
            f"## {name.capitalize()}\n\n| rule | tests | code that cites it |\n|---|---|---|\n" + "\n".join(rows) + "\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    write_or_check(PAGE, lambda _: page())
