usage-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
usage-which-command = Indiquez une commande : { $known }.
usage-option = Il n’y a pas d’option { $option } ici ; --help les montre toutes.
usage-option-like = Il n’y a pas d’option { $option } ici ; vouliez-vous dire { $like } ?
usage-option-flag = L’option { $option } ne prend pas de valeur.
usage-option-value = L’option { $option } demande une valeur.
usage-missing-argument = Il manque quelque chose : { $name }.
usage-missing-option = L’option { $name } est obligatoire.
usage-extra = Il y a quelque chose de trop : cette commande ne sait que faire de « { $text } ».
usage-choice = { $name } peut être : { $allowed }.
usage-whole-least = { $name } est un nombre entier, au moins { $least }.
usage-whole-between = { $name } est un nombre entier de { $least } à { $most }.
usage-between = { $name } est un nombre de { $least } à { $most }.
usage-day = { $name } est un jour, écrit comme { $example }.
usage-one-output = Une seule de ces choses peut aller à la sortie standard : { $options }.
usage-encoding = Cette sortie n’accepte que { $encoding }, qui ne permet pas de montrer ceci ; PYTHONIOENCODING=utf-8 y remédie.
usage-value = La valeur de { $name } n’est pas bonne.
usage-wrong = Cette commande ne se donne pas ainsi : { $problem }
