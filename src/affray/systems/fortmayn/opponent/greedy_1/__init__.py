"""The computer player of behaviour version 1, kept as it was: later ones are measured against it."""
