"""Characters and opponents as lines name them: `brawny body=3 armor=leather`, `ghoul`, `dd=3 shield=d4 tough`."""

import re
import shlex
from collections.abc import Iterable, Mapping

import msgspec

from affray.core.field_errors import FieldError, expected
from affray.core.reading.tables import look_up
from affray.core.words.texts import ENGLISH
from affray.dice.pool import MOST_DICE
from affray.lab.field_errors import fault, side_errors
from affray.lab.words import words_of
from affray.systems.fortmayn.content.codes import BODY, BRAINY, BRAWNY, LEAST_DIE, MOST_DIE, NO_DIE, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.content.row_names import shipped_rows
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.position.creature_specials import (
    NO_SAVE,
    TOUGH,
    UNEARTHLY,
    creature_body,
    creature_target,
)
from affray.systems.fortmayn.rules.dice.pools import base_die, unarmed_die
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds
from affray.systems.fortmayn.rules.saves_and_sunder import Target

POOLS = {BRAWNY: (3, 1), BRAINY: (2, 2)}
"""The BODY and HEAD Dice of a character of whom they are not said. [FT-CHAR-02 FT-FILL-11]"""
MOST_DD = 60
OWN_FLAGS = ("unarmed", "magic_weapon", "magic_shield", "magic_armor")
FOE_FLAGS = (TOUGH, NO_SAVE, UNEARTHLY)
GEAR = re.compile(r"(?:(?P<now>d\d+)/)?(?P<own>\w+)")


class KnownCreatures(msgspec.Struct, frozen=True):
    """What lines may name: the house rules, the tables with the creatures, the language of their names."""

    house: House = PLAIN
    filler: Filler = msgspec.field(default_factory=shipped)
    language: str = ENGLISH


class Champion(msgspec.Struct, frozen=True, kw_only=True):
    """A character as the laboratory sees him."""

    name: str
    """What he is called."""
    type: int
    """His type: Brawny or Brainy, as its code."""
    body: int
    """The BODY Dice that are ready."""
    head: int
    """The HEAD Dice that are ready."""
    shield: Wear = Wear()
    """His shield."""
    armor: Wear = Wear()
    """His armor."""
    unarmed: int = 0
    """1 if he fights unarmed, else 0."""
    magic: int = 0
    """1 if his weapon is magic, else 0."""
    attachments: int = 2
    """How many attachments he has."""

    def ready(self, pool: int) -> int:
        """The ready dice of a pool."""
        return self.body if pool == BODY else self.head

    def base(self, pool: int) -> int:
        """The die of a pool before any step, in melee that of bare hands. [FT-CHAR-01 FT-MELEE-10]"""
        return unarmed_die(self.type) if pool == BODY and self.unarmed else base_die(self.type, pool)


class Enemy(msgspec.Struct, frozen=True, kw_only=True):
    """What stands against a character: its name, what it is to a roll, whether only magic removes its Difficulty Dice."""

    name: str
    target: Target
    unearthly: int = 0


# --- lines ------------------------------------------------------------------------------------------------------------
def split_line(line: str, role: str) -> tuple[dict[str, str], list[str]]:
    """The `key=value` words of a line and its other words. Raises InputError for quotes that do not close."""
    try:
        found = shlex.split(line)
    except ValueError:
        raise fault(role, line, "quotes") from None
    pairs = (word.partition("=") for word in found)
    return {key: value for key, sign, value in pairs if sign}, [word for word in found if "=" not in word]


def check_keys(given: Iterable[str], known: tuple[str, ...], role: str) -> None:
    """Check that a line has no unknown key. Raises InputError."""
    for word in given:
        if word not in known:
            raise FieldError(role, word, expected("one-of", known=known), f"{role}: {word!r}")


def read_number(given: Mapping[str, str], key: str, usual: int, most: int, role: str) -> int:
    """The number of a key. Raises InputError."""
    text = given.get(key, str(usual))
    if not text.isascii() or not text.isdigit() or int(text) > most:
        raise FieldError(role, text, expected("between", least=0, most=most), f"{role}: {key}={text}")
    return int(text)


def read_wear(text: str, slots: tuple[str, ...], role: str, magic: int = 0) -> Wear:
    """A shield or armor by its item or die, a present die before it if that is smaller. Raises InputError.

    >>> read_wear("leather", (WORN_SLOT,), "who"), read_wear("d4/d8", (WORN_SLOT,), "who")
    (Wear(die=6, own=6, magic=0), Wear(die=4, own=8, magic=0))
    """
    if not text:
        return Wear()
    found = GEAR.fullmatch(text)
    items = {item: kind.die for item, kind in item_kinds().items() if kind.slot in slots and kind.die != NO_DIE}
    dice = {f"d{die}": die for die in range(LEAST_DIE, MOST_DIE + 1, 2)}
    if found is None:
        raise fault(role, text, "gear")
    own = look_up(found["own"], {**dice, **items}, f"{role}: gear")
    now = look_up(found["now"], dice, f"{role}: die") if found["now"] else own
    if now > own:
        raise fault(role, text, "present-die", most=own)
    return Wear(now, own, magic)


def read_champion(line: str, role: str = "who") -> Champion:
    """The character of a line: a type, then if they matter body, head, shield, armor, attachments, name, and what holds of
    OWN_FLAGS. Raises InputError.

    >>> read_champion("brainy body=3 shield=small_shield").shield
    Wear(die=4, own=4, magic=0)
    """
    with side_errors(role, line):
        given, flags = split_line(line, role)
        first = flags.pop(0) if flags and "type" not in given else ""
        type_ = look_up(given.get("type", first), TYPES, f"{role}: type")
        check_keys(given, ("type", "name", "body", "head", "shield", "armor", "attachments"), role)
        check_keys(flags, OWN_FLAGS, role)
        body, head = POOLS[type_]
        return Champion(
            name=given.get("name", line),
            type=type_,
            body=read_number(given, "body", body, MOST_DICE, role),
            head=read_number(given, "head", head, MOST_DICE, role),
            shield=read_wear(given.get("shield", ""), (SHIELD_SLOT,), role, int("magic_shield" in flags)),
            armor=read_wear(given.get("armor", ""), (WORN_SLOT,), role, int("magic_armor" in flags)),
            unarmed=int("unarmed" in flags),
            magic=int("magic_weapon" in flags),
            attachments=read_number(given, "attachments", 2, MOST_DICE, role),
        )


def read_enemy(line: str, known: KnownCreatures, role: str = "foe") -> Enemy:
    """The opponent of a line: a creature by its id or name, or dd; then if they matter dd, shield, armor, name, and what
    holds of FOE_FLAGS. Raises InputError.

    >>> read_enemy("duellist", KnownCreatures()).target
    Target(dd=3, shield=0, armor=4, tough=1, no_save=0, immune=0)
    """
    with side_errors(role, line):
        given, flags = split_line(line, role)
        check_keys(given, ("name", "dd", "shield", "armor"), role)
        own = [flag for flag in flags if flag in FOE_FLAGS]
        named = " ".join(flag for flag in flags if flag not in FOE_FLAGS)
        base = creature_named(named, known, role) if named else Enemy(name=line, target=Target(1))
        if not named and "dd" not in given:
            raise fault(role, line, "creature")
        target = base.target
        shield, armor = (
            read_wear(given[key], (slot,), role).die if key in given else present
            for key, slot, present in (("shield", SHIELD_SLOT, target.shield), ("armor", WORN_SLOT, target.armor))
        )
        dd = read_number(given, "dd", target.dd, MOST_DD, role)
        tough, no_save = int(target.tough or TOUGH in own), int(target.no_save or NO_SAVE in own)
        unearthly = int(base.unearthly or UNEARTHLY in own)
        return Enemy(
            name=given.get("name", base.name), target=Target(dd, shield, armor, tough, no_save), unearthly=unearthly
        )


def creature_named(name: str, known: KnownCreatures, role: str) -> Enemy:
    """The creature of an id or of a name in the language or in English. Raises InputError. [FT-FILL-03]"""
    for row in known.filler.bestiary:
        said = (
            words_of("fortmayn").name(known.language, "creature", row.creature_id)
            if row in shipped_rows("bestiary")
            else row.name
        )
        if name.casefold() in (row.creature_id, row.name.casefold(), said.casefold()):
            codes = row.specials.split()
            target = creature_target(codes, creature_body(row), magical=True)
            return Enemy(name=said, target=target, unearthly=int(UNEARTHLY in codes))
    raise fault(role, name, "creatures", known=tuple(row.creature_id for row in known.filler.bestiary))


TYPES: Mapping[str, int] = {name: place for place, name in enumerate(TYPE_NAMES)}
