# The frame
help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-command = BEFEHL …
help-default = Vorgabe: { $value }
help-required = erforderlich
help-help = Diese Hilfe.
help-version = Die Version.

# What values are called
help-value-file = DATEI
help-value-out = ZIEL
help-value-word = WORT
help-value-game = SPIEL
help-value-list = LISTE
help-value-edition = AUSGABE
help-value-who = WER
help-value-think = ZEIT
help-value-setting = NAME=WERT
help-value-letters = BUCHSTABEN
help-value-number = ZAHL
help-value-address = ADRESSE
help-value-url = URL
help-value-folder = ORDNER
help-value-database = DATENBANK
help-value-title = TITEL
help-value-day = TAG
help-value-hash = HASH
help-value-shell = SHELL

# Options of many commands
help-language = Die Sprache von allem, was du zu lesen bekommst.
help-json = Antworte in JSON, für Programme.
help-no-color = Keine Farbe und keine anderen Steuerzeichen.
help-game = Das Spiel; sonst das der Ausgabe.
help-edition = Die Ausgabe (siehe „rekje games“), auch als Spiel/Ausgabe, oder eine eigene TOML-Datei.
help-lexicon = Die Wortliste: nl, fr, de, en, it, any oder eine Datei; sonst die der Ausgabe.
help-lexicon-given = Die Wortliste: nl, fr, de, en, it oder eine Datei.

# rekje
help-rekje = Rekje: dein Schiedsrichter am Tisch für Buchstabenspiele.

# rekje games
help-games = Zeige die Spiele, ihre Ausgaben, Sprachen und Optionen.
help-games-json = Alles in JSON: Bretter, farbige Felder, Steine.
help-games-edition = Zeige eine Ausgabe als TOML-Datei zum Kopieren und Ändern.

# rekje guide
help-guide = Wie ein Spiel gespielt wird: was man zum Anfangen braucht, die ersten Züge vorgerechnet, besondere Fälle.

# rekje replay
help-replay =
    Lass den Schiedsrichter eine Partie durchgehen.
    DATEI (- für die Standardeingabe) ist eine Aufzeichnung von Rekje oder eine GCG-Datei. Du siehst, was jeder Zug brachte, das Ergebnis und das Brett.
help-replay-lexicon = Urteile nach einer anderen Wortliste: nl, fr, de, en, it, any oder eine Datei.
help-replay-edition = Bei einer GCG-Datei: die gespielte Ausgabe; sonst, was sie sagt, oder en.
help-replay-save = Schreibe die Partie auch als Aufzeichnung, oder als GCG, wenn der Name auf .gcg endet.
help-replay-commitment = Weise eine Partie zurück, deren Steine nicht nach diesem vorher notierten Fingerabdruck gezogen wurden.

# rekje sheet
help-sheet =
    Schreibe den Punktezettel einer Partie als eine Seite zum Lesen, Drucken oder Verschicken.
    DATEI (- für die Standardeingabe) ist eine Aufzeichnung von Rekje oder eine GCG-Datei. Die Seite ist HTML und braucht sonst nichts.
help-sheet-out = Die Datei, die geschrieben wird; sonst geht die Seite in die Standardausgabe.
help-sheet-title = Ein eigener Titel; sonst das Spiel und wer gespielt hat.
help-sheet-date = Der Tag der Partie, wie 2026-12-31.

# rekje review
help-review =
    Geh eine beendete Partie durch: was in jedem Zug das Beste war und was der Unterschied kostete.
    DATEI (- für die Standardeingabe) ist eine Aufzeichnung von Rekje oder eine GCG-Datei.
help-review-out = Viele Partien analysieren: für jede eine Seite in diesen Ordner schreiben, oder JSON mit --json. Was schon da ist, wird nicht noch einmal gemacht.
help-review-html = Schreibe die Analyse auch als eine HTML-Seite mit Brettern, die sonst nichts braucht.
help-review-chart = Auch den Verlauf der Partie zeichnen, als .svg oder .png je nach Dateiname.
help-review-think = Wo sich Wörter kreuzen: jeden Zug beurteilen, indem von den besten Möglichkeiten aus so lange weitergespielt wird, in Sekunden (5) oder Stellungen (60000n).
help-review-lexicon = Urteile nach einer anderen Wortliste: nl, fr, de, en, it oder eine Datei; sonst nach der der Partie oder der Ausgabe.

# rekje play
help-play =
    Spiele im Terminal, gegen den Computer oder gegeneinander.
    Was nicht genannt ist, wird gefragt. Ohne Terminal siehst du eine Vorführung.
help-play-seats = Wer spielt, der Reihe nach: me, even (so stark wie du), Namen, level-1 bis level-10, greedy, strong, expert, racer, canny. Zum Beispiel me,greedy.
help-play-option = Eine Option des Spiels, etwa judging=challenge; auch mehrmals.
help-play-seed = Ziehe jedes Mal dieselben Steine.
help-play-resume = Spiele die letzte unfertige Partie weiter, oder frag nicht danach.
help-play-by-ear = Alles in Sätzen sagen und nichts zeichnen: für einen Screenreader oder eine Braillezeile.
help-play-hints = Sag in jedem Zug, was der beste bringt.
help-play-demo = Schau zwei Computerspielern zu.
help-play-pace = Wie viele Sekunden jeder Zug einer Vorführung zu sehen ist.

# rekje best
help-best =
    Zeige die besten Züge in einer Stellung.
    DATEI (- für die Standardeingabe) ist eine Aufzeichnung oder eine GCG-Datei (wer nach dem letzten Zug dran ist) oder eine Stellung in CGP (das erste Bänkchen). Derbe Wörter werden nicht vorgeschlagen.
help-best-top = Wie viele Züge.
help-best-lexicon = Die Wortliste; sonst die der Aufzeichnung oder der Ausgabe.
help-best-move = Bei einer Partie: die Stellung vor diesem Zug, von 1 an gezählt.
help-best-rack = Die Steine dessen, der dran ist, wenn die Partie sie nicht verrät; ? ist ein Blankostein.
help-best-by = Ordne sie nach Punkten, Wert oder Gewinnchance und sage, was jeder behält und was das wert ist.
help-best-position = Bei einer CGP-Datei: die wievielte Stellung.
help-best-seconds = Bei Koning und Letter: nach so vielen Sekunden nicht weiter suchen.
help-best-think = Wo sich Wörter kreuzen: Züge abwägen, indem so lange weitergespielt wird, in Sekunden (5) oder Stellungen (60000n).

# rekje perft
help-perft =
    Zähle die möglichen Züge in Stellungen.
    Für jede Stellung in DATEI (CGP, - für die Standardeingabe) eine Zeile: wie viele Züge das erste Bänkchen hat, die höchste Punktzahl und die Summe aller Punkte.

# rekje word
help-word =
    Ist es ein Wort, aus welcher Liste, wie gängig?
    Der Rückgabewert ist 0, wenn alle es sind, sonst 1.
help-word-lexicon = Die Wortliste: nl, fr, de, en, it oder eine Datei; sonst die deiner Sprache.
help-word-places = Namen von Städten, Ländern und Flüssen zählen auch.
help-word-game = Wie in diesem Spiel, wenn dort nichts anderes gewählt ist: die Wörter auf dem Regelblatt zählen auch, in Letter auch Ortsnamen.
help-word-language = Welche eingebaute Liste, wenn du mit --lexicon keine nennst; bei einer eigenen Liste deren Sprache.

# rekje lexicon
help-lexicons = Eigene Wortlisten.
help-build =
    Mach aus einer Liste von Wörtern eine Wortliste für --lexicon.
    DATEI ist Text in UTF-8, ein Wort je Zeile; leere Zeilen und solche mit # am Anfang zählen nicht. ZIEL ist die neue Liste. Was man nicht legen kann, wird gezählt und gemeldet.
help-build-language = In welcher Sprache es geschrieben ist: wie Akzente, ij und ß gelegt werden.

# rekje selfplay
help-selfplay = Lass Computer gegeneinander spielen und miss, wie gut und schnell sie sind.
help-selfplay-games = Wie viele Partien.
help-selfplay-players = Wer spielt: level-1 bis level-10, greedy, expert; in Scrabble und Woordenspel auch strong, in Koning racer, in Letter canny.
help-selfplay-seed = Wovon die Steine abhängen: Partie n von dieser Zahl plus n; sonst gelost.
help-selfplay-emit = Schreibe auch jede Partie in diese Datei, eine Aufzeichnung je Zeile.

# rekje dataset
help-dataset =
    Lass Computer spielen und schreibe jeden Zug als Zeile in Parquet-Dateien: Stellung, Bänkchen, Zug und Ergebnis, mit einer Beschreibung dazu.
    AUSGABE ist zum Beispiel scrabble/en. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
help-dataset-out = Der Ordner für die Dateien; sonst ein Ordner in diesem, benannt nach Spiel und Ausgabe.

# rekje bench
help-bench = Miss, wie schnell Rekje auf dieser Maschine sucht.
help-bench-moves = Suche alle Züge und den besten in den Stellungen einer CGP-Datei.
help-bench-walks = Suche das längste Wort, das sich legen lässt, in Stellungen aus eigenen Partien.
help-bench-paths = Suche alle Wörter und den besten Buchstaben auf Brettern mit Buchstaben vieler Größen.
help-bench-cgp = Die Stellungen, eine je Zeile in CGP; das erste Bänkchen ist dran.
help-bench-seconds = Wie viele Sekunden je Messung.
help-bench-positions = Wie viele Stellungen.
help-bench-tiles = Steine auf dem Tisch.
help-bench-rack = Steine auf dem Bänkchen.
help-bench-seed = Davon allein hängen die Stellungen ab.
help-bench-cut = Brich jede Suche nach so vielen Sekunden ab.

# rekje serve, export, import
help-data = Der Ordner mit den Tischen des Servers; sonst der übliche Ort.
help-database = Die Datenbank: eine Adresse wie postgresql://rekje@localhost/rekje, oder „sqlite“ für die Datei im Ordner; sonst REKJE_DATABASE, sonst „database“ in settings.toml, sonst diese Datei.
help-serve =
    Öffne den Tisch im Browser: an diesem Rechner, zu Hause oder für Freunde irgendwo.
    Nenne deinen Freunden die Adresse, oder mach einen Tisch auf und schick den Link. Strg-C beendet den Server; die Tische bleiben.
    Optionen, die du immer nimmst, können in settings.toml unter [serve] stehen.
help-serve-host = Auf welcher Adresse der Server antwortet; 0.0.0.0 für Freunde in deinem Netz.
help-serve-port = Der Port; sonst 8000, oder ein anderer, wenn der belegt ist.
help-serve-public-url = Die Adresse für andere, wenn ein Proxy mit TLS davorsteht.
help-serve-page = Der Ordner einer anderen gebauten Seite.
help-serve-origin = Eine andere Website, deren Seiten diesen Server nutzen dürfen; mehrfach möglich.
help-serve-pace = Sekunden, die ein Computerspieler vor seinem Zug wartet.
help-serve-connections = Die meisten Verbindungen zur selben Zeit; weniger, wenn das System weniger offene Dateien erlaubt.
help-serve-log = Was im Protokoll steht: was geschehen ist (info), oder auch eine Zeile für jeden Befehl (debug).
help-serve-lexicons = Ein Ordner mit Wortlisten, die am Tisch angeboten werden, Text oder mit „rekje lexicon build“ gemacht; sonst REKJE_LEXICONS, sonst „lexicons“ in settings.toml.
help-serve-open = Öffne einen Browser, wo es einen gibt.
help-backup =
    Kopiere die Datenbank des Servers in eine Datei, während der Server läuft.
    Die Kopie ist die eines Augenblicks und wird geprüft. Sie enthält alles: Behalte sie für dich.
help-export =
    Schreibe alle Tische des Servers in eine Datei, für einen anderen Rechner oder zum Aufheben.
    Sie enthält die Steine und Nachrichten aller: Behalte sie für dich.
help-export-everything = Schreibe auch, was nur derselbe Server brauchen kann: Benachrichtigungen, Stummgeschaltete, Meldungen, Ausschlüsse, Schlüssel; für einen Umzug in eine andere Datenbank.
help-import =
    Nimm die Tische aus einer Datei von „rekje export“ dazu.
    Alle, oder keinen, wenn etwas nicht stimmt. Beende zuerst den Server.

help-doctor =
    Sag, was an einer Installation in Ordnung ist, was nicht, und was zu tun ist.
    Angesehen werden das Programm und seine Daten, der Datenordner, die Datenbank mit jedem Tisch darin, die Uhr, der Port, die Adresse für Freunde und das Terminal; nichts ändert sich, und der Server darf laufen. Rückgabewert 1, wenn etwas nicht stimmt.
help-doctor-host = Auf welcher Adresse der Server antworten soll; sonst die des laufenden Servers, oder nur dieser Rechner.
help-doctor-port = Der Port, den der Server nehmen soll; sonst der des laufenden Servers, oder 8000.
help-doctor-bundle = Schreib eine Zip-Datei, die man einer Meldung beilegen kann: Befunde, Versionen, Einstellungen und Logzeilen, ohne Namen, Steine, Schlüssel und Adressen.
help-doctor-json = Als JSON.

help-learn =
    Lass den Computer gegen sich selbst spielen, um zu lernen, was Steine auf dem Bänkchen wert sind.
    Die Spieler strong, canny und expert richten sich danach, an jedem Tisch mit dieser Ausgabe und Wortliste. Es lässt sich anhalten und neu aufrufen: Es geht weiter, wo es war. Gleicher Seed und gleich viele Partien ergeben dieselbe Datei.
help-learn-games = Aus wie vielen Partien gelernt wird; sonst genug für gute Werte.
help-learn-seed = Wovon die Partien abhängen.
help-learn-out = Die Datei, die geschrieben wird, mit --missing der Ordner; sonst dort, wo starke Spieler sie suchen.
help-learn-missing = Für jede eingebaute Ausgabe lernen, deren Werte fehlen oder mit einer anderen Wortliste gelernt wurden, als sie jetzt hat.
help-threads = Auf wie vielen Kernen; sonst auf allen. Das Ergebnis ist dasselbe.
help-ray = Mit Ray arbeiten: auf diesem Rechner oder auf dem Cluster unter einer Adresse (auto oder HOST:PORT). Das Ergebnis ist dasselbe.
help-value-name = NAME
help-serve-accept-host = Ein weiterer Name, unter dem der Server gefragt werden darf; mehrmals möglich.
help-serve-proxy = Die Adresse eines Proxys, der sagt, für wen er fragt (X-Forwarded-For); mit --public-url, wenn keiner genannt ist, einer auf diesem Rechner.

# rekje completion
help-completion =
    Schreibe das Skript, mit dem eine Shell Befehle, Optionen und Werte vervollständigt.
    SHELL ist bash, zsh oder fish. Leg das Skript dorthin, wo deine Shell solche Skripte sucht: rekje completion bash > ~/.local/share/bash-completion/completions/rekje
help-operator =
    Zeigt einen Link, mit dem sich der Betreiber eines laufenden Servers anmeldet.
    Die Seite zeigt Tische, Meldungen und Fehler und was Betreiber getan haben; dort kann man einen Tisch entfernen, jemanden für eine Zeit ausschließen und den Chat abschalten.
help-serve-lobby = Ob es eine Lobby gibt: offen für alle, aus, oder für alle, die ein Wort kennen.
help-serve-lobby-word = Das Wort, das in die Lobby lässt; besser steht es in den Einstellungen, denn andere auf diesem Rechner können eine Befehlszeile lesen.
help-work =
    Für die Server auf einer PostgreSQL-Datenbank denken: die Züge der Computerspieler und Analysen.
    Es läuft auf beliebig vielen Rechnern, mit derselben Version und denselben Wortlisten wie die Server. Solange eines da ist, überlassen ihm die Server das Denken; sonst denken sie selbst. Strg-C hält es an, und nichts geht verloren.
help-work-thinkers = Wie viele Prozesse zugleich denken; sonst einer je Kern.
help-engine = Eigene Spieler: Programme, die an jedem Tisch mitspielen.
help-engine-list = Zeigt, welche eigenen Spieler es hier gibt und welche Spiele sie spielen.
help-engine-check =
    Prüft Punkt für Punkt, ob sich ein Programm an das Protokoll für eigene Spieler hält (docs/engine-protocol.md).
    BEFEHL ist, was es startet, oder der Name eines Spielers, der hier installiert ist. Was mit einem Strich beginnt und für das Programm selbst ist, steht nach --.
help-engine-seconds = Wie viele Sekunden es für einen Zug hat.
help-engine-game = Nur dieses Spiel (sonst alle, die es spielt).
help-engine-verbose = Zeigt auch, was das Programm über seine Gedanken sagt, und seine eigenen Fehlermeldungen.
help-engine-named = Ein eigener Spieler: ein Name und der Befehl, der sein Programm startet. Mehrmals möglich; sonst [engines] in settings.toml.
help-think = Wie lange expert über einen Zug nachdenkt, wo sich Wörter kreuzen: Sekunden (5) oder Stellungen (60000n); sonst hört er auf, sobald weiteres Suchen wenig bringt.
help-depth = Wie viele Züge expert dabei vorausschaut (sonst 2).
help-value-engine = NAME=BEFEHL
help-value-command = BEFEHL
