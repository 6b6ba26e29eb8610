"""Armies: built, priced, checked, kept."""
