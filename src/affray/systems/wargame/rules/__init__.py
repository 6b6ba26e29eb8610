"""The chapters of the text as pure rules."""
