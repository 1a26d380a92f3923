# The line in which everything at a table can be typed
line-title = Ligne de commande
line-label = Tapez un coup ou une commande
line-placeholder = { $example }, aide …
line-keys = Ctrl + / mène ici, Échap en fait revenir. La flèche vers le haut rappelle les lignes précédentes.
line-log = Réponses
line-do = Valider
line-ask = Que voulez-vous faire ou savoir ?
line-no-command = Il n’y a pas de commande « { $typed } ». Tapez « { $help } » pour les entendre toutes.
line-did-you-mean = Il n’y a pas de commande « { $typed } ». Vouliez-vous dire « { $nearest } » ?
line-or-mean = Ou vouliez-vous la commande « { $nearest } » ?
line-several = « { $typed } » peut être plusieurs commandes : { $commands }.
line-needs = Il faut quelque chose après « { $command } » : tapez par exemple « { $example } ».
line-not-now = « { $command } » n’est pas possible maintenant.
line-nothing-laid = Il n’y a rien de posé à envoyer.
line-sent = C’est fait.
line-not-sent = Cela n’est pas arrivé. Réessayez.
line-laid = C’est posé, mais pas encore envoyé.
line-laid-send = La pièce blanche est posée. Entrée l’envoie.
line-enter-sends = Entrée l’envoie.
line-sure-resign = Voulez-vous vraiment abandonner ? Alors tapez « { $command } » encore une fois.
line-said = Vous dites : { $text }
line-other-letter = En { $square } il y a déjà { $lies }, pas { $letter }.
line-lacking = Il vous manque un { $letter } pour cela.
line-off-board = { $word } dépasse du bord à partir de { $at }.
line-lies-already = { $word } en { $at } ne pose aucun jeton nouveau.
line-span = { $from } à { $to }
line-empty = { $squares } sans jeton
line-row = Ligne { $row } : { $squares }.
line-column = Colonne { $column } : { $squares }.
line-no-line = « { $typed } » n’existe pas. Les lignes vont de 1 à { $rows }, les colonnes de A à { $columns }.
line-word-at = { $word } { $at }
line-board-empty = Il n’y a encore rien sur le plateau.
line-board = { $count ->
    [one] 1 jeton posé : { $what }.
   *[other] { $count } jetons posés : { $what }.
}
line-square-words = { $square } ; fait partie de { $words }.
line-words-of = { $name } : { $words }.
line-not-played = { $word } n’est pas parmi les mots posés : { $words }.
line-no-size = Aucune lettre de taille « { $typed } » n’est face cachée. Il y a : { $sizes }.
line-drawing = La page tire vos lettres.
line-here = est là
line-not-over = On pourra rejouer quand cette partie sera finie.
line-can = Vous pouvez taper maintenant : { $commands }.
line-help = { $count } commandes : { $commands }.
line-help-play = Pour poser, tapez { $example }. Les minuscules parmi des majuscules sont des jokers.
line-help-bare = Un mot seul est posé. Mettez = devant un mot qui est aussi une commande, et / devant une commande abrégée, par exemple /{ $command }.
line-explained = { $example } : { $about }

# Words of commands. The terminal has the others (screen, heap, lays).
line-command-now = maintenant
line-command-rack = chevalet
line-command-last = dernier
line-command-clock = temps
line-command-who = qui
line-command-board = plateau
line-command-row = ligne
line-command-column = colonne
line-command-square = case
line-command-build = appui
line-command-tried = essai
line-command-send = envoyer
line-command-go = aller
line-command-draw = tirer
line-command-say = dire
line-command-rematch = revanche
line-command-for = pour
line-command-end = fin

# Other words for commands, and abbreviations, with commas between them; “–” where there is none
line-also-help = h
line-also-now = –
line-also-rack = jetons
line-also-last = d, dernière
line-also-score = score, scores
line-also-clock = chrono, horloge
line-also-who = q
line-also-board = –
line-also-row = –
line-also-column = col
line-also-square = en
line-also-build = appuis
line-also-bag = restants
line-also-send = jouer
line-also-undo = annuler
line-also-pass = passe
line-also-exchange = échange
line-also-challenge = objecter, doute
line-also-accept = oui, accord
line-also-knock = –
line-also-say = dis, chat
line-also-rematch = rejouer

# Examples of what is typed
line-example-say = bonjour
line-example-play = 8D MOTS
line-example-word = MOTS
line-example-lay = R3x2 D4 RAT

# What commands do
line-about-help = toutes les commandes ; suivie d’une commande, celle-là seulement
line-about-now = à qui le tour, et ce que vous pouvez faire
line-about-rack = vos jetons
line-about-last = ce qu’on a posé en dernier
line-about-score = les scores
line-about-clock = à qui le tour, et le temps qui reste
line-about-who = qui est à la table, et qui s’est absenté
line-about-board = tout ce qui est posé
line-about-row = une ligne, case par case
line-about-column = une colonne, case par case
line-about-square = ce qui est posé sur une case, et ce que vaut la case
line-about-words = les mots qu’il y a
line-about-build = où vous pouvez poser
line-about-bag = les jetons que vous ne voyez pas
line-about-letters = les lettres de chacun
line-about-tried = ce qui est posé mais pas envoyé, et ce que cela rapporterait
line-about-send = envoyer ce qui est posé ; Entrée seule le fait aussi
line-about-undo = reprendre ce qui n’est pas encore envoyé
line-about-go = aller à une case du plateau, clavier compris
line-about-shuffle = mélanger vos jetons
line-about-sort = trier vos jetons
line-about-pass = passer votre tour
line-about-exchange = échanger des jetons comme tour : leurs lettres, ? pour un joker, * pour tous
line-about-buy = acheter tant de lettres
line-about-challenge = contester ce qui a été posé, ou seulement les mots nommés
line-about-accept = laisser ce qui a été posé ; ne rien ajouter
line-about-knock = frapper ; les mots qui suivent sont nommés dès que c’est à vous
line-about-none = aucun mot
line-about-done = finir votre tour
line-about-draw = tirer une lettre d’une taille ; sans taille, la page les tire toutes
line-about-free = donner une de vos lettres à tous
line-about-blank = poser votre pièce blanche
line-about-say = écrire dans la discussion
line-about-resign = abandonner la partie
line-about-rematch = rejouer avec les mêmes personnes
line-about-for = à côté d’une feuille de score : la ligne suivante concerne ce joueur
line-about-end = à côté d’une feuille de score : terminer la partie, avec ce qui reste sur chaque chevalet si cela compte
