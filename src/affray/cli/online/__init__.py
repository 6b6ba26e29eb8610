"""A game of a server at the terminal."""
