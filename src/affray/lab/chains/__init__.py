"""Duels worked out as chains of states, not played."""
