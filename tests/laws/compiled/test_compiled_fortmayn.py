"""Compiled exchanges and duels of Fortmayn are game by game the plain ones, and their chances are those worked out."""

from math import sqrt

import pytest

from affray.dice.stream import Stream
from affray.lab.machine.compile import compiled_referee, machine_twin
from affray.lab.machine.exact import exact_odds
from affray.lab.systems.fortmayn.duel import duel_odds, estimate, meeting, run_duels
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
from affray.referee import Live, StreamDice, odds
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.duel.habits import named_habit
from affray.systems.fortmayn.rules.melee import exchange
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target

pytestmark = pytest.mark.xdist_group("compiled")
FIGHTER, FOE = Fighter(Body(0, 4, Wear(4, 6), Wear(8, 8, 1)), 8, 5), Target(3, 4, 6, tough=1)
LAST = named_habit("last")
OPTIONS = {"retaliation": "separate_roll", "advantage_stacking": "steps", "harm_timing": "before_removal"}
MEETINGS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("brawny body=3 armor=leather shield=small_shield", "sellsword", {"save": "last"}),
    ("brainy body=5 armor=d4/d8 unarmed", "dd=4 tough", {"save": "armor", "cons": ("surprised",)}),
    ("brawny body=4 shield=d6 magic_shield", "python", {"house": read_house(OPTIONS), "sunder": 0}),
)
ALMOST_SURE = 4
"""So many standard deviations: one batch in 15 000 is farther off."""


def test_a_compiled_exchange_rolls_saves_and_sunders_as_the_plain_one() -> None:
    run = machine_twin(exchange)
    for game in range(200):
        plain = Live(StreamDice(Stream(3, game)), CODES, LAST, 1)
        assert run(compiled_referee(3, game, LAST), 0, FIGHTER, FOE, PLAIN) == exchange(plain, 0, FIGHTER, FOE, PLAIN)


@pytest.mark.slow
def test_the_compiled_odds_of_an_exchange_are_the_plain_ones() -> None:
    plain = odds(exchange, 0, FIGHTER, FOE, PLAIN, policy=LAST)
    found = exact_odds(exchange, 0, FIGHTER, FOE, PLAIN, policy=LAST)
    assert found == pytest.approx({end: float(plain.chance(end)) for end, _ in plain.items()})


@pytest.mark.slow
@pytest.mark.parametrize(("who", "foe", "how"), MEETINGS)
def test_compiled_duels_are_the_plain_ones_and_come_out_as_their_chances_say(
    who: str, foe: str, how: dict[str, object]
) -> None:
    for limit in (200, 2):
        met = meeting(read_champion(who), read_enemy(foe, KnownCreatures()), RollSetup(**how), limit)  # type: ignore[arg-type]
        assert run_duels(met, 300, 11) == run_duels(met, 300, 11, compiled=False)
        games, found = 200_000, duel_odds(met)
        batch = estimate(met, games, 5)
        for share, chance in zip((*batch.wins, batch.drawn), (*found.wins, found.undecided), strict=True):
            assert abs(share.chance - chance) <= ALMOST_SURE * sqrt(max(0.0, chance * (1 - chance)) / games) + 1e-9
        for mean, wanted in ((batch.rounds, found.rounds), *zip(batch.left, found.left, strict=True)):
            assert abs(mean.mean - wanted) <= ALMOST_SURE / 1.95 * mean.error + 1e-9
