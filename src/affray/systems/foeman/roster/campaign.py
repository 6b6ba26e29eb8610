"""What a campaign's fight comes to by the rules of Foeman: who has won, what is left, who comes back.

What happens between fights is filler, since the rules end with the encounter.
"""

from collections.abc import Mapping, Sequence

from affray.core import Refusal
from affray.core.campaigns.steps import FightResult, outcome_of
from affray.core.faces.campaigns import Journey as Road
from affray.referee import Referee
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import OVER, State, sides_left
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of
from affray.systems.foeman.roster.rest_and_learning import gather_gear, returning_figures, rout_side
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.invariants import has_low_cup_terms
from affray.systems.foeman.turn.revival import revive_killed

Journey = Road[Adventurer]
"""A campaign under way with adventurers."""


def low_cup_refusal(able: Sequence[Adventurer], options: Mapping[str, str | int | bool]) -> Refusal | None:
    """Why somebody may not go into a fight under these options: a weapon whose terms they do not have. [MW-DG-01]"""
    if read_house(options).low_cup_mods:
        return None
    for adventurer in able:
        for item in filter(has_low_cup_terms, belongings(figure_of(adventurer))):
            return refusal("needs-low-cup", "option", "MW-DG-01", who=adventurer.name, item=item)
    return None


def fight_result(
    state: State, side: int, gone: tuple[int, ...], fought: Mapping[str, Adventurer], ref: Referee
) -> FightResult[Adventurer]:
    """What a fight came to for a side, of which these fought; `gone` are sides that have fled.

    The dead stay dead, except those whom the options revive; if a side has fled, the referee rolls for that. Raises
    InputError for a fight that is not over. [FM-APP-07 MW-REV-01]
    """
    outcome = outcome_of(state, side, state.winner if state.phase == OVER else None, sides_left(state), gone)
    state = after_flight(ref, state, gone)
    spoils: tuple[str, ...] = ()
    if outcome == "won":
        state, spoils = gather_gear(state, side, {name: figure_of(adventurer) for name, adventurer in fought.items()})
    back = returning_figures(state, side, {name: adventurer.forfeits for name, adventurer in fought.items()})
    mine = [figure for figure in state.figures if figure.side == side]
    return FightResult(
        state.sides,
        frozenset(figure.id for figure in mine),
        outcome,
        {figure.name: figure for figure in back},
        spoils,
        tuple(figure.id for figure in mine if figure.revived),
    )


def after_flight(ref: Referee, state: State, gone: tuple[int, ...]) -> State:
    """The last position of a fight that some sides have fled."""
    for fled in gone:
        state = rout_side(ref, state, fled)
    return state if state.phase == OVER else revive_killed(ref, state)
