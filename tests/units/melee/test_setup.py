"""From a scenario file to the first position."""

import pytest
from msgspec import convert

from affray.core import InputError
from affray.game.scenario import read_scenario, shipped_scenarios
from affray.space.hex import from_column_row
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import ALOFT, DEAD, KNEELING, UNCONSCIOUS
from affray.systems.melee.content.tables import creatures
from affray.systems.melee.position.beasts import figure_from_creature
from affray.systems.melee.position.state import START, State
from affray.systems.melee.roster.ready_made import ready_made
from affray.systems.melee.setup import FigureTable, figure_from_table, first_state

HEAD = 'system = "melee"\ntitle = "T"\nsummary = "S"\n'
MAP = "[map]\ncolumns = 5\nheight = 5\n"
SIDES = '[[sides]]\nname = "Red"\n[[sides]]\nname = "Blue"\n'
ANN = '[[figures]]\nname = "Ann"\nside = "Red"\nat = [0, 0]\nfacing = "S"\nst = 12\ndx = 12\n'
BORS = '[[figures]]\nname = "Bors"\nside = "Blue"\nat = [4, 4]\nfacing = "N"\nst = 12\ndx = 11\n'
CHAMPION = '[[figures]]\nname = "Ann"\nside = "Red"\nat = [0, 0]\nfacing = "S"\nroster = "Champion"\n'
WOLF = '[[figures]]\nname = "Wolf"\nside = "Blue"\nat = [4, 4]\nfacing = "N"\ncreature = "wolf"\n'


def made(*parts: str, **options: str | int | bool) -> State:
    """The first position of a scenario in these parts."""
    return first_state(read_scenario(HEAD + "".join(parts), "test", "test.toml"), options)


def fault(*parts: str) -> str:
    """What is wrong with a scenario."""
    with pytest.raises(InputError) as error:
        made(*parts)
    return str(error.value)


# --- what is there ----------------------------------------------------------------------------------------------------
def test_a_scenario_becomes_the_first_position() -> None:
    gear = 'iq = 10\nwis = 13\narmor = "leather"\nshield = "small"\nweapons = ["broadsword"]\nslung = ["dagger"]\n'
    more = 'gear = ["torch"]\npack = ["rations"]\nspells = ["blur"]\nwounds = 2\nfatigue = 1\nposture = "kneeling"\n'
    state = made(MAP, SIDES, ANN, gear, more, WOLF)
    ann, wolf = state.figures
    assert (ann.iq, ann.wis, ann.armor, ann.shield_ready, ann.ready, ann.slung) == (
        10, 13, "leather", True, ("broadsword",), ("dagger",),
    )  # fmt: skip
    assert (ann.gear, ann.pack, ann.spells, ann.body.hits, ann.body.fatigue, ann.body.posture) == (
        ("torch",), ("rations",), ("blur",), 2, 1, KNEELING,
    )  # fmt: skip
    assert (wolf.creature, wolf.body.st, wolf.side) == ("wolf", 10, 1)
    assert (state.phase, state.turn, state.limit, len(state.board.ground)) == (START, 1, 200, 25)


def test_a_shield_is_ready_if_a_hand_is_left_for_it() -> None:
    assert not made(MAP, SIDES, ANN, 'shield = "small"\nweapons = ["longbow"]\n', BORS).figures[0].shield_ready
    assert made(MAP, SIDES, ANN, BORS).figures[0].wis == 8


def test_low_st_at_the_start_counts() -> None:
    assert made(MAP, SIDES, ANN, "wounds = 9\n", BORS).figures[0].body.low
    assert not made(MAP, SIDES, ANN, "wounds = 8\n", BORS).figures[0].body.low


def test_who_is_down_at_the_start_lies_and_counts_as_that() -> None:
    out = made(MAP, SIDES, ANN, "wounds = 11\nposture = 'prone'\n", BORS).figures[0]
    dead = made(MAP, SIDES, ANN, "wounds = 12\nposture = 'prone'\n", BORS).figures[0]
    assert (out.body.status, dead.body.status, out.body.low) == (UNCONSCIOUS, DEAD, True)
    tired = made(MAP, SIDES, ANN, "fatigue = 12\nposture = 'prone'\n", BORS, shared_st_pool=True).figures[0]
    assert tired.body.status == UNCONSCIOUS


def test_a_ready_made_figure_brings_its_numbers_and_what_the_scenario_does_not_replace() -> None:
    adventurer = ready_made()["Champion"]
    plain = made(MAP, SIDES, CHAMPION, BORS).figures[0]
    assert (plain.id, plain.body.st, plain.dx, plain.ready, plain.armor) == (
        "Ann",
        adventurer.st,
        adventurer.dx,
        adventurer.weapons,
        adventurer.armor,
    )
    bare = made(MAP, SIDES, CHAMPION, "armor = 'none'\nshield = 'none'\nweapons = ['dagger']\n", BORS).figures[0]
    assert (bare.body.st, bare.armor, bare.shield, bare.ready) == (adventurer.st, "none", "none", ("dagger",))


def test_maps_are_round_drawn_or_plain_with_things_in_them() -> None:
    round_map = "[map]\nradius = 4\n"
    assert len(made(round_map, SIDES, ANN.replace("[0, 0]", "[4, 0]"), BORS).board.ground) == 61
    drawn = '[map]\nrows = ["....", ".*#.", ". %:"]\n'
    state = made(drawn, SIDES, ANN, BORS.replace("[4, 4]", "[3, 0]"))
    assert state.board.ground[from_column_row(2, 1)] == "wall"
    assert from_column_row(1, 2) not in state.board.ground
    things = (
        '[[objects]]\nat = [2, 2]\n[[objects]]\nat = [2, 3]\nterrain = "fire"\n[[items]]\nat = [1, 1]\nitem = "small"\n'
    )
    state = made(MAP, SIDES, ANN, BORS, things)
    assert state.board.walls == {from_column_row(2, 2)}
    assert state.board.places["fire"] == {from_column_row(2, 3)}
    assert state.items == ((from_column_row(1, 1), "small"),)


def test_weapons_lie_about_as_shields_do() -> None:
    assert made(MAP, SIDES, ANN, BORS, "[[items]]\nat = [1, 1]\nitem = 'mace'\n").items[0][1] == "mace"


def test_house_rules_come_from_the_scenario_and_from_the_caller() -> None:
    options = "[options]\npole_jab = true\n"
    state = made(MAP, options, SIDES, ANN, BORS, turn_limit="20")
    assert (state.house.pole_jab, state.limit) == (1, 20)
    assert made(MAP, SIDES, ANN, BORS, turn_limit="0").limit == 0


def test_a_creature_is_as_its_row_says() -> None:
    myrmidon = figure_from_creature(creatures()["myrmidon"], "M", 0, (0, 0), 0)
    assert (myrmidon.ready, myrmidon.shield, myrmidon.shield_ready) == (("broadsword",), "small", True)
    dragon = figure_from_creature(creatures()["dragon"], "D", 0, (0, 0), 2)
    assert (len(dragon.hexes), dragon.ready, dragon.shield) == (7, (), "none")


# --- what cannot be ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ((MAP, "hats = 3\n", SIDES, ANN, BORS), "hats is unknown"),
        ((MAP, '[[sides]]\nname = "Red"\n', ANN), "sides: expected 2 to 6 sides of different names"),
        ((MAP, SIDES.replace("Blue", "Red"), ANN), "sides: expected 2 to 6 sides of different names"),
        ((MAP, SIDES, ANN), "side Blue has no figure"),
        ((MAP, SIDES, ANN, BORS.replace("[4, 4]", "[0, 0]")), "Bors and Ann stand in one hex"),
        ((MAP, SIDES, ANN, BORS.replace("[4, 4]", "[0, 0]"), "posture = 'prone'\n"), "Bors and Ann start in one hex"),
        ((MAP, SIDES, ANN, BORS.replace("[4, 4]", "[9, 9]")), "figures[1] 'Bors'.at: (9, 9) is off the map"),
        (
            (MAP, SIDES, ANN, BORS, "[[objects]]\nat = [4, 4]\n"),
            "figures[1] 'Bors'.at: (4, 4) has terrain 'wall', where nobody can",
        ),
        ((MAP, SIDES, ANN, BORS, "[[items]]\nat = [9, 1]\nitem = 'mace'\n"), "items[0].at: (9, 1) is off the map"),
        (("[map]\nradius = 41\n", SIDES, ANN, BORS), "map.radius: expected 1 to 40, and no rows or columns beside it"),
        (("[map]\nradius = 4\ncolumns = 3\n", SIDES, ANN, BORS), "map.radius: expected 1 to 40"),
        (
            (MAP, SIDES, ANN, BORS, "[[objects]]\nat = [2, 2]\nterrain = 'lava'\n"),
            "objects[0].terrain 'lava': expected one of",
        ),
        ((MAP, SIDES, ANN, BORS, "[[objects]]\nat = [9, 9]\n"), "objects[0].at: (9, 9) is off the map"),
        ((MAP, SIDES, ANN, BORS, "[[items]]\nat = [1, 1]\nitem = 'spoon'\n"), "shield 'spoon' is unknown"),
        (
            (MAP, SIDES, ANN, BORS, "[[items]]\nat = [1, 1]\nitem = 'none'\n"),
            "items[0].item: expected a weapon or a shield",
        ),
        (
            (MAP, SIDES, ANN.replace('"Ann"', '"A_n"'), BORS),
            "figures[0] 'A_n'.name 'A_n': expected a name without underscores",
        ),
        ((MAP, SIDES, ANN.replace("Red", "Pink"), BORS), "figures[0] 'Ann'.side 'Pink': expected one of Red, Blue"),
        ((MAP, SIDES, ANN, "wounds = -1\n", BORS), "wounds and fatigue: expected 0 or more"),
        ((MAP, SIDES, ANN, "wounds = 11\n", BORS), "it is out, yet does not lie"),
        (
            (MAP, SIDES, ANN, "roster = 'Champion'\n", BORS),
            "figures[0] 'Ann'.roster: race, st, dx, iq, wis come from the roster",
        ),
        ((MAP, SIDES, CHAMPION.replace("Champion", "Clown"), BORS), "figures[0] 'Ann'.roster 'Clown': expected one of"),
        ((MAP, SIDES, ANN, WOLF, "roster = 'Champion'\n"), "its numbers and arms come from the table"),
        ((MAP, SIDES, ANN, WOLF.replace("wolf", "cat")), "figures[1] 'Wolf'.creature 'cat': expected one of"),
        ((MAP, SIDES, ANN, WOLF, "st = 12\n"), "its numbers and arms come from the table"),
        ((MAP, SIDES, ANN, "race = 'ent'\n", BORS), "figures[0] 'Ann'.race 'ent': expected one of"),
        ((MAP, SIDES, ANN.replace("st = 12", "st = 0"), BORS), "st, dx and iq: expected 1 or more"),
        ((MAP, SIDES, ANN, "armor = 'silk'\n", BORS), "armor 'silk' is unknown"),
        ((MAP, SIDES, ANN, "weapons = ['spoon']\n", BORS), "weapon 'spoon': expected one of shortsword, "),
        ((MAP, SIDES, ANN, "gear = ['spoon']\n", BORS), "gear 'spoon': expected one of"),
        ((MAP, SIDES, ANN, "spells = ['wish']\n", BORS), "spell 'wish': expected one of "),
        ((MAP, SIDES, ANN, "weapons = ['longbow', 'dagger']\n", BORS), "weapons: expected what two hands can hold"),
        ((MAP, SIDES, ANN, "weapons = ['great_sword']\n", BORS), "great_sword needs ST 16, the figure has 12"),
        ((MAP, SIDES, ANN, "shield = 'tower'\n", BORS), "tower needs ST 13, the figure has 12"),
    ],
)
def test_a_scenario_that_does_not_hold_together_is_told_where(parts: tuple[str, ...], reason: str) -> None:
    assert reason in fault(*parts)


@pytest.mark.parametrize("name", [scenario.name for scenario in shipped_scenarios("melee")])
def test_every_scenario_that_ships_can_be_set_up(name: str) -> None:
    scenario = next(scenario for scenario in shipped_scenarios("melee") if scenario.name == name)
    assert SYSTEM.broken_invariants(SYSTEM.setup(scenario, {})) == ()


# --- in the air, and after a journey ----------------------------------------------------------------------------------
def figure_entry(**fields: object) -> FigureTable:
    """Ann of Red, or what the fields say."""
    given: dict[str, object] = {"name": "Ann", "side": "Red", "at": (0, 0), "facing": "N", "st": 12, "dx": 12, **fields}
    return convert(given, FigureTable)


def test_a_flier_may_begin_in_the_air_at_a_height_of_its_own() -> None:
    numbers = {"creature": "gargoyle", "st": 0, "dx": 0}
    high = figure_from_table(figure_entry(**numbers, height="apart"), ("Red", "Blue"), "here")
    assert (high.flight, high.apart) == (ALOFT, True)
    with pytest.raises(InputError, match="expected ground for one that does not fly"):
        figure_from_table(figure_entry(height="aloft"), ("Red", "Blue"), "here")


def test_a_jog_before_the_fight_tires_and_a_walk_rests() -> None:
    def fatigue(**fields: object) -> int:
        return figure_from_table(figure_entry(**fields), ("Red", "Blue"), "here").body.fatigue

    assert (fatigue(jogged=45), fatigue(jogged=45, walked=120), fatigue(fatigue=2, jogged=10)) == (4, 2, 3)
    with pytest.raises(InputError, match="jogged 130: costs 13, expected no more than ST 12"):
        fatigue(jogged=130)
