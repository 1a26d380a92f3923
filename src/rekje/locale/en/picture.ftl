## The picture of a table, and what a messenger shows of a link to it.

picture-game = { $game } in { $spoken }
picture-best = Best turn { $score }, by { $name }
picture-best-places = Longest move { $score }, by { $name }
picture-site = Word games with letter tiles, refereed: Scrabble, Woordenspel, Koning and Letter. At a table with friends, or against the computer.
picture-invited = { $host } invites you: { $game } in { $spoken }
picture-invited-nobody = A game of { $game } in { $spoken }
picture-watch = Watch: { $game } in { $spoken }
picture-seats = At the table: { $names }.
picture-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
