"""Games of sized tiles at the terminal, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rekje.bootstrap import open_words, record_facts, resume_table
from rekje.games.path.words import paper_of
from rekje.locale import LANGUAGES, say
from rekje.model.events import Setup
from rekje.model.path.events import (
    DiceThrown,
    KnockBid,
    KnockMade,
    LetterFreed,
    LetterOwed,
    Placed,
    TokenLaid,
    TurnEnded,
)
from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from rekje.records.replay import replay_record
from rekje.storage.files import EventFiles
from rekje.terminal.ending import ending_lines
from rekje.terminal.path.ending import lay_ending
from rekje.terminal.playing.person import Leave
from rekje.terminal.screen import TimeIsUp
from rekje.terminal.start import make_host, unfinished
from tests.terminal.letter_host import RACKS, TABLE, WORDS, Writer, events_of, lay_host
from tests.terminal.typed import Typed


def said(page: str) -> str:
    """What stands below the letters, in one line."""
    return " ".join(page.split("\nLetters")[1].split("\n", 2)[2].split())


# Turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lay_is_shown_with_what_it_brings_before_it_is_sent(language: str) -> None:
    typed = Typed(["t1x2 j8 tea eat", ""], language=language)
    host = lay_host(typed)
    typed.play(host)
    assert "T 1×2 J8" in typed.pages[1]
    assert "TEA 1, EAT 1 = 2" in typed.pages[1]
    assert "└" in typed.pages[1]
    (placed,) = events_of(host, Placed)
    assert [word.word for word in placed.words] == ["TEA", "EAT"]  # type: ignore[attr-defined]
    assert host.state.seats[0].score == 2


def test_words_that_dont_count_say_why_and_are_not_sent() -> None:
    setup = Setup(tiles=TABLE.tiles, racks=RACKS)
    typed = Typed(["t1x2 j8 tea eat", "", "tea xyz tee no", "", "", "", "n1x3 k8 tea"])
    host = lay_host(typed, setup=setup, words=[*WORDS, "TEE", "TEAN"])
    typed.play(host)
    answer = said(typed.pages[3])
    assert "TEA: already written down by Anna" in answer
    assert "XYZ: not in the list" in answer
    assert "TEE: would use a tile twice" in answer
    assert "NO: can’t be read here" in answer
    assert host.state.seats[0].score == 2
    assert "N: no new word runs through it yet" in said(typed.pages[-1])


def test_hints_say_which_letter_then_where_then_why() -> None:
    typed = Typed(["hint", "hint", "hint"])
    typed.play(lay_host(typed))
    letter, place, why = map(said, typed.pages[1:])
    assert letter.startswith("Lay T")
    assert re.search(r"Type: T1x2 \w+ .*“hint” again says why", place)
    assert re.search(r"Instead of \S+ \w+: \S+ \w+ (makes|leaves|is) ", why)


def test_more_words_may_be_typed_before_and_after_the_lay() -> None:
    typed = Typed(["t1x2 j8 tea", "eat", "", "ate", "done"])
    host = lay_host(typed)
    typed.play(host)
    assert [written.word for written in paper_of(host.state).written] == ["TEA", "EAT", "ATE"]
    assert events_of(host, TurnEnded)


def test_a_letter_held_in_several_sizes_is_asked_about() -> None:
    typed = Typed(["t j8", "t3x1 j8", "undo", "T J8 TEA"])
    host = lay_host(typed)
    before = host.state
    typed.play(host)
    assert "1×2, 3×1" in said(typed.pages[1])
    assert "[   T+  ]" in typed.pages[2]
    assert "T+" not in typed.pages[3]
    assert host.state is before


def test_a_word_is_asked_for_where_the_letter_needs_one() -> None:
    typed = Typed(["t1x2 j8", "", "undo", "tea"])
    host = lay_host(typed)
    before = host.state
    typed.play(host)
    assert "no new word runs through it yet" in said(typed.pages[1])
    assert "(L5)" in said(typed.pages[2])
    assert "Lay a letter first" in said(typed.pages[4])
    assert host.state is before


REFUSED = {"t9x9 j8": "L3", "t1x2 z9": "C7", "q h8": "C8", "t1x2 a1 tea": "L5", "t1x2 h8": "C7", "n1x1 j8 no": "L5"}
WRONG = ("8D tea", "exchange", "undo", "", "+o d4", "path zzz", "blank", "free", "free q", "knock tea", "x" * 200, "[t")


@pytest.mark.parametrize("line", [*WRONG, *REFUSED])
def test_wrong_input_is_answered_in_a_sentence_and_changes_nothing(line: str) -> None:
    typed = Typed(["undo", line])
    host = lay_host(typed)
    before = host.state
    typed.play(host)
    assert host.state is before
    assert len(said(typed.pages[2]).split("Anna (")[0]) > 10


@pytest.mark.parametrize(("line", "rule"), REFUSED.items())
def test_a_refusal_names_the_rule(line: str, rule: str) -> None:
    typed = Typed([line, ""])
    host = lay_host(typed)
    typed.play(host)
    assert f"({rule})" in said(typed.pages[1]) + said(typed.pages[2])


def test_a_word_that_is_also_a_command_counts_as_a_word_where_it_is_one() -> None:
    typed = Typed(["d1x2 j8 done", "", "/done"])
    setup = Setup(tiles={"H8": "[O2×2]", "H10": "[N1×2]", "I10": "[E2×1]"}, racks=["[D1×2][A1×1]", "[X1×1]"])
    host = lay_host(typed, setup=setup, words=["DON", "DO", "DONE"])
    typed.play(host)
    assert [written.word for written in paper_of(host.state).written] == ["DONE"]
    typed = Typed(["d1x2 j8 do", "done", ""])
    host = lay_host(typed, setup=setup, words=["DON", "DO", "DONE"])
    typed.play(host)
    assert "“/done”" in said(typed.pages[2])
    assert [written.word for written in paper_of(host.state).written] == ["DO", "DONE"]


def test_free_letters_blank_tokens_and_swaps() -> None:
    setup = Setup(tiles=TABLE.tiles, racks=["[T1×2][X1×1][?2×2]", "[R3×2][N1×3][D1×2]"])
    typed = Typed(["free x", "", "", "", *["r3x2 h6", "undo"], "+x j8", "undo", "pass", "pass"])
    host = lay_host(typed, setup=setup)
    typed.play(host)
    freed = events_of(host, LetterFreed)
    assert [event.tile for event in freed][:1] == ["X1×1"]  # type: ignore[attr-defined]
    assert any("Free letters: X1×1" in page for page in typed.pages)
    assert any("+O D4" in page for page in typed.pages), "free letters are explained"
    assert any("X+" in page for page in typed.pages)
    typed = Typed(["blank 2x2 j8", "", "", "d1x2 j8"])
    host = lay_host(typed, setup=setup, words="any")
    typed.play(host)
    assert events_of(host, TokenLaid)
    assert "┌▒▒+▒┐" in typed.pages[1], "it is shown before it is sent"
    assert "D 1×2 J8" in typed.pages[-1]


def test_a_blank_token_is_swapped_by_laying_a_letter_on_it() -> None:
    setup = Setup(tiles={**TABLE.tiles, "J8": "[?2×2]"}, racks=RACKS)
    typed = Typed(["t1x2 j8 tea", ""])
    host = lay_host(typed, setup=setup)
    typed.play(host)
    assert "?2×2" in host.state.seats[0].rack
    assert "swaps a blank token" in said(typed.pages[-1])


def test_passing_says_first_what_it_costs() -> None:
    typed = Typed(["pass", "pass", "", "q", "words", "t", "t3x1"])
    host = lay_host(typed)
    typed.play(host)
    assert "Passing costs you a letter" in said(typed.pages[1])
    assert [event.tile for event in events_of(host, LetterFreed)] == ["T3×1"]  # type: ignore[attr-defined]


def test_L16_who_knocks_in_vain_is_asked_which_letter_goes() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "bram zzz", "free d"])
    host = lay_host(typed)
    typed.play(host)
    assert any("Bram, which of your letters goes beside the board?" in prompt for prompt in typed.pages)
    assert [event.tile for event in events_of(host, LetterFreed)] == ["D1×2"]  # type: ignore[attr-defined]


def test_L4_in_the_first_round_a_pass_costs_nothing_and_no_token_is_taken() -> None:
    typed = Typed(["free o", "blank a1", "pass"])
    host = lay_host(typed, setup=Setup(racks=[RACKS[0] + "[?1×1]", RACKS[1]]), words=WORDS)
    typed.play(host)
    assert not events_of(host, LetterFreed)
    refused = ["In the first round you lay one of your letters" in said(page) for page in typed.pages]
    assert refused[:3] == [False, True, True]
    assert not host.state.board


def test_the_first_round_and_knocking_are_explained_once() -> None:
    typed = Typed(["", "", "e h8", "undo", *[""] * 3], typist=Writer())
    host = lay_host(typed, setup=None, words=WORDS)
    typed.play(host)
    for sentence in ("First round: everybody lays one letter", "From now on your letter must lie"):
        shown = [page for page in typed.pages if sentence in " ".join(page.split())]
        assert len({page.split("Letters")[0] for page in shown}) <= 1, sentence
    assert any("First round" in page for page in typed.pages)


# Knocks


def test_anybody_at_the_keyboard_may_knock_by_name() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "cato eat zzz", "", ""])
    host = lay_host(typed, ["person"] * 3, setup=Setup(tiles=TABLE.tiles, racks=[*RACKS, "[S1×1]"]))
    typed.play(host)
    (knock,) = events_of(host, KnockMade)
    assert (knock.seat, [word.word for word in knock.words]) == (2, ["EAT"])  # type: ignore[attr-defined]
    assert any("ZZZ: not in the list" in page for page in typed.pages)
    assert host.state.turn is not None
    assert host.state.turn.seat == 2, "the knocker goes on (L17)"


def test_knocks_at_once_are_settled_by_dice_that_are_shown() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "bram cato", "eat", "ate", ""])
    host = lay_host(typed, ["person"] * 3, setup=Setup(tiles=TABLE.tiles, racks=[*RACKS, "[S1×1]"]))
    typed.play(host)
    (dice,) = events_of(host, DiceThrown)
    assert sorted(dice.order) == [1, 2]  # type: ignore[attr-defined]
    assert len({event.ms for event in events_of(host, KnockBid)}) == 1  # type: ignore[attr-defined]
    throws = dice.rounds[-1]  # type: ignore[attr-defined]
    assert any(f"Bram {throws[1]}, Cato {throws[2]}" in " ".join(page.split()) for page in typed.pages)
    assert [event.seat for event in events_of(host, KnockMade)] == list(dice.order)  # type: ignore[attr-defined]


def test_a_word_typed_without_a_knock_costs_nothing() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "zzz", "knock"])
    host = lay_host(typed)
    typed.play(host)
    assert "“knock ZZZ”" in said(typed.pages[4])
    assert len(events_of(host, KnockBid)) == 1
    assert not events_of(host, KnockMade)


def test_a_computer_knocks_after_its_delay_and_not_before() -> None:
    typed = Typed(["t1x2 j8 tea", "", ""])
    host = lay_host(typed, ["person", "greedy"])
    typed.play(host)
    (end,) = events_of(host, TurnEnded)
    bids = events_of(host, KnockBid)
    assert bids[0].ms >= end.ms + 900  # type: ignore[attr-defined]
    assert events_of(host, KnockMade)[0].words  # type: ignore[attr-defined]


# Time


class FakeTime:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_the_glass_is_shown_and_ends_the_turn() -> None:
    clock = FakeTime()
    typed = Typed()
    lines = iter(["t1x2 j8 tea", "", 31.0, 6.0])

    def read(prompt: str) -> str:
        typed.pages.append(typed.shown() + prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        if isinstance(line, float):
            clock.seconds += line
            raise TimeIsUp
        return str(line)

    typed.screen._read = read
    host = lay_host(typed, options={"glass": 30}, now=clock)
    typed.play(host)
    assert "▓▓▓▓▓▓▓▓ 0:30" in typed.pages[0]
    (end,) = events_of(host, TurnEnded)
    assert end.timed_out  # type: ignore[attr-defined]
    assert "Anna’s time is up" in said(typed.pages[3])
    assert "0:05" in typed.pages[3], "the time for knocking is shown too"
    assert host.state.turn is not None
    assert (host.state.turn.seat, host.state.turn.number) == (1, 2)


# Whole games


@pytest.mark.parametrize("players", [("person", "greedy"), ("person",), ("person", "person", "novice")])
def test_a_whole_game_ends_with_its_result_and_the_proof(players: tuple[str, ...]) -> None:
    typed = Typed(typist=Writer())
    host = lay_host(typed, players, setup=None, options={"solo_letters": 5} if len(players) == 1 else {}, words=WORDS)
    typed.play(host)
    outcome = host.state.outcome
    assert outcome is not None
    told = "\n".join(str(line) for line in ending_lines(typed.screen, host.state, host.knowledge))
    assert "(L19)" in told
    assert "obody" in told, "the words that nobody saw, or that nobody missed one"
    document = write_record(export_record(host.table.events, list(WORDS)))
    assert replay_record(read_record(document), record_facts(read_record(document))).ok


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    store = EventFiles(tmp_path)
    typed = Typed(["t1x2 j8 tea eat", "", "quit"])
    host = lay_host(typed, store=store)
    with pytest.raises(Leave):
        typed.play(host)
    name, state = next(unfinished(typed.screen, store))
    again = Typed(["ate", ""])
    words = open_words({"words": list(WORDS)}, state.edition, state.config.options)
    resumed = make_host(resume_table(name, state.config, words, store), words, again.screen)
    again.play(resumed)
    assert "EAT TEA" in again.pages[0]
    assert [written.word for written in paper_of(resumed.state).written] == ["TEA", "EAT", "ATE"]


@pytest.mark.parametrize("line", ["knock", "/knock"])
def test_a_knock_in_ones_own_turn_is_told_of_and_taken_for_no_word(line: str) -> None:
    typed = Typed(["t1x2 j8 tea", "", line])
    typed.play(lay_host(typed))
    told = " ".join(typed.pages[-1].split())
    assert "isn’t possible at this moment" in told
    assert "KNOCK:" not in told


def test_what_nobody_saw_is_told_at_the_end() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "", "resign", "y"])
    host = lay_host(typed)
    typed.play(host)
    told = " ".join(str(line) for line in ending_lines(typed.screen, host.state, host.knowledge))
    assert "Nobody saw these 3 words: ATE EAT AT" in " ".join(told.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_that_is_given_up_ends_with_its_page(language: str) -> None:
    setup = Setup(tiles=TABLE.tiles, racks=RACKS[:1])
    typed = Typed(["t1x2 j8 tea", "", "resign", "y", ""], language=language)
    host = lay_host(typed, ["person"], setup=setup)
    typed.play(host)
    assert host.state.outcome
    assert host.state.outcome.winners == ()
    title, *lines = map(str, lay_ending(typed.screen, host.state, host.state.outcome, None))
    assert title == f"{say('lays-given-up', language)} (C5)"
    assert any(re.match(r"Anna\W+1 ", line) for line in lines)


def test_while_others_may_knock_a_command_is_no_word() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "hint", "undo", "pass"])
    host = lay_host(typed)
    typed.play(host)
    assert "“hint” isn’t possible at this moment." in said(typed.pages[4])
    assert "“undo” isn’t possible at this moment." in said(typed.pages[5])
    assert host.state.turn
    assert host.state.turn.seat == 1


def test_who_has_knocked_by_mistake_is_asked_before_it_costs_a_letter() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "knock", "pass", "n"])
    host = lay_host(typed)
    typed.play(host)
    assert any("No word? Then the knock costs a letter." in page for page in typed.pages)
    assert not events_of(host, LetterOwed)


def test_who_has_knocked_and_types_a_single_letter_is_told_so_and_loses_none() -> None:
    typed = Typed(["t1x2 j8 tea", "", "", "knock", "free q"])
    host = lay_host(typed)
    typed.play(host)
    assert "Q is too short: a word has at least 2 letters." in said(typed.pages[-1]).replace("\n", " ")
    assert not events_of(host, LetterOwed)


def test_a_first_hint_where_nothing_can_be_made_says_so() -> None:
    typed = Typed(["", "", "hint", "hint"])
    typed.play(lay_host(typed, setup=None))
    first, second = (" ".join(page.split()) for page in typed.pages[-2:])
    assert "No word can be made yet: any letter will do." in first
    assert re.search(r"Type: \w\dx\d \w\d", second)


def test_once_a_letter_is_laid_there_is_nothing_more_to_hint_at() -> None:
    typed = Typed(["t1x2 j8 tea", "", "hint"])
    typed.play(lay_host(typed))
    assert say("serve-hint-turn", "en") in said(typed.pages[3])
