"""The fights of each system as they are compared under several house rules."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple, cast

from affray.core import InputError, OptionFact
from affray.lab.batches.batch import Meeting
from affray.lab.schema import Duel

Met = Meeting[object, object]


def value_named(fact: OptionFact, number: int) -> str:
    """The value of a house rule by its number."""
    return fact.values[number]


class Rules(NamedTuple):
    """The house rules of a system, how they are read, and the value that a number of one stands for."""

    facts: Sequence[OptionFact]
    read: Callable[[Mapping[str, object]], object]
    text: Callable[[OptionFact, int], str] = value_named


class Fights(ABC):
    """The fights of a system as they are compared under two sets of house rules."""

    key: str
    usual: tuple[str, ...]
    policy: str

    @abstractmethod
    def rules(self) -> Rules:
        """The house rules and how they are read."""

    @abstractmethod
    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        """The exact result of a fight. Raises InputError."""

    @abstractmethod
    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        """The fight as a meeting, to be played game by game. Raises InputError."""

    def pairs(self, sides: tuple[str, ...]) -> list[tuple[str, str]]:
        """The fights between some sides: all pairs, or a single side against its like. Raises InputError."""
        return list(combinations(sides, 2)) if len(sides) > 1 else [(sides[0], sides[0])]

    def facts(self) -> Sequence[OptionFact]:
        """The house rules."""
        return self.rules().facts

    def house(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The value of every house rule. Raises InputError."""
        rules = self.rules()
        house = rules.read(options)
        return {fact.name: rules.text(fact, getattr(house, fact.name)) for fact in rules.facts}


class Foeman(Fights):
    """Fights of Foeman."""

    key = "foeman"
    usual: tuple[str, ...] = ("Man-at-arms", "Orc raider", "Goblin skirmisher")
    policy = "4"

    def rules(self) -> Rules:
        from affray.systems.foeman.content.house_rules import PRESET, option_facts, read_house, value_text

        return Rules(tuple(fact for fact in option_facts() if fact.name != PRESET), read_house, value_text)

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        from affray.lab.systems.foeman.duels import answer

        return answer(*sides, {"policy": policies}, dict(options))

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        from affray.lab.systems.foeman.chain import fight

        return cast(Met, fight(*sides, *policies, options=dict(options)).meeting)


class Melee(Fights):
    """Fights of the Combat and Movement Guide."""

    key = "melee"
    usual: tuple[str, ...] = ("myrmidon", "orc", "goblin", "wolf")
    policy = "attack"

    def rules(self) -> Rules:
        from affray.systems.melee.content.house_rules import option_facts, read_house

        return Rules(option_facts(), read_house)

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        from affray.lab.systems.melee.duels import answer

        return answer(*sides, {"policy": policies}, options)

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        from affray.lab.systems.melee.duel import meeting

        return cast(Met, meeting(*sides, *policies, options=options))


class Wargame(Fights):
    """Fights of the wargame, in contact from the start."""

    key = "wargame"
    usual: tuple[str, ...] = ("like=fantasy/spears n=6 files=3", "like=fantasy/spears2 n=6 files=3")
    policy = "charge"

    def rules(self) -> Rules:
        from affray.systems.wargame.content.house_rules import option_facts, read_house

        return Rules(option_facts(), read_house)

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        from affray.lab.systems.wargame.duels import answer
        from affray.lab.systems.wargame.field import Known
        from affray.systems.wargame.content.house_rules import read_house

        return answer(*sides, {"policy": policies}, Known(read_house(options)))

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        from affray.lab.systems.wargame.duel import Agreed, machine_ready, meeting
        from affray.lab.systems.wargame.field import ROLES, Known, read_listed
        from affray.systems.wargame.content.house_rules import read_house

        house = read_house(options)
        known = Known(house)
        first, second = (read_listed(line, role, known) for line, role in zip(sides, ROLES, strict=True))
        met = meeting(first, second, *policies, Agreed(house=house))
        return cast(Met, machine_ready(met) if compiled else met)


class Fortmayn(Fights):
    """Fights of Fortmayn: each character against each foe."""

    key = "fortmayn"
    usual: tuple[str, ...] = ("brawny", "brainy", "ghoul", "kobold")
    policy = "shield"

    def pairs(self, sides: tuple[str, ...]) -> list[tuple[str, str]]:
        from affray.systems.fortmayn.content.codes import TYPE_NAMES

        heroes = [line for line in sides if line.split()[:1] and line.split()[0] in TYPE_NAMES]
        foes = [line for line in sides if line not in heroes]
        if not heroes or not foes:
            raise InputError(f"sides: expected a character ({', '.join(TYPE_NAMES)}) and a foe at least")
        return list(product(heroes, foes))

    def rules(self) -> Rules:
        from affray.systems.fortmayn.content.house_rules import option_facts, read_house

        return Rules(option_facts(), read_house)

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        from affray.lab.systems.fortmayn.duels import answer
        from affray.lab.systems.fortmayn.sides import Known
        from affray.systems.fortmayn.content.house_rules import read_house

        return answer(*sides, {"policy": policies}, Known(read_house(options)))

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        from affray.lab.systems.fortmayn.duels import duel_meeting
        from affray.lab.systems.fortmayn.sides import Known
        from affray.systems.fortmayn.content.house_rules import read_house

        return cast(Met, duel_meeting(*sides, policies[0], Known(read_house(options))))


SYSTEMS: dict[str, Fights] = {one.key: one for one in (Foeman(), Fortmayn(), Melee(), Wargame())}


def fought(system: str) -> Fights:
    """The fights of a system. Raises InputError."""
    if system not in SYSTEMS:
        raise InputError(f"system {system!r}: expected one of {', '.join(SYSTEMS)}")
    return SYSTEMS[system]
