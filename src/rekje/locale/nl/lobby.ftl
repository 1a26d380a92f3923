# De lobby: wie een spel aanbiedt, waar je kunt meekijken, en wie er is
lobby-offers = Spelen met iemand hier
lobby-no-offers = Niemand zoekt nu een spel. Bied er zelf een aan: wie langskomt, kan meteen aanschuiven.
lobby-more-offers = { $count ->
    [one] Nog één aanbod staat hier niet bij.
   *[other] Nog { $count } keer iets aangeboden dat hier niet bij staat.
}
lobby-your-offer = Jouw tafel: { $game }
lobby-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
lobby-range = speelsterkte { $least } tot { $most }
lobby-range-least = speelsterkte { $least } of meer
lobby-range-most = speelsterkte { $most } of minder
lobby-watchable = iedereen mag meekijken
lobby-unrated = Voor wie een speelsterkte heeft, en jij hebt er in dit spel nog geen.
lobby-unfit = Jouw speelsterkte van { $rating } past er niet bij.
lobby-join = Meedoen
lobby-join-which = Meedoen: { $offer }
lobby-withdraw = Intrekken
lobby-withdraw-which = Intrekken: { $offer }
lobby-new-offer = Nieuw aanbod: { $offer }
lobby-new-offers = { $count } nieuwe spellen aangeboden
lobby-games = Om mee te kijken
lobby-no-games = Er is nu geen spel om bij mee te kijken.
lobby-more-games = { $count ->
    [one] Nog één spel staat hier niet bij.
   *[other] Nog { $count } spellen staan hier niet bij.
}
lobby-watch = Meekijken
lobby-watch-which = Meekijken: { $game }
lobby-here = Nu hier
lobby-people = { $count ->
    [one] Er is één mens hier.
   *[other] Er zijn { $count } mensen hier. Niemand laat een naam zien.
}
lobby-unseen = { $count ->
    [0] Verder is er niemand.
    [one] Er is nog iemand, zonder naam.
   *[other] Er zijn er nog { $count }, zonder naam.
}
lobby-be-seen = Mijn naam laten zien
lobby-seen-as = Anderen zien dat je er bent, { $name }.
lobby-seen-no-more = Niemand ziet nog bij naam dat je er bent.
lobby-hide = Niet meer laten zien
lobby-about-who = { $name } dempen of melden
lobby-about-title = Heb je last van { $name }?
lobby-mute-more = Demp { $name }, en je ziet hier niets meer van die persoon, en aan geen tafel wat die zegt. Niemand merkt het. Ongedaan maken kan onder “Jij en je apparaten”.
lobby-muted-people = Mensen die je niet hoort
lobby-report-more = De beheerder van deze server krijgt: dat het om { $name } gaat, wat die hier eventueel aanbiedt, en wat je hieronder schrijft. { $name } krijgt dit niet te horen.
lobby-name-title = Onder welke naam kennen de anderen je?
lobby-name-told = Ze zien hem aan tafel. Je kunt hem veranderen onder “Jij en je apparaten”.
lobby-offer-title = Een spel aanbieden
lobby-offer = Aanbieden
lobby-tempo-game = { $count } min elk, + { $added } s per beurt
lobby-players = Spelers
lobby-strength = Voor wie
lobby-strength-any = Iedereen
lobby-strength-mine = Ongeveer zo sterk als ik: { $least } tot { $most }
lobby-let-watch = Iedereen hier mag meekijken
lobby-offer-lives = Het aanbod geldt zolang je hier bent. Met dagen per beurt geldt het een week.
lobby-other-rules = Andere regels: maak een tafel, en zet hem open in de wachtkamer.
lobby-off = Deze server heeft nu geen lobby. Je kunt tegen de computer spelen, of iemand uitnodigen met een link.
lobby-word-about = Hier komen de mensen van een club samen. Het wachtwoord wordt één keer gevraagd.
lobby-word = Het wachtwoord
lobby-word-say = Naar binnen
