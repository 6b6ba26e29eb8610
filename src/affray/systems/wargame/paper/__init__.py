"""Reference cards and sheets to print."""
