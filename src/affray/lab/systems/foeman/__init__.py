"""The laboratory of Foeman: exact duels and the bidding game."""
