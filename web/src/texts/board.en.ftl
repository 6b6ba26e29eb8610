board = Board
