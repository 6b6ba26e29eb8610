"""What can be said beyond the rules: offers, reach, odds, sheets, forms."""
