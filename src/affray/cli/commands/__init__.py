"""The commands with their arguments."""
