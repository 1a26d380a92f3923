after-board = Board
