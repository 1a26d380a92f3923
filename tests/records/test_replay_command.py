"""``rekje replay`` as other programs and people use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rekje.records.export import export_record
from rekje.records.record import Record, read_record, write_record
from tests.records.command import check_manners, replay_json, run
from tests.records.test_gcg_round_trip import random_game
from tests.support import move, play, scrabble

WORKED = scrabble(
    play(0, "8D", "TAART"),
    play(1, "E7", "TAFEL"),
    play(0, "12C", "POST"),
    play(1, "F10", "LATER"),
    play(0, "13A", "GRAM"),
)


def full_record() -> Record:
    return export_record(random_game("en", 2, "referee", seed=5), "any")


def test_a_full_record_is_checked_against_its_proof_and_against_what_was_noted_before() -> None:
    record = full_record()
    assert record.proof is not None
    data = write_record(record)
    for commitment in (record.proof.commit, record.proof.commit.upper()):
        ran = run("replay", "-", "--json", "--commitment", commitment, stdin=data)
        assert (ran.status, json.loads(ran.out)["shuffle"]) == (0, True)
    shown = run("replay", "-", stdin=data)
    assert "every draw is the one committed to beforehand" in shown.out
    assert record.proof.commit in shown.out
    ran = run("replay", "-", "--json", "--commitment", "00" * 32, stdin=data)
    assert ran.status == 1
    told = json.loads(ran.out)
    assert (told["rule"], told["turn"], told["shuffle"]) == ("S0", 1, False)
    assert told["message"] == "This isn’t the shuffle with the fingerprint asked for: the record has another."


def test_a_record_without_a_proof_is_none_of_the_shuffle_noted_before() -> None:
    asked = ("replay", "-", "--commitment")
    ran = run(*asked, "00" * 32, stdin=json.dumps(WORKED).encode())
    assert ran.status == 1
    assert "has no proof of its shuffle, so it can’t be the one with this fingerprint" in " ".join(ran.out.split())
    assert "doesn’t hold" not in ran.out
    ran = run(*asked, "abc", stdin=json.dumps(WORKED).encode())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "A fingerprint has 64 hexadecimal digits, not “abc”.\n"


def test_a_file_of_another_form_has_no_proof_either(tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    run("replay", "-", "--save", str(file), stdin=json.dumps(WORKED).encode())
    for more in ((), ("--json",)):
        ran = run("replay", str(file), "--commitment", "00" * 32, *more)
        assert (ran.status, ran.err) == (1, "")
        assert "has no proof of its shuffle" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    "command", [("replay", "--save"), ("sheet", "-o"), ("review", "--html"), ("review", "--chart")]
)
def test_what_is_written_never_takes_the_place_of_what_is_read(command: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.svg"
    file.write_text(json.dumps(WORKED))
    ran = run(command[0], str(file), command[1], str(file))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith("game.svg” is what is read; give what is written another name.\n")
    assert json.loads(file.read_text()) == WORKED


def test_the_worked_example() -> None:
    ran = replay_json(WORKED)
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert set(told) == {"ok", "turns", "outcome", "shuffle"}
    assert (told["ok"], told["outcome"], told["shuffle"]) == (True, None, None)
    assert [turn["score"] for turn in told["turns"]] == [12, 20, 23, 22, 26]
    assert told["turns"][2] == {
        "seat": 0,
        "words": [{"word": "POST", "score": 12}, {"word": "TAFELS", "score": 11}],
        "score": 23,
        "totals": [35, 20],
    }


def test_a_broken_rule() -> None:
    ran = replay_json(WORKED | {"moves": [*WORKED["moves"][:2], play(0, "1A", "POST")]})
    assert (ran.status, ran.err) == (1, "")
    told = json.loads(ran.out)
    assert set(told) == {"ok", "turn", "rule", "message", "turns", "shuffle"}
    assert (told["ok"], told["turn"], told["rule"], len(told["turns"])) == (False, 3, "S4", 2)
    assert told["message"].endswith(".")


def test_the_outcome() -> None:
    ran = replay_json(scrabble(play(0, "8D", "TAART"), move(1, "end", racks=["ABNNNNN", "QEEEEEE"])))
    assert json.loads(ran.out)["outcome"] == {
        "scores": [3, -16],
        "adjustments": [-9, -16],
        "winners": [0],
        "reason": "stopped",
        "rule": "S18",
    }


def test_a_full_record_proves_its_shuffle() -> None:
    record = full_record()
    ran = replay_json(write_record(record))
    assert ran.status == 0
    assert json.loads(ran.out)["shuffle"] is True
    said = run("replay", "-", stdin=write_record(record))
    assert "The shuffle has been checked: every draw" in said.out


def test_a_draw_of_another_tile_breaks_the_shuffle() -> None:
    document = json.loads(write_record(full_record()))
    first = next(draw for draw in document["draws"] if not draw.get("lot"))
    first["tiles"] = first["tiles"][1:] + first["tiles"][0]
    ran = replay_json(document)
    check_manners(ran)
    assert ran.status == 1
    assert json.loads(ran.out)["shuffle"] is False
    assert "doesn’t hold" in run("replay", "-", stdin=json.dumps(document).encode()).out


def test_draws_that_are_not_all_used_up() -> None:
    document = json.loads(write_record(full_record()))
    document["draws"].append({"seat": 0, "tiles": "A"})
    assert replay_json(document).status == 1


def test_another_word_list(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("taart\n")
    ran = run("replay", "-", "--json", "--lexicon", str(words), stdin=json.dumps(WORKED).encode())
    told = json.loads(ran.out)
    assert (ran.status, told["turn"], told["rule"]) == (1, 2, "S8")
    assert "TAFEL" in told["message"]


def test_a_list_inside_the_record() -> None:
    assert replay_json(WORKED | {"lexicon": {"words": ["TAART", "tafel"]}}).status == 1
    words = ["TAART", "TAFEL", "TAFELS", "POST", "LATER", "EL", "LA", "GRAM", "PA", "OM"]
    assert replay_json(WORKED | {"lexicon": {"words": words}}).status == 0


def test_a_file_and_a_score_sheet(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(WORKED))
    ran = run("replay", str(file))
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[3].split() == ["3", "Anna", "12C", "POST", "12,", "TAFELS", "11", "23", "35", "20"]
    assert "The game is not finished." in ran.out
    board = [line for line in lines if line.startswith("12 ")][-1]
    assert "P  O  S  T" in board
    assert "\x1b" not in ran.out


def test_of_a_bag_of_cardboard_no_proof_is_asked() -> None:
    assert "shuffle" not in run("replay", "-", stdin=json.dumps(WORKED).encode()).out
    drawn = msgspec.structs.replace(full_record(), proof=None)
    assert "The record has no proof of its shuffle" in run("replay", "-", stdin=write_record(drawn)).out


def test_a_score_sheet_of_a_broken_rule_names_it() -> None:
    ran = run("replay", "-", stdin=json.dumps(WORKED | {"moves": [play(0, "1A", "POST")]}).encode())
    assert (ran.status, ran.err) == (1, "")
    assert "Move 1 breaks rule S1: " in ran.out


def test_a_wrong_total_is_a_remark() -> None:
    told = json.loads(replay_json(scrabble(play(0, "8D", "TAART", score=13))).out)
    assert told["remarks"] == [{"turn": 1, "message": "8D TAART was announced as 13, but it scores 12."}]


def test_a_number_beyond_measure_is_written_out() -> None:
    told = json.loads(replay_json(scrabble(play(0, "8D", "TAART", score=10**30))).out)
    said = f"8D TAART was announced as 1{',000' * 10}, but it scores 12."
    assert told["remarks"] == [{"turn": 1, "message": said}]


GCG = """#player1 Anna Anna
#player2 Bram Bram
#note Edition: nl-early
>Anna: AARTT 8D TAART +12 12
>Bram: AFEL E7 T.FEL +20 20
>Anna: -3 +0 12
"""


def test_a_gcg_file() -> None:
    wrong = GCG.replace("T.FEL", "TFEL")
    assert json.loads(replay_json(wrong.encode()).out)["rule"] == "C7"
    ran = replay_json(GCG.encode())
    assert ran.status == 0
    told: dict[str, Any] = json.loads(ran.out)
    assert [turn["score"] for turn in told["turns"]] == [12, 20, 0]
    assert "remarks" not in told


def test_the_edition_of_a_gcg_file() -> None:
    plain = GCG.replace("#note Edition: nl-early\n", "").encode()
    told = json.loads(run("replay", "-", "--json", "--edition", "nl", stdin=plain).out)
    assert [turn["score"] for turn in told["turns"]] == [20, 22, 0]
    assert len(told["remarks"]) == 2
    assert run("replay", "-", "--json", "--edition", "klingon", stdin=plain).status == 2


def test_saving_as_gcg_and_as_a_record(tmp_path: Path) -> None:
    gcg, record, again = (tmp_path / name for name in ("game.gcg", "game.json", "again.gcg"))
    assert run("replay", "-", "--save", str(gcg), stdin=json.dumps(WORKED).encode()).status == 0
    assert run("replay", str(gcg), "--save", str(record)).status == 0
    assert read_record(record.read_bytes()).seats == ["Anna", "Bram"]
    assert run("replay", str(record), "--save", str(again)).status == 0
    assert again.read_bytes() == gcg.read_bytes()
    told = json.loads(run("replay", str(again), "--json").out)
    assert [turn["score"] for turn in told["turns"]] == [12, 20, 23, 22, 26]


def test_saving_where_that_cannot_be(tmp_path: Path) -> None:
    ran = run("replay", "-", "--save", str(tmp_path / "no" / "game.gcg"), stdin=json.dumps(WORKED).encode())
    assert ran.status == 2
    assert ran.err.count("\n") == 1
