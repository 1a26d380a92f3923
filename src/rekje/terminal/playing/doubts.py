"""What is challenged at the terminal: the whole last play, or only the words of it that are named."""

from __future__ import annotations

from rekje.model.commands import Challenge
from rekje.model.tiles import join_tiles, letters, split_tiles
from rekje.reading.words import plain
from rekje.terminal.playing.host import Host


def read_challenge(host: Host, seat: int, argument: str) -> Challenge | str:
    """The challenge that was typed, or in a sentence which word isn't among those of the play."""
    play, box = host.state.pending, host.state.letter_set
    words = {join_tiles(letters(split_tiles(one.word))): one.word for one in play.words} if play else {}
    meant = [plain(word, box).upper() for word in argument.split()]
    stranger = next((word for word in meant if word not in words), None)
    if play and stranger is not None:
        return host.screen.say("line-not-played", word=stranger[:40], words=", ".join(words))
    return Challenge(seat=seat, words=[words[word] for word in meant if word in words], ms=host.stopwatch.ms())
