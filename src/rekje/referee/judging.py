"""How a table judges words (C2): at once by the list, when challenged, or by the others' votes."""

from __future__ import annotations

from rekje.games.challenging import cost_of, looked_up
from rekje.model.commands import Accept, Challenge, Vote
from rekje.model.events import Answered, Challenged, PlayTakenBack, WindowOpened
from rekje.model.problems import Refusal
from rekje.referee.turns import TimedDraft, game_of, play_stands


def judge_play(draft: TimedDraft) -> None:
    """A play has been laid: it stands at once, or a window opens in which the others may object."""
    state = draft.state
    assert state.pending is not None
    asked = tuple(seat for seat in state.active if seat != state.pending.seat)
    if state.option("judging") == "referee" or not asked:
        play_stands(draft)
        return
    draft.emit(WindowOpened("challenge" if state.option("judging") == "challenge" else "vote", asked))


def settle_window(draft: TimedDraft) -> bool:
    """Close the window if the answers decide it. Returns whether it was closed."""
    window = draft.state.window
    assert window is not None
    objections = sum(not yes for yes in window.answers.values())
    open_answers = len(window.asked) - len(window.answers)
    if window.kind == "vote" and 2 * objections > len(window.asked):
        take_back(draft)
    elif open_answers == 0 or (window.kind == "vote" and 2 * (objections + open_answers) <= len(window.asked)):
        play_stands(draft)
    else:
        return False
    return True


def answer_by_silence(draft: TimedDraft) -> None:
    """C10: whoever hasn't answered a play that ends the game by the time the next turn would have been over lets it
    stand. It is told as their answers, because no turn follows in which a record could tell it."""
    window = draft.state.window
    assert window is not None
    for seat in window.asked:
        if seat not in window.answers:
            draft.emit(Answered(seat, True))
            if settle_window(draft):
                return


def take_back(draft: TimedDraft) -> None:
    """The play is taken back and its player has lost the turn (S8)."""
    assert draft.state.pending is not None
    draft.emit(PlayTakenBack(draft.state.pending.seat))


def decide_accept(draft: TimedDraft, command: Accept) -> Refusal | None:
    """This seat won't challenge."""
    draft.emit(Answered(command.seat, True))
    return None


def decide_vote(draft: TimedDraft, command: Vote) -> Refusal | None:
    """This seat agrees with the words, or objects."""
    draft.emit(Answered(command.seat, command.yes))
    return None


def decide_challenge(draft: TimedDraft, command: Challenge) -> Refusal | None:
    """All words of the play are looked up. One bad word takes the play back; an unfounded challenge may cost points or
    turns (C2)."""
    play = draft.state.pending
    assert play is not None
    upheld, verdicts = looked_up(draft, command, (word.word for word in play.words))
    if upheld:
        draft.emit(Challenged(command.seat, verdicts, upheld))
        take_back(draft)
        return None
    cost = cost_of(draft.state, command, len(play.words))
    points = game_of(draft.state).penalty(draft.state, command.seat, cost.points) if cost.points else 0
    draft.emit(Challenged(command.seat, verdicts, upheld, points, cost.turns, bonus=cost.bonus))
    play_stands(draft)
    return None
