after-board = Brett
