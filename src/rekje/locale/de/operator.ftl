operator-title = Seite des Betreibers
operator-counts = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
 } auf diesem Server. Gerade { $people ->
    [one] sitzt ein Mensch
   *[other] sitzen { $people } Menschen
 } an einem Tisch, mit { $connections ->
    [one] einer Verbindung
   *[other] { $connections } Verbindungen
 }.
operator-again = Neu ansehen
operator-chat-off = Den Chat für alle abschalten
operator-chat-on = Den Chat wieder einschalten
operator-sign-out = Abmelden
operator-reports = Meldungen
operator-no-reports = Niemand hat etwas gemeldet.
operator-report = Meldung { $number } über { $name }
operator-closed = (erledigt)
operator-nothing-said = Im Chat wurde nichts gesagt.
operator-close = Erledigt
operator-close-which = Meldung { $number } erledigt
operator-ban-days = { $days ->
    [one] Einen Tag
   *[other] { $days } Tage
 } ausschließen
operator-ban-who = { $name } { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } ausschließen?
operator-ban-more = Dieser Browser kann dann keinen Tisch dieses Servers benutzen; wer seine Cookies löscht, kommt als jemand Neues wieder.
operator-bans = Ausgeschlossene
operator-ban = Ausschluss { $number }, bis { $until }
operator-lift = Aufheben
operator-lift-which = Ausschluss { $number } aufheben
operator-tables = Zuletzt geänderte Tische
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
operator-did-ban-lifted = Ausschluss { $about } aufgehoben
operator-did-chat-off = Den Chat für alle abgeschaltet
operator-did-chat-on = Den Chat wieder eingeschaltet
operator-lobby-off = Die Lobby schließen
operator-lobby-on = Die Lobby wieder öffnen
operator-did-lobby-off = Die Lobby geschlossen
operator-did-lobby-on = Die Lobby wieder geöffnet
