"""A sketch of odds: what a figure's attacks on a chosen opponent promise, for each number of dice."""

from msgspec.structs import replace

from affray.core import InputError, Refusal, RuledOut
from affray.core.faces.guide import Prospect
from affray.space.hex import disc
from affray.systems.foeman.content.codes import FIRE, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.guide.odds import STEADY, attack_chances, blow_of
from affray.systems.foeman.position.state import Bid, Board, State
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of
from affray.systems.foeman.roster.maker_sheet import house_for
from affray.systems.foeman.rules.bidding import MOST_BID
from affray.systems.foeman.rules.modifiers import attack_parts
from affray.systems.foeman.turn.action_phase import KIND_OF, weapons_in_hand
from affray.systems.foeman.turn.aiming import shot_refusal, situation

SHOT = 4
"""How far off, in hexes, a bow's target stands in a sketch."""
NORTH, SOUTH = 0, 3
FIELD = Board(dict.fromkeys(disc((0, 0), SHOT + 1), "open"))


def sketch_setup(adventurer: Adventurer, foe: Adventurer, arm: str, house: House | None) -> tuple[str, int, State]:
    """The weapon of a sketch, the kind of its attack, and a position in which the two figures stand for it.

    Raises InputError.
    """
    house = house_for(figure_of(adventurer), figure_of(foe)) if house is None else house
    held = weapons_in_hand(figure_of(adventurer))
    arm = arm or held[0]
    if arm not in held:
        raise InputError(f"weapon {arm!r}: {adventurer.name} can attack with {', '.join(held)}")
    kind = FIRE if find_weapon(arm).bow else STRIKE
    off = SHOT if kind == FIRE else 1
    figures = (figure_of(adventurer, 0, (0, 0), NORTH), figure_of(foe, 1, (0, -off), SOUTH))
    figures = (figures[0], replace(figures[1], id=f"{foe.name} (foe)") if foe.name == adventurer.name else figures[1])
    return arm, kind, State(FIELD, ("", "-"), figures, house)


def sketch_refusal(
    adventurer: Adventurer, foe: Adventurer, arm: str = "", house: House | None = None
) -> Refusal | None:
    """Why the attack of a sketch cannot be made; None when it can. Raises InputError for a weapon not in hand.

    [FM-OPT-10]
    """
    arm, kind, state = sketch_setup(adventurer, foe, arm, house)
    return shot_refusal(state, 0, 1, kind, arm, False)  # noqa: FBT003


def sketch(adventurer: Adventurer, foe: Adventurer, arm: str = "", house: House | None = None) -> tuple[Prospect, ...]:
    """What an attack with 1 to 9 dice promises: a strike at an opponent face to face, a shot at four hexes.

    With the weapon named, or the first in hand. Raises InputError for one not in hand, RuledOut for an attack that
    cannot be made. [FM-OPT-05 FM-OPT-10 FM-APP-11]
    """
    arm, kind, state = sketch_setup(adventurer, foe, arm, house)
    fault = shot_refusal(state, 0, 1, kind, arm, False)  # noqa: FBT003
    if fault is not None:
        raise RuledOut(fault, where=adventurer.name)
    option = next(option for option, made in KIND_OF.items() if made == kind)
    parts = attack_parts(situation(state, 0, 1, kind, False))  # noqa: FBT003
    found = []
    for dice in range(1, MOST_BID + 1):
        blow = blow_of(state, Bid(0, option, dice, 1, arm), 1)
        found.append(Prospect(str(dice), blow.score, parts, attack_chances(blow, state.house), STEADY))
    return tuple(found)
