"""What the computer players of the wargame go by, today's and earlier ones."""
