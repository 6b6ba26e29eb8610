"""What help the program gives beyond the rules: offers, reach, odds, sheets."""
