"""Duels of all systems for the tests of the GPU, and what plays them in a process of its own, since numba must know how it
works before it is loaded: `python -m tests.gpu_arena WAY GAMES` prints the rows and sums of each as JSON."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from unittest.mock import patch

from msgspec import json as objects

from affray.lab.batches import playing
from affray.lab.batches.batch import Meeting, batch_rows, play_game
from affray.lab.batches.gpu import gpu_batch, gpu_sums
from affray.lab.batches.playing import play_batch
from affray.lab.systems.foeman.chain import fight
from affray.lab.systems.fortmayn.duel import meeting as exchange
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sides import KnownCreatures as People
from affray.lab.systems.fortmayn.sides import read_champion, read_enemy
from affray.lab.systems.melee.duel import meeting as bout
from affray.lab.systems.wargame.duel import DuelTerms, with_machine_tables
from affray.lab.systems.wargame.duel import meeting as clash
from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
from affray.systems.fortmayn.content.house_rules import read_house

Rows = list[list[int]]
Found = tuple[Rows, list[int], object]
"""Rows from game FIRST on, sums from game 0 on, and what the laboratory says of them."""
Met = Meeting[object, object]
SIMULATED, CODE, DEVICE, COMPILED = "simulated", "code", "device", "compiled"
ENVIRONMENT = {
    SIMULATED: {"NUMBA_ENABLE_CUDASIM": "1"},
    # Pointers as the LLVM of this processor reads them.
    CODE: {"LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS": "0"},
}
SEED, FIRST = 2**63 + 29, 4
"""A seed and a number of a game that fill their words."""
KNIGHT = "st=12 dx=12 weapon=broadsword second=dagger armor=chainmail shield=large"
FOEMAN = {"repeat_action_roll": "true", "drop_weapon": "true", "reroll_zeroes": "any_time"}
GUIDE = {"current_st_everywhere": "true", "roll_extra_dice": "true", "tie_break": "initiative"}
CHAMPION = "brawny body=4 shield=d6 armor=leather magic_shield"
SEPARATE = {"retaliation": "separate_roll", "advantage_stacking": "steps", "harm_timing": "before_removal"}


def meetings() -> dict[str, Met]:
    """Duels by name, of each system with and without house rules."""
    found: dict[str, object] = {
        "foeman": fight("Man-at-arms", "Orc raider", "4 reroll=all", "5 reroll=likely weak=4 item=shield").meeting,
        "foeman, house rules": fight(
            "Dwarf axeman", "Man-at-arms", "4 proficiency=yes", "3 reroll=none", options=FOEMAN, limit=30
        ).meeting,
        "melee": bout(KNIGHT, "troll", "careful", "attack"),
        "melee, house rules": bout("orc", KNIGHT, "attack", "fetch", options=GUIDE, limit=60),
        "wargame": units("fantasy/archers", "fantasy/spears2", "shoot", DuelTerms(distance=Fraction(14), rout=True)),
        "wargame, a hero": units("fantasy/captain", "fantasy/spears", "charge", DuelTerms(target_aid=3, limit=20)),
        "fortmayn": exchange(read_champion("brawny body=3"), read_enemy("sellsword", People()), RollSetup(save="last")),
        "fortmayn, house rules": exchange(
            read_champion(CHAMPION), read_enemy("python", People()), RollSetup(house=read_house(SEPARATE), sunder=0)
        ),
    }
    return found  # type: ignore[return-value]  # meetings of whatever figures


def units(a: str, b: str, policy: str, agreed: DuelTerms) -> object:
    """Two units of ready lists."""
    first, second = (
        read_unit_line(f"like={line}", role, KnownUnits()) for line, role in ((a, "attacker"), (b, "defender"))
    )
    return with_machine_tables(clash(first, second, policy, "charge", agreed))


def plain_rows(met: Met, games: int) -> Rows:
    """The games in plain Python."""
    return [[int(number) for number in play_game(met, SEED, game)] for game in range(FIRST, FIRST + games)]


def plainly(value: object) -> object:
    """What was found as it is after a passage through JSON; the numbers of numpy are numbers like others."""
    return json.loads(objects.encode(value, enc_hook=float))


def added(rows: Rows) -> list[int]:
    """The sums over games, as `lab.batches.gpu` orders them."""
    sums = [sum(row[0] == winner for row in rows) for winner in (-1, 0, 1)]
    sums += [sum(row[1] for row in rows), sum(row[1] ** 2 for row in rows)]
    for side in (0, 1):
        for part in (rows, [row for row in rows if row[0] == side]):
            sums += [sum(row[2 + side] for row in part), sum(row[2 + side] ** 2 for row in part)]
    return sums


def asked(way: str, games: int) -> dict[str, Found]:
    """What was found of each duel, played in a way."""
    found = json.loads(printed(way, "-m", "tests.gpu_arena", way, str(games)))
    return {name: (rows, sums, said) for name, (rows, sums, said) in found.items()}


def printed(way: str, *command: str) -> str:
    """What Python prints, in a process of its own that is set up for a way."""
    root = Path(__file__).parents[1]
    paths = os.pathsep.join((str(root / "src"), str(root), *sys.path))
    ran = subprocess.run(
        [sys.executable, *command], cwd=root, capture_output=True, text=True, check=False,
        env={**os.environ, **ENVIRONMENT.get(way, {}), "PYTHONPATH": paths},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def found_of(met: Met, way: str, games: int) -> Found:
    """What was found of a duel in this process."""
    if way == COMPILED:
        said = play_batch(met, games, SEED, compiled=True)
        return (
            batch_rows(met, FIRST, games, SEED).tolist(),
            added(batch_rows(met, 0, games, SEED).tolist()),
            plainly(said),
        )
    if way == CODE:
        from tests.gpu_code import code_rows, code_sums

        sums = code_sums(met, games, SEED)
        with patch.object(playing, "gpu_sums", lambda *_: sums):
            said = play_batch(met, games, SEED, gpu=True)
        return code_rows(met, FIRST, games, SEED), sums, plainly(said)
    said = play_batch(met, games, SEED, gpu=True)
    return gpu_batch(met, FIRST, games, SEED).tolist(), list(gpu_sums(met, games, SEED)), plainly(said)


if __name__ == "__main__":
    how, many = sys.argv[1], int(sys.argv[2])
    print(json.dumps({name: found_of(met, how, many) for name, met in meetings().items()}))
