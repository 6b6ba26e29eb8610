"""A client of the server in Python: typed requests, and a seat that plays."""

from affray.web.client.asking import make_game
from affray.web.client.seat import Gone, Seat, sit
from affray.web.client.server import Server

__all__ = ["Gone", "Seat", "Server", "make_game", "sit"]
