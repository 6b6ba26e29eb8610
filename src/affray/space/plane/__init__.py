"""The table in inches: places, bases, contact, arcs, sight and paths, exact in whole numbers."""
