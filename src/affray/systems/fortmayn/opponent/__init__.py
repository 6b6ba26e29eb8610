"""What a computer player of Fortmayn goes by, and what catches the eye in its games."""
