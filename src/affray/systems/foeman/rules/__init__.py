"""The chapters of the text as pure functions and procedures; none knows a position."""
