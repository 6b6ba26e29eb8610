"""House rules of a person's own: tables laid over the printed ones."""
