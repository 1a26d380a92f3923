"""The guides say all that the rule pages say, once, and count as the referee counts."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from rekje.bootstrap import record_facts
from rekje.drawing import draw_board
from rekje.games.registry import GAMES
from rekje.guides import Guide, guide_of
from rekje.guides.example import GUIDES, example, example_record, pictures_of
from rekje.guides.text import guide_markdown
from rekje.locale import FALLBACK, LANGUAGES
from rekje.locale.rule_parts import rule_parts
from rekje.locale.rulebook import rule_texts
from rekje.model.sizes import face_of
from rekje.model.tiles import letter
from rekje.records.replay import Replay, replay_record
from rekje.server.pages.guides import guide_html

SVG = "{http://www.w3.org/2000/svg}"
each_guide = pytest.mark.parametrize(("game", "language"), [(game, code) for game in GAMES for code in LANGUAGES])


@cache
def refereed(game: str, language: str) -> Replay:
    """The example, refereed with the word list that it names."""
    record = example_record(game, language)
    return replay_record(record, record_facts(record))


def html_of(guide: Guide) -> str:
    return re.sub(r"<svg.*?</svg>", "", guide_html(guide), flags=re.DOTALL)


def plain(text: str) -> str:
    """Text without what marks it up, so that it can be found in HTML and in Markdown alike."""
    return re.sub(r"\W+", " ", re.sub(r"<[^>]*>|\(\w+\.md[^)]*\)|\(#[^)]*\)|&\w+;|&#\w+;|'", " ", text)).strip()


@each_guide
class TestRules:
    def test_every_rule_is_in_exactly_one_part(self, game: str, language: str) -> None:
        places = re.findall(r' id="([A-Z]\d+)"', html_of(guide_of(game, language)))
        assert sorted(places) == sorted(rule_texts(game, language))

    def test_nothing_that_a_rule_says_is_left_out_or_said_twice(self, game: str, language: str) -> None:
        shown = plain(html_of(guide_of(game, language)))
        for rule, text in rule_texts(game, language).items():
            for block in re.split(r"\n\n+", re.sub(r"^\*\*[^*]*\*\*", "", text)):
                if not block.startswith("|"):
                    said = plain(re.sub(r"^\*[^*]+\?\*", "", block))
                    assert shown.count(said) == 1, f"{rule}: {said}"

    def test_it_has_the_same_questions_as_in_english(self, game: str, language: str) -> None:
        own, english = rule_parts(game, language).chapters, rule_parts(game, FALLBACK).chapters
        for mine, first in zip(own, english, strict=True):
            assert [step.rule for step in mine.steps] == [step.rule for step in first.steps]
            assert [asked.rule for asked in mine.questions] == [asked.rule for asked in first.questions]

    def test_the_short_part_is_short(self, game: str, language: str) -> None:
        steps = [step for chapter in rule_parts(game, language).chapters for step in chapter.steps]
        assert sum(len(step.text.split()) for step in steps) < 400
        assert all("`" not in step.text for step in steps), "no names of options before one has begun"

    def test_every_link_to_a_rule_of_its_own_leads_into_the_guide(self, game: str, language: str) -> None:
        text = html_of(guide_of(game, language))
        places = set(re.findall(r' id="([^"]+)"', text))
        links = re.findall(r'href="#([^"]+)"', text)
        assert len(links) >= 4
        assert set(links) <= places


@each_guide
class TestExample:
    def test_the_referee_finds_no_fault_with_any_move_or_word(self, game: str, language: str) -> None:
        assert refereed(game, language).ok
        assert example_record(game, language).config.edition.language == language

    def test_every_number_is_what_the_referee_gives(self, game: str, language: str) -> None:
        for told, turn in zip(guide_of(game, language).turns, refereed(game, language).turns, strict=True):
            numbers = [int(number) for number in re.findall(r"(?<![A-Z])\d+(?![A-Z])", told.totals)]
            assert numbers in ([], list(turn.totals))
            assert bool(numbers) == bool(turn.score)
            scores = [int(re.findall(r"\d+", line)[-1]) for line in told.counted]
            assert sum(scores) == (turn.score if told.counted else 0)
            if len(scores) == len(turn.words):
                assert scores == [word.score for word in turn.words]
            assert not turn.score or str(turn.score) in told.told or told.counted

    def test_the_sums_come_out(self, game: str, language: str) -> None:
        for turn in guide_of(game, language).turns:
            for line in turn.counted:
                if "=" in line:
                    reckoned, total = re.split(" = ", re.split(r"\s?: ", line, maxsplit=1)[1])
                    digits = re.sub(r"[^\d+() *]", "", reckoned.replace("×", "*"))
                    assert eval(digits) == int(total), line

    def test_pictures_say_what_lies_there(self, game: str, language: str) -> None:
        guide, moments, pictures = guide_of(game, language), example(game, language), pictures_of(game)
        drawn = [(guide.figures[rule].svg, move) for rule, move in pictures.rules.items()]
        drawn += [(guide.turns[move - 1].svg, move) for move in pictures.turns]
        for svg, move in drawn:
            root = ElementTree.fromstring(svg)
            board = moments[move - 1].after.board
            texts = [node.text for node in root.iter(f"{SVG}text")]
            faces = [letter(face_of(tile)) for tile in board.values()]
            said = root.get("aria-label") or ""
            assert all(texts.count(face) >= faces.count(face) for face in faces)
            assert all(face in said for face in faces)
            assert "…" not in said, "too long to be said whole"
            assert said == root.findtext(f"{SVG}title")

    def test_its_moves_are_of_the_same_kinds_in_every_language(self, game: str, language: str) -> None:
        kinds = [move.kind for move in example_record(game, language).moves]
        assert kinds == [move.kind for move in example_record(game, FALLBACK).moves]


@pytest.mark.parametrize("game", GAMES)
def test_pictures_stand_by_rules_of_the_short_part(game: str) -> None:
    guide, pictures = guide_of(game, FALLBACK), pictures_of(game)
    steps = {step.rule for chapter in guide.parts.chapters for step in chapter.steps}
    assert set(guide.figures) == set(pictures.rules) <= steps
    drawn = [*pictures.rules.values(), *pictures.turns]
    assert len(set(drawn)) == len(drawn) >= 3, "no move is drawn twice"


def test_no_example_lies_where_nobody_finds_it() -> None:
    found = {path.relative_to(GUIDES).as_posix() for path in GUIDES.rglob("*") if path.is_file()}
    names = [*(f"{code}.json" for code in LANGUAGES), "pictures.toml"]
    assert found == {f"{game}/{name}" for game in GAMES for name in names}


def test_the_example_on_the_old_sheet_is_counted_as_printed() -> None:
    assert [turn.score for turn in refereed("scrabble", "nl").turns] == [12, 20, 23]
    assert guide_of("scrabble", "nl").turns[2].counted == (
        "POST: (P 3 + O 1 + S 1 + T 1) × 2 = 12",
        "TAFELS: T 1 + A 1 + F 5 + E 1 + L 2 + S 1 = 11",
    )


def test_a_premium_on_a_letter_and_one_on_the_lay_are_seen_in_the_sum() -> None:
    turns = guide_of("woordenspel", "nl").turns
    assert turns[3].counted == ("STOM: S 4×2 + O 4 + M 4×2 = 20",)
    assert turns[2].told == "Anna koopt 2 letters."


def test_a_new_tile_shows_the_premium_square_under_it() -> None:
    after = example("woordenspel", "nl")[-1].after
    plain_one, marked = (draw_board(after, marked=new, language="nl") for new in ((), [(10, 6), (10, 8), (10, 9)]))
    assert marked.count(">2L<") == plain_one.count(">2L<") + 2


def test_steps_number_each_letter_and_a_tile_that_serves_twice_has_two_numbers() -> None:
    state = example("koning", "nl")[1].after
    path = [(6, 0), (5, 0), (5, 1), (5, 0), (6, 0)]
    root = ElementTree.fromstring(draw_board(state, steps=path, language="en"))
    texts = [node.text for node in root.iter(f"{SVG}text")]
    assert [text for text in texts if text and text.isdigit()] == ["1", "5", "2", "4", "3"]
    assert len(list(root.iter(f"{SVG}line"))) == len(path) - 1


@each_guide
def test_the_terminal_has_the_same_text(game: str, language: str) -> None:
    shown = plain(" ".join(guide_markdown(guide_of(game, language))))
    for chapter in rule_parts(game, language).chapters:
        for text in (*(step.text for step in chapter.steps), *(asked.answer for asked in chapter.questions)):
            assert plain(text) in shown
