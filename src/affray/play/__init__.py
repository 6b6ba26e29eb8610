"""Players by name, and whole games between them."""

from affray.play.player import About, Asked, Attendant, Candidate, Clock, Player, PlayerFailed, Seat, Thought
from affray.play.players import make_seat, player_names
from affray.play.programs.messages import schema as bot_schema
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
    "bot_schema",
    "give_answer",
    "make_seat",
    "play_fast",
    "play_out",
    "player_names",
]
