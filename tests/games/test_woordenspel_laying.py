"""Woordenspel, rules W1–W4 and W6: the tiles, the first word, what may be laid where, which words count."""

from __future__ import annotations

from collections import Counter

import pytest

from rekje.bootstrap import open_words
from rekje.cli.parts.positions import config_for
from rekje.engine.lexicons import CompiledLexicon
from rekje.games.editions import builtin_edition, edition_names
from rekje.model.events import LotDrawn
from rekje.model.problems import FormError
from rekje.referee import begin, replay
from rekje.tables.facts import LiveFacts
from tests.games.positions import position
from tests.players.kit import NoSearch
from tests.support import AnyWord, after, move, passes, play, referee, refused, scores, woordenspel

EDITIONS = edition_names("woordenspel")
HOND = play(0, "8H", "HOND")

# W1 · the tiles


@pytest.mark.parametrize("edition", EDITIONS)
def test_W1_ninety_six_tiles_and_no_blanks(edition):
    box = builtin_edition("woordenspel", edition).letter_set.box()
    assert box.total() == 96
    assert box == Counter(dict.fromkeys("CFJPQWXYZ", 2)) + Counter(dict.fromkeys("BK", 3)) + Counter(
        dict.fromkeys("GHIMORSTUV", 4)
    ) + Counter(dict.fromkeys("DL", 5)) + Counter(dict.fromkeys("AN", 6)) + Counter(E=10)


@pytest.mark.parametrize(
    ("letters", "value"), [("CFJPQWXYZ", 7), ("BK", 5), ("GHIMORSTUV", 4), ("DL", 3), ("AN", 2), ("E", 1)]
)
def test_W1_values(letters, value):
    letter_set = builtin_edition("woordenspel", "nl").letter_set
    assert {letter_set.value(letter) for letter in letters} == {value}


def test_W1_there_is_no_blank_to_lay():
    assert refused(woordenspel(play(0, "8H", "HONd"))) == "C8"


def test_W1_no_more_of_a_letter_than_the_box_holds():
    assert refused(woordenspel(play(0, "8H", "QUIZ"), play(1, "H8", "QXYX"))) is None
    assert refused(woordenspel(play(0, "8H", "QUIZ"), play(1, "K8", "ZZZ"))) == "C8"


@pytest.fixture(scope="module")
def dutch() -> CompiledLexicon:
    edition = builtin_edition("woordenspel", "nl")
    words = open_words(None, edition, config_for(edition, 2).options)
    assert isinstance(words, CompiledLexicon)
    return words


@pytest.mark.parametrize(
    "word", ["RYST", "YS", "BIJOU", "BABY", "HONDENEUS", "BALLONS", "OM", "YL", "VRACHTSCHIP", "HUISKAT"]
)
def test_W1_the_dutch_list_is_laid_with_y_for_ij(dutch, word):
    assert dutch.has(tuple(word))


@pytest.mark.parametrize("word", ["RIJST", "IJS", "BYOU"])
def test_W1_and_not_in_another_way(dutch, word):
    assert not dutch.has(tuple(word))


@pytest.mark.parametrize(
    "word", ["MAINTENANT", "PASSE", "PASSEMENT", "PASSEMENTERIE", "PROPULSION", "FORT", "BORD", "VAL", "LIME"]
)
def test_W1_the_french_list_has_the_words_of_the_sheet(word):
    edition = builtin_edition("woordenspel", "fr")
    words = open_words(None, edition, config_for(edition, 2).options)
    assert isinstance(words, CompiledLexicon)
    assert words.has(tuple(word))


# W2 · ten each, lots, to the left


def table(seats: int):
    config = config_for(builtin_edition("woordenspel", "nl"), seats)
    return begin(config, LiveFacts(AnyWord(), NoSearch()), secret="07" * 32, nonces=("aa",) * seats).events


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_W2_everybody_has_ten_and_the_rest_lies_in_the_lid(seats):
    state = replay(table(seats))
    assert [len(seat.rack) for seat in state.seats] == [10] * seats
    assert state.bag == 96 - 10 * seats


def test_W2_the_lot_nearest_to_a_begins():
    events = table(4)
    lots = [(event.tile, event.seat) for event in events if isinstance(event, LotDrawn)]
    state = replay(events)
    assert state.turn is not None
    assert len(lots) >= 4
    assert min(lots[:4])[0] == next(tile for tile, seat in reversed(lots) if seat == state.turn.seat)


def test_W2_two_to_six_play():
    assert refused(woordenspel(*passes(0, 1, 2, 3, 4), seats=6)) is None
    for wrong in (1, 7):
        with pytest.raises(FormError):
            referee(woordenspel(seats=2) | {"seats": [str(n) for n in range(wrong)]})


def test_W2_play_goes_to_the_left():
    assert refused(woordenspel(HOND, *passes(1, 2), seats=3)) is None
    assert refused(woordenspel(HOND, *passes(2), seats=3)) == "C6"


# W3 · the first word


@pytest.mark.parametrize("at", ["8H", "H8", "8I", "I8", "9H", "H9", "9I", "I9"])
def test_W3_from_each_yellow_square_across_and_down(at):
    assert refused(woordenspel(play(0, at, "HOND"))) is None


@pytest.mark.parametrize("at", ["8G", "8E", "G8", "H7", "H5", "8J", "1A", "5D", "3E"])
def test_W3_nowhere_else(at):
    assert refused(woordenspel(play(0, at, "HOND"))) == "W3"


@pytest.mark.parametrize("word", ["E", "OM", "BAL"])
def test_W3_at_least_four_letters(word):
    assert refused(woordenspel(play(0, "8H", word))) == "W3"


def test_W3_four_letters_are_four_tiles():
    assert refused(woordenspel(play(0, "8H", "RYST"))) is None


def test_W3_the_minimum_is_for_the_first_word_only():
    assert refused(woordenspel(HOND, play(1, "H8", "HE"))) is None


def test_W3_until_somebody_has_laid_it_the_next_may():
    assert refused(woordenspel(*passes(0), play(1, "8H", "OM"))) == "W3"
    assert refused(woordenspel(*passes(0), play(1, "8H", "HOND"))) is None


@pytest.mark.parametrize(("at", "rule"), [("8E", None), ("8H", None), ("H5", None), ("8D", "W3"), ("8J", "W3")])
def test_W3_option_covers(at, rule):
    assert refused(woordenspel(play(0, at, "HOND"), options={"first_word": "covers"})) == rule


def test_W3_option_covers_keeps_the_four_letters():
    assert refused(woordenspel(play(0, "8G", "BAL"), options={"first_word": "covers"})) == "W3"


# W4 · later words


@pytest.mark.parametrize(
    ("at", "word"),
    [("8H", "HONDEN"), ("8D", "WATEHOND"), ("I7", "BORD"), ("H8", "HE"), ("9H", "EN"), ("L7", "MES")],
    ids=["lengthened", "in front", "crossing", "hanging on", "alongside", "one square beyond"],
)
def test_W4_lengthening_crossing_lying_alongside(at, word):
    assert refused(woordenspel(HOND, play(1, at, word))) is None


@pytest.mark.parametrize("at", ["10H", "M8", "9L", "1A"])
def test_W4_something_must_be_shared_or_faced(at):
    assert refused(woordenspel(HOND, play(1, at, "DE"))) == "W4"


def test_W4_one_unbroken_line():
    assert refused(woordenspel(HOND, play(1, "9H", "E.E"))) == "W4"
    assert refused(woordenspel(HOND, play(1, "8H", "HOND"))) == "W4"


def test_W4_every_line_must_be_a_word():
    # EN under HOND makes HE and ON.
    assert refused(woordenspel(HOND, play(1, "9H", "EN"), words="HOND EN HE")) == "W6"
    assert refused(woordenspel(HOND, play(1, "9H", "EN"), words="HOND EN HE ON")) is None


def test_W4_words_with_an_empty_square_between_stay_apart():
    lying = position(("8H", "RYST"), ("9G", "BAL"), ("K7", "STOM"))
    assert scores(woordenspel(play(0, "9K", "OP"), setup=lying)) == [7]


def test_W4_as_many_letters_as_one_can_is_no_duty():
    assert (
        refused(woordenspel(play(0, "8H", "HOND"), words="HOND HONDEN", setup={"racks": ["HONDENAAAA", "Q"]})) is None
    )


# W6 · which words count


def test_W6_the_same_word_may_be_laid_again():
    assert refused(woordenspel(HOND, play(1, "H8", "HOND"), words="HOND")) is None


def test_W6_a_word_that_the_list_lacks():
    assert refused(woordenspel(play(0, "8H", "DNOH"), words="HOND")) == "W6"


def test_W6_an_ij_laid_as_i_and_j_is_told_so():
    result = referee(woordenspel(play(0, "8H", "RIJST"), words="RYST"))
    assert result.refusal is not None
    assert (result.refusal.rule, result.refusal.code) == ("W6", "play-no-word-ij")
    assert result.refusal.params == {"word": "RIJST", "laid": "RYST"}


def test_W6_i_and_j_where_that_is_not_the_fault():
    result = referee(woordenspel(play(0, "8H", "RIJST"), words="HOND"))
    assert result.refusal is not None
    assert result.refusal.code == "play-no-word"
    french = referee(woordenspel(play(0, "8H", "RIJST"), words="RYST", edition="fr"))
    assert french.refusal is not None
    assert french.refusal.code == "play-no-word"


@pytest.mark.parametrize(("places", "known"), [(False, False), (True, True)])
def test_W6_place_names_as_the_table_likes(places, known):
    edition = builtin_edition("woordenspel", "nl")
    words = open_words(None, edition, config_for(edition, 2, places=places).options)
    assert isinstance(words, CompiledLexicon)
    assert words.has(tuple("AMSTERDAM")) is known


def test_W6_under_challenge_and_agreement_it_stands_unless_somebody_objects():
    bad = play(0, "8H", "DNOH")
    assert refused(woordenspel(bad, words="HOND", options={"judging": "challenge"})) is None
    assert not after(woordenspel(bad, move(1, "challenge"), words="HOND", options={"judging": "challenge"})).board
    assert not after(woordenspel(bad, move(1, "vote", yes=False), words="HOND", options={"judging": "agree"})).board
