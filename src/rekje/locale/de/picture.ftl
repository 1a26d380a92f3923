## Das Bild eines Tisches, und was ein Messenger von einem Link dorthin zeigt.

picture-game = { $game } auf { $spoken }
picture-best = Bester Zug: { $score }, { $name }
picture-best-places = Weitester Zug: { $score }, { $name }
picture-site = Wortspiele mit Buchstabensteinen und Schiedsrichter: Scrabble, Woordenspel, Koning und Letter. Mit Freunden am Tisch oder gegen den Computer.
picture-invited = { $host } lädt dich ein: { $game } auf { $spoken }
picture-invited-nobody = Eine Partie { $game } auf { $spoken }
picture-watch = Zuschauen: { $game } auf { $spoken }
picture-seats = Am Tisch: { $names }.
picture-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
