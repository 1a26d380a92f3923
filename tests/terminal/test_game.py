"""Whole games and single turns at the terminal, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import builtin_edition
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES, say
from rekje.model.events import LotDrawn, Passed, PlayLaid, VacationTaken
from rekje.model.problems import FormError
from rekje.model.tiles import join_tiles
from rekje.terminal.ending import ending_lines
from rekje.terminal.playing.person import Leave
from rekje.terminal.screen import TimeIsUp
from rekje.terminal.seating import read_seats
from rekje.terminal.setup import ask_seats
from rekje.terminal.strength import even_player, note_result, own_rating
from tests.terminal.typed import (
    PRIVATE,
    Careful,
    Typed,
    help_lines,
    private_edition,
    private_words,
    remember_what_may_be_seen,
    table_for,
)

PAGE = 24


def test_a_whole_game_against_the_computer_ends_with_the_settlement() -> None:
    typed = Typed(typist=Careful())
    host = table_for(typed, edition=private_edition(), words=private_words())
    typed.play(host)
    assert host.state.outcome is not None
    told = "\n".join(str(line) for line in ending_lines(typed.screen, host.state))
    assert say("screen-proof-seed", "en") in told
    for seat, score in zip(host.state.seats, host.state.outcome.scores, strict=True):
        assert any(seat.name in line and line.endswith(f" {score}") for line in told.splitlines())


def test_only_tiles_that_nobody_could_foretell_are_called_fairly_drawn() -> None:
    for seed, told in ((None, "screen-proof-good"), (1, "screen-proof-seed")):
        typed = Typed(["", "resign", "y"])
        host = table_for(typed, ("person", "person"), seed=seed)
        typed.play(host)
        lines = list(map(str, ending_lines(typed.screen, host.state)))
        assert say(told, "en") in " ".join(lines)
        assert (host.state.secret in lines) is (seed is None)


def test_no_tile_that_the_player_may_not_see_is_ever_shown() -> None:
    """C4, with tiles that all differ: what is shown is on the board or on the player's own rack."""
    typed = Typed(typist=Careful())
    host = table_for(typed, edition=private_edition(), words=private_words(), hints=True)
    may_see = remember_what_may_be_seen(typed, host)
    typed.play(host)
    assert host.state.outcome is not None
    assert len(typed.pages) > 5
    for page, allowed in zip(typed.pages, may_see, strict=True):
        assert set(page) & set(PRIVATE) <= allowed


def test_S8_hints_that_were_asked_for_and_are_not_allowed_are_told_of_at_once() -> None:
    typed = Typed([""])
    typed.play(table_for(typed, ("person", "person"), hints=True, options={"judging": "challenge"}))
    assert "not allowed at this table" in " ".join(typed.pages[1].split())


def test_between_two_people_no_page_shows_a_rack_until_its_owner_has_pressed_enter() -> None:
    typed = Typed(["", "sort", "pass", "", "pass"])
    host = table_for(typed, ("person", "person"), edition=private_edition(), words=private_words())
    first = host.due()
    assert first is not None
    racks = [set(seat.rack) for seat in host.state.seats]
    lots = {event.tile for event in host.table.events if isinstance(event, LotDrawn)}
    typed.play(host)
    curtains = [page for page in typed.pages if "Nobody else looking?" in page]
    assert len(curtains) == 3
    assert not set("".join(curtains)) & (racks[0] | racks[1]) - lots
    own_pages = [page for page in typed.pages if page not in curtains]
    assert racks[first] <= set(own_pages[0])
    assert not set(own_pages[0]) & racks[1 - first] - lots


CROSSWORDS = [name for name, game in GAMES.items() if isinstance(game, CrosswordGame)]


@pytest.mark.parametrize("game", CROSSWORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_in_80_by_24(game: str, language: str) -> None:
    words = ["question", "hint", "tip", "tip", "8H AB", "?", "", "xyzzy" * 30, "exchange", "pass"]
    typed = Typed(words, typist=Careful(), language=language)
    host = table_for(typed, edition=private_edition(game), words=private_words(), hints=True)
    typed.play(host)
    assert host.state.outcome is not None
    for page in typed.pages:
        lines = page.removeprefix("\n").split("\n")
        assert len(lines) <= PAGE, page
        assert max(map(cell_len, lines)) <= 80, page
        assert "\x1b" not in page


@pytest.mark.parametrize("game", CROSSWORDS)
def test_a_third_hint_says_why(game: str) -> None:
    typed = Typed(["", "hint", "hint", "hint"])
    typed.play(table_for(typed, edition=private_edition(game), words=private_words()))
    first, second, why = (" ".join(page.split()) for page in typed.pages[-3:])
    # Where tiles are bought, these are worth more on the rack than any word of the private list.
    best = re.search(
        r"(?:The best play: (\S+ \S+),|(Passing) is better than any play\.) .*“hint” again says why", first + second
    )
    assert best
    assert (best[2] is not None) is (game == "woordenspel")
    compared = re.search(r"Instead of ([^:]+): (.+?) (scores|keeps|leaves|gives|is) ", why)
    assert compared
    assert (best[1] or best[2]) in compared.groups()


def test_a_hint_begins_anew_once_something_has_happened() -> None:
    typed = Typed(["", "hint", "hint", "buy", "hint"])
    typed.play(table_for(typed, edition=private_edition("woordenspel"), words=private_words()))
    part, why, anew = (" ".join(typed.pages[place].split()) for place in (-4, -3, -1))
    assert "Instead of" in why
    assert all("Instead of" not in page and "any play." in page for page in (part, anew))


HINTED = {
    "a lower score that keeps better tiles": (19, "worth 12 points", "The best play: 8E BEAU, 12", "8E BEAU"),
    "an exchange": (5, "Exchanging 3 tiles is better than any play.", "Type: exchange III", "exchanging III"),
}


@pytest.mark.parametrize("what", HINTED)
def test_a_hint_is_what_a_review_finds_best_not_what_scores_most(what: str) -> None:
    seed, *expected = HINTED[what]
    typed = Typed(["", "", "hint", "hint", "hint"])
    edition = builtin_edition("scrabble", "en")
    typed.play(table_for(typed, ("person", "person"), edition=edition, words="en", seed=seed))
    for page, told in zip(typed.pages[-3:], expected, strict=True):
        assert told.lower() in " ".join(page.split()).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_and_names_every_action_in_the_readers_language(language: str) -> None:
    typed = Typed(language=language)
    host = table_for(typed, ("person", "person"), options={"judging": "challenge"})
    lines = [str(line) for line in help_lines(typed.screen, host.state)]
    assert max(map(cell_len, lines)) < 80, max(lines, key=cell_len)
    assert len(lines) <= PAGE


def said(page: str) -> str:
    """What stands between the rack and the prompt."""
    lines = page.split("\n")
    rack = max(i for i, line in enumerate(lines) if line.startswith("Rack"))
    return " ".join(" ".join(lines[rack + 2 : -1]).split())


WRONG = {
    "8Z AB": "C7",
    "8D": "",
    "A1 SLOGK": "S1",
    "8O AB": "C7",
    "8H [A": "",
    "8H Q?": "S6",
    "8H Å7": "C8",
    "8H QQQQQQQ": "C8",
    "exchange QQQQQQQ": "C8",
    "exchange": "S7",
    "challenge": "C6",
    "undo": "",
    "hand 9 greedy": "",
    "hand 2 nobody": "",
    "hand 2 canny": "",
    "rules S99": "",
    "hand 2 greedy": "",
    "fly to the moon": "",
    "": "",
    "word": "",
    "hint": "",
    "save": "",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_changes_nothing(line: str) -> None:
    typed = Typed(["", line])
    host = table_for(typed, ("person", "person"))
    before = host.state
    typed.play(host)
    assert host.state is before
    message = said(typed.pages[2])
    assert message.endswith(f"({WRONG[line]})" if WRONG[line] else "."), typed.pages[2]


def test_a_play_lies_there_provisionally_until_enter_and_undo_takes_it_back() -> None:
    typed = Typed(["", "shuffle"])
    host = table_for(typed, ("person", "person"))
    typed.play(host)
    seat = host.looking
    assert seat is not None
    word = join_tiles(tile for tile in host.rack(seat) if tile != "?")[:4]
    before = host.state
    typed = Typed([f"8g {word.lower()}", "undo", f"{word} h6", ""])
    read, versions = typed.screen._read, []

    def count(prompt: str) -> str:
        versions.append(host.state.version)
        return read(prompt)

    typed.screen._read, host.screen = count, typed.screen
    typed.play(host)
    assert versions.pop() > before.version
    laid, undone, again, sent = typed.pages[1:5]
    assert f"{word[0]}+" in laid
    assert f"{word} = " in laid
    assert f"{word[0]}+" not in undone
    assert versions == [before.version] * 4
    play = next(event for event in host.table.events if isinstance(event, PlayLaid))
    assert (play.at, play.word) == ("H6", word)
    assert f"{play.score} point" in again
    assert "Nobody else looking?" in sent


def test_under_challenge_the_preview_says_nothing_of_words_and_neither_may_they_be_looked_up() -> None:
    typed = Typed(["", "word ab", "hint"])
    host = table_for(typed, ("person", "person"), words=["AB"], options={"judging": "challenge"})
    typed.play(host)
    assert all("not allowed at this table" in page for page in typed.pages[2:])
    seat = host.looking
    assert seat is not None
    phony = join_tiles(tile for tile in host.rack(seat) if tile != "?")[:4]
    typed = Typed([f"8g {phony}", "", "", "challenge"])
    host.screen = typed.screen
    typed.play(host)
    assert "not in the word list" not in typed.pages[1]
    assert any(f"{phony} is not a word" in page for page in typed.pages)
    assert host.state.seats[seat].score == 0


def test_who_was_challenged_in_vain_is_told_to_gain_the_points() -> None:
    rules = {"judging": "challenge", "challenge_penalty": "bonus-10"}
    host = table_for(Typed([""]), ("person", "person"), edition=builtin_edition("scrabble", "nl"), options=rules)
    seat = host.table.state.turn.seat if host.table.state.turn else 0
    word = join_tiles(tile for tile in host.rack(seat) if tile != "?")[:3]
    typed = Typed(["", f"8g {word}", "", "", "challenge", ""])
    host.screen = typed.screen
    typed.play(host)
    assert any(f"{host.state.seats[seat].name} gains 10 points." in page for page in typed.pages)
    laid = next(event.score for event in host.table.events if isinstance(event, PlayLaid))
    assert host.state.seats[seat].score == laid + 10


def test_in_a_vote_everybody_else_is_asked_and_a_no_takes_the_play_back() -> None:
    typed = Typed(["", "sort"])
    host = table_for(typed, ("person", "person"), options={"judging": "agree"})
    typed.play(host)
    seat = host.looking
    assert seat is not None
    word = join_tiles(tile for tile in host.rack(seat) if tile != "?")[:3]
    typed = Typed([f"8g {word}", "", "n"])
    host.screen = typed.screen
    typed.play(host)
    assert "are you happy with" in typed.pages[2]
    assert not host.state.board


def test_a_seat_can_be_given_to_a_computer_player_which_finishes_the_game() -> None:
    typed = Typed(["", "hand 1 greedy", "hand 2 greedy", "y"])
    host = table_for(typed, ("person", "person"), edition=private_edition(), words=private_words())
    typed.play(host)
    assert {seat.player for seat in host.state.seats} == {"greedy"}
    assert host.state.outcome is not None


def test_a_game_that_nobody_would_play_any_more_is_asked_about_first() -> None:
    typed = Typed(["hand 1 greedy", "", "hand 1 greedy", "n", "hand 1 greedy", "y"])
    host = table_for(typed, edition=private_edition(), words=private_words())
    typed.play(host)
    asked = [say("screen-sure-hand", "en") in " ".join(page.split()) for page in typed.pages]
    assert asked == [False, True, False, True, False, True]
    assert host.state.outcome is not None


def test_the_word_that_leaves_does_so_between_two_people_too() -> None:
    typed = Typed(["", "pass", "quit", "pass"])
    host = table_for(typed, ("person", "person"), edition=private_edition(), words=private_words())
    with pytest.raises(Leave):
        typed.play(host)
    assert "Nobody else looking?" in typed.pages[-1]


def test_whoever_has_given_up_is_told_how_to_leave_while_the_others_play_on() -> None:
    typed = Typed(["resign", "y"])
    host = table_for(typed, ("person", "greedy", "greedy"), words=private_words(), edition=private_edition())
    typed.play(host)
    assert host.state.outcome
    *shown, _ = typed.shown().split(say("screen-others-play-on", "en"))
    assert len(shown) >= 2


def test_resigning_is_asked_twice() -> None:
    typed = Typed(["", "resign", "", "resign", "n", "resign", "y"])
    host = table_for(typed, ("person", "person"))
    typed.play(host)
    assert len(typed.pages) == 7
    assert host.state.outcome is not None
    assert host.state.outcome.reason == "resigned"


def test_C13_a_vacation_is_taken_at_the_terminal_and_ends() -> None:
    lines = [
        "",
        "vacation",
        "vacation soon",
        "vacation 9",
        "vacation 2",
        "",
        "vacation",
        "vacation 1",
        "vacation 0",
        "",
        "quit",
    ]
    typed = Typed(lines)
    host = table_for(typed, ("person", "person"), options={"clock": "days:3", "vacation": 5}, now=lambda: 7.0)
    with pytest.raises(Leave):
        typed.play(host)
    told = " ".join(" ".join(typed.pages).split())
    for sentence in (
        "You have 5 days of vacation left",
        "“soon” isn’t a number of days",
        "You have only 5 days of vacation left. (C13)",
        "takes 2 days of vacation.",
        "You’re on vacation for 2 more days",
        "come back first. (C13)",
        "is back from vacation.",
    ):
        assert sentence in told, sentence
    assert [event.days for event in host.table.events if isinstance(event, VacationTaken)] == [2, 0]
    plain = Typed(["", "vacation", "quit"])
    with pytest.raises(Leave):
        plain.play(table_for(plain, ("person", "person")))
    assert "There is no vacation at this table" in " ".join(plain.pages[-1].split())


def test_after_some_games_the_opponent_that_is_even_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    for number in range(1, 4):
        typed = Typed(["", "resign", "y"])
        host = table_for(typed, ("person", "novice"), edition=private_edition(), words=private_words())
        typed.play(host)
        note_result(typed.screen, host.state)
        assert ("Even with you: Level" in typed.shown()) is (number == 3)
    choice = Typed(["", ""])
    seating = ask_seats(choice.screen, (2, 4), "scrabble")
    even = even_player(own_rating("scrabble"))
    assert seating.players == ("person", even) == read_seats("me,even", "en", (2, 4), lambda: even).players
    # A level is named by its number, too, which isn't that of its line.
    by_name = ask_seats(Typed(["Level 3", ""]).screen, (2, 4), "scrabble")
    assert by_name.players == ("person", "level-3")
    with pytest.raises(FormError) as caught:
        read_seats("me,level-99", "en", (2, 4), lambda: even)
    assert caught.value.code == "engine-player-unknown"
    assert even in [f"level-{number}" for number in range(1, 5)]  # three games lost by resigning
    shown = " ".join("".join(choice.pages).split())
    assert f"1 As strong as you, now {say(f'screen-player-{even}', 'en')}" in shown
    assert say(f"screen-opponent-{even}", "en") in shown


def test_quitting_leaves_the_game_as_it_is() -> None:
    typed = Typed(["", "quit"])
    host = table_for(typed, ("person", "person"))
    before = host.state
    with pytest.raises(Leave):
        typed.play(host)
    assert host.state is before


def test_a_turn_whose_time_runs_out_is_a_pass() -> None:
    """C10, where the time ends while nothing is typed."""
    time = [0.0]
    typed = Typed([""])
    host = table_for(typed, ("person", "person"), options={"clock": "turn:60"}, now=lambda: time[0])
    read = typed.screen._read

    def asleep(prompt: str) -> str:
        if len(typed.pages) == 1:
            time[0] = 61.0
            typed.pages.append(typed.shown())
            raise TimeIsUp
        return read(prompt)

    typed.screen._read = asleep
    typed.play(host)
    assert "(7)   1:00" in typed.pages[1]
    assert any(isinstance(event, Passed) and event.timed_out for event in host.table.events)
    assert "out of time" in typed.pages[2]


def test_a_line_that_comes_too_late_is_a_pass_too() -> None:
    time = [0.0]
    typed = Typed(["", "pass"])
    host = table_for(typed, ("person", "person"), options={"clock": "turn:60"}, now=lambda: time[0])
    read = typed.screen._read

    def slowly(prompt: str) -> str:
        time[0] += 40
        return read(prompt)

    typed.screen._read = slowly
    typed.play(host)
    assert [event.timed_out for event in host.table.events if isinstance(event, Passed)][:1] == [True]
