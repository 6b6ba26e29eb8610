"""A game master's table."""
