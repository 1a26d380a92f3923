# Die Seite
web-home = Zur Startseite
web-menu-title = Wohin möchtest du?
web-menu = Menü
web-language = Sprache
web-guide = So wird gespielt
web-have-code = Ich habe einen Code
web-new = Neuer Tisch
web-loading = Einen Moment …
web-lost = Die Verbindung ist weg. Ich versuche es weiter; dein Zug geht nicht verloren.
web-offline = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-trouble = Das hat nicht geklappt. Versuch es noch einmal.
web-no-table = Dieser Tisch ist für dich nicht offen. Lass dir den Link noch einmal geben.
web-close = Schließen
web-cancel = Abbrechen
web-all = Alle
web-none = Keine

# Der Anfang
web-keep = Punktezettel zur Schachtel
web-phase-waiting = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-over = beendet
web-me = Du und deine Geräte
web-which-game = Spiel
web-players-count = { $least } bis { $most } Spieler
web-which-words = Sprache und Ausgabe
web-word-language = Sprache der Wörter
web-edition = Ausgabe
web-edition-nl-early = erster Druck
web-edition-nl-late = späterer Druck
web-edition-nl = Steine seit 1998
web-edition-nl-ij = Steine vor 1998, mit IJ
web-list = Wortliste
web-list-usual = die übliche
web-list-about = { $words } Wörter, aus { $source }
web-printed = wie gedruckt
web-extension = angepasst
web-who-plays = Wer spielt mit?
web-seat-me = Ich
web-seat-friend = Jemand per Link
web-seat-computer = Der Computer
web-seat-here = Jemand an diesem Gerät
web-seat-number = Platz { $number }
web-seat-called = { $seat }, { $name }
web-seat-kind = { $seat }: wer
web-seat-level = { $seat }: wie stark
web-seat-name = { $seat }: Name
web-remove-seat = { $seat } wegnehmen
web-add-seat = Spieler hinzufügen
web-name = Dein Name
web-name-later = wählt selbst einen Namen
web-youngest = Am jüngsten ist
web-by-lot = nicht angegeben: Das Los entscheidet
web-options = Wie gespielt wird
web-as-on-sheet = Wie in der Anleitung
web-as-on-sheet-more = stellt alles so ein, wie es bei dieser Ausgabe gedruckt ist
web-start = An den Tisch
web-join-title = Du bist an einen Tisch eingeladen
web-share-play = Spielst du eine Partie { $game } mit mir?
web-share-watch = Hier kannst du bei einer Partie { $game } zuschauen
web-join = Mitspielen
web-code-go-on = Dort mit diesem Code weiter

# Optionen
web-option-judging = Wer entscheidet, was ein Wort ist
web-about-judging = Der Schiedsrichter weist unbekannte Wörter sofort zurück; beim Anzweifeln bleibt jedes Wort liegen, bis jemand es anzweifelt; oder die anderen stimmen ab.
web-value-judging-referee = der Schiedsrichter
web-value-judging-challenge = die Spieler, durch Anzweifeln
web-value-judging-agree = der Tisch, durch Abstimmen
web-option-challenge_penalty = Zu Unrecht angezweifelt
web-about-challenge_penalty = Was es kostet, einen Zug anzuzweifeln, dessen Wörter alle stimmen, oder was es wie in Turnieren dem bringt, der ihn gelegt hat.
web-value-challenge_penalty-none = kostet nichts
web-value-challenge_penalty-turn = kostet einen Zug
web-value-challenge_penalty-5 = kostet 5 Punkte
web-value-challenge_penalty-10 = kostet 10 Punkte
web-value-challenge_penalty-bonus-5 = bringt dem anderen 5 Punkte
web-value-challenge_penalty-bonus-10 = bringt dem anderen 10 Punkte
web-value-challenge_penalty-bonus-5-word = bringt dem anderen 5 Punkte je Wort
web-value-challenge_penalty-bonus-10-word = bringt dem anderen 10 Punkte je Wort
web-option-clock = Bedenkzeit
web-about-clock = Ein Zug, dessen Zeit um ist, gilt als gepasst. Mit Tagen je Zug spielt ihr über Wochen, wann es passt.
web-clock-none = so lange man will
web-clock-turn = je Zug
web-clock-game = je Partie
web-clock-days = Tage je Zug
web-clock-seconds = Sekunden
web-clock-day-count = Tage
web-clock-minutes = Minuten
web-clock-added = Sekunden mehr je Zug
web-option-overtime = Zeit überschritten
web-about-overtime = Was jede angefangene Minute über der Zeit kostet: Punkte, oder Züge in Koning.
web-option-vacation = Urlaub
web-about-vacation = So viele Tage darf jeder im Lauf der Partie seine Uhr anhalten: für eine Reise oder eine volle Woche.
web-on-vacation = im Urlaub bis { $when }
web-back-on = zurück am { $when }
web-vacation-now = Du bist im Urlaub bis { $when }.
web-vacation-back = Ich bin wieder da
web-option-more_time = Mehr Zeit
web-about-more_time = Uhren, Sanduhr und Klopfzeit dauern für alle länger: fair für alle, die nach Gehör spielen oder etwas Zeit brauchen.
web-value-more_time-1 = normal
web-value-more_time-2 = doppelt so lang
web-value-more_time-3 = dreimal so lang
web-option-places = Ortsnamen
web-about-places = Namen von Städten, Ländern und Flüssen zählen als Wörter.
web-option-sheet_words = Wörter der Anleitung
web-about-sheet_words = Wörter, die dort als Beispiel gedruckt sind, zählen, auch wenn sie in der Liste fehlen.
web-option-offensive = Derbe Wörter
web-about-offensive = Auch Computer und Tipps dürfen sie verwenden. Menschen dürfen es immer.
web-option-lookup = Tipps und Wörterbuch
web-about-lookup = Tipps und Wörterbuch sind während der Partie erlaubt; nie, wo Wörter angezweifelt werden.
web-option-prove_end = Sofort Schluss
web-about-prove_end = Bei leerem Beutel ist Schluss, sobald niemand mehr etwas legen kann.
web-option-going_out = Fertig sein
web-about-going_out = Was die Steine, die andere noch haben, dem bringen, der fertig ist: Sie verlieren sie und er bekommt sie, oder er bekommt sie wie in Turnieren doppelt und niemand verliert etwas.
web-value-going_out-both = abgezogen und gutgeschrieben
web-value-going_out-double = doppelt, nichts abgezogen
web-option-blank_on_dark_red = Blankostein auf Dunkelrot
web-about-blank_on_dark_red = Gedruckt: Ein Blankostein auf Dunkelrot verdoppelt das Wort nur. Sonst verdreifacht er es wie jeder Stein.
web-value-blank_on_dark_red-doubled = verdoppelt
web-value-blank_on_dark_red-trebled = verdreifacht
web-option-first_word = Erstes Wort
web-about-first_word = Ob es auf einem gelben Feld beginnen oder nur eines bedecken muss.
web-value-first_word-begins = beginnt auf Gelb
web-value-first_word-covers = bedeckt Gelb
web-option-buy_when = Kaufen
web-about-buy_when = Wann man Buchstaben kaufen darf: wenn man sagt, dass man nichts sieht, oder nur, wenn wirklich nichts geht.
web-value-buy_when-claimed = wann man will
web-value-buy_when-proven = nur, wenn nichts passt
web-option-open_tiles = Offene Steine
web-about-open_tiles = Die Steine aller liegen offen auf dem Tisch.
web-option-blank = Blankosteine
web-about-blank = Ob ein Blankostein seinen Buchstaben behält oder in jedem späteren Wort ein anderer sein darf.
web-value-blank-fixed = behalten ihren Buchstaben
web-value-blank-free = jedes Mal beliebig
web-option-finish = Das Ende der Bahn
web-about-finish = Ob ein König das letzte Feld erreichen oder darüber hinausziehen muss.
web-value-finish-reach = erreichen
web-value-finish-pass = darüber hinaus
web-option-grid = Steine
web-about-grid = Quadratische Steine berühren vier andere, Sechsecke sechs.
web-value-grid-square = quadratisch
web-value-grid-hex = sechseckig
web-option-glass = Sanduhr
web-about-glass = Sekunden für einen Zug; bei 0 gibt es keine Grenze: Jeder beendet den Zug selbst. Die Anleitung hat 30.
web-option-knock_window = Zeit zum Klopfen
web-about-knock_window = Wie viele Sekunden die anderen nach einem Zug mindestens klopfen dürfen.
web-option-turning = Steine drehen
web-about-turning = Steine dürfen um eine Vierteldrehung gedreht liegen.
web-option-scoring = Wertung
web-about-scoring = Was am Ende zählt: die Zahl der Wörter, ihre Buchstaben, Buchstaben mit Zuschlag für lange Wörter, oder (nach der italienischen Anleitung) wie viele verschiedene Buchstaben vorkommen.
web-value-scoring-words = Wörter
web-value-scoring-letters = Buchstaben
web-value-scoring-bonus = Buchstaben, lange Wörter mehr
web-value-scoring-distinct = verschiedene Buchstaben
web-option-blank_touches = Blankostein muss anliegen
web-about-blank_touches = Ein Blankostein muss einen Stein auf dem Spielfeld berühren.
web-option-solo = Allein
web-about-solo = Was man versucht, wenn man allein spielt.

# Vor der Partie
web-invite-link = Link zu diesem Platz
web-qr = Der Link als QR-Code
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-link-local = Dieser Link öffnet sich nur auf diesem Computer. Starte für andere den Server neu mit { $command } und schick ihnen den neuen Link.
web-stream = Für einen Stream oder einen Beamer
web-revoke = Alle Links ungültig machen
web-revoke-title = Möchtest du wirklich alle Links ungültig machen?
web-ask-revoke = Mit einem bisher ausgegebenen Link kommt niemand mehr herein, weder zum Mitspielen noch zum Zuschauen. Wer da ist, bleibt, und neue Links gelten.
web-notice-vote-begun = { $seat }: Die anderen stimmen ab, ob dieser Spieler gehen muss. Alle müssen zustimmen; abgestimmt wird unter „Chat“.
web-notice-voted-out = { $seat }: Alle anderen haben den Spieler abgewählt; der Platz ist frei.
web-notice-watchers-gone = Wer zusah, wurde weggeschickt, und die Links zum Zusehen sind ungültig.
web-notice-seat-freed = { $seat }: Der Platz ist für jemand anderen freigegeben.
web-notice-seat-taken = { $seat }: Dort hat jemand Neues Platz genommen.
web-notice-rack-shown = { $seat }: stimmt zu, dass die Seite für einen Stream dieses Bänkchen zeigt, wenn alle es tun.
web-notice-rack-hidden = { $seat }: stimmt nicht mehr zu, dass die Seite für einen Stream Bänkchen zeigt.
web-notice-links-revoked = Alle bisher ausgegebenen Links zu diesem Tisch sind jetzt ungültig.
web-notice-terms-changed = Die Regeln für diesen Tisch haben sich geändert: Sieh sie dir noch einmal an.
web-notice-by-letters = Was behaltene Steine mit dieser Schachtel und Wortliste wert sind, wurde noch nicht gelernt: Die Computerspieler richten sich nur nach den Buchstaben.
web-notice-lost-turn = { $seat }: Dieser Computerspieler gab keine gültige Antwort und verliert den Zug.
# An Tischen aus der Zeit vor den mehreren Geräten:
web-notice-device-let-in = { $seat }: Ein weiteres Gerät ist zugelassen worden.
web-notice-seats-joined = { $seat }: Hier spielt jetzt jemand, der noch einen anderen Platz hat.
web-notice-player-left = { $seat }: hat die eigenen Partien gelöscht und ist gegangen.
web-notice-opened = Alle auf diesem Server können sich jetzt hierher setzen.
web-notice-opened-watch = Alle auf diesem Server dürfen bei dieser Partie zuschauen: Wenn du einverstanden bist, sag, dass du bereit bist.
web-notice-not-open = Dieser Tisch ist nicht mehr für alle offen.
web-lobby = Lobby
web-curtain = Gib das Gerät { $name }. Schaut niemand zu?
web-curtain-open = Meine Steine zeigen

# Brett und Steine
web-board = Brett
web-heap = Tisch
web-rack = Meine Steine
web-square-empty = leer
web-square-blank = Blankostein als { $letter }
web-square-mine = noch nicht gespielt
web-square-last = letzter Zug
web-touches = berührt { $letters }
web-path-step = Buchstabe { $steps } des Wortes
web-premium-word = { $factor ->
    [2] doppeltes Wort
    [3] dreifaches Wort
   *[other] Wort mal { $factor }
}
web-premium-letter = { $factor ->
    [2] doppelter Buchstabe
    [3] dreifacher Buchstabe
   *[other] Buchstabe mal { $factor }
}
web-premium-lay = alles Gelegte zählt { $factor }-fach
web-premium-start = hier liegt das erste Wort
web-tile-blank = Blankostein
web-tile-unknown = ein verdeckter Stein
web-tile-value = { $letter }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
web-tile-sized = { $letter }, { $width } mal { $height }
web-times = { $tile }: { $count }
web-type-word = Wort tippen
web-track = Bahn mit { $last } Feldern. { $kings }
web-king-at = { $name }: { $place }

# Ein Zug
web-players = Spieler
web-you-watch = Du schaust bei dieser Partie zu.
web-you = du
web-on-turn = am Zug
web-away-for = nicht da { $time }
web-kept-for = reserviert noch { $time }
web-free = frei
web-about-seat = { $name }: { $what } … Über den Platz entscheiden
web-news-away = { $name } ist gegangen: Der Platz bleibt noch { $time } reserviert.
web-news-left = { $name } ist schon lange weg: Du kannst den Platz freigeben oder einen Computer weiterspielen lassen.
web-resigned = hat aufgegeben
web-score-is = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-place-is = Feld { $count }
web-tiles-held = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
web-days = { $count } T.
web-time-left = noch { $time }
web-your-turn = Du bist am Zug
web-turn-of = { $count ->
    [one] { $name } ist am Zug
   *[other] { $name } sind am Zug
}
web-turn-closes = Du bist am Zug. { $names } { $count ->
    [one] kann
   *[other] können
} noch Einspruch erheben; ziehst du, gilt der Zug.
web-waiting-answer = Wir warten auf Antwort: { $name }
web-answer-now = Was sagst du zu diesem Zug?
web-choose-opening = Wähle heimlich ein Wort zum Eröffnen: Das längste wird gelegt.
web-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-places = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
web-no-word = { $word } (nicht in der Liste)
web-colon = :
web-semicolon = ;
web-walk-seen = { $count ->
    [one] 1 Buchstabe
   *[other] { $count } Buchstaben
}, { $new ->
    [one] 1 neuer Stein
   *[other] { $new } neue Steine
}. Dein König kommt auf { $place }.
web-bumps = Muss zurück: { $names }.
web-problem-line = Diese Steine liegen nicht in einer Linie.
web-problem-gap = Zwischen diesen Steinen ist eine Lücke.
web-problem-stray = Einer deiner Steine gehört nicht zum Wort. Zieh das Wort darüber oder nimm den Stein zurück.
web-rule-link = Regel { $rule } lesen
web-actions = Was du tun kannst
web-send = Legen
web-ask-send = { $words } · { $what }?
web-send-score = Legen für { $score }
web-send-places = { $count ->
    [one] Legen: 1 Feld
   *[other] Legen: { $count } Felder
}
web-choose-word = Dieses Wort wählen
web-open-without = Kein Wort
web-nearer = Brett größer
web-recall = Zurück
web-shuffle = Mischen
web-exchange = Tauschen
web-exchange-which = Welche Steine tauschst du?
web-exchange-count = { $count ->
    [0] Tauschen
    [one] 1 Stein tauschen
   *[other] { $count } Steine tauschen
}
web-buy = Kaufen
web-buy-how-many = Wie viele Buchstaben kaufst du?
web-buy-count = { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}
web-pass = Passen
web-ask-pass = Jetzt passen?
web-pass-ends = Wenn du auch passt, ist die Partie zu Ende.
web-resign = Aufgeben
web-more = Mehr
web-rules = Die Regeln
web-how-is-played = Wie spielt man { $game }?
web-alert-sound = Ein Ton, wenn ich am Zug bin
web-alerts = Mitteilungen
web-away-offline = Es besteht keine Verbindung zum Server.
web-away-waits = Partien hier warten, bis sie wieder da ist.
web-away-books = Die Punkte einer Partie auf dem Tisch kannst du weiter aufschreiben:
web-away-book = Punktezettel von { $names }
web-stand-in = { $player } spielt für dich.
web-play-myself = Ich spiele selbst
web-blank-which = Für welchen Buchstaben steht der Blankostein?
web-window = Gilt dieser Zug?
web-ask-challenge = { $name } legt { $words }. Lässt du das gelten?
web-ask-vote = { $name } legt { $words }. Bist du einverstanden?
web-accept = Gelten lassen
web-challenge = Anzweifeln
web-vote-yes = Einverstanden
web-vote-no = Einspruch

# Neben dem Brett
web-side = Punktezettel, Steine, Chat
web-tab-sheet = Zettel
web-tab-unseen = Steine
web-tab-chat = Chat
web-chat-title = Was wird gesprochen?
web-tab-people = Zuschauen
web-watch-title = Wer darf noch zuschauen?
web-sheet-empty = Noch hat niemand gespielt.
web-column-turn = Zug
web-column-letters = Buchstaben
web-column-points = Punkte
web-chat = Chat
web-chat-text = Sag etwas
web-chat-send = Senden
web-chat-is-off = An diesem Tisch ist der Chat abgeschaltet.
web-chat-off = Chat abschalten
web-chat-on = Chat einschalten
web-somebody-watching = Ein Zuschauer
web-somebody-gone = Jemand, der weg ist
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-nice-word = Was für ein schönes Wort!
web-phrase-thanks = Danke!
web-phrase-sorry = Hoppla!
web-phrase-thinking = Ich überlege noch …
web-phrase-one-moment = Moment, bin gleich wieder da.
web-phrase-good-game = Schöne Partie!
web-phrase-again = Noch eine?
web-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-invite-watch = Link zum Zuschauen

# Neuigkeiten
web-news-seat = { $player } spielt jetzt für { $name }.
web-news-over = Die Partie ist zu Ende.

# Danach
web-result = Ergebnis
web-result-title = Wie ist die Partie ausgegangen?
web-rematch = Noch einmal
web-to-rematch = Zum neuen Tisch
web-come-along = Mitkommen
web-begins-next = Diesmal beginnt { $name }
web-rematch-set = Der nächste Tisch steht bereit
web-news-rematch = Für die nächste Partie steht ein neuer Tisch bereit: Komm mit.
web-replay = Noch einmal ansehen
web-record = Aufzeichnung herunterladen

# Die erste Partie erklärt sich selbst
web-tip-seen = Verstanden
web-tip-scrabble-begin = Schieb Steine aufs Brett, tipp Stein und Feld nacheinander an, oder tipp ein Feld an und schreib auf der Tastatur. Du siehst, was es bringt, bevor du es legst.
web-tip-scrabble-window = Hier bleibt ein Wort liegen, bis jemand es anzweifelt; wer sich irrt, zahlt, was der Tisch vereinbart hat.
web-tip-woordenspel-begin = Zehn Buchstaben, und mehr kommen nicht von selbst: Wer bei leerem Deckel zuerst fertig ist, bekommt 25 Punkte.
web-tip-woordenspel-buy = Nichts zu legen? Kauf in deinem Zug bis zu drei Buchstaben und denk weiter nach.
web-tip-woordenspel-after = Nur die Buchstaben, die du legst, zählen, nicht die, die schon dalagen.
web-tip-koning-opening = Alle wählen heimlich ein Wort aus ihren eigenen Steinen. Das längste wird gelegt, und wer es hat, beginnt.
web-tip-koning-hands = Wörter winden sich wie Schlangen über den Tisch: Zieh deines mit dem Finger von Stein zu Stein, leg neue Steine an, oder tippe es einfach.
web-tip-koning-play = Ein Stein darf in einem Wort zweimal verwendet werden: NEBEN braucht nur N, E, B in einer Reihe. Aber mindestens ein Stein ist neu.
web-tip-koning-after = Nach einem Wort bekommst du immer zwei Steine, egal wie viele du legst: Leg also wenige.

# Buchstaben vieler Größen
web-free-letters = Freie Buchstaben
web-name-word = Nenne ein Wort
web-name-add = Dieses Wort dazu
web-name-remove = { $word } nicht nennen
web-words-named = Wörter, die ich nenne
web-draw = Buchstaben ziehen
web-draw-size = Die Buchstaben liegen verdeckt. Wähle nach Größe; dein letzter ist ein Blankostein.
web-draw-of = Einen von { $width } × { $height } Feldern ziehen, noch { $count }
web-draw-all = Alles für mich ziehen
web-draw-stop = Ziehen anhalten
web-do-claim = Diese Wörter nennen
web-do-knock = Mit diesen Wörtern klopfen
web-knock = Klopfen!
web-nothing-to-add = Nichts mehr
web-give-which = Du legst nichts? Dann wähle einen Buchstaben, der allen gehören soll.
web-no-words = Doch kein Wort
web-ask-no-words = Kein Wort? Dann kostet dich das Klopfen einen Buchstaben.
web-in-seconds = { $what } in { $seconds } s
web-draw-now = Wähle einen Stein nach seiner Größe.
web-draw-wait = { $name } wählt einen Stein.
web-lay-first = Du bist am Zug: Lege einen Buchstaben, wohin du willst.
web-lay-now = Du bist am Zug: Lege einen Buchstaben und nenne ein neues Wort.
web-more-words = Siehst du noch mehr neue Wörter? Nenne sie, oder beende deinen Zug.
web-name-through = Nenne ein neues Wort, das hindurchläuft: Tippe es, oder fahr es mit dem Finger nach.
web-knock-now = { $name } ist fertig. Siehst du ein übersehenes Wort?
web-you-next = { $name } ist fertig, jetzt du: Lege einen Buchstaben, oder klopfe, wenn du ein übersehenes Wort siehst.
web-knock-others = Wer noch ein Wort sieht, darf jetzt klopfen.
web-knocked = { $count ->
    [one] { $names } klopft!
   *[other] { $names } klopfen!
}
web-your-moment = Du bist dran: Welche Wörter siehst du?
web-owe-now = Wähle, welcher deiner Buchstaben neben das Spielfeld kommt, für alle.
web-owe = Buchstaben wählen
web-naming = { $name } nennt Wörter.
web-not-in-list = steht nicht in der Liste
web-word-new = { $count ->
    [one] ist neu: 1 Punkt
   *[other] ist neu: { $count } Punkte
}
web-word-reads = { $count ->
    [one] liegt da und steht noch nirgends. Wenn es ein Wort ist: 1 Punkt
   *[other] liegt da und steht noch nirgends. Wenn es ein Wort ist: { $count } Punkte
}
web-glass = Sanduhr: noch { $seconds } s
web-dice = Würfel
web-die-of = { $name } würfelt { $eyes }
web-token = Blankostein
web-letters-of = Buchstaben von { $name }
web-letters-down = Noch verdeckt: { $count }
web-show-word = Wo liegt { $word }?
web-end-turn = Zug beenden
web-sheet-word = Wort
web-option-solo_letters = Buchstaben beim Alleinspielen
web-about-solo_letters = Mit wie vielen Buchstaben man allein spielt; 0 ist die übliche Zahl.
web-option-solo_time = Zeit beim Alleinspielen
web-about-solo_time = Sekunden für die ganze Partie, wenn man allein spielt; 0 ist ohne Grenze.
web-value-solo-none = kein Ziel
web-value-solo-1 = viele Wörter
web-value-solo-2 = lange Wörter
web-tip-letter-drawing = Die Buchstaben sind ein bis neun Felder groß. Du wählst nach Größe, ohne den Buchstaben zu sehen.
web-tip-letter-first = In der ersten Runde legt jeder einen Buchstaben, wohin er will. Ein Wort muss es nicht sein, aber nenne, was entsteht.
web-tip-letter-turn = Lege einen Buchstaben mit einer Seite an einen anderen und nenne ein neues Wort mit ihm: Wörter laufen von Stein zu Stein, in jede Richtung.
web-tip-letter-knock = Siehst du ein Wort, das niemand aufgeschrieben hat? Klopfe: Wer zuletzt mit einem guten Wort klopft, ist als Nächstes dran.
