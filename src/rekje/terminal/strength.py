"""How strong the computer players are, how strong the person at the keyboard is, and which opponent is even."""

from __future__ import annotations

from rekje.analysis.ratings import USUAL, OwnRating, own_ratings, result_of
from rekje.analysis.summary import summary_of
from rekje.model.state import State
from rekje.storage.ratings import computer_ratings
from rekje.storage.results import Results
from rekje.telling.players import player_name, player_style
from rekje.terminal.screen import Screen


def own_rating(game: str) -> OwnRating | None:
    """The person's rating in a game; None until there are enough games."""
    mine = [one for one in Results().all() if one.game == game]
    return next(iter(own_ratings(mine, computer_ratings())), None)


def even_player(own: OwnRating | None) -> str:
    """The computer player that is as strong as a person of a rating; the one for newcomers while there is none."""
    return own.even if own else USUAL


def even_text(screen: Screen, own: OwnRating | None) -> str:
    """The choice of that player, as it is offered."""
    player = screen.say(f"screen-player-{even_player(own)}")
    return screen.say("rating-equal" if own else "rating-equal-newcomer", player=player)


def opponent_text(screen: Screen, player: str, game: str, own: OwnRating | None) -> str:
    """A computer player as it is offered, with its rating where it has one."""
    told = {"player": player_name(player, screen.language), "how": player_style(player, screen.language)}
    rating = computer_ratings().get(game, {}).get(player)
    if rating is None:
        return screen.say("rating-opponent", **told)
    even = own is not None and own.even == player
    return screen.say("rating-opponent-even" if even else "rating-opponent-rated", **told, rating=str(rating.told))


def own_text(screen: Screen, own: OwnRating) -> str:
    """The person's own rating as a sentence, before a game."""
    player = screen.say(f"screen-player-{own.even}")
    return screen.say("rating-own", rating=str(own.rating), games=own.games, player=player)


def note_result(screen: Screen, state: State) -> None:
    """Store the result of the only person at the table, and tell the new rating."""
    people = [seat for seat, one in enumerate(state.seats) if one.player == "person"]
    if state.outcome is None or len(people) != 1:
        return
    result = result_of(summary_of(state), people[0])
    if result is None:
        return
    Results().add(result)
    if own := own_rating(result.game):
        player = screen.say(f"screen-player-{own.even}")
        game = screen.say(f"screen-game-{result.game}")
        told = screen.say("rating-after", game=game, rating=str(own.rating), player=player)
        screen.tell(["", *screen.wrapped(told)])
