"""Balance reports: what the results of a sweep say about who is too strong, with figures and tables."""
