"""Things as words: `two_handed_weapon:bow`, `leather/d4`, `chain_mail!`, `spell_book:mend+terror$200`.

An item, what it is described as (the spells of a book joined by +), its die where it is not whole, ! for magic, $ and what a
find is worth. Words read back; a scenario may write `leather=d4` as well.
"""

import re

from msgspec.structs import replace

from affray.core import InputError
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.rules.gear import item_kind, new_thing

WORD = re.compile(
    r"(?P<item>[^:/=!$,]+)(?::(?P<form>[^:/=!$,]*))?(?:[/=]d(?P<die>4|6|8|10|12))?(?P<magic>!)?(?:\$(?P<value>\d{1,6}))?"
)
NOT_IN_A_WORD = re.compile(r"[:/=!$,]+")
"""What a name of a person's own may hold and a word cannot."""


def write_thing(thing: Thing) -> str:
    """A thing as a word that reads back. Where it is carried is left out.

    >>> write_thing(Thing("leather", die=4)), write_thing(Thing("scroll", form="mend+fog", value=50))
    ('leather/d4', 'scroll:mend+fog$50')
    """
    item, form = NOT_IN_A_WORD.sub(" ", thing.item), NOT_IN_A_WORD.sub(" ", thing.form)
    die = f"/d{thing.die}" if thing.die != item_kind(thing.item).die else ""
    return f"{item}{f':{form}' * bool(form)}{die}{'!' * thing.magic}{f'${thing.value}' * bool(thing.value)}"


def read_thing(word: str, where: str) -> Thing:
    """The thing that a word describes, carried as it is bought. Raises InputError for a word of another form.

    >>> read_thing("chain_mail/d6!", "gear").die
    6
    """
    found = WORD.fullmatch(word)
    if found is None:
        raise InputError(f"{where}: {word!r}: expected ITEM:FORM/dDIE!$VALUE, all but the item where it applies")
    thing = new_thing(found["item"].strip(), found["form"] or "")
    own = item_kind(thing.item).die
    die = int(found["die"] or own)
    if die > own:
        raise InputError(f"{where}: {word!r}: expected a die up to d{own}" if own else f"{where}: {word!r}: has no die")
    return replace(thing, die=die, magic=bool(found["magic"]), value=int(found["value"] or 0))
