"""Plays a game in which seats act in turn, from its state to its end, or until the player leaves."""

from __future__ import annotations

from rekje.model.commands import Accept, Challenge, Vote
from rekje.players.base import open_commands
from rekje.terminal.news import refusal_text
from rekje.terminal.playing.actions import action_word, is_quit, read_action, yes_or_no
from rekje.terminal.playing.doubts import read_challenge
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.info import Info
from rekje.terminal.playing.person import Leave, PersonTurn


def play_turns(host: Host, turn: type[PersonTurn], opening: type[PersonTurn] | None = None) -> None:
    """Let each seat act in turn until the game is over. A person acts in a ``turn``, or in an ``opening`` while words
    are chosen in secret. Raises `Leave` when a person leaves the game for now."""
    while (seat := host.due()) is not None:
        if host.end_overdue_turn():
            continue
        if seat in host.persons:
            _person_acts(host, seat, turn, opening)
        else:
            host.computer_move(seat)
            host.show_move()


def _person_acts(host: Host, seat: int, turn: type[PersonTurn], opening: type[PersonTurn] | None) -> None:
    names = open_commands(host.state, seat)
    if opening and "open" in names:
        draw_curtain(host, seat)
        opening(host, seat).run()
        return
    if "vote" in names or "play" not in names:
        _answer(host, seat, votes="vote" in names)
        return
    draw_curtain(host, seat)
    turn(host, seat).run()


def draw_curtain(host: Host, seat: int) -> None:
    """Between the turns of two people at one keyboard, hide the rack and wait until the next person is ready."""
    before, host.looking = host.looking, seat
    if before == seat or len(host.persons) < 2:
        return
    host.screen.hide()
    # By ear whoever comes next is told the news once.
    host.screen.page(host.page(None, None, [] if host.screen.by_ear else host.news[-4:]))
    said = host.screen.ask(host.screen.say("screen-curtain", name=host.state.seats[seat].name))
    if is_quit(said, host.screen.language):
        raise Leave


def _answer(host: Host, seat: int, votes: bool) -> None:
    """Ask a person about the last play. No rack is shown, because others may be looking."""
    play = host.state.pending
    assert play is not None
    screen, name = host.screen, host.state.seats[seat].name
    words = ", ".join(word.word.upper() for word in play.words)
    alone = len(host.persons) == 1
    news = host.take_news() if screen.by_ear else host.news[-3:]
    screen.page(host.page(seat if alone else None, host.rack(seat) if alone else None, news))
    asked = "screen-ask-vote" if votes else "screen-ask-accept"
    word = action_word("challenge", screen.language)
    said = screen.ask(screen.say(asked, name=name, words=words, word=word))
    told = _told(host, seat, said, alone=alone)
    if told is not None:
        host.news += told
        return
    command = _vote(host, seat, said) if votes else _judgement(host, seat, said)
    if command is None:
        # A typing error must not count as consent, so the question comes again.
        host.news.append(screen.say("screen-not-understood", line=said[:40]))
        return
    if isinstance(command, str):
        host.news.append(command)
        return
    refusal = host.send(command)
    if refusal:
        host.news.append(refusal_text(refusal, screen.language, by_ear=screen.by_ear))


def _told(host: Host, seat: int, said: str, *, alone: bool) -> list[str] | None:
    """What is answered to a question about the table, where nothing is drawn: others may be listening. None for a line
    that is no such question."""
    if not host.screen.by_ear:
        return None
    info = Info(host, seat)
    asked = read_action(said, host.screen.language, whole=True, heard=True)
    if asked is None or not info.answers(asked.name) or (asked.name == "rack" and not alone):
        return None
    return [str(line) for line in info.show(asked.name, asked.argument)]


def _vote(host: Host, seat: int, said: str) -> Vote | None:
    """The vote typed. Enter means yes. None if it is neither yes nor no."""
    yes = yes_or_no(said, host.screen.language) if said else True
    return None if yes is None else Vote(seat=seat, yes=yes, ms=host.stopwatch.ms())


def _judgement(host: Host, seat: int, said: str) -> Challenge | Accept | str | None:
    """The answer typed: a challenge or an acceptance. Enter accepts. A sentence if the words named aren't those of the
    play, None if the line isn't understood."""
    answer = read_action(said, host.screen.language)
    if answer and answer.name == "challenge":
        return read_challenge(host, seat, answer.argument)
    if answer and answer.argument:
        return None
    if answer and answer.name == "quit":
        raise Leave
    accepts = not said or (answer is not None and answer.name == "accept")
    return Accept(seat=seat, ms=host.stopwatch.ms()) if accepts else None
