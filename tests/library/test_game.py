"""`rekje.Game`: a refereed game driven from code, and its record."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekje
from rekje.model.commands import Pass
from rekje.model.tiles import UNKNOWN

WORDS = [
    "AB",
    "BA",
    "AA",
    "ABA",
    "BAB",
    "AE",
    "EA",
    "RE",
    "ER",
    "TE",
    "ET",
    "ARE",
    "TEA",
    "EAT",
    "ATE",
    "NE",
    "EN",
    "NET",
]
OPENING = b"""{"format": "rekje-record/1", "game": "scrabble", "edition": "nl-early", "lexicon": "any",
  "seats": ["Anna", "Bram"], "moves": [{"seat": 1, "do": "play", "at": "8D", "word": "TAART"}]}"""


def game(**options: object) -> rekje.Game:
    return rekje.Game(("Anna", "Bram"), edition="en", lexicon=WORDS, seed=5, **options)  # type: ignore[arg-type]


def test_players_say_their_names() -> None:
    assert repr(rekje.PLAYERS["level-3"]) == "<player level-3>"


def test_a_seed_makes_the_same_game() -> None:
    assert [game().rack(seat) for seat in (0, 1)] == [game().rack(seat) for seat in (0, 1)]
    drawn = {rekje.Game(("A", "B"), lexicon=WORDS).rack(0) for _ in range(5)}
    assert len(drawn) > 1


def test_moves_go_round_and_score() -> None:
    played = game()
    seat = played.turn
    assert seat is not None
    best = played.position().best()
    assert best is not None
    assert played.play(best.at, best.word).score == best.score
    assert played.scores[seat] == best.score
    assert played.turn == 1 - seat
    played.pass_turn()
    assert played.turn == seat
    played.exchange(played.rack(seat)[:2])
    assert played.turn == 1 - seat


def test_a_refused_move_changes_nothing() -> None:
    played = game()
    before = played.state
    with pytest.raises(rekje.Refused) as caught:
        played.play("1A", "AB")
    assert caught.value.rule in ("S1", "C8")
    refusal = played.send(Pass(seat=1 - (played.turn or 0)))
    assert isinstance(refusal, rekje.Refusal)
    assert refusal.rule == "C6"
    assert played.state == before


def test_computer_players_finish_it_and_the_record_tells_the_same_game() -> None:
    played = game()
    while not played.outcome:
        played.ask("amateur")
    again = rekje.Game.from_record(played.to_json())
    assert again.outcome == played.outcome
    assert again.scores == played.scores
    assert sorted(again.lexicon) == sorted(WORDS)
    with pytest.raises(rekje.Refused) as caught:
        played.ask("greedy")
    assert caught.value.rule == "C9"


def test_a_record_goes_on_where_it_stopped() -> None:
    played = rekje.Game.from_record(OPENING)
    assert played.scores == (0, 12)
    assert played.rack(0) == UNKNOWN * 7
    assert played.play("E7", "TAFEL").score == 20
    assert played.scores == (20, 12)
    with pytest.raises(rekje.FormError) as caught:
        played.position()
    assert caught.value.code == "engine-rack-hidden"


def test_a_record_that_breaks_a_rule_says_where() -> None:
    bad = OPENING.replace(b'"8D"', b'"1A"')
    with pytest.raises(rekje.Refused) as caught:
        rekje.Game.from_record(bad)
    assert (caught.value.rule, caught.value.turn) == ("S1", 1)


def test_a_record_never_opens_a_file(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("taart\n")
    named = OPENING.replace(b'"any"', f'"{path}"'.encode())
    with pytest.raises(rekje.FormError):
        rekje.Game.from_record(named)
    assert rekje.Game.from_record(named.replace(str(path).encode(), b"any"), lexicon=path).scores == (0, 12)


def test_challenges_and_votes() -> None:
    phony = rekje.Game.from_record(
        OPENING.replace(b'"moves"', b'"options": {"judging": "challenge"}, "moves"').replace(b"TAART", b"TRAAT"),
        lexicon=["TAART"],
    )
    assert phony.challenge()
    assert phony.scores == (0, 0)
    voted = game(judging="agree")
    best = voted.position().best()
    assert best is not None
    voted.play(best.at, best.word)
    voted.vote(True)
    assert sum(voted.scores) == best.score
    accepted = game(judging="challenge")
    accepted.play(best.at, best.word)
    accepted.accept()
    assert sum(accepted.scores) == best.score
    accepted.resign(0)
    assert accepted.outcome


def test_views_hide_the_other_rack() -> None:
    played = game()
    assert set(played.view(0).seats[1].rack) == {UNKNOWN}
    assert UNKNOWN not in played.view(0).seats[0].rack


def test_too_many_seats() -> None:
    with pytest.raises(rekje.FormError) as caught:
        rekje.Game(("A",) * 5)
    assert caught.value.code == "form-seats"
