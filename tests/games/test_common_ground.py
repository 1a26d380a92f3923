"""Common ground, rules C3–C9 and C11: refusals, hidden tiles, resigning, turns, tiles, shared wins."""

from __future__ import annotations

import json

import pytest

from rekje.games.registry import get_game
from rekje.locale import LANGUAGES, has_message, say
from rekje.model.commands import Play
from rekje.model.events import Exchanged, SeatGiven, TilesDrawn
from rekje.model.problems import Refusal
from rekje.records.export import export_record
from rekje.records.record import read_record
from rekje.records.replay import RecordFacts
from rekje.referee import decide, evolve, see, view
from tests.games.positions import position
from tests.support import AnyWord, after, move, passes, play, referee, refused, scrabble

TAART = play(0, "8D", "TAART")
E_ON_CENTRE = ("H8", "E")


def anything(record) -> RecordFacts:
    """The facts of a record in which every word counts."""
    return RecordFacts(read_record(json.dumps(record).encode()), AnyWord())


# C3 · refusals

BROKEN = {
    "C6": scrabble(*passes(0, 0)),
    "C7": scrabble(play(0, "8L", "TAART")),
    "C8": scrabble(play(0, "8D", "TÄÄRT")),
    "C9": scrabble(*passes(0, 1, 0)),
    "C10": scrabble(play(0, "8D", "TAART", ms=60_001), options={"clock": "turn:60"}),
    "S1": scrabble(play(0, "8H", "A")),
    "S3": scrabble(TAART, play(1, "8I", "EN")),
    "S4": scrabble(TAART, play(1, "10D", "DE")),
    "S6": scrabble(play(0, "8D", "T?ART")),
    "S7": scrabble(move(0, "exchange", count=0)),
    "S8": scrabble(TAART, words="TAFEL"),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_C3_a_refusal_names_the_rule_broken(rule):
    assert refused(BROKEN[rule]) == rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", BROKEN)
def test_C3_and_says_why_in_the_players_language(rule, language):
    refusal = referee(BROKEN[rule]).refusal
    assert has_message(refusal.code, language)
    assert say(refusal.code, language, **refusal.params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_C3_every_flaw_of_a_move_has_its_rule_and_its_sentence(language):
    for code, rule in get_game("scrabble").flaws.items():
        assert has_message(code, language), code
        assert rule[0] in "SC"


@pytest.mark.parametrize("rule", BROKEN)
def test_C3_a_refused_move_changes_nothing(rule):
    record = BROKEN[rule]
    allowed = {**record, "moves": record["moves"][:-1]}
    assert referee(record).events == referee(allowed).events
    assert referee(record).turns == referee(allowed).turns


def test_C3_after_a_refusal_the_player_goes_on():
    state = after(scrabble(TAART))
    facts = anything(scrabble())
    assert isinstance(decide(state, Play(seat=1, at="10D", word="DE"), facts), Refusal)
    assert not isinstance(decide(state, Play(seat=1, at="E7", word="TAFEL"), facts), Refusal)


# C4 · hidden tiles


def dealt(*moves):
    """A record with known draws: Anna begins with QXYZ…, Bram holds JJKK…"""
    lots = [{"seat": 0, "tiles": "A", "lot": True}, {"seat": 1, "tiles": "B", "lot": True}]
    racks = [{"seat": 0, "tiles": "QXYZEEN"}, {"seat": 1, "tiles": "JJKKVVW"}]
    later = [{"seat": 0, "tiles": "F"}, {"seat": 1, "tiles": "C"}]
    return scrabble(*moves, draws=lots + racks + later[: len(moves)])


EXCHANGES = [move(0, "exchange", tiles="Q"), move(1, "exchange", tiles="J")]


@pytest.mark.parametrize(
    ("reader", "racks"),
    [(0, ["FXYZEEN", "_______"]), (1, ["_______", "CJKKVVW"]), (None, ["_______", "_______"])],
)
def test_C4_one_sees_ones_own_rack_only(reader, racks):
    seen = view(after(dealt(*EXCHANGES)), reader)
    assert [sorted(seat.rack) for seat in seen.seats] == [sorted(rack) for rack in racks]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_C4_nor_do_events_show_others_tiles(reader):
    for event in referee(dealt(*EXCHANGES)).events:
        seen = see(event, reader)
        if isinstance(event, TilesDrawn | Exchanged) and event.seat != reader:
            assert not any(char.isalpha() for char in getattr(seen, "tiles", "") + getattr(seen, "drawn", ""))
            assert not any(char.isalpha() for char in getattr(seen, "given", ""))
        else:
            assert seen == event


def test_C4_a_record_of_a_game_that_is_on_shows_no_draws():
    record = export_record(referee(dealt(*EXCHANGES)).events, "any")
    assert record.draws is None


def test_C4_at_the_end_the_whole_game_is_public():
    finished = dealt(*EXCHANGES)
    finished["moves"] = [*EXCHANGES, *passes(0, 1)]
    assert view(after(finished), None) == after(finished)


# C5 · resigning


def three(*moves, **more):
    """Three seats, all racks known: Anna leads."""
    setup = position(E_ON_CENTRE, racks=["QZ", "DE", "A"], bag="", scores=[50, 20, 10])
    return scrabble(*moves, seats=3, setup=setup, **more)


# Bram lays the D of DE (2 points), Cleo the A of DEA (3 points) and is out.
RESIGNED = three(move(0, "resign"), play(1, "8G", "DE"), play(2, "8G", "DEA"))


def test_C5_the_tiles_count_against_who_resigned_and_are_paid_to_nobody():
    outcome = referee(RESIGNED).outcome
    assert outcome.adjustments == (-16, -1, 1)
    assert outcome.scores == (34, 21, 14)


def test_C5_who_resigned_ranks_last():
    assert referee(RESIGNED).outcome.winners == (1,)


def test_C5_the_game_goes_on_among_the_others():
    assert referee(three(move(0, "resign"))).outcome is None
    assert refused(three(move(0, "resign"), play(1, "8G", "DE"), *passes(2, 1))) is None
    assert refused(three(move(0, "resign"), *passes(0))) == "C6"


def test_C5_one_may_resign_when_it_is_anothers_turn():
    assert refused(three(move(2, "resign"), *passes(0))) is None
    assert refused(three(move(2, "resign"), *passes(0), *passes(2))) == "C6"


def test_C5_a_round_is_a_round_of_those_who_are_left():
    assert referee(three(move(0, "resign"), *passes(1))).outcome is None
    assert referee(three(move(0, "resign"), *passes(1, 2))).outcome.rule == "S9"


def test_C5_the_tiles_are_set_aside_not_put_back():
    assert after(scrabble(move(0, "resign"), seats=3)).bag == 102 - 21


def test_C5_the_last_seat_left_wins():
    setup = position(E_ON_CENTRE, racks=["QZ", "DE"], bag="", scores=[0, 90])
    outcome = referee(scrabble(move(1, "resign"), setup=setup)).outcome
    assert (outcome.winners, outcome.rule) == ((0,), "C5")
    assert outcome.adjustments == (-16, -2)


def test_C5_a_resignation_during_the_challenge_window():
    # Anna's play stands once Bram, the only one asked, has gone.
    outcome = referee(scrabble(TAART, move(1, "resign"), options={"judging": "challenge"})).outcome
    assert (outcome.winners, outcome.scores[0]) == ((0,), 12)


def test_C5_a_bad_word_of_someone_who_has_resigned_can_still_be_challenged():
    moves = [play(0, "8D", "TAATR"), move(0, "resign"), move(2, "challenge"), play(1, "8D", "TAART")]
    result = referee(scrabble(*moves, seats=3, words="TAART", options={"judging": "challenge"}))
    assert result.refusal is None
    assert result.turns[3].totals == (0, 12, 0)


def test_C5_a_seat_may_be_handed_to_a_computer_player():
    state = after(scrabble(TAART))
    given = evolve(state, SeatGiven(1, "greedy"))
    assert given.seats[1].player == "greedy"
    assert (given.seats[1].rack, given.turn, given.awaiting) == (state.seats[1].rack, state.turn, state.awaiting)


# C6 · not your turn, not the moment


@pytest.mark.parametrize(
    "wrong",
    [
        play(0, "E7", "TAFEL"),
        move(0, "pass"),
        move(0, "exchange", count=1),
        move(0, "time-up"),
        move(1, "challenge"),
        move(1, "accept"),
        move(1, "vote", yes=True),
    ],
    ids=lambda wrong: wrong["do"],
)
def test_C6_not_your_turn_or_not_the_moment(wrong):
    assert refused(scrabble(TAART, wrong)) == "C6"


def test_C6_where_the_clock_is_off_and_the_racks_are_known_no_time_runs_out():
    assert refused({**dealt(), "moves": [move(0, "time-up")]}) == "C6"


def test_C6_the_state_says_who_may_do_what():
    state = after(scrabble(TAART, seats=3))
    allowed = {awaited.seat: set(awaited.commands) for awaited in state.awaiting}
    assert {"play", "exchange", "pass", "resign"} <= allowed[1]
    assert not {"play", "exchange", "pass"} & (allowed[0] | allowed[2])


# C7 · outside the board, or taken


@pytest.mark.parametrize(
    ("at", "word"), [("8L", "TAART"), ("H12", "TAART"), ("16A", "DE"), ("8P", "DE"), ("Z99", "DE"), ("8A", "E" * 60)]
)
def test_C7_outside_the_board(at, word):
    assert refused(scrabble(play(0, at, word))) == "C7"


def test_C7_the_square_is_taken():
    assert refused(scrabble(TAART, play(1, "E7", "TOFEL"))) == "C7"


# C8 · a tile you don't hold, or the box lacks


def holding(rack: str, *moves, **more):
    """Anna holds these tiles."""
    return scrabble(*moves, setup={"racks": [rack, "DEENRST"], "bag": "OOOOOOO"}, **more)


def test_C8_a_tile_you_dont_hold():
    assert refused(holding("TAARTEN", TAART)) is None
    assert refused(holding("TAAREEN", TAART)) == "C8"


def test_C8_a_blank_you_dont_hold():
    assert refused(holding("TAAR?EN", play(0, "8D", "TAARt"))) is None
    assert refused(holding("TAARTEN", play(0, "8D", "TAARt"))) == "C8"


def test_C8_tiles_to_exchange_that_you_dont_hold():
    assert refused(holding("TAARTEN", move(0, "exchange", tiles="TT"))) is None
    assert refused(holding("TAARTEN", move(0, "exchange", tiles="TTT"))) == "C8"
    assert refused(holding("TAARTEN", move(0, "exchange", tiles="?"))) == "C8"
    assert refused(holding("TAARTEN", move(0, "exchange", count=8))) == "C8"


def test_C8_no_tile_is_nameless_where_the_draws_are_known():
    assert refused(dealt(move(0, "exchange", tiles="_"))) == "C8"


@pytest.mark.parametrize("word", ["TÄART", "TéART", "T1ART", "TΩART", "T_ART", "TſART", "TıART", "T[IJ]T"])
def test_C8_a_letter_that_the_box_lacks(word):
    assert refused(scrabble(play(0, "8D", word))) == "C8"


# C9 · over


@pytest.mark.parametrize(
    "late",
    [TAART, *passes(1), move(0, "exchange", count=1), move(0, "resign"), move(1, "challenge"), move(1, "time-up")],
    ids=lambda late: late["do"],
)
def test_C9_the_game_is_over(late):
    assert refused(scrabble(*passes(0, 1), late)) == "C9"


def test_C9_over_also_when_the_racks_are_told():
    assert refused(scrabble(*passes(0, 1), move(0, "end", racks=["QZEEEEE", "DEDEDEN"]), *passes(0))) == "C9"


# C11 · equal results


def test_C11_equal_results_share_the_win():
    setup = position(E_ON_CENTRE, racks=["DE", "QZ", "X"], bag="", scores=[20, 34, 10])
    # 20 − 2, 34 − 16, 10 − 8.
    outcome = referee(scrabble(*passes(0, 1, 2), seats=3, setup=setup)).outcome
    assert (outcome.scores, outcome.winners) == ((18, 18, 2), (0, 1))


def test_C11_even_if_nobody_has_scored():
    assert referee(scrabble(*passes(0, 1))).outcome.winners == (0, 1)
