operator-title = Beheer van de server
operator-counts = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
 } op deze server. Nu { $people ->
    [one] zit er één mens
   *[other] zitten er { $people } mensen
 } aan tafel, met { $connections ->
    [one] één verbinding
   *[other] { $connections } verbindingen
 }.
operator-again = Opnieuw kijken
operator-chat-off = De chat voor iedereen uitzetten
operator-chat-on = De chat weer aanzetten
operator-sign-out = Afmelden
operator-reports = Meldingen
operator-no-reports = Er is niets gemeld.
operator-report = Melding { $number }, over { $name }
operator-closed = (afgehandeld)
operator-nothing-said = In de chat was niets gezegd.
operator-close = Afhandelen
operator-close-which = Melding { $number } afhandelen
operator-ban-days = { $days ->
    [one] Een dag
   *[other] { $days } dagen
 } buitensluiten
operator-ban-who = { $name } { $days ->
    [one] een dag
   *[other] { $days } dagen
 } buitensluiten?
operator-ban-more = Deze browser kan dan geen tafel van deze server gebruiken; wie zijn cookies wist, komt terug als iemand anders.
operator-bans = Buitengesloten
operator-ban = Buitensluiting { $number }, tot { $until }
operator-lift = Opheffen
operator-lift-which = Buitensluiting { $number } opheffen
operator-tables = Laatst veranderde tafels
operator-phase-waiting = voor het spel
operator-phase-playing = bezig
operator-phase-over = afgelopen
operator-connected = { $count ->
    [one] één verbinding
   *[other] { $shown } verbindingen
 }
operator-remove = Verwijderen
operator-remove-which = Tafel { $name } verwijderen
operator-remove-more = Het spel en de chat worden gewist, en wie er zit krijgt dat te horen. Dit is niet terug te draaien.
operator-errors = Waarschuwingen en fouten in het logboek
operator-no-errors = Geen.
operator-audit = Wat beheerders deden
operator-no-audit = Nog niets.
operator-did-signed-in = Aangemeld
operator-did-table-removed = Tafel { $about } verwijderd
operator-did-report-closed = Melding { $about } afgehandeld
operator-did-banned = De persoon van melding { $about } buitengesloten
operator-did-ban-lifted = Buitensluiting { $about } opgeheven
operator-did-chat-off = De chat voor iedereen uitgezet
operator-did-chat-on = De chat weer aangezet
operator-lobby-off = De lobby sluiten
operator-lobby-on = De lobby weer openen
operator-did-lobby-off = De lobby gesloten
operator-did-lobby-on = De lobby weer geopend
