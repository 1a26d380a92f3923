form-place = Ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $problem }
form-file-missing = Le fichier { $file } n’existe pas.
form-file-unreadable = { $file } ne peut pas être lu ({ $reason }).
form-file-unwritable = { $file } ne peut pas être écrit ({ $reason }).
form-file-same = « { $file } » est le fichier lu ; donnez un autre nom à celui qui est écrit.
form-system-missing = ce fichier ou ce dossier n’existe pas
form-system-forbidden = ce n’est pas permis
form-system-folder = c’est un dossier
form-system-no-folder = une partie du chemin n’est pas un dossier
form-system-full = il n’y a plus de place
form-system-read-only = on ne peut rien y écrire
form-system-name = un tel nom est impossible
form-system-closed = la sortie est fermée
form-file-empty = { $file } est vide.
form-input-empty = L’entrée standard est vide.
form-too-large = Le fichier est trop gros : { $most } Mo au plus.
form-too-deep = Le document a trop de niveaux imbriqués : { $most } au plus.
form-not-utf8 = Ce texte n’est pas en UTF-8.
form-not-json = Ce n’est pas du JSON.
form-no-game = Ce n’est pas une partie : un fichier de Rekje est du JSON, un fichier GCG commence par # ou >.
form-several = Ici commence un autre relevé : un fichier n’en contient qu’un.
form-format = Rekje ne connaît pas le format « { $format } », mais { $known }.
form-game-unknown = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
form-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.
form-seat = Il n’y a pas de place { $seat } : les { $seats } places se comptent à partir de 0.
form-name-unseen = Un nom ne peut contenir que ce que chacun voit, avec { $most } signes au plus sur une lettre : choisissez-en un sans { $char }.
form-name-hurts = Ce nom peut blesser les autres : choisissez-en un autre, s’il vous plaît.
form-name-none = Écrivez un nom, de { $most } signes au plus.
form-argument = { $name } doit être { $wanted ->
    [text] du texte
    [whole] un nombre entier
    [amount] un nombre entier d’au moins 0
    [names] une liste de noms
    [player] le nom d’un ordinateur, ou un Player
    [command] une commande, comme Pass(seat=0)
    [words] le nom d’une liste, un chemin ou une liste de mots
    [play] un coup de la position
    [count] un nombre entier d’au moins 1
    [seat] le numéro d’une place
    [position] une Position
    [record] un relevé
    [path] une liste de cases (x, y)
    [worths] une table de jetons et de nombres, ou une fonction
    [tiles] au plus 21 jetons du jeu de lettres, ? pour un joker
    [pattern] au plus 21 jetons du jeu de lettres, ? pour une lettre et * pour autant de lettres qu’on veut
    [letters] un mot que l’on peut poser avec ces jetons
    [scores] une liste de points pour au plus autant de places qu’il peut y avoir de joueurs, celle qui a le trait d’abord
    [seconds] un nombre de secondes au-dessus de 0
    [plays] une liste de coups de la position
    [leaves] Leaves ou « learned »
    [scale] un nombre au-dessus de 0, de 20 au plus
    [picture] un chemin qui finit par .svg ou .png
    [rack] un chevalet de jetons : il en reste plus à voir qu’un chevalet n’en tient
    [choice] une fonction d’un coup
    [kind] le nom d’une commande
    [listed] une liste d’au plus 1000 mots
    [truth] True ou False
    [number] un nombre
    [positions] une liste de Positions
    [budget] un Budget
    [threads] un nombre entier de 1 à 1024
    [place] un emplacement comme 8D, ou une case (x, y)
    [texts] une liste de textes
    [file] le chemin d’un fichier
   *[board] une liste de lignes ou une table de cases
}.
form-undo = { $count ->
    [0] Il n’y a pas de coup à reprendre.
    [one] Il n’y a qu’un coup à reprendre.
   *[other] Il n’y a que { $count } coups à reprendre.
}
form-per-seat = Une liste par place prend { $seats } valeurs, une par place, et non { $count } ; pour n’en donner que quelques-unes, écrivez un objet avec les numéros des places.
form-move-seat = Le coup { NUMBER($move, useGrouping: 0) } vient de la place { $seat }, qui n’existe pas : les { $seats } places se comptent à partir de 0.
form-which-or-count = Le coup { NUMBER($move, useGrouping: 0) } doit dire soit quels jetons, soit combien.
form-field-missing = Dans { $where }, il manque le champ « { $what } ».
form-field-unknown = Dans { $where }, le champ « { $what } » n’a rien à faire là.
form-field-type = { $where } doit être { $expected ->
    [text] du texte
    [whole] un nombre entier
    [number] un nombre
    [truth] true ou false
    [list] une liste
    [object] un objet avec des champs
    [object-text] du texte ou un objet avec des champs
    [list-object] une liste ou un objet avec des champs
    [text-whole] du texte ou un nombre entier
    [text-truth-whole] du texte, un nombre, true ou false
   *[other] autre chose
}, pas { $got ->
    [text] du texte
    [whole] un nombre entier
    [number] un nombre
    [fraction] un nombre à virgule
    [truth] true ou false
    [list] une liste
    [object] un objet avec des champs
    [nothing] null
   *[other] autre chose
}.
form-field-length = { $where } doit être une liste de longueur { $count }.
form-field-least = { $where } doit être au moins { $least }.
form-field-most = { $where } peut être au plus { $most }.
form-field-wrong = { $where } n’est pas valable.
form-value-unknown = « { $what } » est inconnu dans { $where }.
form-option-unknown = Il n’y a pas d’option « { $option } » ; il y a : { $known }.
form-option-value = L’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir : { $allowed }.
form-option-quoted = L’option { $option } est donnée comme texte, « { $value } » : écrivez { $value } sans guillemets.
form-at = « { $text } » n’est pas un emplacement : on écrit 8D à l’horizontale, D8 à la verticale.
form-square = « { $text } » n’est pas une case : on écrit la colonne puis la ligne, comme H8.
form-tiles-brackets = Dans « { $text } », les crochets sont mal mis : un jeton de deux lettres s’écrit [IJ].
form-rack-tile = Ce jeu n’a pas de jeton « { $tile } ».
form-premium-kind = Il n’y a pas de cases « { $kind } » ; il y a : { $known }.
form-setup-square = La position place quelque chose en { $square }, mais le plateau a { $width } colonnes et { $height } lignes.
form-setup-tile = La position met « { $tile } » sur une case ; ce n’est pas un seul jeton de ce jeu.
form-setup-rack = Le chevalet { $rack } de la position est trop plein : { $most } jetons au plus.
form-setup-bag = Le sac de la position ne peut pas contenir moins de 0 jeton.
form-edition-unknown = Il n’y a pas d’édition « { $edition } » ; il y a : { $known }.
form-edition-game = L’édition { $edition } n’est pas une édition de { $game }.
form-edition-record = Un relevé contient sa propre édition : --edition est pour les fichiers GCG et les positions.
form-edition-letters = L’édition { $edition } doit avoir de 1 à { $most } lettres.
form-edition-letter = L’édition { $edition } a une lettre « { $letter } » impossible : il faut des majuscules qui existent aussi en minuscules.
form-edition-count = Dans l’édition { $edition }, la valeur ou le nombre de la lettre { $letter } n’est pas entre 0 et 1000.
form-edition-rack = Dans l’édition { $edition }, un chevalet doit tenir de 1 à 15 jetons, et il y a 100 jokers au plus.
form-edition-board = Le plateau de l’édition { $edition } doit avoir des lignes de même longueur, 21 × 21 cases au plus.
form-edition-sign = Le plateau de l’édition { $edition } porte un signe « { $sign } » qui n’est pas expliqué ; on connaît : { $known }
form-edition-premium = Dans l’édition { $edition }, la prime « { $sign } » n’est pas valable : il faut un seul signe et des facteurs de 1 à 9.
form-edition-start = L’édition { $edition } doit nommer des cases de départ qui sont sur son plateau.
form-edition-rule-unknown = L’édition { $edition } a une règle « { $rule } » que ce jeu ne connaît pas.
form-edition-rule-value = Dans l’édition { $edition }, la règle { $rule } doit être parmi : { $allowed }.
form-cgp-fields = La ligne s’arrête trop tôt : une position a les lignes du plateau et les chevalets.
form-cgp-board = « { $text } » ne peut pas figurer dans une ligne du plateau : il y faut des jetons et le nombre de cases vides entre eux.
form-cgp-width = La ligne { $row } du plateau a { $width ->
    [one] { $width } case
   *[other] { $width } cases
} au lieu de { $wanted }.
form-cgp-height = Le plateau a { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
} au lieu de { $wanted }.
form-cgp-tile = Ce jeu n’a pas de jeton « { $tile } ».
form-cgp-rack = « { $text } » ne peut pas être sur un chevalet : il y faut des majuscules, ? pour un joker et / entre les chevalets.
form-cgp-rack-long = Un chevalet porte { $count } jetons : { $most } au plus.
form-cgp-scores = « { $text } » ne donne pas les scores : ce sont des nombres séparés par /.
form-cgp-count = Il y a { $racks ->
    [one] { $racks } chevalet
   *[other] { $racks } chevalets
}, mais { $scores ->
    [one] { $scores } score
   *[other] { $scores } scores
}.
form-cgp-zeros = « { $text } » n’est pas un nombre de tours.
form-cgp-operation = « { $text } » n’est pas suivi de ; : après les chevalets viennent les scores, les tours sans points, puis des opérations terminées chacune par ;.
form-gcg-encoding = Rekje ne lit pas l’encodage « { $encoding } », mais UTF-8 et ISO-8859-1.
form-gcg-line = « { $text } » n’est pas une ligne de fichier GCG : celles-ci commencent par # ou >.
form-gcg-pragma = « { $text } » ne dit rien : dans un fichier GCG, un nom suit # aussitôt, comme #player1 ou #note.
form-gcg-players = Un fichier GCG nomme ses joueurs, de 2 à { $most }, dans #player1, #player2…
form-gcg-player = « { $player } » ne peut pas servir de surnom ici : il manque, contient deux-points ou est déjà pris, ou bien le numéro l’est.
form-gcg-nick = Le joueur « { $nick } » n’est pas nommé en tête du fichier.
form-gcg-short = La ligne s’arrête trop tôt.
form-gcg-rack = « { $text } » ne peut pas être sur un chevalet : il faut des majuscules et ? pour un joker.
form-gcg-move = « { $text } » n’est pas un coup : ce serait un emplacement comme 8D, - pour passer, -JETONS pour échanger ou -- pour un coup repris.
form-gcg-word = « { $text } » n’est pas un mot : il faut des lettres, et . pour celles qui sont déjà posées.
form-gcg-score = « { $text } » n’est pas un score.
form-gcg-withdrawn = Ici un coup est repris, mais la ligne précédente n’est pas un coup de ce joueur.
form-gcg-game = Le format GCG ne sert qu’au { $known } : une partie de { $game } ne peut pas y être écrite.
form-gcg-tiles = Rekje n’a pas d’édition avec les jetons « { $tiles } », seulement { $known } ; --edition peut en nommer une.
form-gcg-board = Rekje ne joue pas sur le plateau « { $board } », seulement sur le plateau ordinaire, { $known }.
form-gcg-type = Le jeu « { $type } » ne se joue pas ici, seulement { $known }.
form-edition-row = La ligne { $row } du plateau de l’édition { $edition } a { $count } cases, et la première en a { $wanted }.
form-edition-same-sign = Dans l’édition { $edition }, le signe « { $sign } » désigne deux choses : chaque sorte de case a son propre signe, et . est une case ordinaire.
form-edition-start-room = Dans l’édition { $edition }, aucun premier mot ne tient : depuis les cases de départ, il n’y a pas la place de poser { $least } jetons.
form-edition-no-start = L’édition { $edition } ne nomme aucune case de départ, ni par « start » ni par une sorte de case avec « start = true ».
form-size = « { $text } » n’est pas la taille d’une pièce : on écrit la largeur puis la hauteur, de 1 à { $most } cases chacune, comme 3x2.
form-edition-no-tiles = Dans l’édition { $edition }, aucune lettre n’a de pièce : aucune taille n’est donnée.
form-edition-sizes = Dans l’édition { $edition }, le nombre de pièces de la lettre { $letter } est { $count }, mais il y a des tailles pour { $sized }.
form-file-damaged = { $file } est abîmé ou manque : réinstallez Rekje.
