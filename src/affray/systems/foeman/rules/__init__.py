"""The chapters of the text as pure functions and procedures."""
