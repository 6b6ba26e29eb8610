"""The laboratory behind the server: where its questions are worked on, by which processes, and what they say."""
