# Die Punkte eines Spiels auf dem Tisch aufschreiben
keep-line-twice = Diese Zeile steht schon da.
keep-no-line = Diese Zeile gibt es auf diesem Punktezettel nicht (mehr).
keep-full = Auf einen Punktezettel passen höchstens { $most } Zeilen.
keep-no-book = An diesem Tisch schreibt niemand Punkte auf.
keep-other-words = { $words } steht jetzt nicht in Frage.
keep-racks-unknown = Niemand hat gesagt, welche Steine die Spieler hatten; bessere Züge lassen sich daher nicht suchen.
keep-title = Punktezettel für ein Spiel mit der Schachtel
keep-title-more = Ihr spielt mit der Schachtel, dieses Telefon zählt: nach der gedruckten Anleitung, mit einem Wörterbuch für den Streitfall. Auch wenn die Verbindung einmal weg ist.
keep-start = Punktezettel anfangen
keep-lexicon = Das Wörterbuch im Streitfall
keep-lexicon-any = keines: Jedes Wort gilt
keep-players = Wer am Tisch sitzt, in der Reihenfolge der Züge
keep-player = Spieler { $number }
keep-youngest-none = nicht angegeben
keep-who = Wen betrifft diese Zeile?
keep-word = Das Wort
keep-words = Wörter, mit Leerzeichen dazwischen
keep-write = Aufschreiben
keep-change = Ändern
keep-letter = Gelegter Buchstabe
keep-letter-short = Buchst.
keep-size = Größe des Buchstabens
keep-size-is = { $width } breit, { $height } hoch
keep-sizes-all = andere Größen
keep-free = war ein freier Buchstabe
keep-token = Blankostein
keep-letters = Buchstaben
keep-letter-back = Letzten Buchstaben weg
keep-blanks = Blankostein?
keep-blank-is = { $letter } ist ein Blankostein
keep-hint-square = { $name }: Tipp auf das Feld, wo das Wort anfängt.
keep-hint-word = Tipp noch einmal auf das Feld, um das Wort zu drehen. Tipp dann die Buchstaben ein.
keep-hint-walk = { $name }: Tipp das Wort ein. Liegt es anders, tipp seine Felder der Reihe nach an.
keep-hint-letter = { $name }: der gelegte Buchstabe, oder nur Wörter: noch welche, oder ein Klopfen.
keep-hint-lay = Tipp auf das Spielfeld, wo die linke obere Ecke liegt.
keep-hint-words = Jetzt die Wörter, die { $name } nennt.
keep-places = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  }, bis Feld { $place }
keep-no-points-now = Ohne Verbindung kommen die Punkte später, wenn die Zeile gesendet ist.
keep-offline = { $count ->
    [0] Keine Verbindung. Du kannst weitermachen: Was du aufschreibst, wartet auf diesem Gerät.
    [one] Keine Verbindung. Eine Zeile wartet auf diesem Gerät; die Punkte kommen, wenn sie gesendet ist.
   *[other] Keine Verbindung. { $count } Zeilen warten auf diesem Gerät; die Punkte kommen, wenn sie gesendet sind.
  }
keep-forgetful = Dieser Browser behält nichts: Schließ die Seite nicht, solange Zeilen warten.
keep-not-here = Keine Verbindung, und dieser Punktezettel ist noch nicht auf diesem Gerät.
keep-begins-here = Keine Verbindung: Der Punktezettel fängt auf diesem Gerät an und geht an den Server, sobald die Verbindung wieder da ist.
keep-not-prepared = Keine Verbindung, und was ein neuer Punktezettel braucht, ist noch nicht auf diesem Gerät. Öffne diese Seite einmal mit Verbindung: Danach geht es auch ohne.
keep-not-secure = Keine Verbindung, und unter dieser Adresse behält der Browser nichts für solche Fälle: Einen neuen Punktezettel kannst du hier nur mit Verbindung anfangen, ohne nur unter einer Adresse mit https.
keep-not-stored = Dieser Browser behält nichts, also kann ohne Verbindung kein Punktezettel anfangen. Schaff Platz auf dem Gerät, oder nimm kein privates Fenster.
keep-only-here = Der Zettel selbst geht an den Server, sobald die Verbindung wieder da ist.
keep-away-not = Anzweifeln und Verbessern geht erst mit Verbindung. Wurde bis dahin ein Wort zurückgenommen? Streich seine Zeile und schreib ein Passen auf.
keep-not-made = Der Server kann diesen Punktezettel nicht annehmen: { $problem } Alles Aufgeschriebene bleibt auf diesem Gerät.
keep-try-again = Noch einmal versuchen
keep-here-still = Nur auf diesem Gerät, noch nicht auf dem Server:
keep-later = Die Aufzeichnung und der Link zum Zuschauen kommen, wenn der Zettel auf dem Server ist.
keep-delete = Diesen Zettel löschen
keep-delete-ask = Diesen Zettel mit allen Zeilen löschen? Er ist nur auf diesem Gerät.
keep-empty = Noch nichts. Tipp an, wer anfängt, und schreib den ersten Zug auf.
keep-open-line = Zeile { $number }:
keep-total = zusammen { $count }
keep-struck = zurückgenommen
keep-waits = wartet
keep-drop-waiting = { $what } nicht senden
keep-broken = Gilt nicht mehr:
keep-undo = Rückgängig
keep-mending = Du änderst: { $what }. Das Brett ist so, wie es damals war.
keep-inserting = Eine neue Zeile vor: { $what }. Das Brett ist so, wie es damals war.
keep-no-correction = Frühere Zeilen kannst du verbessern, wenn die Verbindung wieder da ist und nichts mehr wartet.
keep-wish-change = Ändern
keep-wish-pass = Stattdessen gepasst
keep-wish-insert = Neue Zeile davor
keep-wish-again = Ans Ende setzen
keep-wish-drop = Löschen
keep-anew = Alles danach wird neu geprüft.
keep-breaks = { $count ->
    [one] Eine spätere Zeile gilt dann nicht mehr
   *[other] { $count } spätere Zeilen gelten dann nicht mehr
  }
keep-breaks-kept = Sie bleiben markiert auf dem Punktezettel, bis du sie verbesserst oder löschst.
keep-breaks-yes = Trotzdem verbessern
keep-moves = Ohne Wort, { $name }
keep-exchange-how-many = Wie viele Steine werden getauscht?
keep-free-one = Buchstaben freigeben
keep-free-which = Welcher Buchstabe kommt neben das Spielfeld?
keep-time-up = Zeit um
keep-resigns = Gibt { $name } auf?
keep-dice = Würfel
keep-dice-which = Mehrere klopften zugleich: Was haben sie geworfen?
keep-dice-more = Schreib dann zuerst die Wörter derer, die am höchsten gewürfelt haben, auf.
keep-doubt = Gibt es { $words }?
keep-who-doubts = Wer zweifelt { $words } an?
keep-who-objects = Wer erhebt Einspruch gegen { $words }?
keep-doubt-more = Das Wörterbuch schlägt jetzt nach. Steht es nicht darin, wird es zurückgenommen.
keep-doubt-words = Welche Wörter werden angezweifelt?
keep-verdict = Wer entscheidet?
keep-verdict-list = das Wörterbuch hier
keep-verdict-stands = wir haben nachgesehen: es gilt
keep-verdict-back = wir haben nachgesehen: es wird zurückgenommen
keep-vote-more = Es wird zurückgenommen, wenn mehr als die Hälfte der anderen Einspruch erhebt.
keep-vote = Stimmen zählen
keep-glass = Sanduhr
keep-glass-turn = Sanduhr umdrehen
keep-glass-again = Von vorn
keep-glass-stop = Anhalten
keep-glass-length = Wie lange
keep-glass-over = Die Zeit ist um!
keep-end = Partie beenden
keep-end-ask = Ist die Partie zu Ende?
keep-end-racks = Was hat jeder noch auf dem Bänkchen? Ein Fragezeichen ist ein Blankostein; nichts heißt: nichts übrig.
keep-end-plain = Es bleibt beim jetzigen Stand.
keep-end-broken = { $count ->
    [one] Eine Zeile gilt nicht mehr. Sie zählt nicht mit und kommt nicht in die Aufzeichnung.
   *[other] { $count } Zeilen gelten nicht mehr. Sie zählen nicht mit und kommen nicht in die Aufzeichnung.
  }
keep-end-rack = { $name } hat übrig
keep-end-minutes = Angefangene Minuten über der Zeit (nur mit Uhr)
keep-tell-racks = Übrige Steine
keep-watch = Andere zuschauen lassen
keep-opening = Das Anfangswort von jedem, zugleich gezeigt. Das längste beginnt.
keep-opening-none = kein Wort
keep-did-open = Anfangswörter: { $words }
keep-did-claim = auch { $words }
keep-did-knock = klopft: { $words }
keep-did-vote-yes = ist einverstanden
keep-did-vote-no = erhebt Einspruch
keep-did-free = gibt { $tile } frei
keep-did-blank = Blankostein
keep-did-draw = zieht
keep-did-challenge = zweifelt das Wort an
keep-did-accept = hat nichts hinzuzufügen
keep-did-end = Ende der Partie
keep-line-about = Diese Zeile betrifft { $name }.
keep-line-undo = nimm zurück, was noch nicht aufgeschrieben ist, sonst eine eben gemachte Verbesserung oder die letzte Zeile
keep-line-exchange = tausche so viele Steine
keep-line-opening = Tippe das Anfangswort von jedem, in dieser Reihenfolge: { $names }. Ein Strich heißt: kein Wort.
keep-line-left-out = { $count ->
    [one] Dieses Wort zählt nicht: { $words }.
   *[other] Diese Wörter zählen nicht: { $words }.
  }
keep-line-unread = „{ $typed }“ lässt sich nicht als Wort lesen. Ein Strich heißt: kein Wort.
keep-line-nobody = Niemand hier heißt „{ $typed }“. Es gibt: { $names }.
keep-line-who-challenges = Tippe zuerst, wer anzweifelt, mit „{ $command }“ und dem Namen.
keep-line-racks = Tippe, was jeder noch auf dem Bänkchen hat, in dieser Reihenfolge: { $names }. Ein Fragezeichen ist ein Blankostein, ein Strich heißt: nichts übrig.
