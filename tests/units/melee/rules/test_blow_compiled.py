"""Whole attacks of the guide as machine code: the same blows from the same dice."""

import pytest

from affray.dice.stream import Stream
from affray.lab.machine.compile import compiled_referee, machine_twin
from affray.referee import Live, StreamDice
from affray.systems.melee.content.codes import DEFENDING, DODGING, HALF_SHARE, MISSILE_SPELL, POLE, THROWN
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.blow import Strike, attack, enter
from affray.systems.melee.rules.damage import DamageDice
from tests.units.melee.rules.test_blow import ARROW, BACK, CODES, ENTRY, FISTS, MAN, SWORD, any_choice

SPREAD = (
    SWORD,
    SWORD._replace(stance=DEFENDING, share=HALF_SHARE),
    ARROW,
    Strike(13, THROWN, DamageDice(1, -4), DODGING),
    Strike(9, POLE, DamageDice(2, 2), charged=4),
    Strike(14, MISSILE_SPELL, DamageDice(2, -2, 2), stops=3),
)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("house", [PLAIN, PLAIN._replace(roll_extra_dice=1, pole_charge_double=1)])
def test_machine_code_makes_the_same_attacks(house: House) -> None:
    run, entering = machine_twin(attack), machine_twin(enter)
    for game in range(60):
        strike = SPREAD[game % len(SPREAD)]
        live = Live(StreamDice(Stream(7, game)), CODES, any_choice, 1)
        assert run(compiled_referee(7, game), strike, MAN, house) == attack(live, strike, MAN, house)
        live = Live(StreamDice(Stream(8, game)), CODES, any_choice, 1)
        e = ENTRY._replace(foe_unarmed=game % 2)
        found = enter(live, e, FISTS, BACK, MAN, MAN, house)
        assert entering(compiled_referee(8, game), e, FISTS, BACK, MAN, MAN, house) == found
