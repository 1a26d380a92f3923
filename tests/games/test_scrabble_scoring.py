"""Scrabble, rules S10–S17: what a play scores. Points are those of the old Dutch set unless an edition is named."""

from __future__ import annotations

import pytest

from rekje.games.editions import builtin_edition
from tests.games.positions import position
from tests.support import after, move, passes, play, referee, scores, scrabble

OLD_DUTCH = """1: A6 D5 E18 I6 N10 O6 R6 S3 T6 · 2: G4 H3 L3 · 3: B2 C2 M2 P2 · 4: J2 K2 U3 V2 W2 · 5: F1 · 6: Z1 ·
8: X1 Y1 · 10: Q1"""
LETTER_SETS = {
    "nl-early": (OLD_DUTCH, 102),
    "nl-late": (OLD_DUTCH, 102),
    "nl": (
        """1: E18 N10 A6 O6 I4 · 2: D5 R5 S5 T5 · 3: G3 K3 L3 M3 B2 P2 · 4: U3 F2 H2 J2 V2 Z2 · 5: C2 W2 ·
        8: X1 Y1 · 10: Q1""",
        102,
    ),
    "nl-ij": (
        """1: E18 N10 A6 O6 I4 · 2: D5 R5 S4 T5 · 3: G3 K3 L3 M3 B2 P2 · 4: U3 F1 H2 J2 V2 Z2 IJ2 · 5: C2 W2 ·
        8: X1 Y1 · 10: Q1""",
        102,
    ),
    "fr": (
        """1: E15 A9 I8 N6 O6 R6 S6 T6 U6 L5 · 2: D3 M3 G2 · 3: B2 C2 P2 · 4: F2 H2 V2 · 8: J1 Q1 ·
        10: K1 W1 X1 Y1 Z1""",
        102,
    ),
    "de": (
        """1: E15 N9 S7 I6 R6 T6 U6 A5 D4 · 2: H4 G3 L3 O3 · 3: M4 B2 W1 Z1 · 4: C2 F2 K2 P1 · 6: Ä1 J1 Ü1 V1 ·
        8: Ö1 X1 · 10: Q1 Y1""",
        102,
    ),
    "en": (
        """1: E12 A9 I9 O8 N6 R6 T6 L4 S4 U4 · 2: D4 G3 · 3: B2 C2 M2 P2 · 4: F2 H2 V2 W2 Y2 · 5: K1 · 8: J1 X1 ·
        10: Q1 Z1""",
        100,
    ),
    "it": (
        "1: O15 A14 I12 E11 · 2: C6 R6 S6 T6 · 3: L5 M5 N5 U5 · 5: B3 D3 F3 P3 V3 · 8: G2 H2 Z2 · 10: Q1",
        120,
    ),
}
PREMIUMS = {
    "TW": "A1 H1 O1 A8 O8 A15 H15 O15",
    "DW": "B2 C3 D4 E5 K5 L4 M3 N2 H8 B14 C13 D12 E11 K11 L12 M13 N14",
    "TL": "F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14",
    "DL": "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15",
}
EDITIONS = list(LETTER_SETS)


def read_set(text: str) -> dict[str, tuple[int, int]]:
    """``1: A6 D5 · 10: Q1`` → value and count of each letter."""
    letters = {}
    for group in text.split("·"):
        value, _, tiles = group.partition(":")
        for tile in tiles.split():
            face = tile.rstrip("0123456789")
            letters[face] = (int(value), int(tile[len(face) :]))
    return letters


def score(at: str, word: str, *lying: tuple[str, str], **more) -> int:
    """What a play scores on a board where some lines of tiles lie."""
    record = scrabble(play(0, at, word), **more)
    if lying:
        record["setup"] = position(*lying)
    return scores(record)[0]


# S10 · letters


@pytest.mark.parametrize("edition", EDITIONS)
def test_S10_letter_sets(edition):
    text, size = LETTER_SETS[edition]
    built_in = builtin_edition("scrabble", edition)
    assert {face: pair for face, pair in built_in.letters.items() if pair[1]} == read_set(text)
    assert built_in.blanks == 2
    assert built_in.letter_set.box().total() == size


@pytest.mark.parametrize("edition", EDITIONS)
def test_S10_a_letter_scores_what_is_printed_on_it(edition):
    # An A between two Es that lie there, on D10, which is plain.
    e, a = (read_set(LETTER_SETS[edition][0])[face][0] for face in "EA")
    assert score("10C", "EAE", ("10C", "E"), ("10E", "E"), edition=edition) == e + a + e


def test_S10_a_blank_scores_nothing():
    assert score("10C", "EaE", ("10C", "E"), ("10E", "E")) == 2


def test_S10_not_even_on_a_letter_premium():
    # F10 is dark blue.
    assert score("10E", "EaE", ("10E", "E"), ("10G", "E")) == 2


def test_S10_a_blank_that_lies_there_scores_nothing():
    assert score("10C", "zAE", ("10C", "z"), ("10E", "E")) == 2


# S11 · all words formed or changed


def test_S11_all_words_formed_score():
    # DEN on E9–G9 under AAR (E8–G8), the N on light blue: DEN 1+1+2, AD 2, AE 2, RN 1+2.
    assert score("9E", "DEN", ("8E", "AAR")) == 4 + 2 + 2 + 3


def test_S11_a_changed_word_scores_whole():
    assert score("8D", "TAARTS", ("8D", "TAART")) == 6


def test_S11_words_that_were_there_already_score_nothing():
    # TEN down from the first T leaves TAART as it is: 1+1+1.
    assert score("D8", "TEN", ("8D", "TAART")) == 3


# S12 · blue squares


@pytest.mark.parametrize("edition", EDITIONS)
def test_S12_S13_the_board(edition):
    built_in = builtin_edition("scrabble", edition)
    factors = {"TW": (1, 3), "DW": (1, 2), "TL": (3, 1), "DL": (2, 1)}
    expected = {square: factors[kind] for kind, squares in PREMIUMS.items() for square in squares.split()}
    found = {}
    for x in range(15):
        for y in range(15):
            premium = built_in.premium((x, y))
            if premium:
                found["ABCDEFGHIJKLMNO"[x] + str(y + 1)] = (premium.letter, premium.word)
    assert found == expected
    assert (built_in.width, built_in.height, built_in.rack) == (15, 15, 7)


def test_S12_light_blue_doubles_the_letter():
    assert score("C7", "WE", ("C8", "E")) == 4 * 2 + 1


def test_S12_dark_blue_trebles_the_letter():
    assert score("F6", "WE", ("F7", "E")) == 4 * 3 + 1


def test_S12_several_letters_each_by_its_own_square():
    # G7 and I7 are light blue, H7 is plain.
    assert score("7G", "WIJ", ("H8", "E")) == (4 * 2 + 1 + 4 * 2) + (1 + 1)  # WIJ, and IE down


# S13 · red squares


def test_S13_light_red_doubles_the_word():
    assert score("3C", "WE", ("3D", "E")) == (4 + 1) * 2


def test_S13_dark_red_trebles_the_word():
    assert score("8A", "WE", ("8B", "E")) == (4 + 1) * 3


def test_S13_the_centre_is_light_red():
    assert score("8G", "WE") == (4 + 1) * 2


def test_S13_letters_first_then_the_word():
    # A1 dark red, D1 light blue.
    assert score("1A", "VERS", ("1B", "ER")) == (4 + 1 + 1 + 2 * 1) * 3
    # B2 light red, F2 dark blue.
    assert score("2B", "VELDE", ("2C", "ELD")) == (4 + 1 + 2 + 1 + 3 * 1) * 2


def test_S13_two_light_reds_multiply():
    # E5 and K5; GEBEDEN is 2+1+3+1+1+1+1.
    assert score("5E", "GEBEDEN", ("5F", "EBEDE")) == 10 * 4


def test_S13_two_dark_reds_multiply():
    # A1 and H1; VERLOREN is 4+1+1+2+1+1+1+1.
    assert score("1A", "VERLOREN", ("1B", "ERLORE")) == 12 * 9


def test_S13_a_light_and_a_dark_red_multiply():
    # A8 and H8.
    assert score("8A", "VERLOREN", ("8B", "ERLORE")) == 12 * 6


def test_S13_three_dark_reds_multiply():
    # A1, H1 and O1; G2 E1 M3 E1 E1 N1 T1 E1 B3 E1 S1 T1 U4 U4 R1.
    assert score("1A", "GEMEENTEBESTUUR", ("1B", "EMEENT"), ("1I", "BESTUU")) == 26 * 27


def test_S13_a_tile_that_lies_on_red_multiplies_nothing():
    assert score("8A", "VERLOREN", ("8B", "ERLOREN")) == 12 * 3


# S14 · once only


def test_S14_a_premium_counts_when_its_square_is_covered_and_never_again():
    # TAART covers D8 (light blue) and H8 (light red): (2+1+1+1+1)·2. TAARTEN then counts its letters.
    assert scores(scrabble(play(0, "8D", "TAART"), play(1, "8D", "TAARTEN"))) == [12, 7]


def test_S14_not_even_in_another_word():
    assert scores(scrabble(play(0, "8D", "TAART"), play(1, "H8", "TEN"))) == [12, 3]


def test_S14_a_play_taken_back_frees_its_premiums():
    moves = [play(0, "8D", "TAATR"), move(1, "challenge"), play(1, "8D", "TAART")]
    result = referee(scrabble(*moves, words="TAART", options={"judging": "challenge"}))
    assert result.turns[2].totals == (0, 12)


# S15 · blanks on red


@pytest.mark.parametrize("edition", EDITIONS)
def test_S15_a_blank_on_light_red_doubles(edition):
    assert score("2B", "eEE", ("2C", "EE"), edition=edition) == (0 + 1 + 1) * 2


@pytest.mark.parametrize("edition", ["nl-early", "nl-late"])
def test_S15_on_dark_red_it_doubles_in_the_printed_editions(edition):
    assert score("8A", "eEE", ("8B", "EE"), edition=edition) == (0 + 1 + 1) * 2


@pytest.mark.parametrize("edition", ["nl", "nl-ij", "fr", "de", "en", "it"])
def test_S15_on_dark_red_it_trebles_in_the_modern_ones(edition):
    assert score("8A", "eEE", ("8B", "EE"), edition=edition) == (0 + 1 + 1) * 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("value", "factor"), [("doubled", 2), ("trebled", 3)])
def test_S15_either_can_be_chosen(edition, value, factor):
    options = {"blank_on_dark_red": value}
    assert score("8A", "eEE", ("8B", "EE"), edition=edition, options=options) == 2 * factor


def test_S15_other_tiles_on_dark_red_still_treble():
    # Blank on A1 (doubled), N on H1 (trebled): 0+1+1+2+1+1+1+1.
    assert score("1A", "vERLOREN", ("1B", "ERLORE")) == 8 * 2 * 3


def test_S15_blanks_alone_score_nothing():
    assert score("8G", "je") == 0


def test_S15_and_are_a_play_not_a_pass():
    # Two passes in succession would end nl-early.
    state = after(scrabble(*passes(0), play(1, "8G", "je"), *passes(0)))
    assert state.outcome is None
    assert state.board[7, 7] == "e"


# S16 · a tile shared by two words


def test_S16_a_shared_tile_counts_in_both():
    # An E on E9 (plain) between T and L: ET across, TE down … each with the E.
    assert score("9E", "ET", ("9F", "T"), ("E8", "T")) == 2 + 2


def test_S16_with_its_full_letter_premium():
    # W on F6, dark blue, in front of an E and above an E.
    assert score("6F", "WE", ("6G", "E"), ("F7", "E")) == (12 + 1) + (12 + 1)


def test_S16_a_light_red_under_it_doubles_both():
    assert score("3C", "WE", ("3D", "E"), ("C4", "E")) == (4 + 1) * 2 + (4 + 1) * 2


def test_S16_a_dark_red_under_it_trebles_both():
    assert score("8A", "WE", ("8B", "E"), ("A9", "E")) == (4 + 1) * 3 + (4 + 1) * 3


def test_S16_a_red_under_another_tile_does_nothing_for_the_crossing_word():
    # WEE laid on C3–E3: the W on light red doubles WEE; the last E also makes EE down with the E on E4.
    assert score("3C", "WEE", ("E4", "E")) == (4 + 1 + 1) * 2 + (1 + 1)


# S17 · all seven


def test_S17_seven_tiles_bring_fifty_more():
    # TAARTEN on B8–H8: the second A on light blue, the N on light red: (1+1+2+1+1+1+1)·2.
    assert score("8B", "TAARTEN") == 16 + 50


def test_S17_six_tiles_do_not():
    # TAARTE on C8–H8: the first A on light blue: (1+2+1+1+1+1)·2.
    assert score("8C", "TAARTE") == 14


def test_S17_nor_seven_letters_one_of_which_lies_there():
    assert score("8D", "TAARTEN", ("8D", "TAART")) == 7


def test_S17_a_blank_is_one_of_the_seven():
    # As above without the N.
    assert score("8B", "TAARTEn") == 14 + 50


def test_S17_the_fifty_are_never_multiplied():
    # A1 and H1; VERLOREN with the O lying, the L on light blue: 4+1+1+2·2+1+1+1+1.
    assert score("1A", "VERLOREN", ("E1", "O")) == 14 * 9 + 50


# The worked example of both sheets


@pytest.mark.parametrize(
    ("edition", "printed"),
    [("nl-early", [12, 20, 23, 22, 26]), ("nl-late", [12, 20, 23, 22, 26]), ("nl", [20, 22, 29, 33, 30])],
)
def test_S11_to_S16_the_worked_example(edition, printed):
    plays = [("8D", "TAART"), ("E7", "TAFEL"), ("12C", "POST"), ("F10", "LATER"), ("13A", "GRAM")]
    moves = [play(number % 2, at, word) for number, (at, word) in enumerate(plays)]
    words = "TAART TAFEL TAFELS POST LATER LA EL GRAM PA OM"
    assert scores(scrabble(*moves, edition=edition, words=words)) == printed
