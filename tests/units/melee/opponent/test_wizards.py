"""What the computer's wizards do with little strength: whole positions, each of a folly that anybody at the table would notice."""

import pytest
from msgspec.structs import replace

from affray.core.faces.opponent import PLAIN
from affray.game.scenario import load_scenario
from affray.space.bodies import body_distance
from affray.space.hex import Hex
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.tables import spells
from affray.systems.melee.opponent.casting_hopes import CastingHopes
from affray.systems.melee.opponent.dangers import shots_ahead
from affray.systems.melee.opponent.place_worth import MoveOutlook
from affray.systems.melee.opponent.spell_use import has_use
from affray.systems.melee.opponent.spell_worth import LASTING, kept_worth
from affray.systems.melee.opponent.strength import spending_cost, turns_kept_up
from affray.systems.melee.position.state import NOBODY, RENEW, SUMMONED, Active, Figure, with_fields
from tests.melee_spells import at_work, position, wizard
from tests.units.melee.minds import best, values
from tests.units.melee.positions import BLUE, RED, N, S, Table, acting, ann, beast, bors, cid, moving

DUEL = SYSTEM.setup(load_scenario("melee", "wizards-duel"), {}).figures
DRAGON = SYSTEM.setup(load_scenario("melee", "dragon"), {}).figures


def mereth(pos: Hex = (0, 0), /, **fields: object) -> Figure:
    """Mereth of Red, a wizard with eleven spells, ST 10 and a staff."""
    return with_fields(DUEL[0], hexes=(pos,), **{"facing": N, **fields})


def sarith(pos: Hex = (0, -6), /, **fields: object) -> Figure:
    """Sarith of Blue, as able as Mereth."""
    return with_fields(DUEL[1], hexes=(pos,), **{"facing": S, **fields})


def helper(pos: Hex = (0, 0), /, **fields: object) -> Figure:
    """A wizard of the company against the dragon."""
    found = next(figure for figure in DRAGON if figure.spells)
    return with_fields(found, id="Edda", side=RED, hexes=(pos,), **{"facing": N, **fields})


def smoulder(pos: Hex, /, **fields: object) -> Figure:
    """A dragon of Blue that breathes fire."""
    return beast("dragon", BLUE, pos, S, id="Smoulder", **fields)


def is_kept(spell: str, *figures: Figure, subject: int = 0, turn: int = 4, cast: int = 2) -> bool:
    """Whether the first figure pays once more for a spell on one of them."""
    state = position(
        *figures, spells=(replace(at_work(spell, subject), turn=cast),), phase=RENEW, renewals=(0,), turn=turn
    )
    return best(Table(state)) == "renew"


def walked(table: Table) -> Table:
    """The move as the computer player makes it, up to its option."""
    while table.asked().startswith("move"):
        table.do(best(table))
    return table


def place_after(*figures: Figure) -> tuple[Hex, ...]:
    """Where the first figure is after its move."""
    return walked(moving(*figures)).figure(figures[0].id).hexes


# --- spells that nobody meets -----------------------------------------------------------------------------------------
def test_missiles_are_not_turned_that_nobody_sends() -> None:
    found = values(acting(mereth(dx=13), sarith()))
    assert found["cast turn_missiles 1 at Mereth"] < 0
    assert not is_kept("turn_missiles", mereth(fatigue=2), sarith())
    assert not is_kept("turn_missiles", mereth(fatigue=2), bors((0, -6)))


def test_missiles_are_turned_that_an_archer_sends() -> None:
    archer = bors((0, -6), dx=15, ready=("longbow",))
    assert values(acting(mereth(dx=16), archer))["cast turn_missiles 1 at Mereth"] > 0
    assert is_kept("turn_missiles", mereth(fatigue=2), archer)


@pytest.mark.parametrize("spell", ["stone_flesh", "blur", "invisibility"])
def test_a_guard_is_kept_up_only_while_somebody_can_come_near(spell: str) -> None:
    edda = helper(fatigue=4)
    assert is_kept(spell, edda, bors((0, -1)))
    assert not is_kept(spell, edda, bors((0, -9)))
    assert not is_kept(spell, edda, cid((0, -2)), bors((0, -9)), subject=1)


def test_nobody_pays_for_a_hindrance_of_whom_is_out_of_the_fight() -> None:
    assert is_kept("avert", wizard("avert"), bors((0, -3)), subject=1)
    assert not is_kept("avert", wizard("avert"), bors((0, -3), status=1), bors((0, -9), id="Dan"), subject=1)


def test_no_strength_goes_into_aid_that_comes_to_nothing() -> None:
    far = values(acting(helper(dx=13), cid((0, -1)), smoulder((0, -12), dx=8)))
    assert max(worth for text, worth in far.items() if text.startswith("cast aid") and "at Edda" in text) < 0
    assert max(worth for text, worth in far.items() if text.startswith("cast aid") and text.endswith(" iq")) < 0


@pytest.mark.parametrize(
    ("spell", "other", "has"),
    [
        ("spell_shield", bors((0, -3)), False),
        ("spell_shield", sarith((0, -3)), True),
        ("confusion", bors((0, -3)), False),
        ("confusion", sarith((0, -3)), True),
        ("control_animal", bors((0, -3)), False),
        ("control_animal", beast("wolf", BLUE, (0, -3), S), True),
        ("turn_missiles", smoulder((0, -6)), True),
        ("trip", bors((0, -3), status=1), False),
        ("speed_movement", bors((0, -3)), False),
        ("dazzle", bors((0, -3)), True),
    ],
)
def test_a_spell_has_a_use_where_somebody_can_meet_it(spell: str, other: Figure, has: bool) -> None:
    assert has_use(position(wizard(spell), other), 0, spells()[spell]) is has


def test_aid_has_a_use_where_a_friend_is_there() -> None:
    assert not has_use(position(wizard("aid"), bors()), 0, spells()["aid"])
    assert has_use(position(wizard("aid"), bors(), cid((0, 1))), 0, spells()["aid"])


def test_a_wall_keeps_off_what_flies() -> None:
    archer = bors((0, -6), dx=15, ready=("longbow",))
    wall = replace(at_work("wall", NOBODY), hexes=((0, -3),))
    assert shots_ahead(position(mereth(), archer), 0) > 0 == shots_ahead(position(mereth(), archer, spells=(wall,)), 0)


def test_what_lasts_without_harm_goes_on_for_little() -> None:
    state = position(wizard("speed_movement"), bors((0, -6)), spells=(at_work("speed_movement", 0),))
    assert kept_worth(state, 0) == LASTING


def test_what_spells_bring_is_found_for_whom_they_help_and_whom_they_dazzle() -> None:
    dazzle = CastingHopes(position(wizard("dazzle"), bors((0, -2)), bors((1, -2), id="Dan")), 0)
    assert dazzle.here > 0 and not dazzle.at_foes
    aid = CastingHopes(position(wizard("aid"), bors((0, -9)), cid((0, 1), status=0)), 0)
    assert aid.here == 0 and not aid and dazzle


# --- the last strength ------------------------------------------------------------------------------------------------
def test_the_last_point_is_dearer_than_all_before() -> None:
    def cost(fatigue: int) -> float:
        return spending_cost(position(mereth(fatigue=fatigue), sarith()), 0, 1)

    assert cost(0) == cost(7) < cost(8) < cost(9) < cost(10)
    assert cost(9) > cost(0) + cost(8)


def test_a_spell_lasts_as_long_as_it_can_be_paid_for() -> None:
    alone = position(mereth(fatigue=2), sarith())
    busy = position(mereth(fatigue=2), sarith(), spells=(at_work("summon_wolf", 1),))
    assert turns_kept_up(alone, 0, 2, 1) == 4
    assert turns_kept_up(busy, 0, 2, 1) == 2
    assert turns_kept_up(position(mereth(fatigue=7), sarith()), 0, 2, 1) == 0


def test_nobody_exhausts_itself_for_a_creature_that_reaches_nobody() -> None:
    wolf = beast("wolf", RED, (0, -1), N, life=SUMMONED, maker=0)
    assert is_kept("summon_wolf", mereth(fatigue=3), sarith((0, -9)), wolf, subject=2)
    assert not is_kept("summon_wolf", mereth(fatigue=9), sarith((0, -9)), wolf, subject=2)


def test_no_second_creature_is_called_that_could_not_be_kept() -> None:
    def call(fatigue: int, *spells: Active) -> float:
        wolf = beast("wolf", RED, (2, 0), N, life=SUMMONED, maker=0)
        found = values(acting(mereth(dx=15, fatigue=fatigue), sarith(), wolf, spells=spells))
        return max(worth for text, worth in found.items() if text.startswith("cast summon_wolf"))

    kept = replace(at_work("summon_wolf", 2), caster=0)
    assert call(0, kept) > 0
    assert call(5) > 0 > call(5, kept)


# --- a spent wizard ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("own", "other"), [(8, 10), (10, 8), (10, 10)])
def test_two_spent_wizards_come_to_blows(own: int, other: int) -> None:
    figures = mereth((0, 0), fatigue=own), sarith((0, -3), fatigue=other, moved=True)
    assert body_distance(place_after(*figures), figures[1].hexes) < 3
    beside = acting(mereth((0, 0), dx=14, fatigue=own), sarith((0, -1), fatigue=other))
    assert best(beside).startswith("strike Sarith wizard_staff")


def test_a_wizard_with_strength_for_spells_does_not_go_in_with_its_staff() -> None:
    assert body_distance(place_after(mereth(), sarith((0, -4), moved=True)), ((0, -4),)) > 1


def test_a_spent_wizard_helps_its_friends_but_not_against_what_it_cannot_hurt() -> None:
    spent = {"fatigue": 8, "st": 9}
    man_to_man = place_after(helper((0, 4), **spent), cid((0, -4)), bors((0, -5), moved=True))
    dragon = smoulder((0, -5), moved=True)
    from_dragon = place_after(helper((0, 2), **spent), cid((0, -4)), dragon)
    assert body_distance(man_to_man, ((0, -5),)) < 9
    assert body_distance(from_dragon, dragon.hexes) >= body_distance(((0, 2),), dragon.hexes)


@pytest.mark.parametrize("fatigue", [8, 9])
def test_an_exhausted_wizard_does_not_step_up_to_a_dragon(fatigue: int) -> None:
    dragon = smoulder((0, -4), moved=True)
    place = place_after(helper((0, 0), fatigue=fatigue), cid((2, -4)), dragon)
    assert body_distance(place, dragon.hexes) > 1


def test_whoever_knows_missile_spells_alone_is_not_spent() -> None:
    look = MoveOutlook(moving(helper(spells=("fireball",), iq=16), bors((0, -6))).state, 0, PLAIN)
    assert look.casts and look.bolts and look.keeps_off and not look.withdraws
    spent = MoveOutlook(moving(helper(spells=("fireball",), iq=16, fatigue=12), bors((0, -6))).state, 0, PLAIN)
    assert not spent.casts and not spent.bolts


# --- where spells reach -----------------------------------------------------------------------------------------------
def test_a_wizard_comes_within_reach_of_its_spells_behind_those_who_fight_near() -> None:
    dragon = smoulder((0, -6), moved=True)
    front = cid((0, 1))
    place = place_after(helper((0, 7), spells=("trip", "freeze")), front, dragon)
    assert body_distance(front.hexes, dragon.hexes) <= body_distance(place, dragon.hexes)
    assert body_distance(place, dragon.hexes) < body_distance(((0, 7),), dragon.hexes)


def test_whoever_doubts_a_beast_beside_it_stays_to_disbelieve_it() -> None:
    beast_beside = beast("gargoyle", BLUE, (0, -1), S, life=SUMMONED, maker=1, moved=True)
    maker = sarith((0, -7), spells=("image", "illusion"), moved=True)
    table = walked(moving(mereth(fatigue=9, hits=7), maker, beast_beside))
    assert best(table) == "option s"
    assert best(acting(ann(st=4, ready=()), maker, beast_beside)).startswith("disbelieve")
