"""What people read and see: events in words, prompts, the view, phrases."""
