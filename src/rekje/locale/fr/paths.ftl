paths-board = Il y a { $count } pièces sur le plateau ; la recherche en admet au plus { $most }.
paths-letters = Il y a { $count } lettres à poser ; la recherche en admet au plus { $most }.
paths-no-letter = Il n’y a pas de lettre en { $square } par laquelle un mot pourrait passer.
paths-question = Recherche impossible : { $why }.
