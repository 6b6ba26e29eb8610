"""How a computer player judges answers."""
