"""The questions before a game. There are few, and each has a default answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from rich.text import Text

from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES, get_game
from rekje.locale import LANGUAGES, say
from rekje.model.state import State
from rekje.own_players.found import names_for
from rekje.telling.players import player_name
from rekje.terminal.playing.actions import action_word, is_quit, yes_or_no
from rekje.terminal.playing.host import PERSON
from rekje.terminal.playing.person import Leave
from rekje.terminal.screen import Screen
from rekje.terminal.seating import SeatedPlayers, computer, own_name, seat_players
from rekje.terminal.strength import even_player, even_text, opponent_text, own_rating, own_text


def ask_resume(screen: Screen, state: State) -> bool:
    """Ask whether to go on with an unfinished game, until the answer is clear; Enter means yes. Raises `Leave` for the
    word that ends a game."""
    scores = " – ".join(f"{seat.name} {seat.score}" for seat in state.seats)
    title = screen.say(f"screen-game-{state.config.game}")
    question = screen.say("screen-ask-resume", scores=scores, edition=f"{title}, {state.edition.name}")
    while answer := screen.ask(question):
        if is_quit(answer, screen.language):
            raise Leave
        if (yes := yes_or_no(answer, screen.language)) is not None:
            return yes
        leaving = action_word("quit", screen.language)
        screen.tell(screen.wrapped(screen.say("screen-choose-yes", line=answer[:40], quit=leaving)))
    return True


def ask_game(screen: Screen) -> str:
    """Ask which game. If there is only one, nothing is asked."""
    games = list(GAMES)
    names = [screen.say(f"screen-game-{game}") for game in games]
    about = [screen.say(f"screen-game-about-{game}") for game in games]
    return games[_choose(screen, screen.say("screen-ask-game"), names, 0, about)] if len(games) > 1 else games[0]


def ask_edition(screen: Screen, game: str) -> str:
    """Ask which edition. The default is the first printed one in the reader's language."""
    names = edition_names(game)
    texts = []
    for name in names:
        edition = builtin_edition(game, name)
        kind = "screen-edition-printed" if edition.printed else "screen-edition-extension"
        language = screen.say(f"screen-language-{edition.language}")
        texts.append(f"{name:<9} {screen.say(kind, language=language)}")
    usual = names.index(usual_edition(game, screen.language))
    return names[_choose(screen, screen.say("screen-ask-edition"), texts, usual)]


def usual_edition(game: str, language: str) -> str:
    """The first edition in a language; if there is none, the first of all."""
    names = edition_names(game)
    return next((name for name in names if builtin_edition(game, name).language == language), names[0])


def ask_seats(screen: Screen, limits: tuple[int, int], game: str) -> SeatedPlayers:
    """Ask for the opponents, if any, and for the player's name."""
    own = own_rating(game)
    known = names_for(get_game(game))
    players = [even_player(own), *known]
    texts = [even_text(screen, own), *(opponent_text(screen, player, game, own) for player in known)]
    texts.append(screen.say(f"screen-opponent-{PERSON}"))
    texts += [screen.say("screen-opponent-alone")] if limits[0] == 1 else []
    if own:
        screen.tell(["", *screen.wrapped(own_text(screen, own))])
    codes = ["", *(player_name(one, screen.language).lower() for one in known)]
    chosen = _choose(screen, screen.say("screen-ask-opponent"), texts, 0, codes=codes)
    usual = own_name(screen.language)
    me = _ask_name(screen, usual)
    if chosen > len(players):
        return seat_players([(me, PERSON)], screen.language, limits)
    if chosen < len(players):
        other = computer(players[chosen], screen.language)
    else:
        other = screen.ask(screen.say("screen-ask-other-name")), PERSON
    return seat_players([(me, PERSON), other], screen.language, limits)


def _ask_name(screen: Screen, usual: str) -> str:
    """Ask for the player's name. A question mark asks what the question means."""
    while (answer := screen.ask(screen.say("screen-ask-name", usual=usual))) == "?":
        screen.tell(screen.wrapped(screen.say("screen-ask-name-help", usual=usual)))
    return answer or usual


def ask_youngest(screen: Screen, seating: SeatedPlayers) -> SeatedPlayers:
    """Ask which person is the youngest (K2). Nobody is, if the lot is to decide."""
    if len(seating.people) < 2:
        return seating
    names = [seating.names[seat] for seat in seating.people]
    texts = [screen.say("screen-youngest-lot"), *names]
    chosen = _choose(screen, screen.say("screen-ask-youngest"), texts, 0)
    return replace(seating, youngest=seating.people[chosen - 1] if chosen else None)


def ask_language(screen: Screen) -> str:
    """Ask for the language, if neither settings nor system say which."""
    texts = [say(f"screen-language-{code}", code) for code in LANGUAGES]
    asked = " / ".join(say("screen-ask-language", code) for code in LANGUAGES)
    return LANGUAGES[_choose(screen, asked, texts, LANGUAGES.index(screen.language), codes=LANGUAGES)]


def _choose(
    screen: Screen,
    question: str,
    texts: Sequence[str],
    usual: int,
    about: Sequence[str] = (),
    codes: Sequence[str] = (),
) -> int:
    """The index of the answer, chosen by its number, its first word or its code; Enter chooses the ``usual`` one. The
    texts in ``about`` explain the answers beside them. Raises `Leave` for the word that ends a game, too."""
    leaving = action_word("quit", screen.language)
    screen.tell(["", *screen.wrapped(question), *_listed(screen, texts, about)])
    while True:
        answer = screen.ask(screen.say("screen-choose", usual=usual + 1, quit=leaving)).lower()
        if not answer:
            return usual
        if answer.isdecimal() and 1 <= int(answer) <= len(texts):
            return int(answer) - 1
        if answer in codes:
            return codes.index(answer)
        named = [i for i, text in enumerate(texts) if text.lower().split()[0] == answer]
        if named:
            return named[0]
        if is_quit(answer, screen.language):
            raise Leave
        screen.tell(screen.wrapped(screen.say("screen-choose-number", most=len(texts), quit=leaving)))


def _listed(screen: Screen, texts: Sequence[str], about: Sequence[str]) -> Iterator[Text | str]:
    """The answers with their numbers, in lines that fit."""
    wide = max(map(len, texts)) + 3
    for number, text in enumerate(texts, 1):
        if about:
            yield from screen.explained(f"{number}  {text}", about[number - 1], wide)
        else:
            yield from screen.explained(f"{number} ", text, 2)
