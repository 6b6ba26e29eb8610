"""The fights of each system as they are compared under several house rules."""

from collections.abc import Mapping, Sequence
from typing import cast

from affray.core import InputError, OptionFact
from affray.lab.batch import Meeting
from affray.lab.schema import Duel

Met = Meeting[object, object]


class Foeman:
    """Fights of Foeman."""

    key = "foeman"
    usual: tuple[str, ...] = ("Man-at-arms", "Orc raider", "Goblin skirmisher")
    policy = "4"

    def facts(self) -> Sequence[OptionFact]:
        """The house rules."""
        from affray.systems.foeman.options import PRESET, option_facts

        return tuple(fact for fact in option_facts() if fact.name != PRESET)

    def house(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The value of every house rule. Raises InputError."""
        from affray.systems.foeman.options import read_house, value_text

        house = read_house(options)
        return {fact.name: value_text(fact, getattr(house, fact.name)) for fact in self.facts()}

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        """A fight worked out. Raises InputError."""
        from affray.lab.foeman.duels import answer

        return answer(*sides, {"policy": policies}, dict(options))

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        """A fight to be played. Raises InputError."""
        from affray.lab.foeman.chain import fight

        return cast(Met, fight(*sides, *policies, options=dict(options)).meeting)


class Melee:
    """Fights of the Combat and Movement Guide."""

    key = "melee"
    usual: tuple[str, ...] = ("myrmidon", "orc", "goblin", "wolf")
    policy = "attack"

    def facts(self) -> Sequence[OptionFact]:
        """The house rules."""
        from affray.systems.melee.options import option_facts

        return option_facts()

    def house(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The value of every house rule. Raises InputError."""
        from affray.systems.melee.options import read_house

        house = read_house(options)
        return {fact.name: fact.values[getattr(house, fact.name)] for fact in self.facts()}

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        """A fight worked out. Raises InputError."""
        from affray.lab.melee.duels import answer

        return answer(*sides, {"policy": policies}, options)

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        """A fight to be played. Raises InputError."""
        from affray.lab.melee.duel import meeting

        return cast(Met, meeting(*sides, *policies, options=options))


class Wargame:
    """Fights of the wargame, in contact from the start."""

    key = "wargame"
    usual: tuple[str, ...] = ("like=fantasy/spears n=6 files=3", "like=fantasy/spears2 n=6 files=3")
    policy = "charge"

    def facts(self) -> Sequence[OptionFact]:
        """The house rules."""
        from affray.systems.wargame.options import option_facts

        return option_facts()

    def house(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The value of every house rule. Raises InputError."""
        from affray.systems.wargame.options import read_house

        house = read_house(options)
        return {fact.name: fact.values[getattr(house, fact.name)] for fact in self.facts()}

    def solved(self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str]) -> Duel:
        """A fight worked out. Raises InputError."""
        from affray.lab.wargame.duels import answer
        from affray.lab.wargame.field import Known
        from affray.systems.wargame.options import read_house

        return answer(*sides, {"policy": policies}, Known(read_house(options)))

    def meeting(
        self, sides: tuple[str, str], policies: tuple[str, str], options: Mapping[str, str], *, compiled: bool
    ) -> Met:
        """A fight to be played. Raises InputError."""
        from affray.lab.wargame.duel import Agreed, machine_ready, meeting
        from affray.lab.wargame.field import ROLES, Known, read_listed
        from affray.systems.wargame.options import read_house

        house = read_house(options)
        known = Known(house)
        first, second = (read_listed(line, role, known) for line, role in zip(sides, ROLES, strict=True))
        met = meeting(first, second, *policies, Agreed(house=house))
        return cast(Met, machine_ready(met) if compiled else met)


SYSTEMS = {one.key: one for one in (Foeman(), Melee(), Wargame())}


def fought(system: str) -> Foeman | Melee | Wargame:
    """The fights of a system. Raises InputError."""
    if system not in SYSTEMS:
        raise InputError(f"system {system!r}: expected one of {', '.join(SYSTEMS)}")
    return SYSTEMS[system]
