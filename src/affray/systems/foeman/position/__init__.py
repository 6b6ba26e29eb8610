"""The frozen position, and what follows from it."""
