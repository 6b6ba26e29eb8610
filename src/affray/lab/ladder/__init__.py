"""Ladders: how strong computer players are, each against each, with sides swapped and the same dice for both."""
