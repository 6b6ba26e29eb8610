"""An attack or a fight of two units, for the laboratory."""
