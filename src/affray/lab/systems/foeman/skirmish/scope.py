"""What a compiled skirmish can be: two sides and no more figures than fit."""

from affray.core import InputError
from affray.lab.systems.foeman.skirmish.layout import MOST_FIGURES
from affray.systems.foeman.position.state import START, State
from affray.systems.foeman.turn.items import bow_in_hand

MOST_HEXES = 2_500
MOST_ST = 60


def check_skirmish(state: State) -> None:
    """Check that a skirmish can be compiled. Raises InputError that says why it cannot."""
    if len(state.sides) != 2:
        raise InputError(
            f"sides: compiled skirmishes have two, got {len(state.sides)}; `affray ladder` and `affray sweep` play fights of more"
        )
    if len(state.figures) > MOST_FIGURES:
        raise InputError(f"figures: compiled skirmishes have at most {MOST_FIGURES}, got {len(state.figures)}")
    if len(state.board.ground) > MOST_HEXES:
        raise InputError(f"map: compiled skirmishes have at most {MOST_HEXES} hexes, got {len(state.board.ground)}")
    if state.phase != START:
        raise InputError("position: compiled skirmishes begin before the first round")
    for figure in state.figures:
        if figure.mount is not None:
            raise InputError(f"{figure.id}: compiled skirmishes have no emplaced weapons")
        if figure.st > MOST_ST:
            raise InputError(f"{figure.id}: ST {figure.st}: compiled skirmishes have figures of at most ST {MOST_ST}")
        if figure.main and figure.main == figure.off and bow_in_hand(figure):
            raise InputError(f"{figure.id}: compiled skirmishes have one Bow in hand")
