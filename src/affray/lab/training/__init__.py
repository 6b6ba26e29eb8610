"""Training: what features of a position are worth, learned from games of the program's own."""
