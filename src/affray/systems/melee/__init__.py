"""The Combat and Movement Guide: hex combat with three dice, spells and monsters."""
