"""The hub, between two ways into the deep."""
