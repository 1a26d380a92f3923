replay-player = Joueur
replay-at = Case
replay-words = Mots
replay-score = Score
replay-settled = décompte
replay-final = score final
replay-did-exchange = { $count ->
    [one] échange un jeton
   *[other] échange { $count } jetons
}
replay-did-pass = passe
replay-did-resign = abandonne
replay-did-vacation = { $count ->
    [0] de retour de vacances
    [one] prend un jour de vacances
   *[other] prend { $count } jours de vacances
}
replay-did-challenge = conteste
replay-did-accept = accepte
replay-did-vote = vote
replay-did-time-up = temps écoulé
replay-did-end = arrête
replay-did-open = personne n’a de mot
replay-reason-out = un joueur n’a plus de jetons
replay-reason-passes = tout le monde a passé
replay-reason-dry = rien n’a été posé depuis trop longtemps
replay-reason-no-play = plus personne ne peut rien poser
replay-reason-resigned = les autres ont abandonné
replay-reason-stopped = la partie a été arrêtée
replay-reason-reached = un roi est arrivé
replay-reason-no-opening = trois fois personne n’avait de mot pour ouvrir
replay-reason-no-new-word = une manche entière n’a apporté aucun mot nouveau
replay-reason-time = le temps est écoulé
replay-won = { $count ->
    [0] Personne ne gagne : la partie a été abandonnée ({ $rule }).
    [one] { $names } gagne : { $reason } ({ $rule }).
   *[other] { $names } se partagent la victoire : { $reason } ({ $rule }).
}
replay-unfinished = La partie n’est pas finie.
replay-broken = Le coup { $turn } enfreint la règle { $rule } : { $message }
replay-shuffle-holds = Le mélange a été vérifié : chaque jeton a été tiré comme c’était fixé d’avance.
replay-shuffle-broken = Le mélange a été vérifié, et il n’est pas bon.
replay-shuffle-none = Aucune preuve du mélange n’est jointe ; il n’a donc pas pu être vérifié.
replay-fingerprint = Une empreinte a { $digits } chiffres hexadécimaux, pas « { $text } ».
replay-did-buy = { $count ->
    [one] achète une lettre
   *[other] achète { $count } lettres
}
replay-did-draw = tire
replay-did-place = { $count ->
    [one] pose une lettre
   *[other] pose { $count } lettres
}
replay-did-claim = nomme des mots
replay-did-free = libère une lettre
replay-did-blank = pose une pièce blanche
replay-did-swap = échange une pièce blanche
replay-did-knock = frappe
