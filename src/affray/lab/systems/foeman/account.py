"""The odds of a Foeman attack as a table of the dice that may be bid."""

from affray.lab.account import Account, Table, reasons_text
from affray.lab.schema import Odds, OddsCase

COLUMNS = ("hit", "critical", "mean loss", "unconscious", "dead")
LOSSES = "Chance in percent of so many wounds (down) and points of exhaustion (across)"


def account(found: Odds) -> Account:
    """A row for each number of dice, the losses where there is one number, and the reasons of the score."""
    (score,), policy = found.cases[0].numbers, found.policy
    return (
        Table(("dice", *COLUMNS), tuple(map(case_row, found.cases)), title=" against ".join(found.who), left=0),
        *((losses(found.cases[0]),) if len(found.cases) == 1 else ()),
        f"score {score.value} = {reasons_text(score.parts)}",
        f"{policy}; the mean loss counts wounds and exhaustion in points of mST",
    )


def case_row(case: OddsCase) -> tuple[str, ...]:
    """The chances with so many dice."""
    chances, mean = {chance.name: f"{chance.chance:.2%}" for chance in case.chances}, case.spreads[0].mean or 0.0
    return case.own["dice"], *(chances.get(name, f"{mean:.3f}") for name in COLUMNS)


def losses(case: OddsCase) -> Table:
    """The chance of each loss: wounds down, exhaustion across."""
    chances = {point.value: f"{100 * point.chance:.2f}" for point in case.spreads[1].points}
    wounds, exhaustion = (sorted({lost[kind] for lost in chances if isinstance(lost, tuple)}) for kind in (0, 1))
    rows = tuple((str(phys), *(chances.get((phys, exh), "") for exh in exhaustion)) for phys in wounds)
    return Table(("", *map(str, exhaustion)), rows, title=LOSSES, left=0)
