"""Fortmayn: dice pools without a map, alone or with a game master."""
