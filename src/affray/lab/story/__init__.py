"""What a game was decided by: luck apart from decisions, the rolls that turned it, honours."""
