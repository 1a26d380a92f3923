# Die Lobby: wer eine Partie anbietet, wo man zuschauen kann, und wer da ist
lobby-offers = Mit jemandem von hier spielen
lobby-no-offers = Gerade sucht niemand eine Partie. Biete eine an: Wer vorbeikommt, kann sich gleich dazusetzen.
lobby-more-offers = { $count ->
    [one] Ein weiteres Angebot wird nicht gezeigt.
   *[other] { $count } weitere Angebote werden nicht gezeigt.
}
lobby-your-offer = Dein Tisch: { $game }
lobby-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-range = Spielstärke { $least } bis { $most }
lobby-range-least = Spielstärke { $least } oder mehr
lobby-range-most = Spielstärke { $most } oder weniger
lobby-watchable = alle dürfen zuschauen
lobby-unrated = Für Leute mit einer Spielstärke, und in diesem Spiel hast du noch keine.
lobby-unfit = Deine Spielstärke von { $rating } passt nicht dazu.
lobby-join = Mitspielen
lobby-join-which = Mitspielen: { $offer }
lobby-withdraw = Zurückziehen
lobby-withdraw-which = Zurückziehen: { $offer }
lobby-new-offer = Neues Angebot: { $offer }
lobby-new-offers = { $count } neue Angebote
lobby-games = Zum Zuschauen
lobby-no-games = Gerade gibt es keine Partie zum Zuschauen.
lobby-more-games = { $count ->
    [one] Eine weitere Partie wird nicht gezeigt.
   *[other] { $count } weitere Partien werden nicht gezeigt.
}
lobby-watch = Zuschauen
lobby-watch-which = Zuschauen: { $game }
lobby-here = Jetzt hier
lobby-people = { $count ->
    [one] Eine Person ist hier.
   *[other] { $count } Leute sind hier. Niemand zeigt einen Namen.
}
lobby-unseen = { $count ->
    [0] Sonst ist niemand hier.
    [one] Noch jemand ist hier, ohne Namen.
   *[other] Noch { $count } sind hier, ohne Namen.
}
lobby-be-seen = Meinen Namen zeigen
lobby-seen-as = Andere sehen, dass du hier bist, { $name }.
lobby-hide = Nicht mehr zeigen
lobby-offer-title = Eine Partie anbieten
lobby-offer = Anbieten
lobby-players = Spieler
lobby-strength = Für wen
lobby-strength-any = Alle
lobby-strength-mine = Etwa so stark wie ich: { $least } bis { $most }
lobby-let-watch = Alle hier dürfen zuschauen
lobby-offer-lives = Das Angebot gilt, solange du hier bist. Mit Tagen pro Zug gilt es eine Woche.
lobby-other-rules = Andere Regeln: Mach einen Tisch auf und öffne ihn in seinem Warteraum.
lobby-off = Dieser Server hat zurzeit keine Lobby. Du kannst gegen den Computer spielen oder jemanden mit einem Link einladen.
lobby-word-about = Hier treffen sich die Leute eines Clubs. Das Passwort wird einmal verlangt.
lobby-word = Das Passwort
lobby-word-say = Hinein
