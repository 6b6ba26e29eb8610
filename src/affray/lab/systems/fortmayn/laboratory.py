"""The laboratory of Fortmayn: odds, exchanges to the end, comparisons and sweeps, a character against foes."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from affray.game import Game
from affray.lab.arena import Arena, Cell, Effort
from affray.lab.batches.batch import Meeting
from affray.lab.field_errors import fault
from affray.lab.fields import LabSystem, question_options
from affray.lab.fields import question_fields as fields_of
from affray.lab.laboratory import Asked, Laboratory, PackOption, Pair, Questions, Rules, Setting, Subject
from affray.lab.schema import Duel, Odds

if TYPE_CHECKING:
    from affray.lab.systems.fortmayn.sides import KnownCreatures

PEOPLE = (
    "brawny",
    "brainy",
    "brawny armor=leather shield=small_shield",
    "brawny body=4 armor=chain_mail",
    "brainy unarmed",
)
"""Characters of Fortmayn to begin with."""


def known_under(setting: Setting) -> "KnownCreatures":
    """What lines of Fortmayn may name in a setting. Raises InputError."""
    from affray.game.pack_folders import read_pack_folder
    from affray.lab.systems.fortmayn.sides import KnownCreatures
    from affray.systems.fortmayn.content.house_rules import read_house
    from affray.systems.fortmayn.packs.pack import FillerPack

    known = KnownCreatures(read_house(setting.options), language=setting.language)
    own = read_pack_folder(setting.packs[0], FortmaynLaboratory.key).pack if setting.packs else None
    return replace(known, filler=own.filler) if isinstance(own, FillerPack) else known


class FortmaynLaboratory(Laboratory):
    """What the laboratory asks of Fortmayn."""

    key = "fortmayn"
    sides = ("brawny", "brainy", "ghoul", "kobold")
    policy = "shield"
    kinds: Mapping[str, str] = {
        "foe": "creature", "who": "type", "pool": "pool", "range": "band", "pro": "source", "con": "source",
    }  # fmt: skip
    label = "source"
    duelists = (
        "A character, such as brawny body=3 armor=leather shield=small_shield.",
        "A creature such as ghoul, or a line such as dd=3 shield=d4 tough.",
    )
    packs = PackOption("DIR", "A folder of filler, whose creatures are met.", several=False)
    is_translated = True

    def fields(self) -> LabSystem:
        """What can be asked of Fortmayn: a character against foes."""
        from affray.lab.systems.fortmayn.asking import USUAL_FOE, Asked
        from affray.lab.systems.fortmayn.duels import Asked as Duel
        from affray.lab.systems.fortmayn.roll_setup import KINDS
        from affray.lab.systems.fortmayn.subjects import side_looks
        from affray.systems.fortmayn.content.codes import BAND_NAMES, POOL_NAMES
        from affray.systems.fortmayn.content.tables import advantage_sources, ranged_weapons, shipped
        from affray.systems.fortmayn.duel.habits import HABITS

        foes = tuple(row.creature_id for row in shipped().bestiary)
        by_step = {
            steps: tuple(dict.fromkeys(row.source.split()[0] for row in advantage_sources() if row.step == steps))
            for steps in (1, -1)
        }
        values: dict[str, Sequence[str]] = {
            "kind": KINDS, "pool": POOL_NAMES, "weapon": tuple(ranged_weapons()), "range": BAND_NAMES, "save": tuple(HABITS),
        }  # fmt: skip
        suggested = {
            "foe": foes,
            "pro": by_step[1],
            "con": by_step[-1],
        }
        ways = {"policy": (*HABITS, *(f"{habit} sunder=no" for habit in HABITS))}
        asked, duel = (
            fields_of(Asked, values, suggested, PEOPLE, {"foe": USUAL_FOE}),
            fields_of(Duel, ways, suggested, ()),
        )
        usual = ("brawny", USUAL_FOE)
        return LabSystem(
            "fortmayn", asked, duel, PEOPLE, foes, usual=usual, rule="retaliation", looks=side_looks(PEOPLE)
        )

    def subject(self, state: object, who: str) -> Subject:
        from affray.lab.systems.fortmayn.subjects import actor_subject
        from affray.systems.fortmayn.position.state import State

        return actor_subject(cast(State, state), who)

    def questions(self) -> Questions:
        from affray.lab.systems.fortmayn.asking import Asked as OddsAsked
        from affray.lab.systems.fortmayn.asking import idle_options
        from affray.lab.systems.fortmayn.duels import Asked

        return Questions(question_options(OddsAsked), question_options(Asked), idle_options)

    def chances(self, asked: Asked, setting: Setting) -> Odds:
        from affray.lab.systems.fortmayn.answers import answer

        return answer(asked, known_under(setting))

    def solve(self, who: Pair, asked: Asked, setting: Setting, *, gpu: bool = False) -> Duel:
        from affray.lab.systems.fortmayn.duels import answer

        return answer(*who, asked, known_under(setting), gpu=gpu)

    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        from affray.lab.systems.fortmayn.duels import sample_of

        return cast(Game[object, object], sample_of(*who, policies, options, seed, number, asked))

    def pairs(self, sides: tuple[str, ...]) -> list[Pair]:
        """Each character against each foe. Raises InputError where there are none."""
        from affray.systems.fortmayn.content.codes import TYPE_NAMES

        heroes = [line for line in sides if line.split()[:1] and line.split()[0] in TYPE_NAMES]
        foes = [line for line in sides if line not in heroes]
        if not heroes or not foes:
            raise fault("sides", None, "both-sides", known=TYPE_NAMES)
        return list(product(heroes, foes))

    def rules(self) -> Rules:
        from affray.systems.fortmayn.content.house_rules import option_facts, read_house

        return Rules(option_facts(), read_house)

    def meeting(
        self, sides: Pair, policies: Pair, options: Mapping[str, str], *, compiled: bool
    ) -> Meeting[object, object]:
        from affray.lab.systems.fortmayn.duels import duel_meeting

        return cast(Meeting[object, object], duel_meeting(*sides, policies[0], known_under(Setting(options))))

    def arenas(self) -> Mapping[str, Callable[[], Arena]]:
        from affray.lab.systems.fortmayn.arena import FortmaynDuel

        return {"duel": FortmaynDuel, **super().arenas()}

    def sample_cell(self, cell: Cell, effort: Effort, number: int) -> Game[object, object]:
        from affray.lab.systems.fortmayn.arena import FortmaynDuel
        from affray.lab.systems.fortmayn.sample import sample

        arena = FortmaynDuel()
        return cast(Game[object, object], sample(*arena.pair(cell), arena.meeting(cell, effort), effort.seed, number))


LABORATORY = FortmaynLaboratory()
