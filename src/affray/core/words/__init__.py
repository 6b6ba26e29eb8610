"""What is said: catalogues of messages in every language, phrases, events in words."""
