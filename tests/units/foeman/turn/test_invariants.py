"""What a sound position is, and what a position read from text must be."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    PICK,
    READYING,
    RETREATS,
    Bid,
    Figure,
    Move,
    State,
)
from affray.systems.foeman.rules.bidding import READY, RUSH, STRIKE_OPTION, USE
from affray.systems.foeman.turn.invariants import broken_invariants
from tests.foeman_tables import ann, bors, declaring, on_the_move, position

SIMPLE = position(ann(), bors((0, -4)))
CYCLE = declaring(ann(), bors((0, -4))).state


def with_ann(**fields: object) -> State:
    return position(ann(**fields), bors((0, -4)))


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (replace(SIMPLE, sides=("Red",)), "expected two sides or more, each with its own name"),
        (replace(SIMPLE, sides=("Red", "Red")), "expected two sides or more, each with its own name"),
        (replace(SIMPLE, sides=("Red", "Bl\nue")), "side 'Bl\\nue': expected a name on one line"),
        (position(ann(), ann((1, 0))), "two figures have the same name"),
        (replace(SIMPLE, items=(((9, 9), "Axe"),)), "an item lies off the map at (9, 9)"),
        (replace(SIMPLE, round=9, limit=8), "round 9 of 8"),
        (with_ann(id="a_b"), "figure 'a_b': expected a name without underscores, bars or double blanks"),
        (with_ann(id="12"), "figure '12': expected a name with a letter"),
        (with_ann(race="Ogre"), "figure 'Ann': race 'Ogre' is unknown; expected one of Human, Elf, Dwarf, Halfling, Orc, Goblin"),
        (with_ann(armor="Silk"), "figure 'Ann': armor 'Silk' is unknown; expected one of None, Cloth, Leather, Chainmail, Half-Plate, Full Plate"),
        (with_ann(main="Spoon"), "figure 'Ann': item 'Spoon' is neither a weapon nor a shield"),
        (with_ann(main="Unarmed"), "figure 'Ann': Unarmed is no item: an empty hand strikes so"),
        (with_ann(main="Small Shield", off="Large Shield"), "figure 'Ann': two shields are ready at once"),
        (with_ann(main="Battleaxe", off="Dagger"), "figure 'Ann': a two-hand weapon leaves no hand for another item"),
        (with_ann(things=("Rope",)), "figure 'Ann': thing 'Rope': expected one of Healing Draught, Oil Flask"),
        (with_ann(side=4), "figure 'Ann': its side is none of the game's"),
        (with_ann(dx=0), "figure 'Ann': an attribute is below 1"),
        (with_ann(pos=(9, 9)), "figure 'Ann': it stands where nobody can: (9, 9)"),
        (with_ann(facing=6), "figure 'Ann': facing 6: expected 0 to 5"),
        (with_ann(shots=-1), "figure 'Ann': a count is below 0"),
        (with_ann(incidental=1), "figure 'Ann': more incidental exhaustion than exhaustion"),
        (with_ann(aim=3), "figure 'Ann': aim or pivot penalty out of bounds"),
        (with_ann(phys=12), "figure 'Ann': down but not prone"),
        (with_ann(last_foe=7), "7 is the number of no figure"),
        (replace(SIMPLE, winner=5), "5 is the number of no side"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_told_in_one_line(state: State, reason: str) -> None:
    assert broken_invariants(state)[0] == reason
    with pytest.raises(InputError, match=r"^position: "):
        SYSTEM.read_state(SYSTEM.write_state(state))


BID = Bid(0, STRIKE_OPTION, 3, 1, "Mace")
MOVING = on_the_move(ann(), bors((0, -4))).state


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (replace(SIMPLE, phase=RETREATS, side=0), "no retreat can be forced"),
        (replace(SIMPLE, phase=CHOOSE_SIDE), "the side to decide must be in the ranking and not have moved"),
        (
            replace(SIMPLE, phase=PICK, side=0, ranking=(0, 0)),
            "the side to decide must be in the ranking and not have moved",
        ),
        (
            replace(SIMPLE, phase=PICK, side=0, ranking=(0,), moved=(1,)),
            "sides that have moved must be in the ranking, each once",
        ),
        (replace(SIMPLE, phase=CHOOSE_SIDE, side=0, ranking=(0,)), "the last side in line may not cede"),
        (replace(SIMPLE, phase=CHOOSE_SIDE, side=1, ranking=(0, 1)), "it is another side's choice"),
        (replace(MOVING, move=None), "an able figure must be moving in this phase"),
        (replace(MOVING, side=1, ranking=(1,)), "the figure that moves must be of the moving side"),
        (replace(MOVING, move=Move(0, in_hth=True)), "nobody is in Hand-to-Hand with the figure that moves"),
        (replace(SIMPLE, phase=READYING), "a figure must be readying in this phase"),
        (replace(SIMPLE, phase=DECLARE), "the order of declaration must name each figure once"),
        (
            replace(CYCLE, bids=(Bid(1, READY, 3),)),
            "the bids must be those of the first figures in the order of declaration",
        ),
        (replace(CYCLE, phase=EXECUTE), "all have declared, or not all, against the phase"),
        (
            replace(CYCLE, figures=(ann(gone=True), bors((0, -4)))),
            "who declares must be able to act and not have acted",
        ),
        (replace(CYCLE, lots=(0,)), "every able figure must have a place in the tiebreak order"),
        (replace(CYCLE, bids=(Bid(0, READY, 12),)), "no such bid: option 4, 12 dice"),
        (replace(CYCLE, bids=(Bid(0, RUSH, 3, 1),)), "the rush of Ann needs a target and a shield"),
        (replace(CYCLE, bids=(Bid(0, STRIKE_OPTION, 3),)), "the attack of Ann needs a target and a weapon in hand"),
        (replace(CYCLE, bids=(Bid(0, USE, 3, -1, "Rope"),)), "Ann cannot use 'Rope' so"),
    ],
)
def test_a_phase_lacks_nothing_that_it_needs(state: State, reason: str) -> None:
    assert broken_invariants(state) == (reason,)


@pytest.mark.parametrize(
    "state",
    [
        SIMPLE,
        MOVING,
        CYCLE,
        replace(CYCLE, bids=(BID,)),
        replace(CYCLE, bids=(Bid(0, READY, 3),)),
        declaring(ann(things=("Oil Flask",)), bors((0, -4))).do("use Oil_Flask Bors").state,
        replace(SIMPLE, phase=CHOOSE_SIDE, side=0, ranking=(0, 1)),
        replace(SIMPLE, phase=READYING, actor=1),
    ],
)
def test_a_sound_position_reads_back(state: State) -> None:
    assert broken_invariants(state) == ()
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state


def test_an_unhurt_figure_is_up_whatever_its_strength() -> None:
    weak: Figure = ann(st=1)
    assert broken_invariants(position(weak, bors((0, -4)))) == ()
