engine-letter = Ce jeu de lettres ne comprend pas de « { $tile } ».
engine-tile = Il n’y a pas de jeton « { $tile } » dans ce jeu de lettres.
engine-square = La case { $square } n’est pas sur le plateau.
engine-rack = Un chevalet porte au plus { $most } jetons, pas { $count }.
engine-letters = La liste de mots est faite pour { $words } lettres, le jeu en a { $letters }.
engine-facts = Ces règles ne sont pas utilisables : { $why }.
engine-leaves = Ces valeurs des jetons gardés ne sont pas utilisables : { $why }.
engine-leaves-twice = « { $one } » et « { $other } » sont les mêmes jetons : donnez leur valeur une seule fois.
engine-leaves-long = « { $kept } » a plus de jetons qu’on ne peut en garder : { $most } au plus.
engine-leaves-other = Ces valeurs des jetons gardés sont pour les jetons de { $found }, pas pour ceux de { $wanted }.
engine-no-list = Pour chercher des coups il faut une liste de mots, et « any » n’en est pas une.
engine-not-crossing = Dans { $game }, les mots ne se croisent pas sur un plateau : pas de Position, mais un Game.
engine-play-command = Dans ce jeu un coup est une commande, comme game.plays()[0].command : donnez-la à game.do.
engine-no-playouts = { $game } ne se joue pas qu’en posant, en échangeant et en passant : rekje.Game et ses joueurs en jouent des parties entières.
engine-game-over = La partie est finie : un chevalet est vide, ou l’on a assez passé.
engine-pre-end-bag = Tous les tirages s’examinent avec 1 à { $most } jetons dans le sac ; ici il y en aurait { $count }.
engine-pre-end-which = Ces jetons tiennent tous sur un chevalet : dites avec bag= combien d’entre eux sont dans le sac.
engine-pre-end-buys = Dans { $game }, on ne tire rien après avoir posé : il n’y a pas de tirages à examiner.
engine-pre-end-tiles = Les tirages ne s’examinent pas avec ces jetons : { $why }.
engine-player-unknown = Il n’y a pas d’ordinateur « { $player } » ; au choix : { $known }.
engine-think-form = « { $text } » n’est pas un temps de réflexion : indiquez des secondes, comme 5 (au plus { $seconds }), ou des positions, comme 60000n (au plus { $nodes }).
engine-lexicon-tiles = La liste { $name } a été faite pour d’autres jetons que ceux de l’édition { $edition }.
engine-board-rows = Le plateau a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} au lieu de { $wanted }.
engine-board-row = La ligne { $row } du plateau a { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au lieu de { $wanted }.
engine-board-square = Un jeton se trouve hors du plateau, qui a { $width } colonnes et { $height } lignes.
engine-board-clash = Sur { $square }, un mot porte { $one } et un autre { $other }.
engine-cgp-empty = Ce texte ne contient aucune position.
engine-cgp-game = CGP décrit des positions de jeux où les mots se croisent sur un plateau ; ce n’est pas le cas dans { $game }.
engine-cgp-number = Il n’y a pas de position { $number } : le fichier en compte { $count }.
engine-cgp-whole = --move et --rack sont pour les parties ; en CGP il n’y a pas de coups, et le chevalet y est.
engine-rack-unknown = Le chevalet n’est pas connu ici ({ $name }) ; donnez-le avec --rack LETTRES.
engine-rack-hidden = Les jetons de ce chevalet ne sont pas connus, ses coups non plus.
engine-rack-box = Il ne peut pas y avoir (tant de) « { $tile } » sur ce chevalet : la boîte n’en a pas assez.
engine-best-over = La partie est finie : plus personne n’a à jouer ; --move { NUMBER($last, useGrouping: 0) } montre la position avant le dernier coup.
engine-best-move = Il n’y a pas de coup { NUMBER($number, useGrouping: 0) } : la partie en a { $count }.
engine-best-none = Aucun coup possible : échangez ou passez.
engine-best-gain = Gain
engine-best-working = Réflexion en cours…
engine-best-gain-is = Gain : ce que rapporte un coup quand on joue la suite ; si la partie est presque décidée, un point compte peu.
engine-best-think = Dans { $game } les coups ne s’évaluent pas en jouant la suite ; --think vaut là où les mots se croisent.
engine-best-think-by = Choisissez --think ou --by : les deux ensemble ne vont pas.
engine-best-broken = Le coup { $turn } de la partie enfreint la règle { $rule } : { $message }
engine-best-more = { $count ->
    [one] … et encore un coup.
   *[other] … et encore { $count } coups.
}
engine-perft-counting = Comptage
engine-selfplay-playing = Parties en cours
engine-selfplay-seats = Une partie se joue à { $least } joueurs au moins et { $most } au plus, pas à { $count }.
engine-selfplay-speed = { $games ->
    [one] Une partie
   *[other] { $games } parties
} en { $seconds } s : { $speed } parties par seconde (graine { $seed }).
engine-selfplay-seat = { $player } : score moyen { $mean }, { $wins } gagnées, { $shared } à égalité.
engine-selfplay-lost = { $player } a perdu { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} : { $why }.
engine-bench-what = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} avec { $plays ->
    [one] { $plays } coup
   *[other] { $plays } coups
}.
engine-bench-one = Un cœur : { $positions_per_second } positions et { $plays_per_second } coups par seconde ({ $plays_ms } ms par position) ; { $best_per_second } meilleurs coups par seconde ({ $best_ms } ms chacun).
engine-bench-all = Tous les cœurs : { $positions_per_second_all_cores } positions par seconde.
engine-bench-walks = { $positions } positions : le plus long chemin en { $median_ms } ms (médiane), neuf sur dix en { $p90_ms } ms au plus, toutes en { $most_ms } ms au plus ; prouvé dans { $proven }, en moyenne { $letters } lettres avec { $new_tiles } jetons nouveaux.
engine-bench-no-walks = Avec ces jetons, aucune position ne peut être jouée.
engine-walks-none = Aucun chemin possible : passez.
engine-walks-proven = Prouvé : rien de plus long.
engine-walks-cut-short = Recherche interrompue : il peut y avoir des mots de { $bound } lettres au plus.
engine-player-other-game = « { $player } » ne joue pas à ce jeu ; il y a : { $known }.
engine-best-drawing = On tire encore les pièces : personne n’a encore à jouer.
engine-lays-none = Aucune lettre ne donne de mot nouveau : posez une pièce blanche ou libérez une lettre.
engine-lays-cut-short = Recherche interrompue : il y a peut-être mieux.
engine-lays-words = { $count ->
    [one] Un mot nouveau s’y lit déjà, à noter ou à réclamer en frappant : { $words }
   *[other] { $count } mots nouveaux s’y lisent déjà, à noter ou à réclamer en frappant : { $words }
}
engine-bench-box = La boîte a { $most } lettres : mettez-en moins sur la table ou sur le chevalet.
engine-bench-words = { $count } plateaux : tous les mots en { $median_ms } ms (médiane), neuf sur dix en { $p90_ms } ms au plus, tous en { $most_ms } ms au plus ; { $mean } mots en moyenne.
engine-bench-best = La meilleure lettre en { $median_ms } ms (médiane), neuf sur dix en { $p90_ms } ms au plus, toutes en { $most_ms } ms au plus ; { $mean } mots nouveaux en moyenne.
