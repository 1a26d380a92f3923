after-board = Bord
