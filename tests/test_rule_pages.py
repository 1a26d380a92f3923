"""The rule pages say the same in all five languages: the same rules, readings, tables, options and references."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import rekje
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES, get_game
from rekje.locale import FALLBACK, LANGUAGES
from rekje.locale.rulebook import COMMON, EDITIONS, RULES, page_languages, page_path, rule_texts
from rekje.model.families import AnyEvent

PAGES = (COMMON, *GAMES)
OTHERS = [code for code in LANGUAGES if code != FALLBACK]
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)]*)\)")


@cache
def text_of(page: str, language: str) -> str:
    return page_path(page, language).read_text("utf-8")


def tables(text: str) -> list[list[list[str]]]:
    """The rows of each table, as cells."""
    blocks = re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE)
    return [[row.strip("|").split("|") for row in block.splitlines()] for block in blocks]


def codes(text: str) -> set[str]:
    """What stands as code: options, values, editions, places, commands."""
    return set(CODE.findall(text))


def names(text: str) -> set[str]:
    """The rules that a text mentions."""
    return set(re.findall(rf"\b[{rule_letters()}]\d{{1,2}}\b", re.sub(CODE, "", text)))


@cache
def rule_letters() -> str:
    """The letters that rules begin with: one a page."""
    return "".join(sorted({rule[0] for page in PAGES for rule in rule_texts(page, FALLBACK)}))


def slug(heading: str) -> str:
    return re.sub(r"[^\w-]", "", heading.strip().lower().replace(" ", "-"))


@pytest.mark.parametrize("page", [*PAGES, EDITIONS])
def test_every_page_is_written_in_all_languages(page: str) -> None:
    assert page_languages(page) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
class TestTranslation:
    def test_it_has_the_same_rules_in_the_same_order(self, page: str, language: str) -> None:
        assert list(rule_texts(page, language)) == list(rule_texts(page, FALLBACK)) != []

    def test_each_rule_keeps_its_readings_options_and_references(self, page: str, language: str) -> None:
        for rule, text in rule_texts(page, FALLBACK).items():
            own = rule_texts(page, language)[rule]
            assert own.count("**") == text.count("**"), f"{rule}: readings"
            assert codes(own) == codes(text), rule
            assert names(own) == names(text), rule
            assert own.count("\n- ") == text.count("\n- "), f"{rule}: items"

    def test_it_has_the_same_tables(self, page: str, language: str) -> None:
        own, english = tables(text_of(page, language)), tables(text_of(page, FALLBACK))
        assert [[len(row) for row in table] for table in own] == [[len(row) for row in table] for table in english]
        for mine, first in zip(own, english, strict=True):
            for row, model in zip(mine, first, strict=True):
                assert [codes(cell) for cell in row] == [codes(cell) for cell in model]

    def test_it_has_the_same_sections_options_and_links(self, page: str, language: str) -> None:
        own, english = text_of(page, language), text_of(page, FALLBACK)
        assert re.findall("^#+(?= )", own, re.MULTILINE) == re.findall("^#+(?= )", english, re.MULTILINE)
        assert codes(own) == codes(english)
        files = [[link.split("#")[0].removeprefix("../") for link in LINK.findall(text)] for text in (own, english)]
        assert sorted(files[0]) == sorted(files[1])


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_for_editions_shows_the_same_commands_and_files(language: str) -> None:
    own, english = text_of(EDITIONS, language), text_of(EDITIONS, FALLBACK)
    assert re.findall("^#+(?= )", own, re.MULTILINE) == re.findall("^#+(?= )", english, re.MULTILINE)
    assert own.count("\n- ") == english.count("\n- ")
    # What is said of a line of a file, and the name of one's own file, may differ.
    blocks = [
        re.findall(r"^    ([^#\n]*[^#\s])", re.sub(r"\w+\.toml", "…", text), re.MULTILINE) for text in (own, english)
    ]
    assert blocks[0] == blocks[1]
    assert {re.sub(r"\w+\.toml", "…", code) for code in codes(own)} == {
        re.sub(r"\w+\.toml", "…", code) for code in codes(english)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [*PAGES, EDITIONS])
def test_every_link_in_the_files_leads_to_a_file_and_a_heading(page: str, language: str) -> None:
    path = page_path(page, language)
    for link in LINK.findall(path.read_text("utf-8")):
        file, _, place = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.is_relative_to(RULES.resolve())
        assert target.is_file(), f"{path}: {link}"
        headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
        assert not place or place in map(slug, headings), f"{path}: {link}"


def test_the_pages_lie_in_the_package_itself_so_that_a_wheel_has_them() -> None:
    assert RULES.is_relative_to(Path(rekje.__file__).parent)
    assert [path for path in (RULES, *RULES.rglob("*")) if path.is_symlink()] == []


def test_no_page_lies_where_no_reader_finds_it() -> None:
    known = {Path(f"{page}.md") for page in (*PAGES, EDITIONS)}
    known |= {Path(code) / page for code in OTHERS for page in known}
    assert {path.relative_to(RULES) for path in RULES.rglob("*.md")} == known


@pytest.mark.parametrize("page", PAGES)
def test_every_option_of_a_game_is_on_its_page_or_on_the_common_one(page: str) -> None:
    said = codes(text_of(page, FALLBACK)) | codes(text_of(COMMON, FALLBACK))
    assert page == COMMON or {option.name for option in GAMES[page].options} <= said


# fmt: off
KINDS = {
    "play", "place", "claim", "knock", "free", "blank", "struck", "taken-back", "exchange", "buy", "time-up", "pass",
    "resign", "all-tiles",
}
# fmt: on
"""The kinds of lines of the score sheet that tell what was done."""


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_behind_each_piece_of_news_stands_on_a_page(game: str) -> None:
    known = {**rule_texts(COMMON, FALLBACK), **rule_texts(game, FALLBACK)}
    definition = get_game(game)
    assert set(definition.news_rules) <= {*get_args(AnyEvent)} | KINDS
    assert set(definition.news_rules.values()) <= set(known)
    for name in edition_names(game):
        for premium in builtin_edition(game, name).premiums.values():
            rule = definition.premium_rule(premium)
            assert rule in known or (not rule and premium.start), (name, premium)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_in_a_turn_has_a_rule_behind_it(game: str) -> None:
    played = {"pass", "time-up", "resign"} | ({"place", "claim", "knock"} if game == "letter" else {"play"})
    assert played <= set(get_game(game).news_rules)
