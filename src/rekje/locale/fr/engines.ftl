engines-lost = { $player } perd son tour : { $why }.
engines-no-command = { $player } ne donne pas de commande : { $why }. Le tour n’est pas perdu : rien n’a changé.
engines-unusable = { $player } ne peut pas jouer ici : { $why }.
engines-why-missing = le programme n’est pas installé ici
engines-why-start = son programme n’a pas pu démarrer
engines-why-greeting = son programme ne se présente pas comme le protocole le demande
engines-why-time = la réponse est venue trop tard
engines-why-ended = son programme s’est arrêté
engines-why-form = sa réponse est illisible
engines-why-flood = son programme en dit trop
engines-why-command = ce qu’il voulait n’est pas possible maintenant
engines-why-refused = ce qu’il voulait est contraire aux règles
engines-why-error = son programme signale une erreur
engines-too-late = Le temps est écoulé : on n’attend plus que la réponse.
engines-name-ours = Un joueur à vous ne peut pas s’appeler « { $player } » : un autre joueur porte déjà ce nom ici.
engines-name-form = Un joueur à vous ne peut pas s’appeler « { $player } » : un nom se compose de minuscules, de chiffres et de . _ - entre eux, 31 caractères au plus.
engines-form = « { $text } » n’est pas un nom en minuscules suivi d’une commande, comme mien=./engine.
engines-list-none = Il n’y a pas de joueurs à vous ici.
engines-list-one = { $player } joue à { $games } et dispose de { $seconds } secondes par coup. Commande : { $command }
engines-check-greeting = Il se présente
engines-check-greets = Il se présente : { $name }
engines-check-game-asked = Il joue à { $game }
engines-check-game = Il joue à { $game } : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
engines-check-challenge = Il joue à { $game } quand on peut contester les coups : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
engines-check-time = Il répond à temps, même s’il en a peu
engines-check-unknown = Il ignore les messages qu’il ne connaît pas
engines-check-quit = Il s’arrête quand on le lui demande
engines-check-input = Il s’arrête quand son entrée se ferme
engines-check-why-stays = son programme continue de tourner
engines-check-why-not-its = son salut ne nomme pas ce jeu
engines-check-but = { $what } : { $why }
engines-check-fine = Les { $count } points sont bons : ce joueur peut s’asseoir aux tables de { $games }.
engines-check-failed = { $count ->
    [one] { $count } point n’est pas bon
   *[other] { $count } points ne sont pas bons
} (docs/engine-protocol.md).
engines-check-verbose = Avec --verbose vous voyez aussi ce que le programme a écrit.
engines-check-ours = { $player } est un joueur de Rekje même, et ceux-là ne sont pas vérifiés : nommez un programme, ou un joueur à vous.
engines-check-nothing = Il n’y a ici ni programme ni joueur à vous « { $text } »{ $count ->
    [0] .
   *[other] { "" } ; joueurs à vous : { $known }.
}
