"""The chapters of the rules as pure functions and procedures; none of them knows a position."""
