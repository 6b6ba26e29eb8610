"""The exact odds of a system's guide, as tables under the open question."""

from affray.core import Question
from affray.core.guide import Chance, Guide, Offer, Prospect

LABEL = 16
LABELS = {
    "guide-hit": "hit",
    "guide-critical": "critical",
    "guide-wounds": "wounds",
    "guide-exhaustion": "exhaustion",
    "guide-felled": "felled",
    "guide-passes": "succeeds",
    "guide-heals": "heals",
    "guide-still-hit": "still a hit",
    "guide-hit-dice": "hit dice then",
    "guide-damage-dice": "damage dice",
    "guide-keeps": "talent kept",
    "guide-avoids": "avoided",
}
POLICIES = {
    "guide-policy-steady": (
        "Zeroes are rerolled where that helps, Weapon Proficiency is called on, the target stands as it does now."
    ),
    "guide-policy-rerolls": "Zeroes are rerolled where that helps.",
    "guide-policy-pushing": "Later zeroes are rerolled where that helps.",
    "guide-policy-plain": "All figures stand as they do now.",
}


def guide_lines(guide: Guide[object, object], state: object, question: Question[object]) -> list[str]:
    """A table for each thing that may be done with dice; none where nothing is rolled."""
    offers = {offer.text: offer for offer in guide.offers(state, question)}
    groups: dict[tuple[str, int], list[tuple[Offer, Prospect]]] = {}
    for prospect in guide.prospects(state, question):
        offer = offers[prospect.text]
        groups.setdefault((title(offer), len(prospect.chances)), []).append((offer, prospect))
    lines: list[str] = []
    policies: dict[str, None] = {}
    for (name, _), found in groups.items():
        lines += table(name, found)
        policies.update(dict.fromkeys(POLICIES[prospect.policy.id] for _, prospect in found))
    return [*lines, *policies]


def title(offer: Offer) -> str:
    """What a table is about, without its dice."""
    if offer.group == "number":
        return "choice"
    grip = " in both hands" if offer.text.endswith(" doubled") else ""
    target = f" {offer.target}" if offer.target else ""
    return offer.text.split()[0] + target + (f" with {offer.item}" if offer.item else "") + grip


def table(name: str, found: list[tuple[Offer, Prospect]]) -> list[str]:
    """What one thing promises with each number of dice, as lines of equal columns."""
    numbers = [offer.text if offer.group == "number" else str(offer.dice) for offer, _ in found]
    chances = [prospect.chances for _, prospect in found]
    return [
        f"{name}: score {found[0][1].score}",
        row("number" if found[0][0].group == "number" else "dice", numbers),
        *(row(LABELS[same[0].name.id], [cell(chance) for chance in same]) for same in zip(*chances, strict=True)),
    ]


def row(label: str, cells: list[str]) -> str:
    """A line of the table."""
    return f"  {label:<{LABEL}}" + "".join(f"{text:>6}" for text in cells)


def cell(chance: Chance) -> str:
    """A number of a prospect: points with two decimals, a chance in percent."""
    return f"{chance.value:.2f}" if chance.points else percent(chance.value)


def percent(chance: float) -> str:
    """A chance as a whole number of percent; what is possible is never shown as 0%."""
    return "<1%" if 0 < chance < 0.01 else f"{100 * chance:.0f}%"
