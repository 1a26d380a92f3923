"""Whatever comes in: one sentence and exit status 2, or a rule that is broken and 1. Never a traceback."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rekje.games.editions import builtin_edition
from rekje.locale import LANGUAGES
from rekje.model.edition import Edition
from tests.records.command import Ran, check_manners, replay_json, run
from tests.support import move, play, scrabble

VALID = scrabble(
    play(0, "8D", "TAART"),
    play(1, "E7", "TAFEL", ms=5000, score=20),
    move(0, "exchange", tiles="AB"),
    move(1, "exchange", count=2),
    move(0, "pass"),
    move(1, "challenge", words=["TAART"]),
    move(0, "end", racks=["AB", None]),
    options={"judging": "referee", "clock": "turn:60"},
    setup={"premiums": {"A1": "TW"}, "tiles": {}, "racks": ["ABTARTA", None], "bag": 60, "scores": [1, 2]},
    youngest=0,
    made_by="somebody",
    rules=1,
)
FULL = scrabble(
    move(0, "pass"),
    draws=[{"seat": 0, "tiles": "A", "lot": True}, {"seat": 1, "tiles": "B", "lot": True}],
    proof={"commit": "00", "secret": "00", "nonces": ["00", "00"], "algorithm": "x"},
)


def status(ran: Ran) -> int:
    check_manners(ran)
    return ran.status


def edition_as_data(name: str = "nl-early") -> dict[str, Any]:
    edition = builtin_edition("scrabble", name)
    fields = {field: getattr(edition, field) for field in Edition.__struct_fields__}
    kinds = {
        name: {field: getattr(kind, field) for field in kind.__struct_fields__}
        for name, kind in edition.premiums.items()
    }
    return dict(json.loads(json.dumps({**fields, "premiums": kinds})))


# --- documents that are none


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"{",
        b"null",
        b"[]",
        b"17",
        b'"record"',
        b"NaN",
        b"{}",
        b"\x00",
        b"\xff\xfe{\x00}\x00",
        b'{"format": "rekje-record/1"',
        b'{"format": "\xe9"}',
        b'{"format": "\\ud800"}',
        b'{"format": "rekje-record/1", "game": Infinity}',
        json.dumps(VALID).encode("utf-16"),
        json.dumps(VALID).encode()[:-1],
        json.dumps(VALID).encode() + b"x",
    ],
)
def test_no_record_at_all(data: bytes) -> None:
    assert status(replay_json(data)) == 2


def test_every_truncation_of_a_record() -> None:
    data = json.dumps(VALID).encode()
    for length in range(0, len(data), 7):
        assert status(replay_json(data[:length])) == 2


def test_latin_1_names_the_place() -> None:
    data = json.dumps(VALID, ensure_ascii=False, indent=1).replace("Anna", "Zoë").encode("latin-1")
    ran = replay_json(data)
    assert status(ran) == 2
    line = data[: data.index(b"\xeb")].count(b"\n") + 1
    assert ran.err.startswith(f"Line {line}, column 6: ")


@pytest.mark.parametrize("data", [b" " * 16_000_001, b"[" * 17_000_000, b'"' + b'\\"' * 9_000_000])
def test_more_than_16_megabytes(data: bytes) -> None:
    ran = replay_json(data)
    assert status(ran) == 2
    assert "16 MB" in ran.err


def test_a_large_document_that_is_not_too_large() -> None:
    assert status(replay_json(json.dumps(scrabble()).encode() + b" " * 15_000_000)) == 0
    assert status(replay_json(b'{"made_by": "' + b'\\"' * 7_000_000)) == 2


@pytest.mark.parametrize(("depth", "too_deep"), [(63, False), (64, True), (100_000, True)])
def test_depth(depth: int, too_deep: bool) -> None:
    inner = b"[" * depth + b"]" * depth
    ran = replay_json(b'{"options": ' + inner + b"}")
    assert status(ran) == 2
    assert ("nested" in ran.err) is too_deep


def test_brackets_in_strings_are_no_depth() -> None:
    assert status(replay_json(scrabble() | {"made_by": '[[{"' * 1000})) == 0


# --- fields


@pytest.mark.parametrize("field", ["format", "game", "edition", "lexicon", "seats", "moves"])
def test_a_field_is_missing(field: str) -> None:
    ran = replay_json({key: value for key, value in VALID.items() if key != field})
    assert status(ran) == 2
    assert field in ran.err


JUNK: list[Any] = [None, True, -1, 0, 10**30, 1.5, "", "x", "é" * 300, [], [[]], [None], {}, {"x": 1}, {"": []}]


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, child in inner for found in paths(child, (*path, key)))]


def changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    document = copy.deepcopy(document)
    target = document
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return document


@pytest.mark.parametrize("document", [VALID, FULL, scrabble(edition=edition_as_data())], ids=["open", "full", "inline"])
def test_junk_in_every_place(document: Any) -> None:
    for path in paths(document):
        for junk in JUNK:
            ran = replay_json(changed(document, path, junk))
            try:
                check_manners(ran)
            except AssertionError as problem:
                raise AssertionError(f"{junk!r} at {path}: {ran}") from problem


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_anything_in_any_place(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from([VALID, FULL]))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths(document)))
        document = changed(document, path, data.draw(json_values))
    check_manners(replay_json(document))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_broken_bytes(data: st.DataObject) -> None:
    whole = json.dumps(VALID).encode()
    at = data.draw(st.integers(0, len(whole)))
    cut = data.draw(st.integers(0, 5))
    check_manners(replay_json(whole[:at] + data.draw(st.binary(max_size=5)) + whole[at + cut :]))


# --- what doesn't exist


@pytest.mark.parametrize(
    "change",
    [
        {"format": "rekje-record/2"},
        {"game": "chess"},
        {"edition": "nl-lost"},
        {"edition": "../nl"},
        {"lexicon": "klingon"},
        {"lexicon": "/etc/passwd"},
        {"lexicon": {"words": [1]}},
        {"lexicon": {}},
        {"options": {"colour": "red"}},
        {"options": {"judging": "dice"}},
        {"options": {"clock": "turn:0"}},
        {"options": {"overtime": -1}},
        {"options": {"overtime": 1.5}},
        {"seats": []},
        {"seats": ["Anna"]},
        {"seats": list("ABCDE")},
        {"seats": "Anna"},
        {"youngest": 2},
        {"youngest": -1},
        {"moves": [move(0, "dance")]},
        {"moves": [move(2, "pass")]},
        {"moves": [move(-1, "pass")]},
        {"moves": [move(10**40, "pass")]},
        {"moves": [{"do": "pass"}]},
        {"moves": [{"seat": 0}]},
        {"moves": [move(0, "pass", ms=-1)]},
        {"moves": [move(0, "pass", ms=2**60)]},
        {"moves": [move(0, "play", at="8D")]},
        {"moves": [move(0, "exchange")]},
        {"moves": [move(0, "exchange", tiles="A", count=1)]},
        {"moves": [move(0, "exchange", count="two")]},
        {"moves": [move(0, "end", racks=["A", "B", "C"])]},
        {"moves": [move(0, "end", racks=["A"])]},
        {"draws": [{"seat": 2, "tiles": "A"}]},
        {"draws": [{"seat": -1, "tiles": "A", "lot": True}]},
        {"moves": [move(0, "end", racks={"2": "A"})]},
        {"moves": [move(0, "end", racks={"9" * 5000: "A"})]},
        {"moves": [move(0, "end", racks=["[A]"])]},
    ],
)
def test_what_is_not_there(change: dict[str, Any]) -> None:
    assert status(replay_json(scrabble() | change)) == 2


@pytest.mark.parametrize(
    "at", ["", "8", "D", "0D", "D0", "-1D", "D-1", "8-D", "D100", "DD8", "8 D", "Ω8", "８D", "8D\n"]
)
def test_squares_that_cannot_be_squares(at: str) -> None:
    assert status(replay_json(scrabble(play(0, at, "TAART")))) == 2


@pytest.mark.parametrize("word", ["[", "]", "[I", "[I]", "[]", "[Ij]", "A[", "[[IJ]]"])
def test_tiles_whose_brackets_are_wrong(word: str) -> None:
    assert status(replay_json(scrabble(play(0, "8D", word)))) == 2


@pytest.mark.parametrize(
    "setup",
    [
        {"tiles": {"H16": "A"}},
        {"tiles": {"-1": "A"}},
        {"tiles": {"H8": "AB"}},
        {"tiles": {"H8": ""}},
        {"tiles": {"H8": "?"}},
        {"tiles": {"H8": "Ω"}},
        {"premiums": {"H8": "purple"}},
        {"premiums": {"Z9": "TW"}},
        {"racks": ["ABCDEFGH"]},
        {"racks": ["Ω"]},
        {"racks": ["a"]},
        {"racks": ["_"]},
        {"racks": ["A", "A", "A"]},
        {"racks": ["A"]},
        {"scores": [1]},
        {"racks": {"-1": "A"}},
        {"racks": {"9" * 5000: "A"}},
        {"racks": {"٣": "A"}},
        {"bag": -1},
        {"bag": "Ω"},
        {"bag": 1.5},
        {"scores": [1, 2, 3]},
        {"scores": ["1"]},
        {"kings": 1},
        [],
    ],
)
def test_positions_that_cannot_be_set_up(setup: Any) -> None:
    assert status(replay_json(scrabble(setup=setup))) == 2


# --- well formed, but against the rules


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        ([play(0, "8D", "A" * 60)], "C7"),
        ([play(0, "8D", "TAART" * 12)], "C7"),
        ([play(0, "99Z", "TAART")], "C7"),
        ([play(0, "8Z", "TAART")], "C7"),
        ([play(0, "8D", "ΩΩ")], "C8"),
        ([play(0, "8D", "T A")], "C8"),
        ([play(0, "8D", "[QU]A")], "C8"),
        ([play(0, "8D", "TAART" + "\U0001f0cf" * 5000)], "C8"),
        ([play(0, "8D", "")], "S3"),
        ([play(0, "8D", "????")], "S6"),
        ([move(0, "exchange", tiles="ÄÄ")], "C8"),
        ([move(0, "exchange", tiles="")], "S7"),
        ([move(0, "exchange", count=0)], "S7"),
        ([move(0, "exchange", count=-3)], "S7"),
        ([move(0, "exchange", count=10**30)], "C8"),
        ([move(0, "vote", yes=True)], "C6"),
        ([move(0, "accept")], "C6"),
        ([move(0, "challenge", words=["Ω"] * 1000)], "C6"),
        ([move(0, "end", racks=["Ω", None])], "C8"),
        ([move(0, "end", racks=["A" * 8, None])], "C8"),
        ([move(0, "end", racks=["QQ", None])], "C8"),
        ([move(0, "pass"), move(0, "pass")], "C6"),
    ],
)
def test_absurd_moves_break_a_rule(moves: list[Any], rule: str) -> None:
    ran = replay_json(scrabble(*moves))
    assert status(ran) == 1
    told = json.loads(ran.out)
    assert (told["rule"], told["turn"]) == (rule, len(moves))


def test_a_total_announced_as_a_huge_number_is_put_right() -> None:
    ran = replay_json(scrabble(play(0, "8D", "TAART", score=10**40)))
    assert status(ran) == 0
    assert json.loads(ran.out)["turns"][0]["score"] == 12


def test_draws_that_cannot_be_cost_the_record_its_shuffle() -> None:
    for tiles in ("_", "Ω", "AAAAAAAAAAAA", "a", ""):
        ran = replay_json(scrabble(move(0, "pass"), draws=[{"seat": 0, "tiles": tiles, "lot": True}]))
        assert status(ran) == 1


def test_a_proof_that_does_not_hold() -> None:
    ran = replay_json(FULL)
    assert status(ran) == 1
    assert (json.loads(ran.out)["rule"], json.loads(ran.out)["shuffle"]) == ("S0", False)


# --- editions inline


def test_an_edition_may_be_given_whole() -> None:
    ran = replay_json(scrabble(play(0, "8D", "TAART"), edition=edition_as_data()))
    assert status(ran) == 0
    assert json.loads(ran.out)["turns"][0]["score"] == 12


@pytest.mark.parametrize(
    "change",
    [
        {"letters": {}},
        {"letters": []},
        {"letters": {"A": 1}},
        {"letters": {"A": [1]}},
        {"letters": {"A": ["1", 1]}},
        {"letters": {"A": [1, -1]}},
        {"letters": {"A": [1.5, 1]}},
        {"letters": {"A": [10**9, 1]}},
        {"letters": {"a": [1, 1]}},
        {"letters": {"?": [1, 1]}},
        {"letters": {"": [1, 1]}},
        {"letters": {"AB[": [1, 1]}},
        {"letters": {"ß": [1, 1]}},
        {"letters": {f"Q{chr(65 + n // 26)}{chr(65 + n % 26)}": [1, 1] for n in range(64)}},
        {"blanks": -1},
        {"blanks": 10**9},
        {"rack": 0},
        {"rack": 99},
        {"board": []},
        {"board": [""]},
        {"board": ["..", "..."]},
        {"board": ["." * 22] * 22},
        {"board": ["x" * 15] * 15},
        {"board": "..."},
        {"board": [1, 2]},
        {"premiums": {}},
        {"premiums": {"TW": {"sign": "WW", "word": 3}}},
        {"premiums": {"TW": {"sign": "W", "word": 0}}},
        {"premiums": {"TW": {"word": 3}}},
        {"start": []},
        {"start": ["Z9"]},
        {"start": ["here"]},
        {"game": "chess"},
        {"name": 5},
        {"rules": {"pass_rounds": "two"}},
        {"rules": {"pass_rounds": -1}},
        {"rules": {"pass_rounds": 1, "colour": 1}},
        {"rules": []},
        {"options": {"colour": 1}},
        {"options": {"judging": "dice"}},
        {"extra": 1},
    ],
)
def test_editions_that_make_no_sense(change: dict[str, Any]) -> None:
    document = scrabble(move(0, "pass"), move(1, "pass"), edition=edition_as_data() | change)
    assert status(replay_json(document)) == 2


def test_an_edition_without_anything() -> None:
    assert status(replay_json(scrabble(edition={}))) == 2


# --- lists by seat


@pytest.mark.parametrize(
    ("setup", "end"),
    [({"racks": {"1": "QZ"}, "scores": {"0": 7}}, {"0": "AB"}), ({"racks": []}, []), ({}, ["AB", None]), ({}, None)],
)
def test_an_object_may_name_some_seats_and_a_list_none(setup: Any, end: Any) -> None:
    assert status(replay_json(scrabble(move(0, "end", racks=end), setup=setup))) == 0


def test_a_list_that_is_too_short_is_told_how_to_be_right() -> None:
    ran = replay_json(scrabble(setup={"scores": [1]}))
    assert "2 values" in ran.err
    assert "not 1" in ran.err


# --- one sentence, whatever it quotes


@pytest.mark.parametrize("text", ["two\nlines", "\x1b[31mred", "long" * 100_000, "\u2028", "{ $x }", "\x00"])
def test_what_is_quoted_is_short_and_plain(text: str) -> None:
    for change in ({"game": text}, {"edition": text}, {"lexicon": text}, {"options": {text: 1}}, {"format": text}):
        ran = replay_json(scrabble() | change)
        assert status(ran) == 2
        assert "\x1b" not in ran.err
    assert status(replay_json(scrabble(play(0, text, "TAART")))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_in_the_readers_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", language)
    ran = replay_json(scrabble() | {"game": "chess"})
    expected = {
        "nl": "Een spel “chess” is er niet",
        "fr": "Il n’y a pas de jeu «\u00a0chess\u00a0»",
        "de": "Ein Spiel „chess“ gibt es nicht",
        "en": "There is no game “chess”",
        "it": "Non c’è un gioco «chess»",
    }
    assert ran.err.startswith(expected[language])


# --- files


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name in (str(tmp_path / "none.json"), str(tmp_path), "no\0name", "x" * 5000):
        ran = run("replay", name, "--json")
        assert status(ran) == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(tmp_path: Path) -> None:
    file = tmp_path / "shut.json"
    file.write_text(json.dumps(VALID))
    file.chmod(0)
    assert status(run("replay", str(file), "--json")) == 2


@pytest.mark.parametrize(
    "data",
    [
        b"#player1 A A",
        b">Anna: ABC 8H CAB +10 10",
        b"#character-encoding EBCDIC",
        b"# \xff",
        b"#player1 A A\n#player2 B B\n>A: ABC 8H CAB +10",
        b"#" * 1_000_000,
        b"#player1 A A\n" * 100_000,
    ],
)
def test_broken_gcg(data: bytes) -> None:
    ran = replay_json(data)
    assert status(ran) == 2
    assert ran.err.startswith("Line ")


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_damaged_gcg(data: st.DataObject) -> None:
    whole = (
        b"#character-encoding UTF-8\n#player1 A Anna\n#player2 B Bram\n#note Edition: nl-ij\n"
        b">A: [IJ]STUVAB 8H [IJ]S +12 12\n>B: ?AB I8 .aB +4 4\n>B: ?AB -- -4 0\n>A: -4 +0 12\n>B: AB -A +0 0\n"
        b">A: X - +0 12\n>B: (X) +16 16\n>A: (time) -10 2\n#rack1 X\n"
    )
    at = data.draw(st.integers(0, len(whole)))
    cut = data.draw(st.integers(0, 4))
    new = data.draw(st.binary(max_size=3) | st.text("ABX>#?.-+()[]: \n\r8HI0", max_size=4).map(str.encode))
    check_manners(replay_json(whole[:at] + new + whole[at + cut :]))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_damaged_cgp(data: st.DataObject) -> None:
    row = "/".join(["15"] * 6 + ["7CAT5", "7O7".replace("O", "o")] + ["15"] * 7)
    whole = f"{row} ABCDE?/XYZ 12/34 0 lex en;".encode()
    at = data.draw(st.integers(0, len(whole)))
    cut = data.draw(st.integers(0, 4))
    new = data.draw(st.binary(max_size=3) | st.text("ABab?/0123456789 ;[]\n", max_size=4).map(str.encode))
    ran = run("perft", "-", "--lexicon", str(WORDS), stdin=whole[:at] + new + whole[at + cut :])
    if ran.status == 0:
        assert all(len(line.split()) == 3 for line in ran.out.splitlines())
        assert ran.err == ""
    else:
        check_manners(ran)


WORDS = Path(__file__).with_name("words.txt")


@pytest.mark.parametrize(
    "arguments",
    [
        ("perft", "-", "--lexicon", "klingon"),
        ("perft", "-", "--lexicon", "any"),
        ("perft", "-", "--lexicon", str(WORDS), "--edition", "klingon"),
        ("perft", "/no/such/file", "--lexicon", str(WORDS)),
        ("perft", "/", "--lexicon", str(WORDS)),
        ("replay", "-", "--lexicon", "klingon"),
        ("replay", "-", "--lexicon", "/"),
    ],
)
def test_things_named_that_are_not_there(arguments: tuple[str, ...]) -> None:
    empty = "/".join(["15"] * 15) + " ABC/DEF 0/0 0"
    stdin = empty.encode() if arguments[0] == "perft" else json.dumps(scrabble(play(0, "8D", "TAART"))).encode()
    ran = run(*arguments, stdin=stdin)
    assert status(ran) == 2
