"""The universal wargame: units of miniatures on a table measured in inches."""
