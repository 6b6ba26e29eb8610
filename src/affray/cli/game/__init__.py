"""A game at the terminal: the question, the answer, the reasons."""
