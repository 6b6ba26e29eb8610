"""The fight that the first page of the table shows, as the engine plays it."""

from pathlib import Path

from affray import web
from affray.game import Game, shipped_scenarios
from affray.play.players import make_seat
from affray.play.run import play_out
from affray.systems import registry
from affray.web.words.scenes import SHOWN

Play = Game[object, object]
SHOWN_FIGHT = Path(web.__file__).parent / "data" / "shows" / f"{SHOWN}.record"
PLAYER, SEED = "greedy-1", 2
MOST = 400
"""So many answers are more than it takes."""


def shown_fight_played() -> Play:
    """The fight, played anew."""
    scenario = next(other for other in shipped_scenarios("melee") if other.name == SHOWN)
    game: Play = Game.new(registry.load_system("melee"), scenario, scenario.options, SEED)
    return play_out(game, [make_seat(PLAYER, SEED) for _ in range(2)], MOST)
