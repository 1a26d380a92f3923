"""Common ground, rules C1 and C2: when a word counts, and who decides."""

from __future__ import annotations

import pytest

from rekje.lexicon.folding import Tiler, Unlayable, spell
from rekje.model import commands as cmd
from rekje.model.events import RackTold
from rekje.model.problems import FormError
from tests.games.positions import position
from tests.games.tables import Table
from tests.support import after, move, passes, play, referee, refused, scores, scrabble

GOOD = play(0, "8D", "TAART")  # 12 points
BAD = play(0, "8D", "TAATR")
NEXT = play(1, "H8", "TEN")  # 3 points, crossing TAART


def challenged(*moves, seats=2, **options):
    """A record judged by challenge, with TAART and TEN the only words."""
    return scrabble(*moves, seats=seats, words="TAART TEN", options={"judging": "challenge", **options})


def agreed(*votes: tuple[int, bool], seats: int, then=()):
    """A record judged by agreement: a play that no list knows, and votes on it."""
    moves = [BAD, *(move(seat, "vote", yes=yes) for seat, yes in votes), *then]
    return scrabble(*moves, seats=seats, words="TAART", options={"judging": "agree"}, edition="nl-late")


def board_after(record) -> str:
    """The letters that lie on the board."""
    return "".join(after(record).board.values())


# C1 · a word counts if the list has it


def test_C1_a_word_counts_if_the_list_has_it():
    assert refused(scrabble(GOOD, words="TAART")) is None
    assert refused(scrabble(BAD, words="TAART")) == "S8"


def test_C1_any_word_counts_where_the_record_says_so():
    assert refused(scrabble(BAD)) is None


def test_C1_the_list_in_a_record_is_written_as_on_the_tiles():
    eis = play(0, "8G", "[IJ]S")
    assert refused(scrabble(eis, words="[IJ]S", edition="nl-ij")) is None
    assert refused(scrabble(eis, words="IJS", edition="nl-ij")) == "S8"
    assert refused(scrabble(play(0, "8G", "IJS"), words="IJS", edition="nl-ij")) is None


@pytest.mark.parametrize(
    ("word", "language", "tiles"),
    [
        ("één", "nl", "EEN"),
        ("forêt", "fr", "FORET"),
        ("cœur", "fr", "COEUR"),
        ("Straße", "de", "STRASSE"),
        ("größer", "de", "GRÖSSER"),
        ("über", "de", "ÜBER"),
        ("città", "it", "CITTA"),
        ("naïve", "en", "NAIVE"),
    ],
)
def test_C1_accents_are_folded_but_german_umlauts_are_tiles(word, language, tiles):
    tiler = Tiler((*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *("ÄÖÜ" if language == "de" else "")), language)
    assert list(tiler.ways(spell(word, language))) == [tuple(tiles)]


@pytest.mark.parametrize("word", ["auto's", "aujourd’hui", "zee-egel", "à la"])
def test_C1_no_words_with_an_apostrophe_or_a_hyphen(word):
    with pytest.raises(Unlayable):
        spell(word)


def test_C1_the_word_list_has_its_options():
    options = after(scrabble(GOOD)).config.options
    assert (options["places"], options["sheet_words"], options["offensive"]) == (False, True, False)


# C2 · referee


def test_C2_the_referee_is_the_default():
    assert after(scrabble(GOOD)).option("judging") == "referee"


def test_C2_referee_an_unknown_word_is_refused_and_the_player_goes_on():
    assert refused(scrabble(BAD, words="TAART")) == "S8"
    assert refused(scrabble(GOOD, NEXT, words="TAART TEN")) is None


def test_C2_referee_there_is_nothing_to_challenge():
    assert refused(scrabble(GOOD, move(1, "challenge"), words="TAART")) == "C6"


# C2 · challenge


def test_C2_challenge_a_play_stands_unless_challenged():
    assert scores(challenged(BAD, *passes(1))) == [12, 0]
    assert board_after(challenged(BAD, *passes(1))) == "TAATR"


def test_C2_challenge_upheld_everything_is_as_before():
    state = after(challenged(BAD, move(1, "challenge", words=["TAATR"])))
    assert not state.board
    assert (state.seats[0].score, len(state.seats[0].rack), state.bag) == (0, 7, 88)


def test_C2_challenge_upheld_known_tiles_are_back_on_the_rack():
    record = challenged(BAD, move(1, "challenge")) | {"setup": {"racks": ["TAARTEN", "DEENRST"], "bag": "DDDDDDD"}}
    assert sorted(after(record).seats[0].rack) == sorted("TAARTEN")


def test_C2_challenge_upheld_the_turn_is_lost():
    assert refused(challenged(BAD, move(1, "challenge"), GOOD | {"seat": 1})) is None
    assert refused(challenged(BAD, move(1, "challenge"), GOOD)) == "C6"


def test_C2_challenge_upheld_premiums_are_free_again():
    result = referee(challenged(BAD, move(1, "challenge"), GOOD | {"seat": 1}))
    assert result.turns[2].totals == (0, 12)


def test_C2_challenge_one_bad_word_takes_the_whole_play_back():
    # DEN under AAR makes DEN, AD, AE and RN; all but RN are words.
    moves = [GOOD, play(1, "9E", "DEN"), move(0, "challenge", words=["DEN"])]
    record = scrabble(*moves, words="TAART DEN AD AE", options={"judging": "challenge"})
    assert board_after(record) == "TAART"
    assert referee(record).turns[2].totals == (12, 0)


def test_C2_challenge_rejected_the_play_stands():
    state = after(challenged(GOOD, move(1, "challenge"), NEXT))
    assert [seat.score for seat in state.seats] == [12, 3]


def test_C2_challenge_any_other_seat_may():
    assert board_after(challenged(BAD, move(2, "challenge"), seats=3)) == ""


def test_C2_challenge_not_ones_own_play():
    assert refused(challenged(BAD, move(0, "challenge"))) == "C6"


def test_C2_challenge_over_when_the_next_player_acts():
    assert refused(challenged(GOOD, NEXT, move(2, "challenge"), seats=3)) is None  # of NEXT, not of GOOD
    assert refused(challenged(BAD, *passes(1), move(2, "challenge"), seats=3)) == "C6"


def test_C2_challenge_an_act_that_is_refused_is_none():
    result = referee(challenged(BAD, play(1, "A1", "TEN")))
    assert not result.ok
    assert board_after(challenged(BAD, move(1, "challenge"))) == ""


def test_C2_challenge_over_when_all_others_have_accepted():
    accept = [move(1, "accept"), move(2, "accept")]
    assert refused(challenged(BAD, accept[0], move(2, "challenge"), seats=3)) is None
    assert refused(challenged(BAD, *accept, move(2, "challenge"), seats=3)) == "C6"


def test_C2_challenge_one_accepts_once_and_not_for_oneself():
    assert refused(challenged(BAD, move(0, "accept"), seats=3)) == "C6"
    assert refused(challenged(BAD, move(1, "accept"), move(1, "accept"), seats=3)) == "C6"


def test_C2_challenge_who_has_resigned_is_not_waited_for():
    moves = [GOOD, move(2, "resign"), move(1, "accept"), move(1, "challenge")]
    assert refused(challenged(*moves, seats=3)) == "C6"


def test_C2_challenge_upheld_after_somebody_resigned_strikes_the_play():
    record = challenged(BAD, move(2, "resign"), move(1, "challenge"), seats=3)
    assert [(line.seat, line.kind) for line in after(record).sheet] == [(0, "taken-back"), (2, "resign")]
    # Also where the player is the one who has resigned.
    record = challenged(BAD, move(0, "resign"), move(1, "challenge"), seats=3)
    assert [(line.seat, line.kind) for line in after(record).sheet] == [(0, "taken-back"), (0, "resign")]


def test_C2_challenge_the_draw_waits_for_the_window():
    waiting = after(challenged(GOOD))
    assert (len(waiting.seats[0].rack), waiting.bag) == (2, 88)
    drawn = after(challenged(GOOD, move(1, "accept")))
    assert (len(drawn.seats[0].rack), drawn.bag) == (7, 83)
    assert len(after(challenged(GOOD, *passes(1))).seats[0].rack) == 7


def last_tile(*moves, words="DE"):
    """Anna lays her last tile with the bag empty, judged by challenge."""
    setup = position(("H8", "E"), racks=["D", "QZ"], bag="")
    options = {"judging": "challenge", "prove_end": False}
    return scrabble(play(0, "8G", "DE"), *moves, words=words, setup=setup, options=options)


def test_C2_challenge_the_end_by_an_emptied_rack_waits_for_the_window():
    assert referee(last_tile()).outcome is None
    assert referee(last_tile(move(1, "accept"))).outcome.scores == (18, -16)
    assert referee(last_tile(move(1, "challenge"))).outcome.scores == (18, -16)


def test_C2_challenge_upheld_against_the_last_tile_the_game_goes_on():
    state = after(last_tile(move(1, "challenge"), words="TEN"))
    assert state.seats[0].rack == ("D",)
    assert state.turn.seat == 1


@pytest.mark.parametrize(("penalty", "points"), [("none", 0), ("5", 5), ("10", 10), (5, 5), (10, 10)])
def test_C2_challenge_what_an_unfounded_one_costs(penalty, points):
    result = referee(challenged(GOOD, move(1, "challenge"), NEXT, challenge_penalty=penalty))
    assert result.turns[1].totals == (12, -points)
    assert result.turns[2].totals == (12, 3 - points)


@pytest.mark.parametrize("penalty", ["turn", "5", "10"])
def test_C2_challenge_a_founded_one_costs_nothing(penalty):
    record = challenged(BAD, move(1, "challenge"), *passes(1), challenge_penalty=penalty)
    assert referee(record).turns[1].totals == (0, 0)


def test_C2_challenge_an_unfounded_one_costs_nothing_by_default():
    assert after(scrabble(GOOD)).option("challenge_penalty") == "none"


THREE_WORDS = play(1, "9D", "AA")
"""AA under TAART, with TA and AA down: all good in the games below."""


def tournament(*moves, penalty, edition="nl", **more):
    """A game of a modern edition in which every word is good."""
    return scrabble(*moves, edition=edition, options={"judging": "challenge", "challenge_penalty": penalty}, **more)


@pytest.mark.parametrize(("penalty", "bonus"), [("bonus-5", 5), ("bonus-10", 10)])
@pytest.mark.parametrize("edition", ["nl", "nl-ij", "fr", "de", "en", "it"])
def test_C2_in_tournaments_an_unfounded_one_brings_the_player_who_was_challenged_points(edition, penalty, bonus):
    result = referee(tournament(GOOD, move(1, "challenge"), penalty=penalty, edition=edition))
    score = result.turns[0].score
    assert [turn.totals for turn in result.turns] == [(score, 0), (score + bonus, 0)]


@pytest.mark.parametrize(("penalty", "bonus"), [("bonus-5-word", 15), ("bonus-10-word", 30), ("bonus-5", 5)])
def test_C2_a_bonus_may_be_for_every_word_of_the_play(penalty, bonus):
    result = referee(tournament(GOOD, THREE_WORDS, move(0, "challenge"), penalty=penalty))
    assert len(result.turns[1].words) == 3
    assert result.turns[2].totals[1] - result.turns[1].totals[1] == bonus


def test_C2_a_bonus_is_for_as_many_words_as_were_doubted_at_a_cardboard_table():
    for told, bonus in (({"count": 2}, 10), ({"words": ["AA"]}, 5), ({"count": 9}, 15)):
        result = referee(tournament(GOOD, THREE_WORDS, move(0, "challenge", **told), penalty="bonus-5-word"))
        assert result.turns[2].totals[1] - result.turns[1].totals[1] == bonus


@pytest.mark.parametrize(
    ("penalty", "line"),
    [("bonus-5", (0, "bonus", 5)), ("10", (1, "challenge", -10)), ("turn", None), ("none", None)],
)
def test_C2_what_an_unfounded_one_brings_or_costs_is_a_line_of_its_own_on_the_sheet(penalty, line):
    state = after(tournament(GOOD, move(1, "challenge"), penalty=penalty))
    sheet = [(one.seat, one.kind, one.score) for one in state.sheet]
    assert sheet[0][:2] == (0, "play")
    assert sheet[1:] == ([line] if line else [])


def test_C2_a_founded_one_brings_nobody_a_bonus():
    record = tournament(BAD, move(1, "challenge"), penalty="bonus-5", words="TAART")
    assert referee(record).turns[1].totals == (0, 0)


@pytest.mark.parametrize("edition", ["nl-early", "nl-late"])
def test_C2_a_printed_edition_has_no_bonus(edition):
    with pytest.raises(FormError) as raised:
        referee(tournament(GOOD, penalty="bonus-5", edition=edition))
    assert (raised.value.code, raised.value.params["allowed"]) == ("form-option-value", "none, turn, 5, 10")


@pytest.mark.parametrize("upheld", [True, False])
def test_C2_what_a_cardboard_table_found_holds(upheld):
    for words in ("TAART", "TEN"):
        state = after(challenged(GOOD, move(1, "challenge", upheld=upheld)) | {"lexicon": {"words": [words]}})
        assert state.seats[0].score == (0 if upheld else 12)


def test_C2_at_a_live_table_nobody_tells_what_its_list_says():
    table = Table(2, game="scrabble", judging="challenge", challenge_penalty="bonus-5-word")
    first = table.state.turn.seat
    second = 1 - first
    table.give("AARTTAA", "AARTTAA")
    laid = table.send(cmd.Play(seat=first, at="8D", word="TAART", rack="QZ"))
    assert not any(isinstance(event, RackTold) for event in laid)
    table.give("AARTTAA", "AARTTAA")
    table.send(cmd.Play(seat=second, at="9D", word="AA"))
    before = table.state.seats[second].score
    table.send(cmd.Challenge(seat=first, upheld=True, count=1))
    assert table.state.seats[second].score == before + 15


def test_C2_challenge_penalty_of_a_turn():
    # Bram would be next; it is Anna again.
    record = challenged(GOOD, move(1, "challenge"), *passes(0), NEXT, challenge_penalty="turn")
    assert refused(record) is None
    assert refused(challenged(GOOD, move(1, "challenge"), NEXT, challenge_penalty="turn")) == "C6"


def test_C2_challenge_penalty_of_a_turn_waits_for_ones_turn():
    # Cleo challenges: Bram plays, then Cleo is passed over once.
    moves = [GOOD, move(2, "challenge"), *passes(1, 0, 1, 2)]
    assert refused(challenged(*moves, seats=3, challenge_penalty="turn") | {"edition": "nl-late"}) is None
    assert refused(challenged(*moves[:3], *passes(2), seats=3, challenge_penalty="turn")) == "C6"


# C2 · agree


def test_C2_agree_no_list_decides():
    assert refused(agreed(seats=2)) is None


@pytest.mark.parametrize(
    ("seats", "votes", "stands"),
    [
        (2, [(1, True)], True),
        (2, [(1, False)], False),
        (3, [(1, False), (2, True)], True),
        (3, [(1, True), (2, False)], True),
        (3, [(1, False), (2, False)], False),
        (4, [(1, False), (2, True), (3, True)], True),
        (4, [(1, False), (2, True), (3, False)], False),
        (4, [(1, False), (2, False), (3, False)], False),
    ],
)
def test_C2_agree_it_stands_unless_a_majority_of_the_others_objects(seats, votes, stands):
    # A vote that can no longer change anything may find the window closed: leave it out then.
    needed = [votes[:count] for count in range(1, len(votes) + 1)]
    decided = next(part for part in needed if after(agreed(*part, seats=seats)).window is None)
    assert board_after(agreed(*decided, seats=seats)) == ("TAATR" if stands else "")


@pytest.mark.parametrize(
    "votes", [(True, True, True), (True, True, False), (False, False, True), (False, False, False)]
)
def test_C2_agree_votes_that_come_too_late_are_still_written_down(votes):
    every = list(enumerate(votes, 1))
    assert refused(agreed(*every, seats=4, then=passes(1))) is None
    assert board_after(agreed(*every, seats=4)) == ("TAATR" if votes.count(False) < 2 else "")
    assert refused(agreed(*every, every[-1], seats=4)) == "C6"


def last_play(rack: str, *moves):
    """A last play with an empty bag, judged by challenge, and what follows it."""
    setup = position(("8H", "OM"), racks=[rack, "QZ"], bag="")
    return scrabble(play(0, "8H", "OMA"), *moves, words="OM OMA", setup=setup, options={"judging": "challenge"})


def test_C2_what_is_not_a_pass_is_refused_where_closing_the_window_ends_the_game():
    assert refused(last_play("AB", play(1, "1A", "ZZZZ"))) == "C9"
    assert referee(last_play("AB", move(1, "pass"))).outcome.reason == "no-play"


def test_C2_in_a_record_the_next_seats_pass_closes_the_window_of_the_last_play():
    assert referee(last_play("A", move(1, "pass"))).outcome.reason == "out"


def test_C2_agree_objected_to_the_turn_is_lost():
    assert refused(agreed((1, False), seats=2, then=passes(1))) is None
    assert refused(agreed((1, False), seats=2, then=passes(0))) == "C6"


def test_C2_agree_one_vote_each_and_none_for_oneself():
    assert refused(agreed((0, True), seats=4)) == "C6"
    assert refused(agreed((1, False), (1, False), seats=4)) == "C6"


def test_C2_agree_is_no_challenge():
    assert refused(scrabble(BAD, move(1, "challenge"), options={"judging": "agree"})) == "C6"
    assert refused(challenged(BAD, move(1, "vote", yes=False))) == "C6"


def test_C2_agree_without_votes_the_next_move_closes_the_vote():
    assert board_after(agreed(seats=4, then=passes(1))) == "TAATR"
    assert refused(agreed(seats=4, then=[*passes(1), move(2, "vote", yes=False)])) == "C6"
