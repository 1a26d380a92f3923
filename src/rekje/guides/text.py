"""A guide as Markdown for a terminal: without pictures, with each rule's ID in brackets."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.guides.guide import Guide
from rekje.locale import say


def guide_markdown(guide: Guide) -> tuple[str, str]:
    """Two parts: the rules for a beginner with the first turns counted, and the special cases."""
    return "\n\n".join(_beginning(guide)), "\n\n".join(_cases(guide))


def _beginning(guide: Guide) -> Iterator[str]:
    parts, language = guide.parts, guide.language
    yield f"# {say('guide-title', language, game=parts.title)}"
    yield parts.intro[1]
    yield f"## {say('guide-short', language)}"
    for chapter in parts.chapters:
        if chapter.steps:
            yield f"### {chapter.heading}"
        for step in chapter.steps:
            yield f"**{step.name}.** {step.text} ({step.rule})"
    yield f"## {say('guide-turns', language)}"
    for number, turn in enumerate(guide.turns, 1):
        yield "\n\n   ".join(filter(None, (f"{number}. {turn.told}", *turn.counted, turn.totals)))


def _cases(guide: Guide) -> Iterator[str]:
    yield f"## {say('guide-cases', guide.language)}"
    for chapter in guide.parts.chapters:
        for question in chapter.questions:
            yield f"**{question.text}** ({question.rule})"
            yield question.answer
