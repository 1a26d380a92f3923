after-board = Plateau
