"""The rule systems, each on its own; found through the entry-point group `affray.systems`."""
