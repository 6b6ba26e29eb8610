"""How things are printed: boards, sheets, chances, progress."""
