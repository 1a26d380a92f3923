operator-title = Seite des Betreibers
operator-counts = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
 } auf diesem Server. Gerade { $people ->
    [one] sitzt eine Person
   *[other] sitzen { $people } Personen
 } an einem Tisch, mit { $connections ->
    [one] einer Verbindung
   *[other] { $connections } Verbindungen
 }.
operator-again = Aktualisieren
operator-chat-off = Den Chat für alle abschalten
operator-chat-on = Den Chat wieder einschalten
operator-sign-out = Abmelden
operator-reports = Meldungen
operator-no-reports = Niemand hat etwas gemeldet.
operator-report = Meldung { $number } über { $name }
operator-quoted = „{ $text }“
operator-closed = (erledigt)
operator-meant = Gemeldet
operator-nothing-said = Im Chat wurde nichts gesagt.
operator-close = Erledigt
# The name of a button, which begins with what stands on it
operator-named = { $what }: { $name }
operator-ban-days = { $days ->
    [one] Einen Tag
   *[other] { $days } Tage
 } ausschließen
operator-ban-who = { $name } { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } ausschließen?
operator-ban-more = Die Person kann dann keinen Tisch dieses Servers benutzen; wer seine Cookies löscht, kommt als jemand Neues wieder.
operator-bans = Ausgeschlossene
operator-ban = { $name }, bis { $until } (Ausschluss { $number })
operator-lift = Aufheben
operator-tables = Tische
operator-tables-find = Name oder Link eines Tisches, oder jemand, der dort sitzt
operator-tables-newest = Zuletzt geändert:
operator-no-tables = Auf diesem Server gibt es noch keinen Tisch.
operator-no-table-found = Kein Tisch hat „{ $text }“ im Namen, und niemand, der so heißt, sitzt an einem.
operator-people = Personen
operator-people-find = Name von jemandem
operator-people-newest = Wer zuletzt hier war:
operator-no-people = Noch niemand saß an einem Tisch.
operator-no-person-found = Niemand an einem Tisch oder in der Lobby hat „{ $text }“ im Namen.
operator-search = Suchen
operator-found = „{ $text }“: { $count ->
    [one] ein Treffer
   *[other] { $shown } Treffer
 }
operator-more = Mehr zeigen
operator-damaged = Beschädigter Tisch
# A seat that nobody has taken yet
operator-nobody = freier Platz
operator-computer = { $name } (Computer)
operator-nameless = Jemand ohne Namen
operator-here = gerade hier
operator-seen = zuletzt hier am { $at }
operator-seen-unknown = unbekannt, wann zuletzt hier
operator-at = { $count ->
    [0] an keinem Tisch
    [one] an einem Tisch
   *[other] an { $shown } Tischen
 }
operator-excluded = Ausgeschlossen bis { $until }
operator-exclude = Ausschließen
operator-exclude-who = { $name } ausschließen?
operator-phase-waiting = vor dem Spiel
operator-phase-playing = im Spiel
operator-phase-over = beendet
operator-connected = { $count ->
    [one] eine Verbindung
   *[other] { $shown } Verbindungen
 }
operator-remove = Entfernen
operator-remove-which = Tisch { $name } entfernen
operator-remove-more = Das Spiel und sein Chat werden gelöscht, und wer dort sitzt, erfährt es. Das lässt sich nicht rückgängig machen.
operator-errors = Warnungen und Fehler im Protokoll
operator-no-errors = Keine.
operator-audit = Was Betreiber getan haben
operator-no-audit = Noch nichts.
operator-did-signed-in = Angemeldet
operator-did-table-removed = Tisch { $about } entfernt
operator-did-report-closed = Meldung { $about } erledigt
operator-did-banned = Die Person aus Meldung { $about } ausgeschlossen
operator-did-person-banned = Jemanden ausgeschlossen (Ausschluss { $about })
operator-did-ban-lifted = Ausschluss { $about } aufgehoben
operator-did-chat-off = Den Chat für alle abgeschaltet
operator-did-chat-on = Den Chat wieder eingeschaltet
operator-lobby-off = Die Lobby schließen
operator-lobby-on = Die Lobby wieder öffnen
operator-did-lobby-off = Die Lobby geschlossen
operator-did-lobby-on = Die Lobby wieder geöffnet
