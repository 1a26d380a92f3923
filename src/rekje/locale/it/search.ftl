# Parole e mosse che questo dispositivo trova da sé, e il tabellone d’analisi
search-entry = Tabellone d’analisi
search-title = Tabellone d’analisi
search-more = Componi una posizione e guarda che cosa si può giocare. Questo dispositivo controlla le parole e trova le mosse da sé, anche senza connessione.
search-which = Gioco ed edizione
search-word = È una parola?
search-check = Controlla
search-is-word = { $word } è nella lista di parole.
search-no-word = { $word } non è nella lista di parole.
search-loading = Si caricano una volta sola { $size } MB di parole. Restano su questo dispositivo.
search-preparing = Le parole vengono preparate…
search-none = La pagina di questo server non sa cercare da sé.
search-not-given = Questa lista di parole resta sul suo server.
search-failed = La ricerca su questo dispositivo si è fermata; ricarica la pagina.
search-lay = Posa
search-player = La tua mossa
search-undo = Riprendi
search-clear = Svuota il tabellone
search-rack = Leggio, ? per un jolly
search-rack-wrong = La scatola non ha un leggio così.
search-plays = { $count ->
    [0] Nessuna mossa valida
    [one] Una mossa valida
   *[other] { $count } mosse valide, la migliore per prima
  }
search-plays-hint = Scrivi un leggio: le sue mosse appaiono qui.
search-here = Tabellone d’analisi
search-words-here = Controlla una parola
