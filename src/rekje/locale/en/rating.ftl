rating-opponent = { $player }: { $how }
rating-opponent-rated = { $player } ({ $rating }): { $how }
rating-opponent-even = { $player } ({ $rating }, even with you): { $how }
rating-equal = As strong as you, now { $player }
rating-equal-newcomer = { $player }, to begin with
rating-own = Your rating in this game is { $rating }, after { $games ->
    [one] 1 game
   *[other] { $games } games
} against computers. Even with you: { $player }.
rating-scale = The numbers are ratings: a player who is 200 ahead wins three games out of four.
rating-after = Your rating in { $game } is now { $rating }. Even with you: { $player }.
rating-players = Computer players
rating-name = name
rating-rating = rating
rating-plays = how it plays
