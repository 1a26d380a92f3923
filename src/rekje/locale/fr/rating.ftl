rating-opponent = { $player } : { $how }
rating-opponent-rated = { $player } ({ $rating }) : { $how }
rating-opponent-even = { $player } ({ $rating }, à votre niveau) : { $how }
rating-equal = Aussi fort que vous, en ce moment { $player }
rating-equal-newcomer = { $player }, pour commencer
rating-own = Votre niveau (cote) à ce jeu est de { $rating }, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} contre l’ordinateur. Un adversaire à votre mesure : { $player }.
rating-scale = Les nombres donnent le niveau (cote) : avec 200 points d’avance, on gagne trois parties sur quatre.
rating-after = Votre niveau (cote) à { $game } est maintenant de { $rating }. Un adversaire à votre mesure : { $player }.
rating-players = Ordinateurs
rating-name = nom
rating-rating = niveau
rating-plays = sa façon de jouer
