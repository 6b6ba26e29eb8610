"""The verbs that answer the case files."""
