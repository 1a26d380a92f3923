usage-command = Einen Befehl „{ $command }“ gibt es nicht; es gibt: { $known }.
usage-which-command = Nenne einen Befehl: { $known }.
usage-option = Eine Option { $option } gibt es hier nicht; --help nennt alle.
usage-option-like = Eine Option { $option } gibt es hier nicht; meinst du { $like }?
usage-option-flag = Zu { $option } gehört kein Wert.
usage-option-value = Zu { $option } gehört ein Wert.
usage-missing-argument = Es fehlt etwas: { $name }.
usage-missing-option = Die Option { $name } muss angegeben werden.
usage-extra = Da steht zu viel: Mit „{ $text }“ kann dieser Befehl nichts anfangen.
usage-choice = { $name } kann sein: { $allowed }.
usage-whole-least = { $name } ist eine ganze Zahl, mindestens { $least }.
usage-whole-between = { $name } ist eine ganze Zahl von { $least } bis { $most }.
usage-between = { $name } ist eine Zahl von { $least } bis { $most }.
usage-day = { $name } ist ein Tag, geschrieben wie { $example }.
usage-one-output = Nur eines davon kann auf die Standardausgabe: { $options }.
usage-encoding = Diese Ausgabe kann nur { $encoding }, darin lässt sich das nicht zeigen; mit PYTHONIOENCODING=utf-8 geht es.
usage-value = Der Wert von { $name } stimmt nicht.
usage-wrong = So geht dieser Befehl nicht: { $problem }
