start-title = Jeux de lettres en bois
start-lead = Quatre jeux de plateau, arbitrés selon la règle imprimée dans la boîte.
start-play = Jouer
start-play-what = { $game } en français, contre un ordinateur pas trop fort
start-computer = Ordinateur
start-other = Autres règles, langue ou adversaire
start-invite = Inviter quelqu’un
start-invite-more = Par un message, un lien ou un code QR
start-keep-more = Votre téléphone compte à côté du plateau
start-fact-rules = Selon la règle imprimée
start-fact-languages = Cinq langues
start-fact-account = Pas de compte
start-about-scrabble = Les mots se croisent, les cases colorées comptent
start-about-woordenspel = Dix lettres, et ce qui manque s’achète
start-about-koning = Les mots serpentent, et votre roi avance
start-about-letter = Des lettres de toutes tailles, lues en tous sens
start-new = Une nouvelle partie
start-games = Vos parties
start-other-games = Vos autres parties
start-watched-games = Parties que vous regardez
start-move = À vous de jouer, { $name }
start-move-now = À vous de jouer
start-your-turn = À vous
start-turn-of = { $count ->
    [one] À { $names } de jouer
   *[other] À { $names } de jouer
}
start-with = { $game } avec { $names }
start-of = { $game } : { $names }
start-my-score = Mon score :
start-all-games = Les { $count } parties
start-since-days = { $count ->
    [one] depuis { $count } jour
   *[other] depuis { $count } jours
}
start-since-hours = { $count ->
    [one] depuis { $count } heure
   *[other] depuis { $count } heures
}
start-since-minutes = { $count ->
    [one] depuis { $count } minute
   *[other] depuis { $count } minutes
}
start-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
start-left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
start-left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
start-left-none = moins d’une minute
start-lobby = Jouer avec quelqu’un d’ici
start-lobby-more = Qui cherche une partie, et lesquelles regarder
start-lobby-offers = { $count ->
    [one] Une partie attend quelqu’un
   *[other] { $count } parties attendent quelqu’un
}
