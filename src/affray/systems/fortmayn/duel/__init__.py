"""A whole fight of two, for the laboratory."""
