# Omgevingen om te leren: wat er mis kan zijn met hun argumenten.

environments-missing = { $package } is niet geïnstalleerd: pip install rekje[{ $extra }] haalt het binnen.
environments-actions = Acties “{ $actions }” bestaan niet: kies plays of steps.
environments-rewards = Beloningen “{ $rewards }” bestaan niet: kies win of points.
environments-choice = { $name } kan alleen zijn: { $allowed }.
environments-other = { $name } is een parameter van een andere omgeving, niet van deze.
environments-option = In een omgeving oordeelt de scheidsrechter en loopt er geen klok: laat de optie { $option } weg.
environments-alone = { $game } speel je niet alleen: een omgeving van Gymnasium heeft een spel voor één speler nodig.
environments-illegal = Actie { $action } mag nu niet; { $count ->
    [one] { $count } andere mag wel
   *[other] { $count } andere mogen wel
}.
environments-over = Actie { $action } kan niet meer: het spel is afgelopen, en reset() begint een nieuw.
environments-illegal-many = Een van de { $count } acties mag nu niet; er is er geen uitgevoerd.
environments-params = { $name } is geen parameter van dit spel; er zijn: { $known }.
environments-reset = Roep eerst reset() aan.
environments-pickle = Spellen die bezig zijn, kunnen niet met pickle bewaard worden: maak de omgeving in elk proces met vector_env.
environments-action-missing = De actie van { $agent } ontbreekt: elke agent die meespeelt heeft er een nodig.
environments-actions-each = actions moet een lijst van { $count } getallen zijn, één voor elk spel.
