"""The dice that all rolls are made of: pools, usage dice, event dice."""
