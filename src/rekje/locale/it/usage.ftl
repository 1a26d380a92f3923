usage-command = Non c’è un comando «{ $command }»; ci sono: { $known }.
usage-which-command = Indica un comando: { $known }.
usage-option = Qui non c’è un’opzione { $option }; --help le elenca tutte.
usage-option-like = Qui non c’è un’opzione { $option }; volevi dire { $like }?
usage-option-flag = { $option } non vuole un valore.
usage-option-value = { $option } vuole un valore.
usage-missing-argument = Manca qualcosa: { $name }.
usage-missing-option = L’opzione { $name } è obbligatoria.
usage-extra = C’è qualcosa di troppo: questo comando non sa che fare di «{ $text }».
usage-choice = { $name } può essere: { $allowed }.
usage-whole-least = { $name } è un numero intero, almeno { $least }.
usage-whole-between = { $name } è un numero intero da { $least } a { $most }.
usage-between = { $name } è un numero da { $least } a { $most }.
usage-day = { $name } è un giorno, scritto come { $example }.
usage-one-output = Solo una di queste cose può andare allo standard output: { $options }.
usage-encoding = Questa uscita accetta solo { $encoding }, con cui non si può mostrare questo; con PYTHONIOENCODING=utf-8 si può.
usage-value = Il valore di { $name } non va bene.
usage-wrong = Questo comando non si dà così: { $problem }
