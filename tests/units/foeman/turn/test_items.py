"""Ready: what hands may hold, what is picked up, given and taken; reloading."""

import pytest
from msgspec.structs import replace

from affray.referee import Script
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.state import DECLARE, READYING, Figure
from affray.systems.foeman.turn.phases import settle
from tests.foeman_tables import N, Table, ann, bors, cid, declaring, on_the_move, position

GROUND = (((0, 0), "Dagger"), ((0, 0), "Dagger"), ((0, 1), "Axe"))


def readying(*figures: Figure, **fields: object) -> Table:
    """The first figure has passed its Ready."""
    table = declaring(*figures, **fields)  # type: ignore[arg-type]
    return Table(replace(table.state, phase=READYING, actor=0, order=(), bids=()))


def test_a_ready_takes_a_throw_against_mdx_and_four() -> None:
    table = declaring(ann(), bors((0, -4))).do("ready 3", "move").go(rolls=[[3, 3, 3]])
    assert table.state.phase == READYING
    assert "Ann readies: 16 or less." in table.english()


def test_a_failed_ready_spends_the_action() -> None:
    table = declaring(ann(), bors((0, -4))).do("ready 3", "move").go(rolls=[[4, 4, 4]])
    assert table.state.phase == DECLARE
    assert table.figure("Ann").body.acted


def test_each_foe_in_the_hex_makes_a_ready_harder() -> None:
    table = declaring(ann(), bors((0, 0), N)).do("ready 3", "move").go(rolls=[[3, 4, 4]])
    assert "Ann readies: 11 or less." in table.english()


def test_hands_are_changed_and_that_ends_the_ready() -> None:
    table = readying(ann(carried=("Dagger", "Small Shield")), bors((0, -4))).do("hold Dagger Small_Shield")
    figure = table.figure("Ann")
    assert (figure.main, figure.off, figure.carried) == ("Dagger", "Small Shield", ("Mace",))
    assert table.state.phase == DECLARE
    assert "Ann now holds Dagger and Small Shield." in table.english()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hold Axe -", "not_owned"),
        ("hold Mace Mace", "not_owned"),
        ("hold Mace -", "no_change"),
        ("hold Small_Shield Large_Shield", "two_shields"),
        ("hold - Battleaxe", "hands"),
        ("hold Battleaxe Small_Shield", "hands"),
        ("take Axe", "not_there"),
        ("take Axe from Bors", "not_near"),
        ("give Axe to Bors", "not_near"),
        ("give Axe to Cid", "not_owned"),
        ("give Small_Shield to Cid", "too_much"),
        ("watch", "not_now"),
    ],
)
def test_what_a_ready_does_not_allow(text: str, code: str) -> None:
    goods = ("Small Shield", "Large Shield", "Battleaxe")
    table = readying(ann(carried=goods), bors((0, -4)), cid((1, 0), off="Small Shield"), items=GROUND)
    assert table.why(text) == code


def test_empty_hands_are_told_so() -> None:
    assert "Ann now holds nothing." in readying(ann(), bors((0, -4))).do("hold - -").english()


def test_any_number_of_items_is_picked_up_within_what_can_be_carried() -> None:
    table = readying(ann(), bors((0, -4)), items=GROUND).do("take Dagger", "take Dagger")
    assert table.figure("Ann").carried == ("Dagger", "Dagger")
    assert table.state.items == (((0, 1), "Axe"),)
    assert "Ann takes the Dagger up." in table.english()
    table = readying(ann(carried=("Axe", "Spear")), bors((0, -4)), items=GROUND)
    assert table.refusal("take Dagger").reason == "Ann carries 3 weapons already (filler limit)"


def test_friends_exchange_items_freely_and_what_was_given_does_not_come_back() -> None:
    table = readying(ann(), cid((1, 0), carried=("Spear",)), bors((0, -4)))
    table.do("give Mace to Cid", "take Spear from Cid")
    assert table.why("take Mace from Cid") == "handled"
    assert table.why("give Spear to Cid") == "handled"
    table.do("hold Spear -")
    assert (table.figure("Ann").main, table.figure("Cid").carried) == ("Spear", ("Mace",))
    assert "Ann gives the Mace to Cid." in table.english()


def test_two_alike_may_be_had_from_one_friend() -> None:
    table = readying(ann(), cid((1, 0), main="Dagger", off="Dagger"), bors((0, -4)))
    table.do("take Dagger from Cid", "take Dagger from Cid", "done")
    assert table.figure("Ann").carried == ("Dagger", "Dagger")
    assert (table.figure("Cid").main, table.figure("Cid").off) == ("", "")


def test_an_opponent_is_asked_and_not_asked_again() -> None:
    table = readying(ann(), bors())
    assert "take Cutlass from Bors" not in table.offered()
    table.do("take Cutlass from Bors", answers=[0])
    assert "Bors will not have it." in table.english()
    assert table.why("take Cutlass from Bors") == "handled"
    table.do("give Mace to Bors", answers=[0])
    assert table.why("give Mace to Bors") == "handled"
    willing = readying(ann(), bors()).do("give Mace to Bors", answers=[1])
    assert willing.figure("Bors").carried == ("Mace",)
    assert readying(ann(), bors()).do("take Cutlass from Bors", answers=[1]).figure("Bors").main == ""


def test_an_empty_bow_stays_empty_in_other_hands() -> None:
    table = readying(ann(main="Longbow", unloaded=("Longbow",)), cid((1, 0)), bors((0, -4)))
    table.do("give Longbow to Cid")
    assert (table.figure("Ann").unloaded, table.figure("Cid").unloaded) == ((), ("Longbow",))


# --- loading ----------------------------------------------------------------------------------------------------------
def test_a_bow_is_reloaded_once_a_round_in_a_move_or_an_action() -> None:
    bow = {"main": "Smallbow", "unloaded": ("Smallbow",)}
    table = on_the_move(ann(**bow), bors((0, -5))).do("reload")
    assert (table.figure("Ann").unloaded, table.figure("Ann").motion.reloaded) == ((), True)
    assert "Ann reloads the Smallbow." in table.english()
    assert declaring(ann(**bow, reloaded=True), bors((0, -5))).why("reload") == "once"


@pytest.mark.parametrize(
    ("figure", "code"),
    [
        (ann(main="Smallbow", unloaded=("Smallbow",), shots=0), "no_shots"),
        (ann(main="Matchlock", unloaded=("Matchlock",)), "slow"),
        (ann(main="Small Shield", off="Dagger"), "not_empty"),
    ],
)
def test_what_keeps_a_bow_from_being_reloaded(figure: Figure, code: str) -> None:
    assert on_the_move(figure, bors((0, -5))).why("reload") == code


def test_an_engaged_figure_does_not_reload() -> None:
    assert on_the_move(ann(main="Smallbow", unloaded=("Smallbow",)), bors()).why("reload") == "engaged"


def test_a_matchlock_takes_a_whole_ready() -> None:
    gun = ann(main="Matchlock", unloaded=("Matchlock",))
    assert readying(gun, bors((0, -4))).do("done").figure("Ann").unloaded == ()
    assert readying(gun, bors((0, -4))).do("hold Matchlock -").figure("Ann").unloaded == ()
    spent = replace(gun, shots=0)
    assert readying(spent, bors((0, -4))).do("done").figure("Ann").unloaded == ("Matchlock",)


# --- shields ----------------------------------------------------------------------------------------------------------
def test_a_shield_in_the_strong_hand_is_dropped_too() -> None:
    table = declaring(ann(main="Small Shield", off="Mace"), bors()).do("drop shield")
    assert (table.figure("Ann").main, table.figure("Ann").off) == ("", "Mace")
    assert "Ann drops the Small Shield." in table.english()


def test_nothing_settles_while_a_ready_goes_on() -> None:
    state = readying(ann(), bors((0, -4))).state
    assert settle(Script(codes=CODES), state) is state
    assert position(ann(), bors()).phase == 0
