"""Sweeps: every combination of weapons, armor, attributes, policies and house rules, worked out cell by cell."""
