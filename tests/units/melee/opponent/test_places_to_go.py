"""Where a computer player goes, how it faces there, and which option it takes."""

from affray.space.hex import disc
from affray.systems.melee.content.codes import ALOFT, DISENGAGED, ENGAGED, HTH_ATTACK, KNEELING, PRONE
from affray.systems.melee.opponent.dangers import can_shoot, missile_danger, near_danger
from affray.systems.melee.opponent.places_to_go import has_better_weapon
from affray.systems.melee.position.state import OPTION, Active, Board
from tests.units.melee.minds import best, values
from tests.units.melee.positions import BLUE, RED, N, S, Table, ann, beast, board, bors, cid, dan, moving, position

BOW = {"ready": ("longbow",), "slung": ("shortsword",)}


def walk(table: Table) -> Table:
    """The move as the computer player makes it, up to its option."""
    while table.asked().startswith("move"):
        table.do(best(table))
    return table


# --- where to go ------------------------------------------------------------------------------------------------------
def test_a_swordsman_charges_whom_he_can_reach_and_faces_him() -> None:
    table = walk(moving(ann((0, 3)), bors((0, -1), moved=True)))
    assert table.asked() == "option Ann"
    assert "b" in table.letters()
    assert best(table) == "option b"
    assert table.state.figures[0].turn.walked in (3, 4)


def test_he_would_rather_come_from_behind() -> None:
    table = walk(moving(ann((2, -1)), bors((0, -1), moved=True)))
    found = table.figure("Ann")
    assert found.hexes[0] in ((0, 0), (1, -1), (-1, -1), (1, -2), (0, -2), (-1, 0))
    behind = walk(moving(ann((0, 1)), bors((0, -1), N, moved=True)))
    assert behind.figure("Ann").hexes[0] in ((0, 0), (1, -1), (-1, 0))


def test_who_cannot_reach_a_foe_comes_nearer_and_no_nearer_than_it_must() -> None:
    table = walk(moving(ann((0, 6)), bors((0, -6), moved=True)))
    assert table.figure("Ann").hexes[0][1] < 4
    near = walk(moving(ann((0, 6)), bors((0, -1))))
    assert near.figure("Ann").hexes[0][1] > 0


def test_an_archer_with_room_stays_where_it_is_and_turns_to_the_foe() -> None:
    table = walk(moving(ann((0, 4), S, **BOW), bors((0, -4))))
    figure = table.figure("Ann")
    assert figure.turn.walked <= 1
    assert figure.facing in (5, N, 1)
    assert best(table) == "option f"


def test_an_archer_does_not_shoot_from_behind_a_wall() -> None:
    wall = board(wall=(0, 3), wall2=(-1, 4), wall3=(1, 3))
    assert not values(walk(moving(ann((0, 4), **BOW, posture=KNEELING), bors((0, -4), moved=True), ground=wall))).get(
        "option f"
    )


def test_whoever_is_struck_from_behind_turns_round() -> None:
    found = values(moving(ann((0, 0), S), bors((0, -1))))
    assert found["face N"] > found["face S"]


def test_fire_is_no_place_to_stay_and_shadow_a_good_one_to_hide_in() -> None:
    found = values(moving(ann((0, 6)), bors((0, -6), moved=True), ground=board(fire=(0, 6), shadow=(1, 5))))
    assert found["face N"] < found["step N"]
    hidden = values(moving(ann((0, 6)), bors((0, -6), moved=True), ground=board(shadow=(0, 6))))
    plain = values(moving(ann((0, 6)), bors((0, -6), moved=True)))
    assert hidden["face N"] > plain["face N"]


def test_a_pack_is_dropped_before_a_fight_only_if_that_is_worth_something() -> None:
    found = values(moving(ann((0, 4), pack=("pack_full",)), bors((0, -1), moved=True)))
    assert found["drop pack"] < max(found.values())
    lying = values(moving(ann((0, 6), pack=("pack_full",), pack_at=(0, 6)), bors((0, -6))))
    assert lying["take pack"] == -3.0


def test_a_push_is_not_thought_of() -> None:
    found = values(moving(ann((0, 0), st=20), bors((0, -1), st=5)))
    assert {worth for text, worth in found.items() if text.startswith("push")} <= {-50.0}


# --- fliers -----------------------------------------------------------------------------------------------------------
def test_a_gargoyle_flies_at_whom_it_could_not_reach_on_foot() -> None:
    table = moving(beast("gargoyle", RED, (0, 6), N), bors((0, -4), st=8, moved=True))
    assert best(table) == "take off"
    asked = walk(table)
    assert asked.asked() == "option Gargoyle"


def test_a_flier_settles_on_one_height() -> None:
    for meets in (False, True):
        flier = beast("gargoyle", RED, (0, 4), N, flight=ALOFT, meets_ground=meets)
        table = moving(flier, bors((0, -1), moved=True))
        words = []
        while table.asked().startswith("move"):
            words.append(best(table))
            table.do(words[-1])
        assert len([word for word in words if word in ("low", "high", "apart", "near")]) <= 1


def test_a_dragon_does_not_end_its_flight_over_others() -> None:
    dragon = beast("dragon", RED, (0, 2), N, flight=ALOFT)
    table = walk(moving(dragon, bors((0, -2), moved=True), ground=Board(dict.fromkeys(disc((0, 0), 5), "clear"))))
    assert table.asked() == "option Dragon"
    assert (0, -2) not in table.figure("Dragon").hexes


# --- the option -------------------------------------------------------------------------------------------------------
def chosen(table: Table) -> dict[str, float]:
    """The options with their worth where the figure stays as it is."""
    return values(table.do(f"face {['N', 'NE', 'SE', 'S', 'SW', 'NW'][table.state.figures[0].facing]}"))


def test_whoever_lies_rises() -> None:
    assert best(moving(ann((0, 0), posture=PRONE), bors((0, -5))).do("face N")) == "option g prone"


def test_nobody_throws_himself_down() -> None:
    found = chosen(moving(ann((0, 4), **BOW), bors((0, -4))))
    assert found["option f"] > 0 > found["option f kneeling"] > found["option f prone"]


def test_a_spell_caster_keeps_its_spell_and_the_unarmed_guard_themselves() -> None:
    caster = chosen(moving(ann((0, 4), spells=("blur",), iq=12), bors((0, -4), dx=14, ready=("longbow",))))
    assert caster["option h"] == max(caster.values())
    assert best(moving(ann((0, 0), ready=(), st=4), bors()).do("face N")) == "option k"


def test_whoever_is_shot_at_dodges_and_who_can_shoot_back_does_not() -> None:
    archer = bors((0, -4), dx=15, ready=("longbow",))
    assert chosen(moving(ann((0, 4)), archer))["option c"] > 0
    assert chosen(moving(ann((0, 4), **BOW), archer))["option c"] == -1.0


def test_whoever_has_dropped_its_sword_readies_another() -> None:
    found = chosen(moving(ann((0, 4), ready=(), slung=("shortsword",)), bors((0, -4))))
    assert found["option e"] == max(found.values())
    lying = moving(ann((0, 4), ready=()), bors((0, -4)), items=(((0, 4), "broadsword"),))
    assert has_better_weapon(lying.state, 0)
    assert not has_better_weapon(moving(ann((0, 4)), bors((0, -4))).state, 0)


def test_in_the_hex_of_a_foe_one_fights_or_leaves() -> None:
    held = {"posture": PRONE, "option": HTH_ATTACK}
    table = moving(ann((0, 0), slung=("dagger",), ready=(), **held), bors((0, 0), ready=(), **held))
    assert table.state.phase == OPTION
    found = values(table)
    assert found["option t prone"] > 0
    assert found["option v prone"] == 0.5


def test_whoever_can_do_nothing_else_passes() -> None:
    table = moving(ann((0, 0), acted=True), bors((0, -5)))
    assert values(table.do("face N")) == {"pass": 0.0}


# --- dangers ----------------------------------------------------------------------------------------------------------
def test_a_shot_is_feared_from_those_that_can_shoot_and_have_not() -> None:
    def feared(**fields: object) -> float:
        given: dict[str, object] = {"dx": 15, "ready": ("longbow",), **fields}
        return missile_danger(position(ann((0, 3)), bors((0, -4), **given)), 0)

    assert feared() > 0
    assert feared(acted=True) == feared(lost=True) == feared(ready=("mace",)) == feared(posture=PRONE) == 0.0
    assert missile_danger(position(ann((0, 3)), bors((0, -4), N, dx=15, ready=("longbow",))), 0) == 0.0
    among = position(ann((0, 3)), bors((0, -4), dx=15, ready=("longbow",)), cid((1, 3)))
    assert 0 < missile_danger(among, 0) < feared()


def test_a_wizard_with_a_missile_spell_is_feared_as_an_archer_is() -> None:
    def feared(**fields: object) -> float:
        return missile_danger(position(ann((0, 3)), bors((0, -3), ready=(), **fields)), 0)

    assert feared(spells=("magic_fist",)) > 0
    assert feared(spells=("magic_fist",), fatigue=11) == feared(spells=("blur",)) == 0.0
    assert feared(spells=("lightning",), iq=10) == 0.0


def test_a_prone_crossbowman_still_shoots() -> None:
    assert can_shoot(position(ann(ready=("light_crossbow",), posture=PRONE)), 0)
    assert not can_shoot(position(ann(ready=("longbow",), posture=PRONE)), 0)
    assert not can_shoot(position(ann()), 0)


def test_a_blow_is_feared_from_those_that_have_the_figure_in_front_and_have_not_struck() -> None:
    def feared(foe: object) -> float:
        return near_danger(position(ann(), foe), 0)  # type: ignore[arg-type]

    assert feared(bors()) > 0
    assert feared(bors(acted=True)) == feared(bors((0, -1), N)) == feared(bors(ready=())) == 0.0
    assert feared(beast("gargoyle", BLUE, (0, -1), S, flight=ALOFT)) == 0.0
    assert 0 < near_danger(position(ann(), bors(), cid((1, -1))), 0) < feared(bors())


def test_two_who_engage_are_feared_more_than_one() -> None:
    assert near_danger(position(ann(), bors(), dan((1, -1), 4)), 0) > near_danger(position(ann(), bors()), 0)


# --- one move ---------------------------------------------------------------------------------------------------------
def test_every_step_is_weighed_as_at_the_beginning_of_the_move() -> None:
    table = moving(ann((0, 5)), bors((0, -3), moved=True), dan((3, -3), moved=True))
    promised = max(values(table).values())
    while table.asked().startswith("move") and not best(table).startswith("face"):
        table.do(best(table))
        assert max(values(table).values()) >= promised - 1e-9 - 0.5
    assert table.state.figures[0].state in (DISENGAGED, ENGAGED)


def test_an_archer_who_is_engaged_keeps_his_last_shot_only_where_he_stays() -> None:
    engaged = moving(ann((0, 0), **BOW, state=DISENGAGED), bors())
    assert engaged.figure("Ann").state == ENGAGED
    found = values(engaged)
    assert found["face N"] == max(found.values())


def test_a_roped_or_slowed_figure_still_finds_its_way() -> None:
    table = walk(moving(ann((0, 5)), bors((0, -3), moved=True), spells=(Active("rope", 1, 1, 0),)))
    assert table.figure("Ann").turn.walked == 2
