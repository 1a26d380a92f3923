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
    [one] { $names } sitzt schon am Tisch.
   *[other] { $names } sitzen schon am Tisch.
}
seats-computers = { $count ->
    [one] Ein Computer spielt mit: { $names }.
   *[other] Computer spielen mit: { $names }.
}
seats-free = { $count ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
seats-phase-waiting = Sie hat noch nicht begonnen: Sie beginnt, sobald alle Plätze besetzt sind.
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
seats-this-device = Dieses Gerät zulassen
seats-code-how = Öffne auf dem Gerät, mit dem du am Tisch sitzt, Mehr und dann Ein weiteres Gerät: Es zeigt einen Code aus acht Ziffern. Gib ihn hier ein.
seats-code = Code
seats-code-figures = Der Code hat acht Ziffern.
seats-let-in = Lass mich ein
seats-ask-anew = Wer dich eingeladen hat, kann dir einen neuen Link schicken.
seats-other-link = Ein anderer Link
seats-link = Der Link
seats-open-link = Öffnen
seats-link-empty = Füge den Link ein, den du bekommen hast.
seats-no-invitation = Das ist keine Einladung: Kopiere den ganzen Link, von http bis zum letzten Buchstaben. In der Mitte steht /join#.

# Ein weiteres Gerät für einen Platz
seats-device-how = Scanne das mit dem anderen Gerät, oder öffne dort die Adresse, und gib den Code ein.
seats-code-is = Code: { $code }
seats-code-lasts = Noch { $time } gültig, einmal.
seats-device-careful = Wer ihn eingibt, sieht deine Steine und spielt für dich: Zeig ihn sonst niemandem.
seats-code-gone = Dieser Code gilt nicht mehr.
seats-code-new = Ein neuer Code
seats-device-in = Das andere Gerät ist zugelassen.

# Plätze, die frei sind oder deren Spieler weg ist
seats-link-once = Wer ihn zuerst öffnet, hat den Platz; danach ist der Link verbraucht.
seats-is-free = Dieser Platz ist frei: Schick jemandem den Link.
seats-computer-for-good = Oder lass dort einen Computer spielen, bis zum Ende.
seats-computer = Einen Computer spielen lassen
seats-has-left = { $name } ist seit { $time } weg. Der Platz muss nicht länger reserviert bleiben: Du entscheidest, was damit geschieht.
seats-computer-more = Ein Computer kann weiterspielen. { $name } kann jederzeit wiederkommen und den Platz zurücknehmen.
seats-free-more = Oder jemand anderes bekommt den Platz, mit Steinen und Punkten. { $name } kann dann nicht mehr dorthin zurück.
seats-free-seat = Platz freigeben
seats-ask-free = { $name } verliert den Platz, und du kannst jemand anderen dorthin einladen.
seats-nothing-to-do = Über diesen Platz ist jetzt nichts zu entscheiden: { $name } ist da, oder er bleibt noch eine Weile reserviert.

# Another person at the table who isn’t decent
seats-others = Die anderen
seats-is-muted = (stumm)
seats-mute = Stummschalten
seats-mute-who = { $name } stummschalten: Du siehst nicht mehr, was von dort kommt
seats-unmute = Nicht mehr stumm
seats-unmute-who = { $name } nicht mehr stummschalten
seats-vote-out = Abwählen
seats-vote-out-who = { $name } abwählen
seats-vote-out-more = Alle anderen müssen dafür stimmen, mindestens zwei. Dann ist der Platz frei: Wer den Tisch eröffnet hat, lädt jemand anderen ein oder lässt einen Computer spielen.
seats-vote-counts = Deine Stimme gegen { $name } zählt, bis der Platz frei ist.
seats-watchers-away = Alle Zuschauer wegschicken
seats-watchers-away-more = Wer jetzt zusieht, kann ohne einen neuen Link nicht wiederkommen.
seats-report = Melden …
seats-report-who = { $name } dem Betreiber melden
seats-report-more = Der Betreiber dieses Servers bekommt: dass es um { $name } geht, welcher Tisch das ist, { $count ->
    [0] nichts aus dem Chat, denn es wurde nichts gesagt
   *[other] die letzten Zeilen des Chats, wie sie hier stehen
 }, und was du unten schreibst. Am Tisch erfährt es niemand.
seats-report-text = Was ist passiert? (freiwillig)
seats-report-send = Senden
seats-report-sent = Die Meldung ist abgeschickt.
