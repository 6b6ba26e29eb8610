"""Compiled duels of two units are game by game the plain ones, and their chances are those worked out exactly."""

from fractions import Fraction
from math import sqrt

import pytest

from affray.lab.systems.wargame.chain import duel_odds
from affray.lab.systems.wargame.duel import estimate, run_duels
from affray.systems.wargame.content.house_rules import read_house
from tests.units.lab.wargame.face_off import met_by

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]
SPEARS, AXES, BOWS = "like=fantasy/spears", "like=fantasy/spears2", "like=fantasy/archers"
CREW, CAPTAIN = "like=medieval/trebuchet", "like=fantasy/captain"
FAST = "name=Fast type=elite n=5 ad=2d6 move=8 defense=9 fight=1 abilities=fast,fearless weapons=pistol"
ROLLED = read_house({"initiative_each_round": True})
MEETINGS: tuple[tuple[str, str, str, str, dict[str, object]], ...] = (
    (SPEARS, AXES, "charge", "charge", {}),
    (BOWS, AXES, "shoot", "charge", {"distance": Fraction(14), "rout": True}),
    (CAPTAIN, SPEARS, "charge", "stand", {"target_aid": 3}),
    (BOWS, FAST, "evade", "charge", {"distance": Fraction(9), "limit": 12, "house": ROLLED}),
    (CREW, BOWS, "stand", "evade", {"distance": Fraction(16), "aid": 2}),
)
NAMES = ("melee", "shots-and-a-rout", "hero", "evading", "ordnance")
ALMOST_SURE = 4
"""So many standard deviations: one batch in 15 000 is farther off."""


@pytest.mark.parametrize(("a", "b", "policy_a", "policy_b", "agreed"), MEETINGS, ids=NAMES)
def test_compiled_duels_are_the_plain_ones(
    a: str, b: str, policy_a: str, policy_b: str, agreed: dict[str, object]
) -> None:
    met = met_by(a, b, policy_a, policy_b, **agreed)
    assert run_duels(met, 60, 11) == run_duels(met, 60, 11, compiled=False)


@pytest.mark.parametrize(("a", "b", "policy_a", "policy_b", "agreed"), MEETINGS, ids=NAMES)
def test_200_000_duels_come_out_as_their_chances_say(
    a: str, b: str, policy_a: str, policy_b: str, agreed: dict[str, object]
) -> None:
    met, games = met_by(a, b, policy_a, policy_b, **agreed), 200_000
    found, batch = duel_odds(met), estimate(met, games, 5)
    chances = (*found.wins, found.both + found.undecided)
    for share, chance in zip((*batch.wins, batch.drawn), chances, strict=True):
        assert abs(share.chance - chance) <= ALMOST_SURE * sqrt(max(0.0, chance * (1 - chance)) / games) + 1e-9
    for mean, wanted in ((batch.rounds, found.rounds), *zip(batch.left, found.left, strict=True)):
        assert abs(mean.mean - wanted) <= ALMOST_SURE / 1.95 * mean.error + 1e-9
