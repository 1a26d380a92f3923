operator-title = Beheer van de server
operator-counts = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
 } op deze server. Nu { $people ->
    [one] zit er één persoon
   *[other] zitten er { $people } personen
 } aan tafel, met { $connections ->
    [one] één verbinding
   *[other] { $connections } verbindingen
 }.
operator-again = Verversen
operator-chat-off = De chat voor iedereen uitzetten
operator-chat-on = De chat weer aanzetten
operator-sign-out = Afmelden
operator-reports = Meldingen
operator-no-reports = Er is niets gemeld.
operator-report = Melding { $number }, over { $name }
operator-quoted = “{ $text }”
operator-closed = (afgehandeld)
operator-meant = Gemeld
operator-nothing-said = In de chat was niets gezegd.
operator-close = Afhandelen
# The name of a button, which begins with what stands on it
operator-named = { $what }: { $name }
operator-ban-days = { $days ->
    [one] Een dag
   *[other] { $days } dagen
 } buitensluiten
operator-ban-who = { $name } { $days ->
    [one] een dag
   *[other] { $days } dagen
 } buitensluiten?
operator-ban-more = Wie buitengesloten is, kan geen tafel van deze server gebruiken; wie zijn cookies wist, komt terug als iemand anders.
operator-bans = Buitengesloten
operator-ban = { $name }, tot { $until } (buitensluiting { $number })
operator-lift = Opheffen
operator-tables = Tafels
operator-tables-find = Naam of link van een tafel, of iemand die er zit
operator-tables-newest = Laatst veranderd:
operator-no-tables = Er is nog geen tafel op deze server.
operator-no-table-found = Geen tafel heeft “{ $text }” in de naam, en er zit niemand aan tafel die zo heet.
operator-people = Mensen
operator-people-find = Iemands naam
operator-people-newest = Wie hier het laatst was:
operator-no-people = Er heeft nog niemand aan een tafel gezeten.
operator-no-person-found = Niemand aan een tafel of in de lobby heeft “{ $text }” in zijn naam.
operator-search = Zoeken
operator-found = “{ $text }”: { $count ->
    [one] één gevonden
   *[other] { $shown } gevonden
 }
operator-more = Meer tonen
operator-damaged = Beschadigde tafel
# A seat that nobody has taken yet
operator-nobody = vrije plaats
operator-computer = { $name } (computer)
operator-nameless = Iemand zonder naam
operator-here = nu hier
operator-seen = laatst hier op { $at }
operator-seen-unknown = onbekend wanneer laatst hier
operator-at = { $count ->
    [0] aan geen tafel
    [one] aan één tafel
   *[other] aan { $shown } tafels
 }
operator-excluded = Buitengesloten tot { $until }
operator-exclude = Buitensluiten
operator-exclude-who = { $name } buitensluiten?
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
operator-did-person-banned = Iemand buitengesloten (buitensluiting { $about })
operator-did-ban-lifted = Buitensluiting { $about } opgeheven
operator-did-chat-off = De chat voor iedereen uitgezet
operator-did-chat-on = De chat weer aangezet
operator-lobby-off = De lobby sluiten
operator-lobby-on = De lobby weer openen
operator-did-lobby-off = De lobby gesloten
operator-did-lobby-on = De lobby weer geopend
