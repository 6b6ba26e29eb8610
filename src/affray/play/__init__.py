"""Players by name, and whole games between them."""

from affray.play.player import About, Asked, Attendant, Candidate, Clock, Player, PlayerFailed, Seat, Thought
from affray.play.players import make_seat, opponent_names, player_names
from affray.play.run import give_answer, play_fast, play_out

__all__ = [
    "About",
    "Asked",
    "Attendant",
    "Candidate",
    "Clock",
    "Player",
    "PlayerFailed",
    "Seat",
    "Thought",
    "give_answer",
    "make_seat",
    "opponent_names",
    "play_fast",
    "play_out",
    "player_names",
]
