"""What a computer player makes of its choices."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.dice.pool import pool
from affray.systems.fortmayn.content.codes import ARMOR, BODY, CLOSE, DARK, DISTANT, HEAD, NEARBY, SHIELD
from affray.systems.fortmayn.content.people import Exit, Person, Place
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, Conflict, State
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from tests.units.fortmayn.frays import BOW, QUIVER, ROOM, SPEAR, SWORD, TORCH, brainy, conflict, foe, offers, person

PACK = new_thing("backpack")


def values(state: State, code: str, answers: Sequence[str], who: str = "", about: tuple[int, ...] = ()) -> list[float]:
    """What answers are worth to a question."""
    return list(appraise(state, Question(0, code, who, tuple(map(read_answer, answers)), about=about)))


def best(state: State, code: str, answers: Sequence[str], who: str = "", about: tuple[int, ...] = ()) -> str:
    """The answer that is worth most."""
    worth = values(state, code, answers, who, about)
    return answers[worth.index(max(worth))]


def plan(state: State) -> str:
    """What the first character would do."""
    return best(state, "ounce_declare", offers(state))


# --- conflicts --------------------------------------------------------------------------------------------------------
def test_a_strong_party_fights_and_a_hopeless_one_runs() -> None:
    assert plan(conflict(person(), brainy(), foe("ghoul", "X"))).startswith("plan Anna fight X")
    assert plan(conflict(person(body_ready=1), brainy(body_ready=1), foe("cave_bear", "X"))) == "flee"
    assert values(conflict(person(), foe("kobold", "X")), "ounce_confirm", ["confirm"]) == [0.0]
    assert values(conflict(person(), foe("kobold", "X")), "ounce_declare", ["confirm"]) == [0.0]


def test_the_temper_says_when_it_is_too_much() -> None:
    state = conflict(person(), brainy(), foe("cave_bear", "X"))
    timid, steady, reckless = (plan(replace(state, temper=temper)) for temper in (TIMID, STEADY, RECKLESS))
    assert timid == "flee"
    assert "X" in steady
    assert "X" in reckless
    hard = conflict(person(), brainy(), foe("cave_bear", "X"), foe("ghoul", "Y"))
    assert plan(replace(hard, temper=STEADY)) == "flee"
    assert plan(replace(hard, temper=RECKLESS)) != "flee"


def test_comrades_on_the_ground_make_it_harder_to_run() -> None:
    fallen = conflict(person(), brainy(out=True, body_ready=0), foe("cave_bear", "X"), temper=STEADY)
    assert plan(conflict(person(), foe("cave_bear", "X"))) == "flee"
    assert plan(fallen) != "flee"


def test_nobody_runs_for_ever_or_from_those_who_run() -> None:
    weak = conflict(person(body_ready=1), foe("cave_bear", "X"))
    assert plan(weak) == "flee"
    assert plan(replace(weak, fray=Conflict(exchange=20))) != "flee"
    assert plan(conflict(person(body_ready=1), foe("cave_bear", "X", DISTANT, notes=("flees",)))) != "flee"


def test_nobody_runs_after_those_who_flee() -> None:
    state = conflict(person(), foe("kobold", "X", DISTANT, notes=("flees",)))
    assert "run" not in plan(state)
    assert plan(conflict(person(), foe("bandit", "X", DISTANT))) == "plan Anna run X"


def test_a_magic_blade_goes_for_what_else_nothing_touches() -> None:
    magic = person(things=(replace(SWORD, magic=True),), body=5)
    shade = foe("barrow_wight", "X", notes=("seen Anna",))
    assert "fight X" in plan(conflict(magic, shade, temper=RECKLESS))
    assert plan(conflict(person(body=4), shade)) == "flee"


def test_an_archer_shoots_at_who_is_busy_with_others() -> None:
    archer = brainy(things=(PACK, BOW, QUIVER))
    state = conflict(archer, person(body_ready=1), foe("temple_guard", "X", (NEARBY, CLOSE)))
    assert plan(replace(state, temper=RECKLESS)) in ("plan Bert shoot X", "plan Bert away shoot X")
    beset = conflict(archer, foe("temple_guard", "X", NEARBY), temper=RECKLESS)
    assert "shoot" not in plan(beset)


def test_spells_words_and_things_are_weighed() -> None:
    mage = brainy(body=1, head=3, known=("terror",), memorised=("terror",))
    state = conflict(mage, person(body=3), foe("cave_bear", "X", (NEARBY, CLOSE), dd=1), temper=RECKLESS)
    worth = dict(zip(offers(state), values(state, "ounce_declare", offers(state)), strict=True))
    assert worth["plan Bert cast terror X from memory"] > worth["plan Bert none"]
    guards = conflict(mage, person(body=3), foe("temple_guard", "X", (NEARBY, CLOSE), dd=1), temper=RECKLESS)
    worth = dict(zip(offers(guards), values(guards, "ounce_declare", offers(guards)), strict=True))
    assert worth["plan Bert talk X"] > worth["plan Bert none"]
    priest = brainy(things=(new_thing("holy_water"), new_thing("holy_symbol")))
    near = conflict(priest, foe("ghoul", "X"), foe("skeleton", "Y", NEARBY), temper=RECKLESS)
    worth = dict(zip(offers(near), values(near, "ounce_declare", offers(near)), strict=True))
    assert worth["plan Bert item holy_water"] > worth["plan Bert none"]
    assert worth["plan Bert banish"] > worth["plan Bert none"]
    thrower = conflict(brainy(things=(new_thing("flask_of_oil"),)), foe("bandit", "X", NEARBY), temper=RECKLESS)
    worth = dict(zip(offers(thrower), values(thrower, "ounce_declare", offers(thrower)), strict=True))
    assert worth["plan Bert item flask_of_oil X"] > worth["plan Bert none"]


def test_a_comrade_on_the_ground_is_worth_a_spell_and_so_is_light() -> None:
    healer = brainy(
        known=("close_the_wound", "cat_eyes", "fog_of_the_marsh"), memorised=("close_the_wound", "cat_eyes")
    )
    state = conflict(healer, person(body_ready=0, out=True), foe("kobold", "X", (DISTANT, CLOSE), reaction="friendly"))
    cast = "plan Bert cast close_the_wound Anna from memory"
    assert values(state, "ounce_declare", [cast])[0] > values(state, "ounce_declare", ["plan Bert none"])[0] + 2
    hurt = replace(state, people=(healer, person(body_ready=2)))
    assert 0 < values(hurt, "ounce_declare", [cast])[0] < values(state, "ounce_declare", [cast])[0]
    dark = replace(hurt, places=(replace(ROOM, light=DARK),))
    assert values(dark, "ounce_declare", ["plan Bert cast cat_eyes from memory"])[0] > 0
    assert values(hurt, "ounce_declare", ["plan Bert cast fog_of_the_marsh from memory"])[0] < 1
    assert values(hurt, "ounce_declare", ["plan Bert cast nonsense"]) == [0.0]
    flint = person(things=(new_thing("flint_and_steel"), replace(TORCH, lit=False)))
    lit = conflict(flint, foe("kobold", "X", DISTANT, reaction="friendly"), places=(replace(ROOM, light=DARK),))
    light = "plan Anna item flint_and_steel"
    assert values(lit, "ounce_declare", [light]) == [1.0]
    assert values(replace(lit, places=(ROOM,)), "ounce_declare", [light]) == [0.0]


def test_stunts_are_for_foes_with_many_dice() -> None:
    giant = foe("thing_below", "X", notes=("seen Anna",))
    state = conflict(person(body=6, head=1), giant, temper=RECKLESS)
    stunt, blow = "plan Anna stunt X body : Hup!", "plan Anna fight X"
    worth = values(state, "ounce_declare", [stunt, blow])
    assert worth[0] > worth[1]
    far = conflict(person(body=2, head=2), foe("cave_bear", "X", DISTANT))
    assert values(far, "ounce_declare", ["plan Anna stunt X head : Boo!"])[0] < 0


def test_words_of_a_beguiler_cost_less_than_blows() -> None:
    charmer, fighter = foe("mesmerist", "X"), foe("sellsword", "X")
    waits = "plan Bert none"
    assert values(conflict(brainy(), charmer), "ounce_declare", [waits]) > values(
        conflict(brainy(), fighter), "ounce_declare", [waits]
    )


def test_a_swift_foe_is_reckoned_with_from_afar() -> None:
    waits = "plan Anna none"
    swift = conflict(person(), foe("wolf", "X", DISTANT))
    slow = conflict(person(), foe("kobold", "X", DISTANT))
    assert values(swift, "ounce_declare", [waits]) < values(slow, "ounce_declare", [waits]) == [0.0]


# --- inner choices ----------------------------------------------------------------------------------------------------
def gear_code(shield: int, armor: int) -> int:
    """Both dice as a policy is told them."""
    return 100 * shield + armor


@pytest.mark.parametrize(
    ("someone", "about", "taken"),
    [
        (person(armor=new_wear("chain_mail")), (1, 3, gear_code(0, 8)), "2"),
        (person(armor=new_wear("gambeson")), (1, 3, gear_code(0, 4)), "0"),
        (person(armor=new_wear("gambeson")), (2, 3, gear_code(0, 4)), "2"),
        (person(shield=new_wear("small_shield"), armor=new_wear("gambeson")), (1, 3, gear_code(4, 4)), "1"),
        (person(shield=new_wear("large_shield"), armor=new_wear("chain_mail", 6)), (1, 3, gear_code(6, 6)), "2"),
        (person(armor=new_wear("leather")), (1, 3, gear_code(0, 6)), "2"),
    ],
)
def test_what_saves_a_die(someone: Person, about: tuple[int, int, int], taken: str) -> None:
    assert best(conflict(someone, foe("ghoul", "X")), "save", ["0", "1", "2"], "Anna", about) == taken


def test_anything_is_sundered_rather_than_to_fall_the_cheaper_first() -> None:
    state = conflict(person(), foe("ghoul", "X"))
    assert best(state, "sunder", ["0", "1", "2"], "Anna", (2, 2, gear_code(6, 4))) == "2"
    assert best(state, "sunder", ["0", "1", "2"], "Anna", (2, 2, gear_code(4, 0))) == "1"


def test_the_friendliest_die_is_picked() -> None:
    from affray.dice.pool import row

    assert best(conflict(person()), "pick", ["0", "1"], "Anna", (row(pool((1, 6))), 2, 0)) == "0"


def test_attachments_are_given_up_in_a_conflict_alone() -> None:
    fought = conflict(person(), foe("mesmerist", "X"))
    assert best(fought, "betray", ["0", "1"], "Anna", (2, 2, 0)) == "1"
    assert best(replace(fought, fray=None), "betray", ["0", "1"], "Anna", (2, 2, 0)) == "0"


def test_an_ambush_is_listened_for_by_who_has_ears() -> None:
    assert best(conflict(brainy(body=2, head=2)), "alert", ["0", "1"], "Bert") == "0"
    assert best(conflict(person(body=3, head=1)), "alert", ["0", "1"], "Anna") == "1"


def test_armor_goes_to_whoever_can_carry_it() -> None:
    strong, laden = person(things=(PACK, SWORD)), brainy(things=(SPEAR,))
    state = conflict(strong, laden, person("Carl", out=True))
    assert best(state, "seize", ["0", "1", "2"], "Anna", (0, ARMOR, 0)) == "1"
    assert best(conflict(laden), "seize", ["0", "1"], "Bert", (0, SHIELD, 0)) == "0"


def test_a_die_goes_back_to_who_has_fewest_and_what_is_asked_is_paid() -> None:
    state = conflict(person(), brainy(), person("Carl", head_ready=0))
    assert best(state, "comrade", ["0", "1"], "Anna", (0b11, BODY, 0)) == "1"
    assert best(state, "comrade", ["0", "1"], "Anna", (0b101, HEAD, 0)) == "1"
    assert best(state, "pay", ["0", "1"]) == "1"
    assert values(state, "estranged", ["0", "1"]) == [0.0, 0.0]


def test_nobody_falls_back_into_a_corner() -> None:
    weak, bear = person(body_ready=1), foe("cave_bear", "X", reaction="aggressive")
    ways = (Place(room="crypt", exits=(Exit(to=OUTSIDE), Exit(to=1))), Place(room="well_room", exits=(Exit(to=0),)))
    assert plan(conflict(weak, bear, places=ways, here=0, came=1)) != "flee"
    assert plan(conflict(weak, bear, places=ways, here=1, came=0)) == "flee"
    assert plan(conflict(weak, bear, places=ways, here=0, came=-1)) == "flee"
    ring = (replace(ways[0], exits=(*ways[0].exits, Exit(to=2))), replace(ways[1], exits=(Exit(to=0), Exit(to=2))))
    third = Place(room="bath", exits=(Exit(to=0), Exit(to=1)))
    assert plan(conflict(weak, bear, places=(*ring, third), here=2, came=1)) == "flee"
