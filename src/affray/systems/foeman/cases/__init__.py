"""The verbs of the case files."""
