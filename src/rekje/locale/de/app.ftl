# Die Seite als App des Geräts
app-about = Der Tisch für Brettspiele mit Buchstaben: mit Freunden, mit dem Computer, oder um die Punkte einer Partie auf dem Tisch aufzuschreiben.
app-play = Spielen
app-keep = Punkte aufschreiben
app-games = Meine Partien
