"""The paths of the server."""
