"""How figures fight a duel of Foeman, as text: fixed bids, or the best ones; and how they reroll."""

import msgspec

from affray.core.field_errors import FieldError, expected
from affray.lab.field_errors import fault
from affray.lab.fields import LabField
from affray.lab.systems.foeman.policies import ALWAYS, LIKELY, NEVER, striking_policy
from affray.referee import Policy
from affray.systems.foeman.duel.duel import DEFEND_BARE, DEFEND_SHIELD, DEFEND_WEAPON
from affray.systems.foeman.rules.bidding import LEAST_BID, MOST_BID

BEST = "best"
BIDS = range(LEAST_BID, MOST_BID + 1)
DECLARED = (*map(str, BIDS), BEST)
"""What a plan may declare."""
REROLLS = {"none": NEVER, "all": ALWAYS, "likely": LIKELY}
ITEMS = {"none": DEFEND_BARE, "weapon": DEFEND_WEAPON, "shield": DEFEND_SHIELD}
SAID = {DEFEND_BARE: "defend", DEFEND_WEAPON: "defend weapon", DEFEND_SHIELD: "defend shield"}
USUAL = "4"


class Plan(msgspec.Struct, frozen=True):
    """How a figure fights: the dice that it bids each time (0: the best declaration), which zeroes it rerolls, whether it
    declares Weapon Proficiency, and with how much mST or less it Defends instead, and with what."""

    bid: int
    reroll: str = "likely"
    proficiency: bool = False
    weak: int = 0
    item: str = "none"

    @property
    def policy(self) -> Policy:
        """The policy of the plan; of a plan with the best declarations it settles all other choices."""
        return striking_policy(
            max(self.bid, 1), REROLLS[self.reroll], int(self.proficiency), self.weak, ITEMS[self.item]
        )

    @property
    def is_best(self) -> bool:
        """Whether the figure makes the best declarations."""
        return self.bid == 0

    def __str__(self) -> str:
        weak = f" weak={self.weak} item={self.item}" if self.weak else ""
        talent = " proficiency=yes" if self.proficiency else ""
        return f"{self.bid or BEST} reroll={self.reroll}{weak}{talent}"


def plan_fields() -> tuple[LabField, ...]:
    """The parts of a plan as fields of a form."""
    plain = Plan(int(USUAL))
    return (
        LabField("bid", "choice", DECLARED, USUAL),
        LabField("reroll", "choice", tuple(REROLLS), plain.reroll),
        LabField("weak", "number", (), str(plain.weak)),
        LabField("item", "choice", tuple(ITEMS), plain.item),
        LabField("proficiency", "switch", (), ""),
    )


def read_plan(text: str) -> Plan:
    """The plan that a text says. Raises InputError.

    >>> print(read_plan("4"), read_plan("best reroll=all"), sep=", ")
    4 reroll=likely, best reroll=all
    >>> read_plan("3 weak=4 item=shield").item
    'shield'
    """
    words = text.replace(",", " ").split()
    if not words or words[0] not in DECLARED:
        raise fault("policy", text, "plan", least=LEAST_BID, most=MOST_BID)
    given = dict(word.partition("=")[::2] for word in words[1:])
    plan = Plan(
        0 if words[0] == BEST else int(words[0]),
        read_choice(text, "reroll", given.pop("reroll", "likely"), tuple(REROLLS)),
        read_choice(text, "proficiency", given.pop("proficiency", "no"), ("yes", "no")) == "yes",
        read_number(text, given.pop("weak", "0")),
        read_choice(text, "item", given.pop("item", "none"), tuple(ITEMS)),
    )
    if given or (plan.is_best and plan.weak):
        raise fault("policy", text, "plan", least=LEAST_BID, most=MOST_BID)
    return plan


def read_choice(text: str, name: str, value: str, known: tuple[str, ...]) -> str:
    """Read a value that must be one of those known. Raises InputError."""
    if value not in known:
        raise FieldError("policy", text, expected("one-of", known=known), f"policy {text!r}: {name}={value}")
    return value


def read_number(text: str, value: str) -> int:
    """Read a number of mST. Raises InputError."""
    if not (value.isdecimal() and len(value) < 4):
        raise fault("policy", text, "weak")
    return int(value)


def declaration_text(declared: int) -> str:
    """A declaration in words.

    >>> declaration_text(4), declaration_text(11)
    ('4', 'defend shield')
    """
    return SAID.get(declared, str(declared))
