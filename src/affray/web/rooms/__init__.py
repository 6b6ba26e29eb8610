"""Rooms: one game each, its seats, its log, its dice, the sockets in it."""
