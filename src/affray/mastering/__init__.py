"""A game master in any fight on hexes: an optional seat that fights for nobody and rules on what the texts leave open."""
