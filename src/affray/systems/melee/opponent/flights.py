"""What flights are worth that a figure could let go from the places of its move: less by the friends on their way, and from
which places the way would be clear next turn."""

from affray.space.crossing import crossed_hexes
from affray.space.hex import Hex
from affray.systems.melee.content.codes import FRONT, MISSILE
from affray.systems.melee.opponent.worth import expected_shot_harm, worth_past_friends
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.aim import is_line_through, megahexes, nearest_hex_pairs
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.turn.aiming import Aim, aim_of


class Flights:
    """The flights of one figure's move, each way looked at once."""

    def __init__(self, state: State, i: int, foes: tuple[int, ...], far_arm: str) -> None:
        self.state, self.i, self.foes, self.far_arm = state, i, foes, far_arm
        self.walls = spell_effects.terrain_hexes(state, "wall")
        self.aims: dict[tuple[Hex, int, int], Aim] = {}
        self.best: dict[Hex, float] = {}

    def aim(self, figures: tuple[Placed, ...], source: Hex, j: int, kind: int) -> Aim:
        """The way from a hex to the nearest hexes of foe j that passes the fewest. [CM-FACE-04 CM-MISS-01]"""
        key = source, j, kind
        found = self.aims.get(key)
        if found is None:
            place = figures[j].hexes, figures[j].facing
            found = self.aims[key] = min(
                (
                    aim_of(self.state, figures, self.i, kind, source, pos, place=place, j=j)
                    for _, pos in nearest_hex_pairs((source,), figures[j].hexes)
                ),
                key=lambda aim: len(aim.passed),
            )
        return found

    def past(self, worth: float, aim: Aim, kind: int, item: str) -> float:
        """What a flight is worth with the danger to friends on its way. [CM-MISS-01]"""
        return worth_past_friends(self.state, worth, self.i, kind, item, aim)

    def later(self, figures: tuple[Placed, ...], source: Hex) -> float:
        """The best shot from a hex whichever way the figure faced there, as all stand now; 0 for none that pays."""
        found = self.best.get(source)
        if found is None:
            found = self.best[source] = max([0.0, *self.shots(figures, source)])
        return found

    def is_blocked(self, figures: tuple[Placed, ...], source: Hex) -> bool:
        """Whether no shot from a hex pays for the friends that are in the way."""
        return bool(self.shots(figures, source)) and not self.later(figures, source)

    def shots(self, figures: tuple[Placed, ...], source: Hex) -> tuple[float, ...]:
        """What the shots from a hex are worth at the foes that no wall hides."""
        aims = [(j, self.aim(figures, source, j, MISSILE)) for j in self.foes]
        return tuple(
            [self.shot(j, aim) for j, aim in aims if not is_line_through(crossed_hexes(source, aim.hex), self.walls)]
        )

    def shot(self, j: int, aim: Aim) -> float:
        """What a shot at foe j is worth."""
        far = megahexes(aim.source, aim.hex, self.state.house)
        return self.past(expected_shot_harm(self.state, self.i, j, far, FRONT), aim, MISSILE, self.far_arm)

    def fears(self, figures: tuple[Placed, ...], targets: int) -> dict[int, float]:
        """What each foe that shoots or breathes may expect of that at the figure from where both stand, spread over so many
        whom it may aim at."""
        house, found = self.state.house, {}
        for j in self.foes:
            far = megahexes(figures[j].hexes[0], figures[self.i].hexes[0], house)
            harm = expected_shot_harm(self.state, j, self.i, far, FRONT)
            if harm > 0:
                found[j] = harm / targets
        return found

    def is_seen(self, pos: Hex, foe: Placed) -> bool:
        """Whether no wall is between a foe and a hex."""
        return not self.walls or not is_line_through(crossed_hexes(foe.hexes[0], pos), self.walls)
