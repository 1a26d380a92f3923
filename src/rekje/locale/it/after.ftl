after-board = Tabellone
