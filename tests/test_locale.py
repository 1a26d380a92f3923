"""Every message that the program can say exists in all five languages, takes the same parameters, and can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rekje
from rekje.lexicon import source
from rekje.locale import LANGUAGES, numbers, say
from rekje.locale.fluent import MessageCatalogue
from rekje.locale.typography import set_spaces
from rekje.players import PLAYERS
from tests.conformance.walls import nodes

SOURCE = Path(rekje.__file__).parent
CATALOGUES = SOURCE / "locale"
AREAS = sorted({path.stem for path in CATALOGUES.glob("*/*.ftl")})
SAYING = {"say", "_say", "FormError", "Flaw", "Refusal", "tr"}
PLACE = {"line", "column"}
CODE = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
PAGE = Path(__file__).parents[1] / "web" / "src"
PAGE_CODE = r'"([a-z]+(?:-[a-z0-9_]+)+)"'
PAGE_SAID = r'\b(?:say|sayIn)\((?:[\w.]+, )?"([a-z]+(?:-[a-z0-9_]+)+)"'
PAGE_BEGINNING = r"`([a-z]+-(?:[a-z0-9_]+-)*)\$\{"


class Said(NamedTuple):
    """A message code in the source; ``params`` where the call tells all of them, else None."""

    code: str
    params: frozenset[str] | None
    where: str


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the names of its parameters; a message may stand there only once."""
    messages: dict[str, frozenset[str]] = {}
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name.partition("-")[0] == path.stem, f"{entry.id.name} does not belong in {path.name}"
                assert entry.id.name not in messages, f"{entry.id.name} stands in {language} twice"
                variables = _Variables()
                variables.visit(entry)
                messages[entry.id.name] = frozenset(variables.names)
    return messages


def is_code(text: object) -> bool:
    """Whether a text in the source can only be a message code."""
    return isinstance(text, str) and text.partition("-")[0] in AREAS and CODE.fullmatch(text) is not None


def sources() -> Iterator[tuple[Path, tuple[ast.AST, ...]]]:
    """Every module with all nodes of its tree."""
    return ((path, nodes(path.read_text("utf-8"))) for path in sorted(SOURCE.rglob("*.py")))


def said() -> Iterator[Said]:
    """Every message code that the source names, with its parameters where it is said or refused on the spot."""
    for path, tree in sources():
        told: set[ast.AST] = {one.value for one in tree if isinstance(one, ast.keyword) and one.arg == "tag"}
        for node in tree:
            where = f"{path.name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and _name(node.func) in SAYING:
                for code in _codes_of(node):
                    told.add(code)
                    yield Said(str(code.value), _params(node), where)
            elif isinstance(node, ast.Constant) and is_code(node.value) and node not in told:
                yield Said(str(node.value), None, where)


def _codes_of(call: ast.Call) -> Iterator[ast.Constant]:
    for argument in call.args[:2]:
        for node in ast.walk(argument) if isinstance(argument, ast.Constant | ast.IfExp) else ():
            if isinstance(node, ast.Constant) and is_code(node.value):
                yield node


def _params(call: ast.Call) -> frozenset[str] | None:
    """The parameters given by keyword, or in a dictionary written out; None where that can't be told."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    if _name(call.func) in ("Flaw", "Refusal"):
        last = call.args[-1]
        if isinstance(last, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else None for key in last.keys]
            return None if None in keys else frozenset(map(str, keys))
        if not isinstance(last, ast.Constant):
            return None
    return frozenset(names - PLACE if _name(call.func) == "FormError" else names)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def beginnings() -> Iterator[tuple[str, str]]:
    """The beginnings of codes that are put together where something is said: ``screen-did-{kind}``."""
    for path, tree in sources():
        for node in tree:
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                text = str(node.values[0].value)
                if text.endswith("-") and text.partition("-")[0] in AREAS:
                    yield text, path.name


def on_the_page(pattern: str) -> Iterator[tuple[str, str]]:
    """What a pattern finds in the sources of the page in the browser, of message codes that have a catalogue."""
    for path in sorted(PAGE.rglob("*.ts*")):
        for found in re.findall(pattern, path.read_text("utf-8")):
            if found.partition("-")[0] in AREAS:
                yield found, path.name


@cache
def all_said() -> tuple[Said, ...]:
    """What the source says; read by the tests that ask for it, not by all that are collected."""
    return tuple(said())


@cache
def codes() -> list[str]:
    """Every message code in the source and on the page."""
    return sorted({one.code for one in all_said()} | {code for code, _ in on_the_page(PAGE_CODE)})


@cache
def all_beginnings() -> tuple[tuple[str, str], ...]:
    """How the codes begin that are put together."""
    return (*beginnings(), *on_the_page(PAGE_BEGINNING))


def test_the_source_says_something() -> None:
    assert len(codes()) > 100
    assert "play-no-word" in codes()
    assert "screen-prompt" in codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_in_the_source_has_its_sentence(language: str) -> None:
    places = [(one.code, one.where) for one in all_said()] + [*on_the_page(PAGE_SAID)]
    places += [found for found in on_the_page(PAGE_CODE) if found[0][:4] == "web-"]
    missing = [f"{code} ({where})" for code, where in places if code not in catalogue(language)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_a_sentence_asks_for_no_parameter_that_isnt_given() -> None:
    wanting = [
        f"{one.code} ({one.where}): {sorted(catalogue('en')[one.code] - one.params)}"
        for one in all_said()
        if one.params is not None and one.code in catalogue("en") and catalogue("en")[one.code] - one.params
    ]
    assert wanting == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 7, 1234])
def test_every_sentence_can_be_said_with_any_number(language: str, number: int) -> None:
    for code, names in catalogue(language).items():
        text = say(code, language, **dict.fromkeys(names, number))
        assert text.strip(), code
        assert "{" not in text, code
        assert "\N{FIRST STRONG ISOLATE}" not in text, code


def keys(text: str) -> list[str]:
    """The words in a file that a choice tells apart; not the plurals, which Fluent's own takes for the key 0, too."""
    return sorted(set(re.findall(r"\[([\w-]+)\]", text)) - {"one", "other"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_read_as_fluents_own_package_reads_them(language: str) -> None:
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        area, text = path.stem, set_spaces(path.read_text("utf-8"), language)
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        ours = MessageCatalogue(text, language)
        for code, names in catalogue(language).items():
            if code.partition("-")[0] != area:
                assert code not in ours
                continue
            # Without a parameter every value says the same.
            for value in (0, 1, 2, 3, 21, -1, 1234, 12345678, 2**53, "A", "1", *keys(text)) if names else (0,):
                params = dict.fromkeys(names, value)
                told, errors = bundle.format_pattern(bundle.get_message(code).value, params)
                # A word where a number must stand is an error there.
                assert errors == [] or isinstance(value, str)
                assert errors or ours.format(code, params) == re.sub(r"(?<!\w)-1", "−1", told), (code, value)


TRICKY = """\
# A remark
a = one
    two { $x } three
      deeper

    last
b =
    { $x ->
        [0] none {""} at all
        [one] { "  " }one
       *[other] { NUMBER($x, useGrouping: 0) } and { $y ->
            [word] inner
           *[other] { $x }
        }, more
          of it
    } after
c = { $x } = { "a" }
d = { $x ->
   *[one] usual
    [other] plural
} end
"""


def test_whatever_catalogues_could_hold_is_read_likewise() -> None:
    bundle = FluentBundle(["fr"], use_isolating=False)
    bundle.add_resource(FluentResource(TRICKY))
    ours = MessageCatalogue(TRICKY, "fr")
    for code in "abcd":
        for x in (0, 1, 2, 54321, "word", "0", "none"):
            for y in ("word", "none", 0, 1, 5):
                told, errors = bundle.format_pattern(bundle.get_message(code).value, {"x": x, "y": y})
                assert errors == [] or isinstance(x, str)
                assert errors or ours.format(code, {"x": x, "y": y}) == told, (code, x, y)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_babel_writes_them(language: str) -> None:
    for number in (0, 7, 999, 1000, 54321, -54321, 2**53, 0.04, -0.04, 3.0, 12.34, -1234567.86, 99.96):
        told = format_decimal(round(number, 1) + 0.0, format="#,##0.#", locale=language).replace("-", "−")
        assert numbers.decimal(number, language) == told
        assert not isinstance(number, int) or numbers.grouped(number, language) == told
    for share in (0.0, 0.004, 0.514, 0.999, 1.0, 12.34):
        assert numbers.percent(share, language) == format_percent(share, locale=language)
    assert (numbers.plain(-1234), numbers.signed(-5), numbers.signed(1234)) == ("−1234", "−5", "+1234")


def test_a_parameter_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("form-place", "en", line=1, column=1)


def test_codes_that_are_put_together_have_sentences_too() -> None:
    for beginning, where in all_beginnings():
        assert any(code.startswith(beginning) for code in catalogue("en")), f"{beginning}… ({where})"


def test_no_sentence_is_left_that_nothing_says() -> None:
    starts = tuple(beginning for beginning, _ in all_beginnings())
    unused = [code for code in catalogue("en") if code not in codes() and not code.startswith(starts)]
    assert unused == []


def test_french_keeps_its_punctuation_with_the_word_beside_it() -> None:
    assert set_spaces("Ah ? Oui : « non » ; si !", "fr") == "Ah\u202f? Oui\u00a0: «\u00a0non\u00a0»\u202f; si\u202f!"
    assert set_spaces("Ah ? Oui : no", "en") == "Ah ? Oui : no"
    assert say("after-games-won", "fr", count=3, percent="12") == "3 (12\u00a0%)"
    question = say("spoken-ask-rack", "fr")
    assert question.endswith("\u202f?")


def test_german_keeps_its_signs_with_the_word_beside_them() -> None:
    assert set_spaces("z. B. 12 % mehr", "de") == "z.\u00a0B. 12\u00a0% mehr"
    assert say("after-games-won", "de", count=3, percent="12") == "3 (12\u00a0%)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computer_player_has_a_name_and_says_how_it_plays(language: str) -> None:
    there = catalogue(language)
    assert all(f"screen-{what}-{name}" in there for name in PLAYERS for what in ("player", "opponent"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_name_in_each(language: str) -> None:
    there = catalogue(language)
    assert all(f"screen-language-{code}" in there for code in {*LANGUAGES, *source.LANGUAGES})


@pytest.mark.parametrize(("language", "verbs"), [("nl", ("is", "zijn")), ("de", ("ist", "sind"))])
def test_the_verb_of_a_turn_agrees_with_how_many_are_to_move(language: str, verbs: tuple[str, str]) -> None:
    assert f"Anna {verbs[0]} " in say("web-turn-of", language, name="Anna", count=1)
    assert f"Anna, Bram {verbs[1]} " in say("web-turn-of", language, name="Anna, Bram", count=2)


@pytest.mark.parametrize(
    ("language", "verbs"),
    [("nl", ("kan", "kunnen")), ("fr", ("peut", "peuvent")), ("de", ("kann", "können")), ("it", ("può", "possono"))],
)
def test_the_verb_of_who_may_object_agrees(language: str, verbs: tuple[str, str]) -> None:
    assert f"Anna {verbs[0]} " in say("web-turn-closes", language, names="Anna", count=1)
    assert f"Anna, Bram {verbs[1]} " in say("web-turn-closes", language, names="Anna, Bram", count=2)


@pytest.mark.parametrize(
    ("language", "one"), [("nl", "1 punt"), ("fr", "1 point"), ("de", "1 Punkt"), ("en", "1 point"), ("it", "1 punto")]
)
def test_who_is_level_with_a_single_point_has_one(language: str, one: str) -> None:
    told = {"names": "Anna, Bram", "name": "Bram", "score": 1, "tie": 3}
    for code in ("lays-winner-letters", "lays-winner-words", "lays-winners", "screen-winners"):
        assert re.search(rf"\b{one}\b", say(code, language, **told)), code
