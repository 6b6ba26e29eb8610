"""The laboratory of the wargame: odds, duels, comparisons and sweeps, battles with any army."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from affray.game import Game
from affray.lab.account import Account
from affray.lab.arena import Arena, Cell, Effort
from affray.lab.batches.batch import Meeting
from affray.lab.fields import LabSystem, question_options, symmetric_system
from affray.lab.fields import question_fields as fields_of
from affray.lab.laboratory import BATTLE, Asked, Laboratory, PackOption, Pair, Questions, Rules, Setting, Subject
from affray.lab.schema import Duel, Odds

if TYPE_CHECKING:
    from affray.lab.systems.wargame.field import KnownUnits


UNIT = "A unit, such as like=fantasy/archers n=12."


def known_under(setting: Setting) -> "KnownUnits":
    """What lines of the wargame may name in a setting. Raises InputError."""
    from affray.game.pack_folders import read_pack_file
    from affray.lab.systems.wargame.field import KnownUnits
    from affray.systems.wargame.armies import ARMIES
    from affray.systems.wargame.packs.pack import all_own, all_units

    rules = ARMIES.under(setting.options)
    packs = [read_pack_file(path, rules.packs) for path in setting.packs]
    return KnownUnits(rules.house, all_units(packs), all_own(packs), setting.language)


class WargameLaboratory(Laboratory):
    """What the laboratory asks of the wargame; its duels are fought in contact from the start."""

    key = "wargame"
    sides = ("like=fantasy/spears n=6 files=3", "like=fantasy/spears2 n=6 files=3")
    policy = "charge"
    kinds: Mapping[str, str] = {"attacker": "unit", "defender": "unit", "unit": "unit", "army": "army-name"}
    label = "part"
    duelists = (UNIT, UNIT)
    packs = PackOption("FILE", "Units and weapons of your own, TOML or JSON; may be given again.")
    is_translated = True

    def fields(self) -> LabSystem:
        """What can be asked of the wargame; a question about odds of one answer each."""
        from affray.lab.systems.wargame.answers import USUAL
        from affray.lab.systems.wargame.asking import WORDS, Asked
        from affray.lab.systems.wargame.attack import KINDS
        from affray.lab.systems.wargame.duels import Asked as Duel
        from affray.lab.systems.wargame.field import SIDE_NAMES
        from affray.lab.systems.wargame.odds import SPLITS
        from affray.lab.systems.wargame.policies import POLICIES
        from affray.systems.wargame.roster.ready_made import ready_units
        from affray.systems.wargame.words.looks import looks_of

        looks = {f"like={name}": looks_of(unit.profile) for name, unit in ready_units().items()}
        units = tuple(looks)
        values: dict[str, Sequence[str]] = {
            "kind": ("", *KINDS), "side": SIDE_NAMES, "arc": SIDE_NAMES, "split": SPLITS,
        }  # fmt: skip
        of_duels = {"duel", "policy", "rout", "rounds", "games", "seed", "distance"}
        asked = tuple(field for field in fields_of(Asked, values, {}, units, USUAL) if field.name not in of_duels)
        first = ("attacker", "defender", *WORDS)
        ordered = sorted(asked, key=lambda field: first.index(field.name) if field.name in first else len(first))
        duel = fields_of(Duel, {"policy": tuple(POLICIES)}, {}, ())
        return symmetric_system("wargame", tuple(ordered), duel, units, "second_rank", looks)

    def subject(self, state: object, who: str) -> Subject:
        from affray.lab.systems.wargame.subjects import unit_subject
        from affray.systems.wargame.position.state import State

        return unit_subject(cast(State, state), who)

    def questions(self) -> Questions:
        from affray.lab.systems.wargame.asking import OPTIONS, idle_options
        from affray.lab.systems.wargame.duels import Asked

        return Questions(OPTIONS, question_options(Asked), idle_options)

    def chances(self, asked: Asked, setting: Setting) -> Odds:
        from affray.lab.systems.wargame.answers import answer

        return answer(asked, known_under(setting))

    def account(self, asked: Asked, setting: Setting) -> Account:
        """An attack, a morale test or a duel in full, of several a row each."""
        from affray.lab.systems.wargame.account import account

        return account(asked, known_under(setting))

    def solve(self, who: Pair, asked: Asked, setting: Setting, *, gpu: bool = False) -> Duel:
        from affray.lab.systems.wargame.duels import answer

        return answer(*who, asked, known_under(setting), gpu=gpu)

    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        from affray.lab.questions import read_question
        from affray.lab.systems.wargame.duels import Asked, meeting_asked, read_pair
        from affray.lab.systems.wargame.sample import sample

        given = {**asked, "policy": policies} if policies else asked
        known = known_under(Setting(options))
        units, question = read_pair(*who, known), read_question(Asked, given, "duel wargame")
        return cast(Game[object, object], sample(*units, meeting_asked(units, question, known), seed, number))

    def rules(self) -> Rules:
        from affray.systems.wargame.content.house_rules import option_facts, read_house

        return Rules(option_facts(), read_house)

    def meeting(
        self, sides: Pair, policies: Pair, options: Mapping[str, str], *, compiled: bool
    ) -> Meeting[object, object]:
        from affray.lab.systems.wargame.duel import DuelTerms, meeting, with_machine_tables
        from affray.lab.systems.wargame.field import ROLES, read_unit_line

        known = known_under(Setting(options))
        first, second = (read_unit_line(line, role, known) for line, role in zip(sides, ROLES, strict=True))
        met = meeting(first, second, *policies, DuelTerms(house=known.house))
        return cast(Meeting[object, object], with_machine_tables(met) if compiled else met)

    def arenas(self) -> Mapping[str, Callable[[], Arena]]:
        from affray.lab.systems.wargame.arena import UnitDuel
        from affray.lab.systems.wargame.armies import ArmiesArena

        return {"duel": UnitDuel, BATTLE: lambda: ArmiesArena(self.key)}

    def sample_cell(self, cell: Cell, effort: Effort, number: int) -> Game[object, object]:
        from affray.lab.systems.wargame.arena import UnitDuel, duel_units
        from affray.lab.systems.wargame.sample import sample

        played = sample(*duel_units(cell), UnitDuel().meeting(cell, effort), effort.seed, number)
        return cast(Game[object, object], played)


LABORATORY = WargameLaboratory()
