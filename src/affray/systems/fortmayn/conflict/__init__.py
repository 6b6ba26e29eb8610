"""A conflict: its Ounces, blows, shots and casts, to what is left after it."""
