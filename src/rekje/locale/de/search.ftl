# Wörter und Züge, die dieses Gerät selbst findet, und das Analysebrett
search-entry = Analysebrett
search-title = Analysebrett
search-more = Leg eine Stellung und sieh, was gelegt werden kann. Dieses Gerät schlägt selbst nach und findet die Züge, auch ohne Verbindung.
search-which = Spiel und Ausgabe
search-word = Ist das ein Wort?
search-check = Nachschlagen
search-is-word = { $word } steht in der Wortliste.
search-no-word = { $word } steht nicht in der Wortliste.
search-loading = Einmal werden { $size } MB Wörter geladen. Sie bleiben auf diesem Gerät.
search-preparing = Die Wörter werden vorbereitet …
search-none = Die Seite dieses Servers kann nicht selbst suchen.
search-not-given = Diese Wortliste bleibt auf dem Server.
search-failed = Die Suche auf diesem Gerät wurde beendet; lade die Seite neu.
search-lay = Legen
search-player = Dein Zug
search-undo = Zurücknehmen
search-clear = Brett leeren
search-rack = Bänkchen, ? für einen Blankostein
search-rack-wrong = Ein solches Bänkchen gibt es mit dieser Schachtel nicht.
search-plays = { $count ->
    [0] Kein gültiger Zug
    [one] Ein gültiger Zug
   *[other] { $count } gültige Züge, der beste zuerst
  }
search-plays-hint = Gib ein Bänkchen ein, dann stehen seine Züge hier.
search-here = Analysebrett
search-words-here = Ein Wort nachschlagen
