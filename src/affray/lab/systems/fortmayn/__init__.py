"""The laboratory of Fortmayn: odds of any roll against one or several foes, duels to the end, batches of duels."""
