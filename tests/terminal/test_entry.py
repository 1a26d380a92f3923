"""What a typed play means."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.locale import LANGUAGES
from rekje.model.events import Config, Setup
from rekje.model.problems import FormError, Refusal
from rekje.model.state import State
from rekje.reading.crossword.plays import ReadPlay, read_play, split_entry
from rekje.reading.tiles import read_tiles
from rekje.referee import begin, view
from rekje.tables.facts import LiveFacts
from rekje.terminal.playing.actions import ACTIONS, action_word, is_yes, read_action
from tests.players.kit import NoSearch
from tests.support import AnyWord

FACTS = LiveFacts(AnyWord(), NoSearch())


def position(rack: str, edition: str = "nl-early", **tiles: str) -> State:
    """A position with one rack and some tiles on the board."""
    chosen = builtin_edition("scrabble", edition)
    options = resolve_options(get_game("scrabble").options, chosen, {})
    setup = Setup(tiles=dict(tiles), racks=[rack, None])
    config = Config("scrabble", chosen, options, ("Anna", "Bram"), "nl", setup=setup)
    return begin(config, FACTS).state


def meant(state: State, line: str) -> str:
    """The word as it was understood, or the refusal's code."""
    entry = split_entry(line)
    assert entry is not None
    read = read_play(view(state, 0), 0, *entry, FACTS)
    return read.command.word if isinstance(read, ReadPlay) else read.code


TAART = {"D8": "T", "E8": "A", "F8": "A", "G8": "R", "H8": "T"}


@pytest.mark.parametrize(
    ("rack", "line", "word"),
    [
        ("TAARTEN", "8D TAART", "TAART"),
        ("TAARTEN", "8d taart", "TAART"),
        ("TAARTEN", "taart 8d", "TAART"),
        ("TARTEN?", "8d taart", "TaART"),
        ("TARTEN?", "8D TAART", "TaART"),
        ("TARTEN?", "8D TAaRT", "TAaRT"),
        ("TAARTE?", "8D tAART", "tAART"),
        ("TARTEN", "8D TAART", "play-not-held"),
        ("CAFES", "8H café", "CAFE"),
        ("COEU", "8H Cœur", "play-not-held"),
        ("COEUR", "8H Cœur", "COEUR"),
        ("COEUR??", "8H Cœur", "COEUR"),
        ("C????", "8H Cœur", "Coeur"),
        ("COEU?", "8H Coeur", "COEUr"),
        ("CO?", "8H Co", "Co"),
    ],
)
def test_the_case_tells_blanks_only_where_it_is_mixed(rack: str, line: str, word: str) -> None:
    assert meant(position(rack), line) == word


def test_a_blank_stands_where_it_scores_best() -> None:
    """Of the two A's the one on a light blue square is the tile, the other the blank."""
    assert meant(position("ABCD?"), "8d abcda") == "ABCDa"
    assert meant(position("ABCD?"), "8h abcda") == "aBCDA"


def test_letters_that_lie_there_may_be_written_in_either_case_or_as_a_dot() -> None:
    for line in ("E7 TAFEL", "e7 tafel", "E7 T.FEL", "E7 TaFEL"):
        assert meant(position("TFELS", **TAART), line).upper().replace(".", "A") == "TAFEL"


def test_ij_is_one_tile_where_the_set_has_it_and_the_word_fits_so() -> None:
    assert meant(position("[IJ]SAB", "nl-ij"), "8h ijs") == "[IJ]S"
    assert meant(position("[IJ]SAB", "nl-ij"), "8h IJs") == "[IJ]S"
    assert meant(position("BIJOU", "nl-ij"), "8h bijou") == "BIJOU"
    assert meant(position("?SAB", "nl-ij"), "8h ijs") == "[ij]S"
    assert meant(position("IJS", "nl-early"), "8h ijs") == "IJS"
    assert meant(position("[IJ]SAB", "nl-ij"), "8h [ij]s") == "[IJ]S"


def test_german_umlauts_are_letters_of_their_own() -> None:
    assert meant(position("ÄHRE", "de"), "8h ähre") == "ÄHRE"
    assert meant(position("STRASSE", "de"), "8d straße") == "STRASSE"


def test_tiles_to_exchange_may_be_typed_as_they_come() -> None:
    state = position("[IJ]IJA?", "nl-ij")
    assert read_tiles("a ?", state, 0) == "A?"
    assert read_tiles("ij", state, 0) == "[IJ]"
    assert read_tiles("ijij", state, 0) in ("[IJ]IJ", "IJ[IJ]")


@pytest.mark.parametrize("line", ["", "TAART", "8D", "8D TA ART", "16Q", "help me", "D8D TAART"])
def test_a_line_that_is_no_play_is_not_taken_for_one(line: str) -> None:
    assert split_entry(line) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_are_known_in_english_and_in_the_readers_language(language: str) -> None:
    for name in ACTIONS:
        for typed in (name, action_word(name, language)):
            action = read_action(f"{typed.upper()}  X y ", language)
            assert action is not None
            assert (action.name, action.argument) == (name, "X y")
    local = [action_word(name, language) for name in ACTIONS]
    assert len(set(local)) == len(ACTIONS)
    assert not (set(local) & set(ACTIONS)) - {name for name in ACTIONS if action_word(name, language) == name}


def test_a_beginning_that_can_mean_only_one_action_will_do() -> None:
    assert getattr(read_action("shuf", "en"), "name", None) == "shuffle"
    assert read_action("s", "en") is None
    assert getattr(read_action("melanger", "fr"), "name", None) == "shuffle"
    assert getattr(read_action("?", "it"), "name", None) == "help"


@pytest.mark.parametrize(("language", "yes"), [("nl", "ja"), ("fr", "oui"), ("de", "Ja"), ("en", "Y"), ("it", "si")])
def test_yes_and_no_in_five_languages(language: str, yes: str) -> None:
    assert is_yes(yes, language, default=False)
    assert not is_yes("n", language)
    assert is_yes("", language)
    assert not is_yes("perhaps", language, default=False)


def test_brackets_that_do_not_match_are_no_tiles() -> None:
    with pytest.raises(FormError):
        meant(position("TAARTE?"), "8D [TA")


def test_a_refusal_is_that_of_the_likeliest_reading() -> None:
    read = read_play(view(replace(position("AB?"), version=3), 0), 0, "8H", "XYZ", FACTS)
    assert isinstance(read, Refusal)
    assert (read.rule, read.params["tile"]) == ("C8", "X")
