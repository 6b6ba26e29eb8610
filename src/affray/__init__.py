"""Affray: play, study and balance tabletop combat."""

__version__ = "0.1.0"
