board = Spielfeld
