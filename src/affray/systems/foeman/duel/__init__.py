"""A whole fight of two figures, for the laboratory."""
