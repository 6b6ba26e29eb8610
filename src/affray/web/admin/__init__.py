"""What whoever operates a server does to its store, while the server runs or not."""
