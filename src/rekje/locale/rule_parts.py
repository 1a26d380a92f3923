"""What a rule page consists of, so that a guide can be made of it: what it takes to begin, and the special cases.

A page is written for both. A rule has a name, ``**S1 · The first word.**``, and the paragraph with it says what one
needs to know to begin; after that come questions, ``*What if I count wrongly?*``, each with its answer. A rule whose
name is a question itself, ``**S7 · May I exchange tiles?**``, is a special case as a whole.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from rekje.locale.rulebook import page_path

_RULE = re.compile(r"\*\*([A-Z]\d+) · ([^*]+)\*\*\s*(.*)", re.DOTALL)
_ASKED = re.compile(r"\*([^*]+\?)\*\s*(.*)", re.DOTALL)


class RuleStep(NamedTuple):
    """A rule that one needs to begin: its ID, its name, and its text in Markdown."""

    rule: str
    name: str
    text: str


class Question(NamedTuple):
    """A special case: the rule that it belongs to, the question, and the answer in Markdown."""

    rule: str
    text: str
    answer: str


class Chapter(NamedTuple):
    """A section of a rule page that has rules in it."""

    heading: str
    steps: tuple[RuleStep, ...]
    questions: tuple[Question, ...]


class RuleParts(NamedTuple):
    """A rule page: its title, the paragraphs before the first section, its chapters."""

    title: str
    intro: tuple[str, ...]
    chapters: tuple[Chapter, ...]


@cache
def rule_parts(page: str, language: str) -> RuleParts:
    """The parts of a game's rule page in a language."""
    top, *sections = re.split(r"^## ", page_path(page, language).read_text("utf-8"), flags=re.MULTILINE)
    title, *intro = _blocks(top)
    chapters = (_chapter(section) for section in sections)
    used = tuple(chapter for chapter in chapters if chapter.steps or chapter.questions)
    return RuleParts(title.removeprefix("# "), tuple(intro), used)


def _chapter(section: str) -> Chapter:
    """A section by its rules; what stands in it before the first one is no rule."""
    heading, *blocks = _blocks(section)
    steps: list[RuleStep] = []
    questions: list[Question] = []
    rule = ""
    for block in blocks:
        if found := _RULE.fullmatch(block):
            rule, name, text = found.groups()
            if _asks(name):
                questions.append(Question(rule, name, text))
            else:
                steps.append(RuleStep(rule, name.rstrip("."), text))
        elif rule and (found := _ASKED.fullmatch(block)):
            questions.append(Question(rule, *found.groups()))
        elif rule:
            question = questions.pop()
            questions.append(question._replace(answer=f"{question.answer}\n\n{block}"))
    return Chapter(heading, tuple(steps), tuple(questions))


def _blocks(text: str) -> list[str]:
    return [block.strip("\n") for block in re.split(r"\n\n+", text.strip("\n"))]


def _asks(name: str) -> bool:
    return name.endswith("?")
