"""What the server says, in the language of a seat."""
