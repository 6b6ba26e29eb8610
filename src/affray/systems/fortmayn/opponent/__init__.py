"""What a computer player goes by."""
