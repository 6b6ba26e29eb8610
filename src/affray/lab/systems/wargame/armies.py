"""Cells of whole battles of the wargame, with any ready armies on any ready battlefield."""

from collections.abc import Mapping

from affray.core import InputError, Scenario
from affray.lab.arena import Cell, Value
from affray.lab.battles import LOST, BattleArena


class ArmiesArena(BattleArena):
    """Battles; the first army has the scenario's first side, the second each of the others."""

    figure: tuple[str, ...] = ("army", "player")
    terms: tuple[str, ...] = ("scenario", "battlefield", "points")
    units: Mapping[str, str] = {"length": "rounds", "lost": "mean points lost by each"}

    def known_values(self, field: str) -> tuple[Value, ...]:
        """The ready armies and the ready battlefields too."""
        from affray.systems.wargame.roster.battlefields import tables
        from affray.systems.wargame.roster.ready_made import ready_names

        if field == "army":
            return ready_names()
        return tuple(tables()) if field == "battlefield" else super().known_values(field)

    def scenario(self, cell: Cell) -> Scenario:
        """The scenario of a cell with its armies, field and limit. Raises InputError."""
        from affray.core.faces.terms import Terms
        from affray.systems.wargame.terms import battle_outline, with_terms

        scenario, points = super().scenario(cell), cell.terms.get("points")
        if points is not None and type(points) is not int:
            raise InputError(f"points {points!r}: expected a whole number")
        first, *others = battle_outline(scenario).sides
        led = ((first, cell.a), *((billed, cell.b) for billed in others))
        named = {billed.side: str(fields["army"]) for billed, fields in led if fields.get("army")}
        return with_terms(scenario, Terms(named, str(cell.terms.get("battlefield", "")), points))

    def points_lost(self, over: object, side: int) -> int:
        """The value of the units that a side has lost, in hundredths of a point. [UW-VIC-03]"""
        from affray.systems.wargame.position.state import LEFT_OUT, State, lost_value

        assert isinstance(over, State)
        units = [unit for unit in over.figures if unit.status != LEFT_OUT and unit.side == side]
        return int(sum(map(lost_value, units)) * LOST)
