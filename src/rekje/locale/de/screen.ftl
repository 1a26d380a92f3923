# Das Brett
screen-sign-word = W
screen-sign-letter = B
screen-rack = Bänkchen
screen-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Noch 1 Stein im Beutel
   *[other] Noch { $count } Steine im Beutel
}
screen-last-moves = Letzte Züge
screen-did-exchange = tauscht { $count }
screen-did-pass = passt
screen-did-time-up = Zeit um, passt
screen-did-resign = gibt auf
screen-did-taken-back = { $play } zurück
screen-did-challenge = zweifelt vergeblich an
screen-did-bonus = Bonus: vergeblich angezweifelt

# Was man tippen kann
screen-command-undo = zurück
screen-command-shuffle = mischen
screen-command-sort = sortieren
screen-command-exchange = tauschen
screen-command-pass = passen
screen-command-challenge = anzweifeln
screen-command-accept = gelten
screen-command-hint = tipp
screen-command-word = wort
screen-command-score = punkte
screen-command-bag = beutel
screen-command-hand = übergeben
screen-command-save = speichern
screen-command-rules = regeln
screen-command-vacation = urlaub
screen-command-resign = aufgeben
screen-command-quit = ende
screen-command-help = hilfe
screen-example = 8D WORT
screen-help-title = Was du tippen kannst
screen-help-play = 8D TORTE legt TORTE ab D8 nach rechts, D8 TORTE ab D8 nach unten. Zuerst siehst du, was es bringt; Enter legt es wirklich. Kleine Buchstaben zwischen großen sind Blankosteine: TOrTE.
screen-help-signs = Auf dem Brett ist * der letzte Zug und + was noch nicht gelegt ist.
screen-help-undo = zurücknehmen, was noch nicht gelegt ist
screen-help-shuffle = dein Bänkchen mischen
screen-help-sort = dein Bänkchen alphabetisch ordnen
screen-help-exchange = diese tauschen, kostet den Zug (* alle, ? Blankostein)
screen-help-pass = deinen Zug auslassen
screen-help-challenge = den letzten Zug anzweifeln
screen-help-accept = den letzten Zug gelten lassen
screen-help-hint = ein Tipp; zweimal gefragt zeigt er den besten Zug, dreimal auch, warum
screen-help-word = ein Wort nachschlagen
screen-help-score = alle Züge und Punkte
screen-help-bag = die Steine, die du nicht siehst
screen-help-hand = einen Platz dem Computer oder jemandem geben
screen-help-save = die Aufzeichnung der Partie speichern
screen-help-rules = eine Spielregel lesen, wie sie in den Regeln steht
screen-help-vacation = deine Uhr so viele Tage anhalten; 0, wenn du wieder da bist
screen-help-resign = die Partie aufgeben
screen-help-quit = jetzt aufhören; die Partie ist gespeichert
screen-help-help = diese Seite (auch: ?)
screen-back = Enter geht zurück
screen-more = Enter geht weiter
screen-yes = ja

# Am Zug
screen-prompt = { $name } (z. B. 8D TORTE, ? für Hilfe):
screen-prompt-send = { $name } (Enter legt es):
screen-not-understood = „{ $line }“ verstehe ich nicht: Tipp ein Feld und ein Wort, wie 8D TORTE, oder ? für Hilfe.
screen-surplus = Hinter „{ $command }“ gehört nichts, auch nicht „{ $text }“; es ist nichts geschehen.
screen-nothing-typed = Tipp ein Feld und ein Wort, wie 8D TORTE, oder ? für Hilfe.
screen-preview = { $words } = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}. Enter legt es, „{ $undo }“ nimmt es weg.
screen-preview-blanks = Blankostein für: { $letters }.
screen-undone = Zurückgenommen.
screen-nothing-to-undo = Es gibt nichts zurückzunehmen.
screen-may-challenge = Zweifel am letzten Zug? Tipp „{ $word }“, bevor du selbst etwas legst.
screen-accepted = Der Zug gilt.
screen-accepted-alone = Du lässt den Zug gelten; andere können ihn noch anzweifeln.
screen-sure-resign = Gibst du wirklich auf? (j/n)
screen-sure-hand = Dann spielt hier niemand mehr: Die Computer spielen die Partie zu Ende. Wirklich? (j/n)
screen-vacation-days = „{ $text }“ ist keine Zahl von Tagen: Tippe „{ $word } 3“, oder „{ $word } 0“, wenn du wieder da bist.
screen-vacation-none = An diesem Tisch gibt es keinen Urlaub: Er gehört zu einer Uhr in Tagen, wenn die Option „vacation“ welchen gewährt.
screen-vacation-now = { $days ->
    [one] Du bist noch einen Tag im Urlaub; „{ $word } 0“ beendet ihn.
   *[other] Du bist noch { $days } Tage im Urlaub; „{ $word } 0“ beendet ihn.
}
screen-vacation-left = { $left ->
    [0] Du hast keine Urlaubstage mehr.
    [one] Du hast noch einen Urlaubstag; mit „{ $word } 1“ nimmst du ihn.
   *[other] Du hast noch { $left } Urlaubstage; mit „{ $word } 2“ nimmst du zwei davon.
}
screen-curtain = { $name } ist am Zug. Schaut sonst niemand her? Enter:
screen-ask-accept = { $name }: { $words }. Enter lässt es gelten, „{ $word }“ zweifelt es an:
screen-ask-vote = { $name }: Bist du einverstanden mit { $words }? (Enter = ja, n = nein)

# Fragen an das Spiel
screen-worth = Jetzt { $score ->
    [one] ist höchstens { $score } Punkt
   *[other] sind höchstens { $score } Punkte
} zu holen.
screen-no-lookup = Nachschlagen und Tipps sind an diesem Tisch nicht erlaubt. ({ $rule })
screen-hint-none = Es lässt sich kein Wort legen: Tausche oder passe.
screen-hint-place = Der beste Zug bringt { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, legt { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} und beginnt auf { $at }.
screen-hint-play = Der beste Zug: { $at } { $word }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
screen-hint-type = Tippe: { $line }
screen-hint-exchange = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zu tauschen ist besser als jedes Wort.
screen-hint-pass = Passen ist besser als jedes Wort.
screen-word-which = Welches Wort? Tipp zum Beispiel „{ $command } torte“.
screen-word-yes = { $word } steht in der Wortliste.
screen-word-no = { $word } steht nicht in der Wortliste.
screen-hand-how = Tipp die Nummer des Platzes und wer dort spielt, zum Beispiel „{ $example }“; zur Wahl: { $players }.
screen-handed = Für { $name } spielt jetzt: { $player }.
screen-rules = Die Spielregeln stehen in { $page }; such dort { $rule }.
screen-rules-none = Eine Regel { $rule } gibt es hier nicht; es gibt { $rules }.
screen-unseen-title = { $count ->
    [one] 1 Stein, den
   *[other] { $count } Steine, die
} du nicht siehst, davon { $bag } im Beutel

# Neuigkeiten
screen-lot = { $name } zieht { $tile }.
screen-blank = einen Blankostein
screen-begins = { $name } beginnt.
screen-commit = Die Ziehung steht fest; ihr Fingerabdruck (SHA-256) ist:
screen-news-play = { $name } legt { $word } auf { $at }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}.
screen-news-exchange = { $name } tauscht { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}.
screen-news-pass = { $name } passt.
screen-news-time-up = Die Zeit von { $name } ist um: gepasst.
screen-news-resign = { $name } gibt auf.
screen-news-vacation = { $days ->
    [one] { $name } nimmt einen Tag Urlaub.
   *[other] { $name } nimmt { $days } Tage Urlaub.
}
screen-news-back = { $name } ist aus dem Urlaub zurück.
screen-news-skipped = { $name } setzt eine Runde aus.
screen-news-taken-back = { $name } nimmt die Steine zurück und verliert den Zug.
screen-news-objects = { $name } erhebt Einspruch.
screen-news-upheld = { $name } zweifelt den Zug zu Recht an{ $count ->
    [0] {""}
    [one] : { $words } ist kein Wort
   *[other] : { $words } sind keine Wörter
}.
screen-news-unfounded = { $name } zweifelt den Zug zu Unrecht an: Alle Wörter gelten.{ $points ->
    [0] {""}
   *[other] {" "}Das kostet { $points } Punkte.
}{ $turns ->
    [0] {""}
   *[other] {" "}Das kostet einen Zug.
}{ $bonus ->
    [0] {""}
   *[other] {" "}{ $gainer } bekommt { $bonus } Punkte dazu.
}

# Das Ende
screen-reason-out = Alle Steine sind gelegt.
screen-reason-passes = Alle haben gepasst.
screen-reason-dry = Drei Runden lang wurde nichts gelegt.
screen-reason-no-play = Niemand kann noch ein Wort legen.
screen-reason-resigned = Nur noch eine Person ist im Spiel.
screen-reason-stopped = Die Partie wurde abgebrochen.
screen-reason-reached = Ein König ist im Ziel.
screen-reason-no-opening = Dreimal hatte niemand ein Wort zum Eröffnen: Der Sieg wird geteilt.
screen-reason-no-new-word = Eine ganze Runde ohne neues Wort.
screen-reason-time = Die Zeit ist abgelaufen.
screen-column-player = Name
screen-column-points = Gelegt
screen-column-rest = Rest
screen-column-settled = Abrechnung
screen-column-total = Gesamt
screen-winner = { $name } gewinnt mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
screen-winners = { $names } teilen sich den Sieg mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
screen-proof-good = Seit dem Anfang unverändert: Dieses Geheimnis passt zum Fingerabdruck.
screen-proof-heard = Die Steine sind seit dem Anfang unverändert: Sie folgen aus dem Fingerabdruck im Protokoll.
screen-proof-bad = Nicht ehrlich gezogen: Dieses Geheimnis passt nicht zum Fingerabdruck vom Anfang.
screen-proof-seed = Nicht gelost: Mit --seed steht vorher fest, welche Steine kommen.
screen-ask-save = Aufzeichnung speichern? Tipp einen Dateinamen, oder Enter für nichts:
screen-save-where = Tipp einen Dateinamen dazu, wie partie.json.
screen-save-done = Die Aufzeichnung steht in { $file }.
screen-save-exists = { $file } gibt es schon; nimm einen anderen Namen.
screen-save-failed = In { $file } kann ich nicht schreiben.
screen-others-play-on = Die anderen spielen weiter. Strg + C führt hinaus.
screen-saved = Die Partie ist gespeichert; „{ $command }“ macht dort weiter, wo du warst.
screen-bye = Bis zum nächsten Mal.

# Vorher
screen-ask-language = Welche Sprache?
screen-ask-resume = Eine Partie läuft noch ({ $edition }): { $scores }. Weiterspielen? (Enter = ja, n = nein)
screen-ask-edition = Welche Ausgabe?
screen-ask-opponent = Gegen wen?
screen-ask-name = Wie heißt du? [{ $usual }]
screen-ask-name-help = Tippe den Namen, unter dem die anderen dich sehen, oder drück Enter für „{ $usual }“.
screen-only-demo = Es ist keine Tastatur angeschlossen, also zeigen zwei Computerspieler eine Partie.
screen-ask-other-name = Und wie heißt dein Gegenüber?
screen-ask-youngest = Wer ist am jüngsten? Bei gleich langen Wörtern beginnt die jüngste Person.
screen-youngest-lot = das Los entscheidet
screen-choose = Deine Wahl [{ $usual }] oder { $quit }:
screen-choose-number = Wähl eine Zahl von 1 bis { $most }; mit { $quit } hörst du auf.
screen-choose-yes = Tipp j für ja oder n für nein, nicht „{ $line }“; Enter heißt ja, mit { $quit } hörst du auf.
screen-edition-printed = { $language }, wie gedruckt
screen-edition-extension = { $language }, angepasst
screen-language-nl = Niederländisch
screen-language-fr = Französisch
screen-language-de = Deutsch
screen-language-en = Englisch
screen-language-it = Italienisch
screen-me = ich
screen-player-person = Mensch
screen-player-level-1 = Stufe 1
screen-player-level-2 = Stufe 2
screen-player-level-3 = Stufe 3
screen-player-level-4 = Stufe 4
screen-player-level-5 = Stufe 5
screen-player-level-6 = Stufe 6
screen-player-level-7 = Stufe 7
screen-player-level-8 = Stufe 8
screen-player-level-9 = Stufe 9
screen-player-level-10 = Stufe 10
screen-player-novice = Anfänger
screen-player-amateur = Amateur
screen-player-greedy = Nimmersatt
screen-player-racer = Renner
screen-player-canny = Gewitzt
screen-player-strong = Stark
screen-player-expert = Profi
screen-opponent-level-1 = erste Wörter – kennt fünfzig Wörter aus dem Alltag und findet oft keines
screen-opponent-level-2 = lernt lesen – Alltagswörter, gibt aber schnell auf
screen-opponent-level-3 = fängt an – Alltagswörter, am liebsten kurze
screen-opponent-level-4 = Alltagswörter, wo sie ins Auge springen
screen-opponent-level-5 = kennt mehr Wörter, übersieht aber die meisten guten Züge
screen-opponent-level-6 = hat schon ein paarmal gespielt – ab und zu auch ein längeres Wort
screen-opponent-level-7 = spielt ab und zu – kennt viele Wörter, übersieht noch einiges
screen-opponent-level-8 = spielt oft – lässt selten eine gute Gelegenheit aus
screen-opponent-level-9 = erfahren – auch seltene Wörter, und ein Auge für die besten Züge
screen-opponent-level-10 = kennt die ganze Wortliste und übersieht wenig
screen-opponent-novice = kennt Alltagswörter und übersieht viel
screen-opponent-amateur = ein ordentlicher Gegner
screen-opponent-greedy = nimmt immer die meisten Punkte
screen-opponent-racer = plant voraus bis ins Ziel
screen-opponent-canny = achtet darauf, was den anderen bleibt
screen-opponent-strong = wägt auch ab, was auf dem Bänkchen bleibt
screen-opponent-expert = spielt seine besten Ideen im Kopf weiter
screen-opponent-person = Jemand neben dir, an derselben Tastatur
screen-opponent-own = ein Spieler, der hier hinzugefügt wurde

# Fehler
screen-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
screen-no-terminal = Ohne Terminal und in einer Vorführung spielen nur Computer (--seats level-7,greedy), nicht { $names }.
screen-option-form = Schreib eine Option als Name=Wert, nicht als „{ $text }“.
screen-edition-file = { $file } lässt sich nicht als Ausgabe lesen.
screen-nothing-to-resume = Es gibt keine Partie, die weitergehen könnte.
screen-computer-simpler = Die Computerspieler können nicht lesen, was sie gelernt haben, und richten sich nur nach den Buchstaben; „rekje doctor“ sagt, was zu tun ist.
screen-computer-by-letters = Was behaltene Steine mit dieser Schachtel und Wortliste wert sind, wurde noch nicht gelernt: Die Computerspieler richten sich nur nach den Buchstaben; „rekje learn“ ändert das.
screen-list-changed = Achtung: Die Wortliste hat sich geändert, seit diese Partie begann.
screen-stale = Diese Partie wird auch anderswo gespielt; fang mit „rekje play --resume“ neu an.
screen-store-unreadable = Die Datei { $path } lässt sich nicht lesen.
screen-store-unwritable = In { $path } lassen sich keine Partien speichern.
screen-not-kept = In { $path } lässt sich nichts speichern: Diese Partie kann später nicht weitergehen.
screen-store-damaged = Die gespeicherte Partie { $table } ist beschädigt (Zeile { $row }).
screen-store-name = „{ $table }“ kann kein Tisch heißen.

# rekje games
screen-games-title = { $game } ({ $least }–{ $most } Personen)
screen-games-editions = Ausgaben
screen-games-options = Optionen (--option Name=Wert)
screen-games-edition = Ausgabe
screen-games-language = Sprache
screen-games-kind = Art
screen-games-printed = wie gedruckt
screen-games-extension = angepasst
screen-games-board = Brett
screen-games-bare = bloßer Tisch
screen-games-tiles = Steine
screen-games-rack = Bänkchen
screen-games-lexicon = Wortliste
screen-games-option = Option
screen-games-values = Werte
screen-games-default = Vorgabe
screen-games-meaning = Bedeutung
screen-about-judging = wie Wörter beurteilt werden
screen-about-challenge_penalty = was grundloses Anzweifeln kostet
screen-about-clock = Bedenkzeit
screen-about-overtime = Punkte je angefangene Minute über der Zeit
screen-about-vacation = Urlaubstage für alle
screen-about-more_time = um wie viel länger alle Fristen sind (Faktor)
screen-about-places = Ortsnamen gelten
screen-about-sheet_words = Wörter der Spielanleitung gelten
screen-about-offensive = derbe Wörter auch für Computer
screen-about-lookup = Nachschlagen und Tipps erlaubt
screen-about-prove_end = Schluss, sobald nichts mehr geht
screen-about-going_out = was die Steine der anderen bringen
screen-about-blank_on_dark_red = was ein Blankostein auf Dunkelrot bewirkt
screen-about-y_is_ij = Y darf auch IJ sein
# Welches Spiel
screen-ask-game = Welches Spiel?
screen-game-scrabble = Scrabble
screen-game-woordenspel = Woordenspel
screen-game-koning = Koning
screen-game-about-scrabble = Wörter kreuzen sich auf 15×15, nach jedem Zug zieht man nach
screen-game-about-woordenspel = 16×16, zehn Buchstaben, und was fehlt, kauft man
screen-game-about-koning = Wörter in Schlangenlinien, und dein König zieht so viele Felder

# Kaufen
screen-command-buy = kaufen
screen-help-buy = Buchstaben kaufen (höchstens drei je Zug)
screen-did-buy = kauft { $count }
screen-news-buy = { $name } kauft { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}.
screen-bought = Gekauft: { $tiles }. { $left ->
    [0] Mehr geht in diesem Zug nicht.
    [one] Du darfst noch einen kaufen.
   *[other] Du darfst noch { $left } kaufen.
}
screen-out-bonus = { $name } war zuerst fertig: { $bonus } Punkte dazu.
screen-ij-as-y = Das ij legt man hier als Y: { $word }.
screen-counts-word = Wort ×{ $factor }
screen-counts-letter = Buchstabe ×{ $factor }
screen-counts-lay = ganzer Zug ×{ $factor }
screen-counts-start = hier beginnt das erste Wort
screen-about-first_word = ob das erste Wort auf Gelb beginnt oder darauf liegt
screen-about-buy_when = kaufen, wenn man es sagt, oder nur, wenn nichts geht
screen-about-open_tiles = ob die Steine offen liegen
screen-about-blank = ob ein Blankostein seinen Buchstaben behält
screen-about-finish = ob ein König das Ende erreichen oder überschreiten muss
screen-about-grid = quadratische Steine oder Sechsecke

# Letter
screen-game-letter = Letter
screen-game-about-letter = Buchstaben in allen Größen, Wörter in alle Richtungen, und Klopfen
screen-opponent-alone = Niemand: allein, für dich
screen-about-glass = Sekunden für einen Zug (die gedruckte Sanduhr: 30)
screen-about-knock_window = Sekunden zum Klopfen nach einem Zug, mindestens
screen-about-scoring = was zählt: Wörter, Buchstaben, Buchstaben mit Prämie für lange Wörter, oder verschiedene Buchstaben
screen-about-turning = ob Buchstaben um eine Vierteldrehung gedreht werden dürfen
screen-about-blank_touches = ob ein Blankostein anliegen muss
screen-about-solo = allein: viele Wörter (1) oder lange (2)
screen-about-solo_letters = Buchstaben, wenn man allein spielt (0: 10, oder 20 für lange Wörter)
screen-about-solo_time = Sekunden, wenn man allein spielt
