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
lobby-seen-no-more = Niemand sieht mehr namentlich, dass du hier bist.
lobby-hide = Nicht mehr zeigen
lobby-about-who = { $name } stummschalten oder melden
lobby-about-title = Stört dich { $name }?
lobby-mute-more = Wenn du { $name } stummschaltest, siehst du hier nichts mehr davon, und an keinem Tisch, was von dort kommt. Niemand erfährt es. Rückgängig geht es unter „Du und deine Geräte“.
lobby-muted-people = Wen du nicht hörst
lobby-report-more = Der Betreiber dieses Servers bekommt: dass es um { $name } geht, was hier gegebenenfalls angeboten wird, und was du unten schreibst. { $name } erfährt es nicht.
lobby-name-title = Unter welchem Namen sollen die anderen dich kennen?
lobby-name-told = Sie sehen ihn am Tisch. Ändern kannst du ihn unter „Du und deine Geräte“.
lobby-offer-title = Eine Partie anbieten
lobby-offer = Anbieten
lobby-tempo-game = { $count } min je Spieler, + { $added } s je Zug
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
