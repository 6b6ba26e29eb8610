"""What the laboratory asks of each system beyond its face."""
