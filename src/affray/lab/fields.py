"""What can be asked of the laboratory, field by field, from the questions' own structs: for pages that build questions, and
for commands that take them as options."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from affray.core.faces.looks import Looks

Kind = Literal["side", "text", "choice", "number", "switch", "several"]
MOST_SEED = 2**64 - 1
MOST_ROUNDS = 1000
Score = Annotated[int | None, Meta(description="The score of a saving throw (--kind save).")]
Pro = Annotated[
    tuple[str, ...], Meta(title="SOURCE", description="A source of advantage, as surprising; may be given again.")
]
Con = Annotated[
    tuple[str, ...], Meta(title="SOURCE", description="A source of disadvantage, as darkness; may be given again.")
]
Seed = Annotated[int, Meta(description="The seed of their dice.", extra={"least": 0, "most": MOST_SEED})]
Rounds = Annotated[
    int, Meta(ge=0, le=MOST_ROUNDS, title="N", description="Show the chance to end in each of the first N rounds.")
]
Games = Annotated[int, Meta(title="N", description="Play N games too, and say how sure their numbers are.")]
Limit = Annotated[int, Meta(title="N", description="The most rounds.")]
"""Fields that several questions have: what stands for a value, and what is said of them."""


class LabField(msgspec.Struct, frozen=True):
    """A field of a question: its name, what it takes, its values (of a choice all, else suggestions), what it is if nobody
    says otherwise."""

    name: str
    kind: Kind
    values: tuple[str, ...]
    usual: str


class LabSystem(msgspec.Struct, frozen=True):
    """What can be asked of a system."""

    key: str
    """The key of the system."""
    odds: tuple[LabField, ...]
    """The fields of a question about odds."""
    duel: tuple[LabField, ...]
    """The fields of a question about a duel."""
    sides: tuple[str, ...]
    """The sides that there are."""
    foes: tuple[str, ...]
    """Those that may stand against the first side."""
    usual: tuple[str, str]
    """The usual two of a duel."""
    rule: str = ""
    """A house rule that changes how these two fare."""
    example: Mapping[str, str] = {}
    """What a question about odds begins with where that is not what holds if nobody says otherwise: as a fight asks."""
    policy: tuple[LabField, ...] = ()
    """The parts of a policy where it is put together: the first stands by itself, others behind their names."""
    looks: Mapping[str, Looks] = {}
    """How sides and weapons are drawn, by their values; of a weapon only what is held."""


class Option(msgspec.Struct, frozen=True):
    """A field of a question as a command takes it."""

    name: str
    """The name of the field."""
    type: object
    """What the field takes, such as `int` or `tuple[str, ...]`."""
    usual: object
    """What it is if nobody says otherwise."""
    help: str = ""
    """What is said of it."""
    sign: str = ""
    """What stands for a value, such as FIGURE; "" where its type does."""
    bounds: tuple[int | None, int | None] = (None, None)
    """The least and the greatest number."""


def symmetric_system(
    key: str, odds: tuple[LabField, ...], duel: tuple[LabField, ...], sides: tuple[str, ...], rule: str,
    looks: Mapping[str, Looks],
) -> LabSystem:  # fmt: skip
    """A system in which anybody may stand against anybody."""
    usual = {field.name: field.usual for field in odds}
    return LabSystem(
        key,
        odds,
        duel,
        sides,
        sides,
        usual=(usual["attacker"], usual["defender"]),
        rule=rule,
        looks=looks,
    )


def question_options(*questions: type[msgspec.Struct], order: Sequence[str] = ()) -> tuple[Option, ...]:
    """The fields of questions as options: in their own order, or in another one that names all of them.

    >>> class Asked(msgspec.Struct):
    ...     range: Annotated[int, Meta(description="The range in hexes.")] = 1
    >>> question_options(Asked)[0].help
    'The range in hexes.'
    """
    found = {field.name: option_of(field) for kind in questions for field in msgspec.structs.fields(kind)}
    return tuple(found[name] for name in order or found)


def option_of(field: msgspec.structs.FieldInfo) -> Option:
    """A field as an option."""
    said = next((part for part in get_args(field.type) if isinstance(part, Meta)), Meta())
    bounds = said.extra or {}
    return Option(
        field.name,
        bare_type(field),
        field.default,
        said.description or "",
        said.title or "",
        (bounds.get("least"), bounds.get("most")),
    )


def bare_type(field: msgspec.structs.FieldInfo) -> object:
    """What a field takes, without what is said of it."""
    return get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type


def question_fields(
    kind: type[msgspec.Struct], choices: Mapping[str, Sequence[str]], suggested: Mapping[str, Sequence[str]],
    sides: Sequence[str], usual: Mapping[str, str] | None = None,
) -> tuple[LabField, ...]:  # fmt: skip
    """The fields of a question, in their order."""
    found = []
    for option in question_options(kind):
        values = tuple(choices.get(option.name, suggested.get(option.name, ())))
        default = (usual or {}).get(option.name, "" if option.usual is msgspec.NODEFAULT else option.usual)
        takes: Kind = "text"
        if option.name in ("attacker", "defender", "who"):
            takes, values = "side", tuple(sides)
        elif option.name in choices:
            takes = "choice"
        elif option.type is bool:
            takes = "switch"
        elif option.type in (int, int | None):
            takes = "number"
        elif option.type == tuple[str, ...]:
            takes = "several"
        found.append(LabField(option.name, takes, values, value_text(default)))
    return tuple(found)


def value_text(value: object) -> str:
    """A value as a field shows it.

    >>> value_text(True), value_text(None), value_text(("a", "b"))
    ('yes', '', 'a,b')
    """
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "" if value is None else str(value)
