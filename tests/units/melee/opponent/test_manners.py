"""What a computer player cares for, and its coarser judgement for playouts."""

import pytest

from affray.core.faces.opponent import PLAIN, Manner
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play.greedy import GreedyPlayer
from affray.play.player import Seat
from affray.play.run import play_fast
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import ALOFT, SHOOT
from affray.systems.melee.opponent.opponents import OPPONENTS
from affray.systems.melee.opponent.worth import nearest_foe_distance
from affray.systems.melee.position.state import OVER
from tests.units.melee.minds import asked
from tests.units.melee.positions import BLUE, RED, N, S, Table, acting, ann, beast, bors, cid, dan, moving

BOLD, CAREFUL, HOLDER, SKIRMISHER = (OPPONENTS.styles[name] for name in ("bold", "careful", "holder", "skirmisher"))


def values(table: Table, manner: Manner, *, quick: bool = False) -> dict[str, float]:
    """Each listed answer with its worth to a player of that manner."""
    judge = OPPONENTS.with_manner(manner)
    worth = (judge.quick() if quick else judge).appraise(table.state, asked(table.state))
    return dict(zip(table.offered(), worth, strict=True))


def best(table: Table, manner: Manner, *, quick: bool = False) -> str:
    """The answer that looks best."""
    found = values(table, manner, quick=quick)
    return max(found, key=lambda text: found[text])


def moved(table: Table, manner: Manner = PLAIN, *, quick: bool = False) -> Table:
    """The move as such a player makes it, up to its option."""
    while table.asked().startswith("move"):
        table.do(best(table, manner, quick=quick))
    return table


def apart(table: Table) -> int:
    """The hexes between Ann and her nearest foe."""
    return nearest_foe_distance(table.state, 0)


# --- manners ----------------------------------------------------------------------------------------------------------
def test_the_usual_manner_changes_nothing() -> None:
    table = moving(ann((0, 3)), cid((1, 3)), bors((0, -1)))
    assert values(table, PLAIN) == dict(
        zip(table.offered(), OPPONENTS.appraise(table.state, asked(table.state)), strict=True)
    )


def test_the_bold_come_nearer_and_whoever_keeps_away_does_not() -> None:
    def comes_to(manner: Manner, far: int) -> int:
        foes = bors((0, -6), moved=True), dan((1, -6), moved=True)
        return apart(moved(moving(ann((0, far)), *foes), manner))

    for far in range(3, 8):
        assert comes_to(BOLD, far) < comes_to(PLAIN, far) < comes_to(Manner(distance=0.3), far)


def test_the_bold_strike_where_the_careful_guard_themselves() -> None:
    table = acting(ann(), bors((0, -1), dx=10), dan((1, -1), ready=("two_handed_sword",), st=16))
    assert [best(table, manner) for manner in (BOLD, PLAIN, CAREFUL)] == [
        "strike Bors broadsword", "strike Bors broadsword", "defend",
    ]  # fmt: skip
    gains = [
        found["strike Bors broadsword"] - found["defend"]
        for found in (values(table, manner) for manner in (BOLD, PLAIN, CAREFUL))
    ]
    assert gains[0] > gains[1] > gains[2]


def test_whoever_holds_its_ground_moves_less() -> None:
    def walks(manner: Manner) -> int:
        return moved(moving(ann((0, 5)), bors((0, -5))), manner).figure("Ann").turn.walked

    assert walks(Manner(ground=3.0)) == 0 < walks(PLAIN)
    assert walks(HOLDER) < walks(PLAIN)


def test_a_skirmisher_with_a_bow_keeps_away_and_shoots() -> None:
    bow = {"ready": ("longbow",), "slung": ("shortsword",)}

    def comes_to(manner: Manner, far: int) -> int:
        return apart(moved(moving(ann((0, far), N, **bow), bors((0, -1))), manner))

    assert all(comes_to(SKIRMISHER, far) >= comes_to(PLAIN, far) for far in range(4))
    assert comes_to(SKIRMISHER, 3) > comes_to(PLAIN, 3)
    shot = acting(ann((0, 3), N, option=SHOOT, **bow), bors((0, -3)))
    assert best(shot, SKIRMISHER) == "shoot Bors longbow"


def test_the_bold_cast_what_harms_and_the_careful_what_guards() -> None:
    archer = bors((0, -2), ready=("longbow",), option=SHOOT)
    table = acting(ann((0, 2), spells=("magic_fist", "turn_missiles"), ready=(), dx=13), archer)
    assert best(table, BOLD) == "cast magic_fist 3 at Bors"
    assert best(table, CAREFUL) == "cast turn_missiles 1 at Ann"


# --- at a glance ------------------------------------------------------------------------------------------------------
def test_at_a_glance_the_way_is_settled_once_and_leads_to_a_foe() -> None:
    table = moved(moving(ann((0, 3)), bors((0, -1), moved=True)), quick=True)
    assert table.asked() == "option Ann"
    assert apart(table) == 1


def test_at_a_glance_a_figure_that_was_led_elsewhere_finds_a_way_of_its_own() -> None:
    table = moving(ann((0, 6)), bors((0, -1), moved=True))
    wanted = best(table, PLAIN, quick=True)
    other = next(text for text in table.offered() if text.startswith("step") and text != wanted)
    assert apart(moved(table.do(other), quick=True)) <= 6


def test_at_a_glance_a_body_of_several_hexes_comes_to_its_foe_too() -> None:
    table = moving(beast("giant", RED, (0, 5), N), bors((0, -1), moved=True))
    while table.asked().startswith("move"):
        table.do(best(table, PLAIN, quick=True))
    assert nearest_foe_distance(table.state, 0) <= 3


def test_at_a_glance_a_flier_comes_down_to_those_on_the_ground() -> None:
    assert best(moving(beast("gargoyle", RED, (0, 4), N, flight=ALOFT), bors((0, -1))), PLAIN, quick=True) == "low"
    both = moving(
        beast("gargoyle", RED, (0, 4), N, flight=ALOFT), beast("small_dragon", BLUE, (0, -4), S, flight=ALOFT)
    )
    assert best(both, PLAIN, quick=True) != "low"


def test_at_a_glance_all_but_moves_is_judged_as_ever() -> None:
    table = acting(ann(), bors())
    assert values(table, PLAIN, quick=True) == values(table, PLAIN)


@pytest.mark.parametrize("scenario", ["duel", "den"])
def test_playouts_come_to_their_end(scenario: str) -> None:
    class Quick(GreedyPlayer):
        def values(self, system, kept, state, question):  # type: ignore[no-untyped-def]
            return OPPONENTS.quick().appraise(state, question)

    seats = [Seat("quick", Quick(), Stream(side)) for side in range(2)]
    end = play_fast(SYSTEM, SYSTEM.setup(load_scenario("melee", scenario), {}), seats, Stream(5, 9))
    assert end.phase == OVER
