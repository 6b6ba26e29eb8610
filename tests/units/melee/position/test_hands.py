"""What figures have in hand, and what it is good for: spikes, parrying, natural weapons, and where they stand."""

import pytest

from affray.systems.melee.content.codes import ALOFT, CHARGE, HELD_NATURAL, HELD_NONE, MELEE, PRONE, UNCONSCIOUS
from affray.systems.melee.position import hands
from affray.systems.melee.position.figures import cover_of, hth_flags
from affray.systems.melee.position.state import Figure
from affray.systems.melee.turn.aiming import has_charged, own_situation
from tests.units.melee.positions import BLUE, N, S, acting, ann, beast, board, bors, cid, position

MISS = [5, 5, 6]


@pytest.mark.parametrize(
    ("shield", "ready", "spiked"), [("spike", True, True), ("spike", False, False), ("large", True, False)]
)
def test_only_a_spike_shield_that_is_ready_has_a_spike(shield: str, ready: bool, spiked: bool) -> None:
    figure = ann(shield=shield, shield_ready=ready)
    assert hands.has_spike(figure) is spiked
    assert (hands.SPIKE in hands.ready_arms(figure)) is spiked


@pytest.mark.parametrize(
    ("ready", "stopped"), [(("main_gauche",), 0), (("main_gauche", "rapier"), 0), (("rapier", "main_gauche"), 1)]
)
def test_a_main_gauche_parries_in_the_off_hand_alone(ready: tuple[str, ...], stopped: int) -> None:
    assert cover_of(position(ann(ready=ready)), 0).shield == stopped


def test_natural_weapons_are_no_bare_hands_in_hand_to_hand() -> None:
    assert hands.best_hth_kind(beast("wolf", BLUE, (0, -1), S)) == HELD_NATURAL
    assert hands.best_hth_kind(ann(ready=())) == HELD_NONE


def test_who_is_not_awake_is_in_no_hand_to_hand() -> None:
    lying = {"posture": PRONE}
    state = position(ann(**lying), bors((0, 0), **lying), cid((0, 0), status=UNCONSCIOUS, hits=11, **lying))
    assert hth_flags(state) == (True, True, False)


@pytest.mark.parametrize(
    ("blow", "reasons"),
    [
        ("throw Bors dagger", [("DX", 12), ("race", 2), ("range", -1)]),
        ("strike Bors dagger", [("DX", 12)]),
    ],
)
def test_the_good_arm_of_a_halfling_is_for_throwing(blow: str, reasons: list[tuple[str, int]]) -> None:
    table = acting(ann(race="halfling", ready=("dagger",)), bors((0, -1), dx=9)).do(blow, rolls=[MISS])
    assert [(part.label, part.value) for part in table.events_of("attack")[0].parts] == reasons


def test_one_hex_in_fire_is_standing_in_fire_unless_it_is_flown_over() -> None:
    ground = board(fire=(0, 0))
    for figure, burns in (
        (beast("giant", BLUE, (0, 0), N), 1),
        (beast("giant", BLUE, (3, 3), N), 0),
        (beast("gargoyle", BLUE, (0, 0), N, flight=ALOFT), 0),
    ):
        state = position(figure, ground=ground)
        assert own_situation(state, 0, MELEE, "", figure.hexes[0]).in_fire == burns


@pytest.mark.parametrize(
    ("foe", "charged"),
    [
        (bors((0, -1), option=CHARGE, walked=1), True),
        (bors((0, -1), option=CHARGE, walked=0), False),
        (bors((0, -2), option=CHARGE, walked=1), False),
    ],
    ids=["one hex", "none", "not adjacent"],
)
def test_a_charge_is_a_hex_or_more_that_ends_next_to_the_other(foe: Figure, charged: bool) -> None:
    assert has_charged(position(ann(ready=("spear",)), foe), 0, 1) is charged
