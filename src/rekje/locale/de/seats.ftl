# Mit einem Link an den Tisch
seats-invites-you = { $name } lädt dich ein
seats-somebody-invites = Jemand lädt dich ein
seats-a-game = Eine Partie { $game }?
seats-kept-game = Der Punktestand einer Partie { $game }
seats-words = Wörter: { $language }
seats-edition = Ausgabe: { $name }
seats-list = Wortliste: { $name }
seats-agreed = Was hier abgemacht ist
seats-option = { $option }: { $value }
seats-yes = ja
seats-no = nein
seats-clock-none = So viel Bedenkzeit, wie man will
seats-clock-turn = { $count ->
    [one] Eine Sekunde je Zug
   *[other] { $count } Sekunden je Zug
}
seats-clock-minutes = { $count ->
    [one] Eine Minute je Zug
   *[other] { $count } Minuten je Zug
}
seats-clock-game = { $added ->
    [0] { $count } min je Spieler für die Partie
   *[other] { $count } min je Spieler für die Partie, und { $added } s mehr je Zug
}
seats-clock-days = { $count ->
    [one] Ein Tag je Zug
   *[other] { $count } Tage je Zug
}
seats-there = { $count ->
    [one] { $names } ist auch da.
   *[other] { $names } sind auch da.
}
seats-computers = { $count ->
    [one] Ein Computer spielt mit: { $names }.
   *[other] Computer spielen mit: { $names }.
}
seats-free = { $count ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
seats-phase-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
seats-phase-playing = Die Partie läuft schon.
seats-phase-over = Die Partie ist zu Ende.
seats-no-account = Kein Konto, keine E-Mail: Auf diesem Gerät gehört der Platz dir.
seats-watch = Zuschauen
seats-look-at = Ansehen
seats-to-table = Zum Tisch
seats-mine = Du gehörst schon zu diesem Tisch.
seats-for-somebody-else = Du sitzt schon an diesem Tisch: Dieser Link ist für jemand anderen. Schick ihn dem, der mitspielen soll.
seats-taken = { $name } sitzt schon auf diesem Platz: Der Link eines Platzes gilt nur einmal.
seats-computer-sits = Auf diesem Platz spielt ein Computer: { $player }.
seats-this-is-me = Das bin ich, auf einem anderen Gerät
seats-ask-anew = Wer dich eingeladen hat, kann dir einen neuen Link schicken.
seats-other-link = Ein anderer Link
seats-have-code = Ich habe einen Link oder einen Code
seats-link = Link oder Code
seats-open-link = Öffnen
seats-link-empty = Füge den Link ein, den du bekommen hast, oder gib den Code ein, den man dir gesagt hat.
seats-no-invitation = Das ist keine Einladung: Kopiere den ganzen Link, von http bis zum letzten Buchstaben, oder gib die acht Ziffern eines Codes ein. In einem Link steht /join und danach ein #.
seats-own-code = Mit diesem Code wird dies eines deiner Geräte: Er gehört auf die Seite „Auf diesem Gerät als du selbst spielen“.

# Plätze, die frei sind oder deren Spieler weg ist
seats-is-free = Dieser Platz ist frei: Schick jemandem den Link.
seats-computer-for-good = Oder lass dort einen Computer spielen, bis zum Ende.
seats-computer = Einen Computer spielen lassen
seats-has-left = { $name } ist seit { $time } weg. Der Platz muss nicht länger reserviert bleiben: Du entscheidest, was damit geschieht.
seats-arrange-title = In welcher Reihenfolge?
seats-arrange-how = Wähle einen Stein und verschiebe ihn.
seats-arrange-left = Nach links
seats-sort = Nach dem Alphabet ordnen
seats-hand-seat = Einen Computer für mich spielen lassen
seats-hand-choose = auswählen …
seats-hand-do = Meinen Platz übergeben
seats-explain-again = Das Spiel noch einmal erklären
seats-more-title = Was möchtest du tun?
seats-other-device = Auf einem anderen Gerät spielen
seats-type-commands = Befehle tippen
seats-arrange = Meine Steine ordnen
seats-arrange-right = Nach rechts
seats-ask-resign = Gibst du wirklich auf?
seats-resign-costs = { $count ->
    [0] Dann ist die Partie zu Ende.
    [one] Dann ist die Partie zu Ende, und { $name } gewinnt.
   *[other] Dann kommst du auf den letzten Platz, und die anderen spielen weiter.
}
seats-vacation-about = An diesen Tagen steht deine Uhr still, auch wenn du am Zug bist, und die anderen sehen, bis wann du weg bist. Mit deinem nächsten Zug ist der Urlaub vorbei: Tage, die noch nicht begonnen haben, behältst du.
seats-vacation-each = { $count ->
    [0] keiner
    [one] ein Tag
   *[other] { $count } Tage
}
seats-vacation-left = { $count ->
    [0] Du hast in dieser Partie keine Tage mehr.
    [one] Du hast in dieser Partie noch einen Tag.
   *[other] Du hast in dieser Partie noch { $count } Tage.
}
seats-vacation-days = Tage ab jetzt
seats-vacation-until = Das ist bis { $when }.
seats-vacation-take = Urlaub nehmen
seats-computer-more = Ein Computer kann weiterspielen. { $name } kann jederzeit wiederkommen und den Platz zurücknehmen.
seats-free-more = Oder jemand anderes bekommt den Platz, mit Steinen und Punkten. { $name } kann dann nicht mehr dorthin zurück.
seats-free-seat = Platz freigeben
seats-ask-free = { $name } verliert den Platz, und du kannst jemand anderen dorthin einladen.
seats-nothing-to-do = Über diesen Platz ist jetzt nichts zu entscheiden: { $name } ist da, oder er bleibt noch eine Weile reserviert.

# Der Warteraum und Einladungen
seats-table-set = Der Tisch steht bereit
seats-begins-taken = { $game }. Es geht los, sobald alle Plätze besetzt sind.
seats-begins-ready = { $game }. Es geht los, sobald alle bereit sind.
seats-begins-now = { $game }. Es geht los.
seats-who-plays = Wer mitspielt
seats-ready = bereit
seats-not-ready = noch nicht bereit
seats-free-here = Frei
seats-free-opened = Frei. Jemand hat den Link geöffnet.
seats-i-am-ready = Ich bin bereit
seats-wait-for-me = Wartet auf mich
seats-start-with = { $count ->
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
   *[other] Mit { $count } beginnen
}
seats-or-wait = Oder warte: Wir rufen dich, wenn jemand Platz nimmt.
seats-call-me = Ruf mich, wenn jemand Platz nimmt
seats-isnt-ready = { $name } ist noch nicht bereit.
seats-how-we-play = Wie wir spielen
seats-change = Ändern
seats-was = bisher: { $value }
seats-words-name = Wörter
seats-edition-name = Ausgabe
seats-list-name = Wortliste
seats-tempo = Tempo
seats-scan = Scanne das Bild oder schick den Link. Jeder Platz wird nur einmal besetzt.
seats-invite-link = Link zu einem freien Platz
seats-copy-link = Link kopieren
seats-say-code = Lieber einen Code sagen
seats-say-code-how = Öffne { $site } auf dem anderen Gerät, und gib ihn dort ein.
seats-code-good = Noch { $time } gültig, für alle, die ihn hören.
seats-sat = { $name } hat Platz genommen.
seats-renamed = { $before } heißt jetzt { $name }.
seats-named = Du heißt hier jetzt { $name }.
seats-said-ready = { $name } ist bereit.
seats-said-wait = { $name } bittet dich, kurz zu warten.
seats-link-opened = Jemand hat den Link geöffnet.
seats-changed-to = { $name }: { $value }, { $was }.
seats-change-title = Wie wir spielen
seats-change-done = So machen wir’s
seats-change-more = Die anderen sehen, was sich geändert hat, und sagen noch einmal, dass sie bereit sind.
seats-all-taken = Alle Plätze sind schon besetzt.
seats-you-are = Du nimmst als { $name } Platz.
seats-other-name = Ein anderer Name
seats-name-here = Dein Name an diesem Tisch
seats-take-name = Diesen Namen nehmen
seats-computer-here = Oder ein Computer
seats-unknown-words = Unbekannte Wörter
seats-unknown-referee = werden abgelehnt
seats-unknown-challenge = darf man anzweifeln
seats-unknown-agree = darüber stimmt der Tisch ab
seats-judging-referee = Unbekannte Wörter werden abgelehnt
seats-judging-challenge = Unbekannte Wörter darf man anzweifeln
seats-judging-agree = Über Wörter stimmt der Tisch ab
seats-spoken-is = Code: { $code }
seats-spoken-gone = Dieser Code gilt nicht mehr.
seats-spoken-new = Ein neuer Code
# Another person at the table who isn’t decent
seats-others = Die anderen
seats-is-muted = (stumm)
seats-mute = Stummschalten
seats-mute-who = { $name } stummschalten: Du siehst nicht mehr, was von dort kommt
seats-unmute = Nicht mehr stumm
seats-unmute-who = { $name } nicht mehr stummschalten
seats-muted = { $name } ist stummgeschaltet.
seats-unmuted = { $name } ist nicht mehr stummgeschaltet.
seats-vote-out = Abwählen
seats-vote-out-who = { $name } abwählen
seats-vote-out-ask = Soll { $name } abgewählt werden?
seats-vote-out-more = Alle anderen müssen dafür stimmen, mindestens zwei. Dann ist der Platz frei: Wer den Tisch eröffnet hat, lädt jemand anderen ein oder lässt einen Computer spielen.
seats-vote-counts = Deine Stimme gegen { $name } zählt, bis der Platz frei ist.
seats-watchers-away = Alle Zuschauer wegschicken
seats-watchers-away-ask = Sollen alle Zuschauer gehen?
seats-watchers-away-more = Wer jetzt zusieht, kann ohne einen neuen Link nicht wiederkommen.
seats-report = Melden …
seats-report-who = { $name } dem Betreiber melden
seats-report-ask = Was soll der Betreiber über { $name } wissen?
seats-report-more = Der Betreiber dieses Servers bekommt: dass es um { $name } geht, welcher Tisch das ist, { $count ->
    [0] nichts aus dem Chat, denn es wurde nichts gesagt
   *[other] die letzten Zeilen des Chats, wie sie hier stehen
 }, und was du unten schreibst. Am Tisch erfährt es niemand.
seats-report-said = Gesagtes melden …
seats-report-which = Um welche Zeile geht es?
seats-report-line-ask = Was soll der Betreiber wissen?
seats-report-line-who = die Person mit dem Satz „{ $line }“
seats-report-text = Was ist passiert? (freiwillig)
seats-report-send = Senden
seats-report-sent = Die Meldung ist abgeschickt.
seats-show-about = Eine Seite mit großem Brett, den Spielern und ihren Uhren, ohne Knöpfe. Wer diesen Link hat, kann zusehen.
seats-show-see-through = Ohne Hintergrund, um sie über ein anderes Bild zu legen
seats-show-open = Seite öffnen
seats-show-racks = Mein Bänkchen dort zeigen
seats-show-racks-about = Bänkchen sind dort erst zu sehen, wenn alle zustimmen, die spielen. Wer den Link hat, sieht sie dann alle sofort.
seats-show-agreed = Bisher stimmen zu: { $names }.
seats-open-to-all = In der Lobby
seats-open-play = Alle auf diesem Server dürfen einen freien Platz nehmen
seats-open-watch = Alle auf diesem Server dürfen zuschauen
seats-open-about = Wer schon hier sitzt, muss erst einverstanden sein, dass alle zuschauen dürfen. Wer zuschaut, sieht kein Bänkchen.
seats-opened = Alle auf diesem Server dürfen hier einen freien Platz nehmen.
seats-opened-watch = Alle auf diesem Server dürfen bei dieser Partie zuschauen. Bänkchen sehen sie nicht.
seats-close-to-all = Niemanden mehr aus der Lobby hereinlassen
