# Umgebungen zum Lernen: was an ihren Argumenten nicht stimmen kann.

environments-missing = { $package } ist nicht installiert: pip install rekje[{ $extra }] holt es dazu.
environments-actions = Aktionen „{ $actions }“ gibt es nicht: Wähle plays oder steps.
environments-rewards = Belohnungen „{ $rewards }“ gibt es nicht: Wähle win oder points.
environments-choice = Für { $name } gibt es nur: { $allowed }.
environments-other = { $name } ist ein Parameter einer anderen Umgebung, nicht von dieser.
environments-option = In einer Umgebung urteilt der Schiedsrichter, und es vergeht keine Zeit: Lass die Option { $option } weg.
environments-alone = { $game } spielt man nicht allein: Eine Umgebung von Gymnasium braucht ein Spiel für eine Person.
environments-illegal = Aktion { $action } ist jetzt nicht erlaubt; { $count ->
    [one] { $count } andere ist es
   *[other] { $count } andere sind es
}.
environments-over = Aktion { $action } geht nicht mehr: Das Spiel ist zu Ende, und reset() beginnt ein neues.
environments-illegal-many = Eine der { $count } Aktionen ist jetzt nicht erlaubt; keine wurde ausgeführt.
environments-params = { $name } ist kein Parameter dieses Spiels; es gibt: { $known }.
environments-reset = Ruf zuerst reset() auf.
environments-pickle = Laufende Spiele lassen sich nicht mit pickle speichern: Mach die Umgebung in jedem Prozess mit vector_env.
environments-action-missing = Die Aktion von { $agent } fehlt: Jeder Agent, der mitspielt, braucht eine.
environments-actions-each = actions soll eine Liste von { $count } Zahlen sein, eine für jedes Spiel.
