"""The guides as HTML: what it takes to begin, the first turns counted, special cases apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rekje.drawing.svg import Markup, element
from rekje.games.registry import GAMES
from rekje.guides import Guide, guide_of
from rekje.guides.guide import ExampleTurn, Figure
from rekje.locale import LANGUAGES, say
from rekje.locale.rule_parts import Chapter, Question, RuleStep
from rekje.locale.rulebook import page_of
from rekje.server.pages.frame import Shown, document, rendered
from rekje.server.pages.parts import Part, make_part
from rekje.server.pages.rules import page_title

_RULE_ID = re.compile(r"(?<=[(\s])([A-Z]\d{1,2})(?=[),;\s])(?![^<]*</code>)")
SHORT, TURNS, CASES, SOURCES = "short", "turns", "cases", "sources"


@cache
def guide_part(game: str, language: str, styles: tuple[str, ...]) -> Part:
    """A game's guide as a page, with the site's style sheets."""
    guide = guide_of(game, language)
    whole = Shown(
        path=f"/guide/{game}",
        language=language,
        title=_title(guide),
        html=guide_html(guide),
        beside=[(f"/guide/{name}", page_title(name, language)) for name in GAMES],
        called=say("guide-guides", language),
        languages=LANGUAGES,
    )
    return make_part(document(whole, language, styles), "text/html")


def guide_html(guide: Guide) -> Markup:
    """The text of a guide. Every rule has its ID as ``id``, in the short part or among the special cases."""
    lead = _markdown(guide, guide.parts.intro[1])
    parts = ((SHORT, _short(guide)), (TURNS, _turns(guide)), (CASES, _cases(guide)), (SOURCES, _sources(guide)))
    return element(
        "article",
        element("h1", _title(guide)),
        element("div", lead, class_="lead"),
        element(
            "nav",
            (element("a", say(f"guide-{name}", guide.language), href=f"#{name}") for name, _ in parts),
            class_="jumps",
            aria_label=say("guide-parts", guide.language),
        ),
        (
            element("section", element("h2", say(f"guide-{name}", guide.language)), inside, id=name)
            for name, inside in parts
        ),
        class_="guide",
    )


def _title(guide: Guide) -> str:
    return say("guide-title", guide.language, game=guide.parts.title)


def _short(guide: Guide) -> Iterator[Markup]:
    for chapter in guide.parts.chapters:
        if chapter.steps:
            figures = [guide.figures[step.rule] for step in chapter.steps if step.rule in guide.figures]
            steps = element("div", element("h3", chapter.heading), (_step(guide, step) for step in chapter.steps))
            yield element("div", steps, element("div", map(_figure, figures)) if figures else "", class_="beside")


def _step(guide: Guide, step: RuleStep) -> Markup:
    text = _markdown(guide, f"**{step.name}.** {step.text}")
    return element("div", text, _rule_link(guide, step.rule), class_="step", id=step.rule)


def _figure(figure: Figure) -> Markup:
    return element("figure", Markup(figure.svg), element("figcaption", figure.caption))


def _turns(guide: Guide) -> Markup:
    return element("ol", (element("li", _turn(turn)) for turn in guide.turns), class_="turns")


def _turn(turn: ExampleTurn) -> Markup:
    sums = (element("p", line, class_="sum") for line in turn.counted)
    totals = element("p", turn.totals, class_="totals") if turn.totals else ""
    picture = element("figure", Markup(turn.svg)) if turn.svg else ""
    return element("div", element("div", element("p", turn.told), sums, totals), picture, class_="beside")


def _cases(guide: Guide) -> Iterator[Markup]:
    yield element("p", say("guide-cases-more", guide.language), class_="quiet-text")
    begun = {step.rule for chapter in guide.parts.chapters for step in chapter.steps}
    for chapter in guide.parts.chapters:
        if chapter.questions:
            yield element("h3", chapter.heading)
            yield from _questions(guide, chapter, begun)


def _questions(guide: Guide, chapter: Chapter, begun: set[str]) -> Iterator[Markup]:
    """The questions of a chapter. If a rule isn't in the short part, its first question carries the rule's ID."""
    named = set(begun)
    for question in chapter.questions:
        own = question.rule if question.rule not in named else None
        named.add(question.rule)
        yield _question(guide, question, own)


def _question(guide: Guide, question: Question, own: str | None) -> Markup:
    answer = element("div", _markdown(guide, question.answer), _rule_link(guide, question.rule), id=own)
    return element("details", element("summary", question.text), answer)


def _sources(guide: Guide) -> Iterator[Markup]:
    source, _, *more = guide.parts.intro
    for paragraph in (source, *more):
        yield _markdown(guide, paragraph)
    rules = element("a", say("guide-all-rules", guide.language), href=_rules_path(guide, guide.game))
    yield element("p", rules)


def _rule_link(guide: Guide, rule: str) -> Markup:
    """A rule's ID as a link to the rule page."""
    said = say("guide-rule", guide.language, rule=rule)
    path = f"{_rules_path(guide, page_of(rule, guide.game))}#{rule}"
    return element("a", rule, href=path, aria_label=said, class_="rule-id")


def _rules_path(guide: Guide, page: str) -> str:
    return f"/rules/{page}?lang={guide.language}"


def _markdown(guide: Guide, text: str) -> Markup:
    """Markdown of a rule page as HTML. Every rule that it mentions is a link within the guide or to the common page."""
    chapters = guide.parts.chapters
    own = {item[0] for chapter in chapters for item in (*chapter.steps, *chapter.questions)}
    common = _rules_path(guide, page_of("C1", guide.game))

    def linked(found: re.Match[str]) -> str:
        rule = found[1]
        if rule not in own and not rule.startswith("C"):
            return rule
        return f'<a href="{"" if rule in own else common}#{rule}">{rule}</a>'

    return Markup(_RULE_ID.sub(linked, rendered(text, guide.language, _rules_path(guide, guide.game))))
