"""Where words are written down: two who knock at once, a letter laid in error, the glass, a game alone, the replay."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from rekje.games.path.owing import debt_of
from rekje.games.path.words import letters_held, paper_of
from rekje.model.path.commands import Place
from rekje.model.path.events import ActStruck, DiceThrown, KnockBid, LetterFreed, TurnEnded
from rekje.model.sizes import face_of
from rekje.model.squares import Square
from rekje.model.state import State
from tests.browser.conftest import NewPage
from tests.browser.finishing import skip
from tests.browser.input_methods import Mouse, Touch, middle, path_of
from tests.browser.people import Person, make_table, play_on, seat_together, until
from tests.browser.serving import Served


def three(served: Served, new_page: NewPage, **options: Any) -> list[Person]:
    """Three people with a box of many sizes, who have drawn their letters."""
    phone = new_page("de", width=360, height=640, touch=True)
    inputs = (Mouse(new_page("en"), "en"), Mouse(new_page("nl"), "nl"), Touch(phone, "de"))
    people = seat_together(served, inputs, game="letter", edition="en", options=options)
    play_on(people, stop=lambda state: state.turn is not None)
    return people


def on_turn(people: list[Person]) -> tuple[Person, list[Person], State]:
    """Whose turn it is, the others, and the state."""
    state = people[0].served.state(people[0].table)
    assert state.turn is not None
    seat = state.turn.seat
    return people[seat], [one for one in people if one.seat != seat], state


def next_of(served: Served, people: list[Person]) -> Person:
    """Who lays a letter next, once the others may knock."""

    def waiting() -> list[Person]:
        found = {one.seat for one in served.state(people[0].table).awaiting if {"knock", "pass"} <= set(one.commands)}
        return [one for one in people if one.seat in found]

    until(waiting)
    return waiting()[0]


def test_the_page_draws_for_two_until_one_stops_it_and_says_so(served: Served, new_page: NewPage) -> None:
    inputs = (Mouse(new_page("en"), "en"), Touch(new_page("de", width=360, height=640, touch=True), "de"))
    people = seat_together(served, inputs, game="letter", edition="en")
    for one in inputs:
        one.press(one.button("web-draw-all"))
    for one in inputs:
        expect(one.button("web-draw-stop")).to_contain_text(re.compile("[2-9]"))
        expect(one.button("web-draw-all")).to_have_count(0)
    bram = people[1]
    bram.inputs.press(bram.inputs.button("web-draw-stop"))
    until(lambda: bram.due(bram.state))
    held = len(bram.state.seats[1].rack)
    assert 2 <= held < 15, held
    expect(bram.inputs.button("web-draw-stop")).to_have_count(0)
    bram.inputs.press(bram.inputs.button("web-draw-all"))
    until(lambda: bram.state.turn is not None)
    assert [len(one.state.seats[one.seat].rack) for one in people] == [16, 16]


def test_whoever_is_next_knocks_only_when_asked_and_the_main_button_lays(served: Served, new_page: NewPage) -> None:
    people = three(served, new_page, knock_window=60)
    acting, _, _ = on_turn(people)
    acting.act()
    acting.inputs.press(acting.inputs.button("web-end-turn"))
    inputs = next_of(served, people).inputs
    expect(inputs.first_action()).to_contain_text(inputs.say("web-send"))
    expect(inputs.first_action()).to_be_disabled()
    inputs.press(inputs.button("web-knock"))
    expect(inputs.page.get_by_role("dialog")).to_contain_text(inputs.say("web-ask-no-words"))
    inputs.press(inputs.dialog_button("web-cancel"))
    expect(inputs.button("web-nothing-to-add")).to_be_enabled()
    assert not any(isinstance(event, KnockBid) for event in served.events(acting.table))
    inputs.press(inputs.button("web-knock"))
    inputs.press(inputs.dialog_button("web-knock"))
    until(lambda: any(isinstance(event, KnockBid) for event in served.events(acting.table)))


def test_two_knock_at_once_and_the_dice_are_shown(served: Served, new_page: NewPage) -> None:
    people = three(served, new_page, knock_window=60)
    acting, others, _ = on_turn(people)
    acting.act()
    acting.inputs.press(acting.inputs.button("web-end-turn"))
    following = next_of(served, others)
    following.inputs.press(following.inputs.button("web-knock"))
    asked = following.inputs.dialog_button("web-knock")
    buttons = [asked if one is following else one.inputs.button("web-knock") for one in others]
    for button in buttons:
        expect(button).to_be_visible()
    with served.held():
        for button in buttons:
            button.evaluate("one => one.click()")
    table = people[0].table
    until(lambda: any(isinstance(event, DiceThrown) for event in served.events(table)))
    thrown = next(event for event in served.events(table) if isinstance(event, DiceThrown))
    assert set(thrown.order) == {one.seat for one in others}, thrown
    for one in people:
        dice = one.inputs.page.get_by_role("list", name=one.inputs.say("web-dice"))
        expect(dice.get_by_role("listitem")).to_have_count(2)
    for seat in thrown.order:
        page = people[seat].inputs.page
        expect(page.get_by_role("main").get_by_text(people[seat].inputs.say("web-your-moment"))).to_be_visible()
        people[seat].inputs.press(people[seat].inputs.button("web-no-words"))
        people[seat].inputs.press(people[seat].inputs.dialog_button("web-no-words"))
        # A knock without a word costs a letter of the knocker's choice (L16).
        letter = letters_held(served.state(table), seat)[-1]
        expect(page.get_by_role("main").get_by_text(people[seat].inputs.say("web-owe-now"))).to_be_visible()
        people[seat].inputs.press(people[seat].inputs.button("web-owe"))
        people[seat].inputs.give(face_of(letter))
        until(lambda seat=seat: not debt_of(served.state(table), seat))
    until(lambda: freed(served, table) == ["knock", "knock"])


def freed(served: Served, table: str) -> list[str]:
    """Why letters became free ones."""
    return [event.why for event in served.events(table) if isinstance(event, LetterFreed)]


def test_a_word_is_traced_by_dragging_over_its_tiles(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "greedy"}]
    table, _ = make_table(page.context, served, game="letter", edition="en", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Mouse(page, "en"))
    skip([anna], [page.context], lambda state: anna.due(anna.state) and wordy(anna, state))
    state = anna.state
    anna.inputs.see(len(state.board))
    command = anna.decide(state)
    assert isinstance(command, Place)
    anna.inputs.lay_sized(command.tiles)
    word = min(command.words, key=len)
    path = path_of(state, command.tiles, word)
    assert path
    trace(page, [middle(anna.inputs.square(square)) for square in path])
    named = page.get_by_role("list", name="My words")
    expect(named.get_by_role("listitem")).to_have_count(1)
    expect(page.locator("main .walk polyline")).to_have_count(1)
    expect(page.get_by_role("group", name="What you can do").get_by_role("button").first).to_be_enabled()


def wordy(person: Person, state: State) -> bool:
    """Whether somebody can lay a single letter now, with a word that it makes."""
    if state.turn is None or paper_of(state).window or paper_of(state).acts or state.turn.seat != person.seat:
        return False
    command = person.decide(person.state)
    return isinstance(command, Place) and len(command.tiles) == 1 and bool(command.words)


def trace(page: Page, points: list[tuple[float, float]]) -> None:
    """Go from point to point with the button held down."""
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()


def test_a_letter_laid_in_error_is_doubted_and_comes_back(served: Served, new_page: NewPage) -> None:
    people = three(served, new_page, knock_window=0, judging="challenge")
    contexts = [one.inputs.page.context for one in people]
    skip(people, contexts, lambda state: not paper_of(state).first_round and wordy(on_turn(people)[0], state))
    acting, others, state = on_turn(people)
    acting.inputs.see(len(state.board))
    command = acting.decide(acting.state, all_words=True)
    assert isinstance(command, Place)
    acting.inputs.lay_sized(command.tiles)
    acting.inputs.type_word(nonsense(acting, command))
    acting.inputs.send()
    until(lambda: bool(paper_of(served.state(acting.table)).acts))
    acting.inputs.press(acting.inputs.button("web-end-turn"))
    others[0].inputs.press(others[0].inputs.button("web-challenge"))
    until(lambda: any(isinstance(event, ActStruck) and event.undone for event in served.events(acting.table)))
    acting.inputs.press(acting.inputs.button("web-owe"))
    acting.inputs.give(face_of(letters_held(served.state(acting.table), acting.seat)[0]))
    until(lambda: not debt_of(served.state(acting.table), acting.seat))
    assert freed(served, acting.table)[-1] == "error"
    expect(others[0].inputs.page.get_by_role("toolbar", name=others[0].inputs.say("web-free-letters"))).to_be_visible()


def nonsense(person: Person, command: Place) -> str:
    """A word that can be read with the letter laid and that the list lacks: one that runs backwards."""
    through = [
        word for word in command.words if set(path_of(person.state, command.tiles, word) or ()) & laid_at(command)
    ]
    return next(word[::-1] for word in through if not person.knows(word[::-1]))


def laid_at(command: Place) -> set[Square]:
    """Where a command lays letters."""
    return {tile.at for tile in command.tiles}


def test_alone_against_the_glass_until_the_time_is_up_and_once_more_in_the_replay(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("en")
    options = {"solo": "1", "solo_letters": 4, "solo_time": 25}
    seats = [{"kind": "me", "name": "Anna"}]
    table, _ = make_table(page.context, served, game="letter", edition="en", seats=seats, options=options)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Mouse(page, "en"))
    play_on([anna], stop=lambda state: state.turn is not None)
    expect(page.get_by_role("timer").first).to_be_visible()
    expect(page.get_by_role("region", name="Result")).to_be_visible(timeout=60_000)
    assert any(isinstance(event, TurnEnded) for event in served.events(table)) or not served.state(table).board
    page.get_by_text("Watch again, score sheet and more").click()
    page.get_by_role("button", name="Watch it again").click()
    page.get_by_role("slider").press("End")
    expect(page.locator(".scene .board .tile")).to_have_count(len(served.state(table).board))
