"""The delve: rooms and ways, tests, obstacles, talk, travel and rest."""
