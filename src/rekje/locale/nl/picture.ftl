## De afbeelding van een tafel, en wat een berichtenapp van een link ernaartoe laat zien.

picture-game = { $game } in het { $spoken }
picture-best = Beste beurt { $score }, van { $name }
picture-best-places = Langste stap { $score }, van { $name }
picture-site = Woordspellen met letterstenen, met scheidsrechter: Scrabble, Woordenspel, Koning en Letter. Met vrienden aan tafel of tegen de computer.
picture-invited = { $host } nodigt je uit: { $game } in het { $spoken }
picture-invited-nobody = Een spel { $game } in het { $spoken }
picture-watch = Meekijken: { $game } in het { $spoken }
picture-seats = Aan tafel: { $names }.
picture-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
