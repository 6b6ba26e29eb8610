"""What is said and seen: events in words, prompts, the view, secrets, phrases."""
