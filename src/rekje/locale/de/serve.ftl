# Der Server, und was er dem Browser sagt
serve-address = Rekje ist offen: { $address }
serve-address-others = Andere in deinem Netz kommen über { $address } herein
serve-unbuilt = Dieses Rekje wurde ohne seine Seite für den Browser installiert: Unter { $address } gibt es nur, was Programme fragen. In einem Klon baut „make run“ die Seite.
serve-lexicons = { $count ->
    [one] Eine eigene Wortliste wird
   *[other] { $count } eigene Wortlisten werden
} angeboten, aus { $folder }
serve-own-players = Eigene Spieler: { $names }.
serve-stop = Strg-C hält an; jede Partie ist gespeichert.
serve-port = Port { $port } auf { $host } ist nicht frei: Vielleicht läuft dort schon etwas. Nimm mit --port einen anderen.
serve-host = Auf der Adresse { $host } lässt sich kein Server öffnen; nimm zum Beispiel 127.0.0.1, oder 0.0.0.0 für alle in deinem Netz.
serve-url = „{ $url }“ ist keine Adresse wie https://rekje.example.org.
serve-backed-up = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
} nach { $file } kopiert ({ $megabytes } MB); die Kopie ist geprüft.
serve-backup-postgres = Die Tische sind in PostgreSQL, das eigene Werkzeuge für Sicherungen hat: pg_dump --format=custom --file={ $file } mit der Adresse der Datenbank. „rekje export“ geht dort auch.
serve-backup-damaged = Die Datenbank { $path } ist beschädigt, und es wurde keine Kopie gemacht: { $reason }. Mehr sagt „rekje doctor“.
serve-exported = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
} in { $file } geschrieben.
serve-imported = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
} hinzugefügt; { $there } waren schon da.
serve-archive = Diese Datei enthält keine Tische, wie „rekje export“ sie schreibt; es wurde nichts hinzugefügt.
serve-archive-checksum = Diese Datei wurde verändert oder beschädigt, seit „rekje export“ sie geschrieben hat: Die Prüfsumme stimmt nicht. Es wurde nichts hinzugefügt; nimm eine andere Kopie.
serve-database-file = Die Datenbank { $path } lässt sich nicht öffnen.
serve-database-newer = Die Datenbank stammt von einem neueren Rekje (Stufe { $revision }): Bring zuerst Rekje auf den neuesten Stand.
serve-database-foreign = In der Datenbank stehen Tabellen eines anderen Programms: Gib Rekje eine eigene Datenbank.
serve-database-none = Es gibt keine Datenbank { $path }: Hier wurde noch nichts mit „rekje serve“ gespielt.
serve-disk-full = Die Festplatte ist voll: Für { $folder } sind noch { $free } Bytes frei. Schaff Platz und versuch es noch einmal.
serve-database-locked = Die Datenbank { $path } ist von einem anderen Programm gesperrt. Beende es und versuch es noch einmal.
serve-database-unwritable = In die Datenbank { $path } lässt sich nicht schreiben: { $reason }.
serve-database-folder = In { $folder } kann nicht geschrieben werden: Ohne das lässt sich eine Datenbank, die nicht ordentlich geschlossen wurde, nicht lesen.
serve-held = Prozess { $pid } benutzt { $folder } seit { $since }, und nur einer darf dort schreiben. Beende ihn zuerst, oder nenne mit --data einen anderen Ordner.
serve-held-at = Prozess { $pid } bedient { $folder } seit { $since } unter { $address }, und nur einer darf dort schreiben. Beende ihn zuerst, oder nenne mit --data einen anderen Ordner.
serve-held-unknown = Ein anderer Prozess benutzt { $folder }, und nur einer darf dort schreiben. Beende ihn zuerst, oder nenne mit --data einen anderen Ordner.
serve-postgres-address = Das ist keine Adresse einer PostgreSQL-Datenbank: Sie sieht aus wie postgresql://rekje@localhost/rekje, und „sqlite“ ist die eigene Datei des Ordners.
serve-postgres-package = Für PostgreSQL fehlt noch ein Paket: Installiere „rekje[postgres]“ mit pip.
serve-telemetry-package = OTEL_EXPORTER_OTLP_ENDPOINT verlangt Traces, und die brauchen weitere Pakete: Installiere „rekje[telemetry]“ mit pip, oder nimm die Variable weg.
serve-postgres-away = Die Datenbank { $place } ist nicht zu erreichen: { $reason }.
serve-postgres-refused = Die Datenbank { $place } weigert sich: { $reason }.
serve-postgres-slow = Die Datenbank { $place } antwortet nicht rechtzeitig.
serve-postgres-full = Die Festplatte der Datenbank { $place } ist voll. Schaff Platz und versuch es noch einmal.
serve-postgres-held = Ein anderes Rekje benutzt die Datenbank { $place } seit { $since }. Beim Import darf sonst niemand dort schreiben: Beende zuerst die Server, oder warte, bis der Import fertig ist.
serve-postgres-version = Die Datenbank { $place } ist PostgreSQL { $found }; Rekje braucht { $least } oder neuer.
serve-postgres-encoding = Die Datenbank { $place } speichert Texte als { $encoding }, und darin fehlen Buchstaben: Leg eine an mit createdb --template=template0 --encoding=UTF8 { $database }.
serve-work-ready = { $count ->
    [one] Ein Prozess denkt
   *[other] { $count } Prozesse denken
} für { $place }. Strg-C hält es an; woran gerade gedacht wurde, erledigen andere.
serve-work-alone = „rekje work“ denkt für Server auf einer PostgreSQL-Datenbank: Nenne sie mit --database. Ein Server mit der Datei in seinem Datenordner denkt selbst.
serve-work-older = Die Datenbank ist von einem älteren Rekje: Starte zuerst einen Server dieser Version, der sie auf den neuesten Stand bringt.
serve-store-full = Gerade kann nichts gespeichert werden: Die Festplatte des Servers ist voll.
serve-store-slow = Gerade kann nichts gespeichert werden: Der Speicher antwortet nicht rechtzeitig.
serve-store-unwritable = Gerade kann nichts gespeichert werden.
serve-schema-older = Gerade kann nichts gespeichert werden: Die Datenbank hat eine ältere Form, als dieses Rekje braucht. Starte den Server neu: Er bringt sie auf den neuesten Stand.
serve-leaving = Dieser Server hört gleich auf. Versuch es in einem Moment noch einmal.
serve-table-damaged = Dieser Tisch lässt sich nicht öffnen: Seine Aufzeichnung ist beschädigt. Wer den Server betreibt, weiß Bescheid; alle anderen Tische laufen weiter.
serve-row-damaged = Die Zeile des Tisches { $table } ist in der Datenbank beschädigt.
serve-computer-stuck = { $name } kann gerade nicht ziehen: Mit diesem Computerspieler stimmt etwas nicht. Er wird von selbst wieder gefragt; wer den Tisch gemacht hat, kann den Platz auch einem anderen Computerspieler geben.
serve-computer-simpler = Die Computerspieler können hier nicht lesen, was sie gelernt haben, und richten sich nur nach den Buchstaben. Wer den Server betreibt, weiß Bescheid.
serve-store-damaged = Der Tisch { $table } ist in der Datenbank beschädigt, ab Ereignis { $version }.
serve-store-unfoldable = Die Ereignisse des Tisches { $table } ergeben keine Partie.
serve-left-out = Weggelassen: { $problem }
serve-doctor-well = gut
serve-doctor-wrong = falsch
serve-doctor-no-folder = Den Ordner { $folder } gibt es noch nicht; er entsteht, wenn der Server startet.
serve-doctor-no-rights = Dir fehlen die Rechte an { $folder }.
serve-doctor-open-folder = Alle auf diesem Rechner können in den Ordner { $folder } sehen.
serve-doctor-folder = Der Ordner { $folder } lässt sich lesen und beschreiben.
serve-doctor-room = Auf seiner Festplatte sind { $megabytes } MB frei.
serve-doctor-nobody = Niemand benutzt den Ordner gerade.
serve-doctor-holder = Prozess { $pid } benutzt den Ordner seit { $since }.
serve-doctor-no-database = Es gibt noch keine Datenbank; sie entsteht, wenn der Server startet.
serve-doctor-file = Laut SQLite ist die Datei beschädigt: { $reason }.
serve-doctor-schema = Die Datenbank ist auf Stufe { $found }, die neueste ist { $newest }.
serve-doctor-no-schema = Die Datenbank ist leer: Sie hat kein Schema.
serve-doctor-newest = Die Datenbank hat die neueste Form ({ $revision }).
serve-doctor-tables-none = Noch ist kein Tisch gespeichert.
serve-doctor-tables = { $count ->
    [one] Der einzige gespeicherte Tisch ist lesbar.
   *[other] Alle { $count } Tische sind lesbar.
}
serve-doctor-no-engine = Der Rechenkern fehlt.
serve-doctor-engine = Der Rechenkern ist da, in Version { $version }.
serve-doctor-no-page = Die gebaute Seite fehlt.
serve-doctor-page = Die Seite ist da, heil und in Version { $version }.
serve-doctor-learned = Alle { $count } Dateien mit gelernten Werten sind heil, nach ihren Prüfsummen.
serve-doctor-words = Die Wortlisten aller { $count } Sprachen sind heil, nach ihren Prüfsummen.
serve-doctor-values = Die Spielstärke der Computerspieler und die Gewinnchancen sind lesbar.
serve-doctor-do-rights = Gib dem Benutzer, unter dem der Server läuft, die Rechte daran.
serve-doctor-do-close = Nimm anderen die Rechte (chmod 700).
serve-doctor-do-room = Schaff Platz auf der Festplatte.
serve-doctor-do-restore = Halte den Server an und spiel eine Sicherung der Datenbank zurück.
serve-doctor-do-update = Starte den Server einmal mit dem neuesten Rekje: Er bringt die Datenbank auf den neuesten Stand und legt vorher eine Kopie an.
serve-doctor-do-table = Hol diesen Tisch aus einem Export zurück, oder lass ihn so: Alle anderen laufen weiter.
serve-doctor-do-install = Installiere Rekje neu.
serve-doctor-cache = In den Wortlisten-Cache { $folder } kann geschrieben werden, und sein Inhalt ist heil.
serve-doctor-cache-rights = In den Wortlisten-Cache { $folder } kann nicht geschrieben werden: Wortlisten werden bei jedem Start neu vorbereitet.
serve-doctor-cache-damaged = { $file } im Wortlisten-Cache ist beschädigt.
serve-doctor-do-cache = Gib diesem Konto dort Schreibrechte, oder setze REKJE_CACHE auf einen anderen Ordner.
serve-doctor-do-nothing = Die Datei wird neu gemacht, sobald sie gebraucht wird.
serve-doctor-do-learn = Lösch die Datei, wenn du sie hier gelernt hast; sonst installiere Rekje neu.
serve-doctor-warning = Achtung
serve-doctor-failed = Die Prüfung „{ $check }“ ist selbst gescheitert ({ $reason }).
serve-doctor-python = Python { $version } mit SQLite { $sqlite } ist neu genug.
serve-doctor-python-old = Python { $version } ist zu alt; Rekje braucht { $least }.
serve-doctor-do-python = Installiere ein neueres Python, und Rekje darin.
serve-doctor-packages = Alle { $count } Pakete, die Rekje braucht, sind da.
serve-doctor-no-packages = Pakete fehlen oder sind zu alt: { $packages }.
serve-doctor-program = Server und Terminal lassen sich laden.
serve-doctor-no-part = Der Teil „{ $part }“ lässt sich nicht laden.
serve-doctor-files = Geprüfte und unveränderte installierte Dateien: { $count }.
serve-doctor-file-missing = Die installierte Datei { $file } fehlt.
serve-doctor-file-changed = Die installierte Datei { $file } wurde verändert.
serve-doctor-engine-version = Der Rechenkern hat Version { $found }, Rekje selbst { $version }.
serve-doctor-page-unknown = Die Seite sagt nicht, welche Version sie hat.
serve-doctor-page-version = Die Seite hat Version { $found }, Rekje selbst { $version }.
serve-doctor-page-older = Die Seite wurde aus anderen Quellen gebaut: Sie versteht andere Nachrichten als dieser Server.
serve-doctor-page-damaged = Die Datei { $file } der Seite fehlt oder ist beschädigt.
serve-doctor-settings = Die Einstellungen in { $folder } sind lesbar, oder es gibt keine.
serve-doctor-do-settings = Korrigiere die Datei oder lösch sie: Vorher startet der Server nicht.
serve-doctor-lists = Lesbare eigene Wortlisten in { $folder }: { $count }.
serve-doctor-do-lists = Nenne einen anderen Ordner: lexicons in settings.toml oder REKJE_LEXICONS.
serve-doctor-not-folder = { $folder } ist kein Ordner.
serve-doctor-do-folder = Nenne mit --data einen anderen Ordner, oder räum die Datei weg.
serve-doctor-database = SQLite findet an der Datenbank nichts auszusetzen.
serve-doctor-postgres = PostgreSQL { $version } antwortet unter { $place }, mit allen Rechten.
serve-doctor-postgres-rights = Dem Benutzer von { $place } fehlen Rechte: { $rights }.
serve-doctor-do-grant = Mach diesen Benutzer zum Eigentümer der Datenbank.
serve-doctor-do-postgres = Starte PostgreSQL, oder berichtige die Adresse: database in settings.toml oder REKJE_DATABASE.
serve-doctor-no-copy = Die Datenbank blieb nach einem Absturz offen und lässt sich nicht kopieren, um sie anzusehen: { $reason }.
serve-doctor-do-copy = Schaff Platz für temporäre Dateien, oder starte den Server einmal.
serve-doctor-do-upgrade = Ein neueres Rekje hat sie geschrieben: Installiere dieses.
serve-doctor-games-none = Noch ist keine Partie des Terminals gespeichert.
serve-doctor-games = { $count ->
    [one] Die einzige Partie des Terminals ist lesbar.
   *[other] Alle { $count } Partien des Terminals sind lesbar.
}
serve-doctor-game-torn = Ein Absturz hat die letzte Zeile der Partie { $table } abgeschnitten: Sie geht davor weiter.
serve-doctor-do-game = Lösch die Datei im Ordner „tables“, oder lass sie so: Alle anderen laufen weiter.
serve-doctor-clock = Die Uhr ist gestellt ({ $now }).
serve-doctor-clock-unset = Die Uhr ist nicht gestellt: Sie zeigt { $now }.
serve-doctor-clock-behind = Die Uhr zeigt { $now }, aber gespeichert wurde zuletzt um { $last }.
serve-doctor-do-clock = Halte den Server an, stell die Uhr und starte ihn wieder.
serve-doctor-port-free = Port { $port } ist frei.
serve-doctor-port-own = Auf Port { $port } bedient Prozess { $pid } diesen Ordner, und er antwortet.
serve-doctor-port-silent = Prozess { $pid } sollte auf Port { $port } antworten und tut es nicht.
serve-doctor-do-again = Halte ihn an und starte ihn neu.
serve-doctor-port-rekje = Port { $port } ist von einem anderen Rekje belegt.
serve-doctor-port-other = Port { $port } ist von einem anderen Programm belegt.
serve-doctor-do-port = Halte es an, oder wähl mit --port einen anderen Port.
serve-doctor-do-port-any = Ohne --port nimmt der Server von selbst einen anderen.
serve-doctor-port-forbidden = Port { $port } darfst du nicht öffnen.
serve-doctor-do-port-high = Wähl einen Port über 1023, und stell einen Proxy davor.
serve-doctor-address = Einladungen nennen { $address }.
serve-doctor-address-local = Nur dieser Rechner erreicht { $address }.
serve-doctor-do-everywhere = Für Freunde in deinem Netz starte den Server mit --host 0.0.0.0.
serve-doctor-address-none = Dieser Rechner hat keine Adresse in einem Netz.
serve-doctor-do-network = Verbinde ihn mit dem Netz, wenn Freunde kommen sollen.
serve-doctor-address-loopback = { $address } führt jedes Gerät zu sich selbst, nicht zu diesem Server.
serve-doctor-do-public = Gib mit --public-url den Namen an, den andere benutzen.
serve-doctor-address-plain = { $address } ist nicht verschlüsselt: Unterwegs können andere mitlesen.
serve-doctor-do-tls = Stell einen Proxy mit TLS davor, und nenn die Adresse mit https.
serve-doctor-pictures = Bilder zum Teilen haben Buchstaben: Es gibt eine Schrift.
serve-doctor-no-font = Dieser Rechner hat keine der Schriften, mit denen wir zeichnen: Bilder zum Teilen haben keine Buchstaben.
serve-doctor-do-font = Installiere eine, etwa fonts-dejavu-core unter Debian.
serve-doctor-terminal = Das Terminal hat { $columns } × { $lines } Zeichen, Farben und { $encoding }.
serve-doctor-terminal-plain = Das Terminal hat { $columns } × { $lines } Zeichen und { $encoding }, keine Farben; Zeichen ersetzen sie.
serve-doctor-terminal-small = Das Terminal hat nur { $columns } × { $lines } Zeichen.
serve-doctor-do-window = Mach das Fenster für „rekje play“ größer: 80 × 24.
serve-doctor-terminal-signs = Die Ausgabe nimmt { $encoding }; darin fehlen Zeichen, die ein Brett braucht.
serve-doctor-do-utf8 = Stell PYTHONIOENCODING oder das Terminal auf UTF-8.
serve-doctor-terminal-none = Die Ausgabe geht in eine Datei oder an ein Programm; das Terminal wurde nicht angesehen.
serve-doctor-nothing = Es ist alles in Ordnung.
serve-doctor-sum = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}
serve-doctor-bundle = { $file } kann einer Meldung beigelegt werden: keine Namen, Tische oder Adressen, keine Steine und keine Schlüssel stehen darin.
serve-no-table = Dieser Tisch ist für dich nicht offen: Lass dir den Link geben.
serve-no-link = Dieser Link führt nirgendwohin (mehr). Lass dir von dem, der ihn dir gab, einen neuen geben.
serve-no-page = Hier ist nichts.
serve-no-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
serve-not-here = Nur Links dieser Seite können gezeichnet werden.
serve-hint-turn = Einen Tipp bekommt, wer jetzt spielen kann.
serve-not-yours = Das ist nicht dein Platz.
serve-seat-taken = Der Platz „{ $name }“ ist schon besetzt: Sein Link gilt nur einmal. Du kannst zuschauen; oder, wenn du das bist, dieses Gerät hinzufügen: Öffne Du auf dem anderen Gerät.
serve-seat-second = Du sitzt schon an diesem Tisch, als { $name }: Dieser Link ist für jemand anderen.
serve-seat-held = Dieser Platz bleibt für seinen Spieler frei; er kann freigegeben werden, wenn der { $minutes } min weg ist.
serve-begun = Das lässt sich nur vor der Partie abmachen, und diese hat schon begonnen.
serve-too-few-seats = Dafür müssen mindestens { $count } Plätze besetzt sein.
serve-not-ready = { $name } ist noch nicht so weit: Die Partie kann beginnen, sobald alle am Tisch bereit sind.
serve-all-seats-taken = Alle Plätze sind schon besetzt. Du kannst zuschauen oder bei der nächsten Partie mitspielen.
serve-invitation-code-wrong = Zu diesem Code gibt es keine Einladung, oder er ist abgelaufen: Ein Code gilt zehn Minuten. Bitte um einen neuen oder um den Link.
serve-code-wrong = Der Code stimmt nicht oder gilt nicht mehr: Lass dir auf deinem anderen Gerät einen neuen zeigen.
serve-code-tries = Zu viele falsche Codes von hier: Versuch es in { $minutes } Minuten wieder.
serve-devices-many = Du hast schon { $most } Geräte: Entferne erst eines.
serve-no-device = So ein Gerät hast du nicht.
serve-not-muted = Diese Person ist bei dir nicht stummgeschaltet, oder nicht mehr.
serve-not-seen = Diese Person ist hier nicht mehr zu sehen.
serve-device-same = Dieses Gerät gehört schon dir.
serve-device-last = Nur dieses Gerät führt noch zu deinen Partien: Mach erst einen Wiederherstellungscode oder einen Passkey, oder lösche alles.
serve-no-passkey = So einen Passkey hast du nicht.
serve-passkeys-many = Du hast schon { $most } Passkeys: Entferne erst einen.
serve-passkey-address = Browser haben Passkeys nur unter einem Namen mit https oder unter localhost, nicht unter dieser Adresse.
serve-passkey-failed = Der Passkey ließ sich nicht prüfen; nichts hat sich geändert. Versuch es noch einmal.
serve-passkey-unknown = Diesen Passkey kennt hier niemand, oder nicht mehr.
serve-settings-long = Das sind zu viele Einstellungen: höchstens { $most } Bytes.
serve-seat-computer = Für diesen Platz spielt ein Computer: Nimm ihn erst zurück.
serve-waiting = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
serve-moved-on = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin.
serve-try-again = Das ging gerade nicht; nichts hat sich geändert. Versuch es noch einmal.
serve-failed = Bei uns ist etwas schiefgegangen.
serve-other-site = Diese Anfrage kam von einer anderen Seite.
serve-message-form = Diese Nachricht hat nicht die richtige Form.
serve-message-long = Das ist zu lang: höchstens { $most } Byte.
serve-hello-first = Die erste Nachricht muss eine Begrüßung sein.
serve-too-fast = Das ist zu viel auf einmal: Versuch es in { NUMBER($seconds, useGrouping: 0) } s noch einmal.
serve-full = An diesem Tisch schauen schon zu viele zu.
serve-too-many-tables = Du hast { $most } unfertige Tische: Spiel erst ein paar zu Ende.
serve-too-many-links = Dieser Tisch hat schon zu viele Links.
serve-no-rematch = Eine Revanche ist für die, die gerade zu Ende gespielt haben.
serve-not-over = Zurückblicken geht erst, wenn die Partie vorbei ist.
serve-chat-off = Der Chat dieses Tisches ist aus.
serve-chat-seats = Hier reden nur die, die mitspielen.
serve-do-open = ein Wort wählen
serve-do-play = ein Wort legen
serve-do-exchange = tauschen
serve-do-buy = kaufen
serve-do-pass = passen
serve-do-resign = aufgeben
serve-do-challenge = anzweifeln
serve-do-accept = gelten lassen
serve-do-vote = abstimmen
serve-do-time-up = Zeit ist um
serve-do-end = das Spiel beenden
serve-do-vacation = Urlaub nehmen
serve-do-draw = ziehen
serve-do-place = einen Buchstaben legen
serve-do-claim = Wörter nennen
serve-do-free = einen Buchstaben freigeben
serve-do-blank = den Blankostein legen
serve-do-swap = den Blankostein eintauschen
serve-do-knock = klopfen
serve-busy = Der Server ist gerade beschäftigt: Versuch es gleich noch einmal.
serve-other-host = Diese Seite heißt nicht { $host }: Nimm die Adresse, die beim Start genannt wurde, oder lass den Namen zu (--accept-host).
serve-proxy = { $address } ist keine IP-Adresse: Nenne die Adresse des Proxys.
serve-many-sockets = Von dir sind zu viele Seiten an Tischen offen (mehr als { $most }): Schließ ein paar davon.
serve-settings-toml = { $file } hat nicht die Form von TOML: { $problem }.
serve-settings-name = In { $file } steht unter [{ $table }] „{ $name }“, und diese Einstellung gibt es nicht. Die Einstellungen sind { $known }.
serve-settings-unknown = In { $file } steht „{ $name }“, und diese Einstellung gibt es nicht. Die Einstellungen sind { $known }.
serve-settings-value = { $file }: Der Wert von „{ $name }“ passt nicht. Man schreibt ihn so: { $example }
serve-settings-language = Die Sprache „{ $language }“ in { $file } gibt es nicht: Es muss eine von { $languages } sein.
serve-removed = Du wurdest von diesem Tisch entfernt.
serve-vote-few = Nur { $count } oder mehr andere können zusammen jemanden abwählen, und so viele spielen hier nicht.
serve-forgotten = Ex-Spieler
serve-chat-off-here = Der Betreiber dieses Servers hat den Chat abgeschaltet.
serve-banned = Der Betreiber dieses Servers hat dich noch für { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } ausgeschlossen; deine Daten löschen kannst du weiterhin.
serve-not-operator = Das darf nur der Betreiber: „rekje operator“ zeigt einen Link zum Anmelden.
serve-operator-link = Dieser Link gilt nicht oder nicht mehr: Jeder gilt einmal, 10 Minuten lang, solange der Server läuft. „rekje operator“ zeigt einen neuen.
serve-no-report = Diese Meldung gibt es nicht mehr.
serve-no-line = Eine solche Zeile im Chat, die man melden könnte, gibt es nicht.
serve-table-removed = Der Betreiber dieses Servers hat diesen Tisch entfernt.
serve-operator-none = In { $folder } läuft kein Server: Starte zuerst „rekje serve“ mit demselben Ordner.
serve-operator-unreadable = Der Schlüssel des Betreibers in { $folder } lässt sich nicht lesen: Führe das als der Benutzer aus, der den Server betreibt.
serve-operator-here = Mit diesem Link meldest du dich als Betreiber an, einmal, in den nächsten { $minutes } Minuten. Gib ihn niemandem.
serve-lobby-off = Dieser Server hat zurzeit keine Lobby.
serve-lobby-set-off = Laut den Einstellungen hat dieser Server keine Lobby: lobby = „off“. Ändere sie und starte den Server neu.
serve-lobby-word = Um die Lobby zu sehen, sag erst das Passwort dieses Clubs.
serve-lobby-word-wrong = Das ist nicht das Passwort. Frag, wer dir von diesem Club erzählt hat.
serve-lobby-no-word = Mit lobby = „word“ braucht der Server auch das Wort: lobby-word = „…“.
serve-lobby-word-unused = Ein Wort für die Lobby wird nur mit lobby = „word“ verlangt, und es ist „{ $mode }“.
serve-offer-closed = Dieser Tisch ist nicht für alle offen, oder nicht mehr.
serve-offer-taken = Jemand war schneller: Alle Plätze sind besetzt.
serve-offer-unrated = Dieses Angebot gilt für eine bestimmte Spielstärke, und in diesem Spiel hast du noch keine. Spiel erst ein paar Partien gegen den Computer, oder nimm ein anderes Angebot.
serve-offer-rating = Dieses Angebot gilt für eine andere Spielstärke; deine ist { $rating }.
serve-rating-range = Keine Spielstärke ist mindestens { $least } und höchstens { $most }.
serve-opening-kept = Ein Punktezettel zu einem Spiel aus der Schachtel kann nicht für alle geöffnet werden.
