"""The laboratory of the Combat and Movement Guide: odds of attacks, batches of duels, exact duels."""
