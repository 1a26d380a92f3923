rating-opponent = { $player }: { $how }
rating-opponent-rated = { $player } ({ $rating }): { $how }
rating-opponent-even = { $player } ({ $rating }, dir ebenbürtig): { $how }
rating-equal = So stark wie du, zurzeit { $player }
rating-equal-newcomer = { $player }, zum Anfang
rating-own = Deine Spielstärke in diesem Spiel ist { $rating }, nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gegen Computer. Dir ebenbürtig: { $player }.
rating-scale = Die Zahlen geben die Spielstärke (Wertungszahl) an: Wer 200 mehr hat, gewinnt drei von vier Partien.
rating-after = Deine Spielstärke in { $game } ist jetzt { $rating }. Dir ebenbürtig: { $player }.
rating-players = Computerspieler
rating-name = Name
rating-rating = Spielstärke
rating-plays = Spielweise
