"""Coarse odds for playouts."""

import pytest

from affray.systems.foeman.content.codes import STRIKE
from affray.systems.foeman.opponent.judgement import exact_worth
from affray.systems.foeman.opponent.quick_odds import MOST_BID, harm, quick_worth
from affray.systems.foeman.position.state import Bid, Figure
from affray.systems.foeman.rules.attack import Blow
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.turn.aiming import attack_of, situation
from tests.foeman_tables import ann, bors, position


def blow(own: Figure, foe: Figure) -> Blow:
    """The Strike of one figure at another, without its dice."""
    state = position(own, foe)
    seen = situation(state, 0, 1, STRIKE, doubled=False)
    return attack_of(state, 0, 1, Bid(0, STRIKE_OPTION, 0, 1, own.main or "Unarmed"), seen)


@pytest.mark.parametrize(
    ("own", "foe"),
    [
        (ann(), bors()),
        (ann(main="Broadsword", player=False), bors(armor="Leather", off="Large Shield")),
        (ann(main=""), bors(phys=9)),
        (ann(main="Broadsword", st=16), bors(phys=6, armor="Cloth")),
    ],
)
def test_quick_odds_are_near_the_exact_ones(own: Figure, foe: Figure) -> None:
    a = blow(own, foe)
    for dice in (2, 3, 4, 5):
        exact = exact_worth(a, dice, position(own, foe).house)
        assert quick_worth(a, dice, position(own, foe).house) == pytest.approx(exact, rel=0.15, abs=0.1)


def test_bids_that_nobody_makes_are_worth_nothing() -> None:
    a, house = blow(ann(), bors()), position(ann(), bors()).house
    assert quick_worth(a, MOST_BID + 1, house) == quick_worth(a, 0, house) == 0.0
    assert 0.0 < quick_worth(a, 1, house) < quick_worth(a, MOST_BID, house)


def test_what_stops_all_leaves_nothing() -> None:
    a, house = blow(ann(), bors()), position(ann(), bors()).house
    done = harm(a.arm, 2, 2, 0, 0, house)
    assert done.at_least[0] == pytest.approx(1.0)
    assert done.weight[0] > done.weight[-1] == 0.0
