"""The commands about the table on a network."""
