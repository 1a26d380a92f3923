usage-command = Een opdracht “{ $command }” is er niet; wel: { $known }.
usage-which-command = Noem een opdracht: { $known }.
usage-option = Een optie { $option } is er hier niet; --help noemt ze alle.
usage-option-like = Een optie { $option } is er hier niet; bedoel je { $like }?
usage-option-flag = Achter { $option } hoort geen waarde.
usage-option-value = Achter { $option } hoort een waarde.
usage-missing-argument = Er ontbreekt iets: { $name }.
usage-missing-option = De optie { $name } is verplicht.
usage-extra = Er staat te veel: met “{ $text }” kan deze opdracht niets.
usage-choice = { $name } kan zijn: { $allowed }.
usage-whole-least = { $name } is een heel getal, minstens { $least }.
usage-whole-between = { $name } is een heel getal van { $least } tot { $most }.
usage-between = { $name } is een getal van { $least } tot { $most }.
usage-day = { $name } is een dag, geschreven als { $example }.
usage-one-output = Hiervan kan er maar één naar de standaarduitvoer: { $options }.
usage-encoding = Deze uitvoer kan niet meer aan dan { $encoding }, en daarin is dit niet te tonen; met PYTHONIOENCODING=utf-8 lukt het.
usage-value = De waarde van { $name } is niet goed.
usage-wrong = Zo kan deze opdracht niet: { $problem }
