"""The first computer player that looked one answer ahead, kept as it was: only its judgement, the rules are today's."""
