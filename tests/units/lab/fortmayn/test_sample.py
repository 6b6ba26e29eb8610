"""A sample of a duel of Fortmayn is the game of the batch with its number, as a conflict of the whole engine."""

import pytest

from affray.core import InputError
from affray.game import dumps, loads
from affray.lab.batches.batch import play_game
from affray.lab.sweep.sampling import sample_cell, sample_duel
from affray.lab.sweep.spec import Spec
from affray.lab.systems.fortmayn.duel import meeting
from affray.lab.systems.fortmayn.duels import sample_of
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sample import DuelGame, duel_outcome, sample
from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
from affray.systems.fortmayn.content.house_rules import read_house

GUARD = "brawny body=4 armor=leather shield=small_shield"
ROUNDS = 30


@pytest.mark.parametrize(
    "foe", ["ghoul", "duellist", "dd=3 tough shield=d4", "dd=4 no_save armor=d8", "dd=2 unearthly"]
)
@pytest.mark.parametrize(
    "who",
    ["brainy", GUARD, "brawny body=5 unarmed shield=d6", "brainy body=3 armor=d4/d8 magic_armor",
     "brawny magic_weapon armor=plate_and_mail"],
)  # fmt: skip
@pytest.mark.parametrize(
    ("save", "con", "options"),
    [("shield", (), {}), ("last", ("surprised",), {"retaliation": "separate_roll"}), ("none", ("darkness",), {}),
     ("armor", (), {"harm_timing": "before_removal", "advantage_stacking": "steps"})],
)  # fmt: skip
def test_a_sample_is_the_game_of_the_batch(
    who: str, foe: str, save: str, con: tuple[str, ...], options: dict[str, str]
) -> None:
    how = RollSetup(save=save, cons=con, house=read_house(options))
    champion, enemy = read_champion(who), read_enemy(foe, KnownCreatures())
    met = meeting(champion, enemy, how, ROUNDS)
    for number in range(2):
        assert tuple(duel_outcome(sample(champion, enemy, how, met, 5, number))) == tuple(play_game(met, 5, number))[:3]


def test_a_sample_is_a_record_that_holds_and_begins_with_the_fight() -> None:
    game = sample_of(GUARD, "ghoul", ("last",), {}, 3, 1)
    again: DuelGame = loads(dumps(game))
    assert again.state == game.state
    assert [event.code for event in game.line[0].entry.events] == ["conflict"] and not game.line[0].entry.rolls
    assert game.state.people[0].id == "Hero"


def test_a_fight_that_does_not_end_stops_at_the_limit() -> None:
    how, champion, enemy = (
        RollSetup(),
        read_champion("brawny armor=plate_and_mail"),
        read_enemy("dd=2 unearthly", KnownCreatures()),
    )
    assert duel_outcome(sample(champion, enemy, how, meeting(champion, enemy, how, 1), 5, 0)).rounds == 1


@pytest.mark.parametrize(
    ("who", "foe", "how", "message"),
    [
        ("brawny", "ghoul", RollSetup(pros=("surprising",)), "surprising: expected darkness or surprised"),
        ("brawny body=21", "ghoul", RollSetup(), "expected at most 20 BODY Dice and 30 Difficulty Dice"),
        ("brawny armor=d12", "ghoul", RollSetup(), "no armor has a d12; expected d4, d6, d8, d10"),
        ("brawny", "dd=1 shield=d8", RollSetup(), "no shield has a d8; expected d4, d6"),
    ],
)
def test_what_no_conflict_can_begin_with_is_refused(who: str, foe: str, how: RollSetup, message: str) -> None:
    champion, enemy = read_champion(who), read_enemy(foe, KnownCreatures())
    with pytest.raises(InputError, match=message):
        sample(champion, enemy, how, meeting(champion, enemy, how))


def test_the_outcome_is_looked_at_before_a_game_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.lab.systems.fortmayn.sample.play_game", lambda *met: (0, 99, 1, 1))
    with pytest.raises(InputError, match="game 2 goes otherwise on the board"):
        sample_of("brawny", "ghoul", (), {}, 1, 2)


def test_a_cell_and_a_duel_are_shown_alike() -> None:
    spec = Spec("fortmayn", seed=4, contenders=({"armor": "leather", "name": "a"},), foe={"creature": "wolf"})
    records = [sample_cell(spec, 0, 6), sample_duel("fortmayn", ("brawny armor=leather", "wolf"), (), {}, 4, 6)]
    first, second = (record.split(b"\n", 1)[1].splitlines()[:-1] for record in records)
    assert first == second
    with pytest.raises(InputError, match="number -1: expected a whole number from 0 to"):
        sample_cell(spec, 0, -1)
