# Woorden en zetten die dit apparaat zelf vindt, en het analysebord
search-entry = Analysebord
search-title = Analysebord
search-more = Leg een stelling en zie wat er te leggen is. Dit apparaat zoekt zelf woorden op en vindt de zetten, ook zonder verbinding.
search-which = Spel en uitgave
search-word = Is het een woord?
search-check = Zoek op
search-is-word = { $word } staat in de woordenlijst.
search-no-word = { $word } staat niet in de woordenlijst.
search-loading = Er wordt één keer { $size } MB aan woorden geladen. Die blijven op dit apparaat.
search-preparing = De woorden worden klaargezet …
search-none = De pagina van deze server kan niet zelf zoeken.
search-not-given = Deze woordenlijst blijft op de server.
search-failed = Het zoeken op dit apparaat is gestopt; laad de pagina opnieuw.
search-lay = Leg
search-player = Je zet
search-undo = Neem terug
search-clear = Maak het bord leeg
search-rack = Rekje, ? voor een blanco
search-rack-wrong = Zo’n rekje zit niet in de doos.
search-plays = { $count ->
    [0] Geen geldige zet
    [one] Eén geldige zet
   *[other] { $count } geldige zetten, de beste eerst
  }
search-plays-hint = Typ een rekje, dan staan de zetten hier.
search-here = Analysebord
search-words-here = Zoek een woord op
