"""The frozen position, the answers and their text, and what follows from a position."""
