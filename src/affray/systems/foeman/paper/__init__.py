"""Reference cards and figure sheets to print."""
