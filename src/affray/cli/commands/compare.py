"""`affray compare`: the same fights under two sets of house rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.commands.questions import Json, Lang, own_commands, print_answer, with_examples

if TYPE_CHECKING:
    from affray.lab.schema import Comparison, Pairing

TABLES = ("a", "b")
HELP = with_examples(
    "Show what house rules change: the same fights under both tables, the difference and how sure it is.", "compare"
)
SYSTEMS = " or ".join(", ".join(sorted(own_commands())).rsplit(", ", 1))


def compare(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help=f"{SYSTEMS}.")],
    sides: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SIDE]...",
            help="Figures or units, each of which fights each (in Fortmayn each character each foe); some usual ones if absent.",
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="a|b=NAME=VALUE", help="A house rule of table a or of table b; may be given again."
        ),
    ] = None,
    policy: Annotated[
        list[str] | None, typer.Option("--policy", help="How both, or each in turn, fight, as in `affray duel`.")
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="Play N games of each fight with the same dice under both, instead.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The seed of their dice.", min=0, max=2**64 - 1)] = 1,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Prints what house rules change. Raises InputError."""
    from affray.cli.shown.lab import warn_if_slower
    from affray.lab import compare as compared
    from affray.lab.questions import policy_pair

    tables = read_tables(option or ())
    policies = policy_pair(policy) if policy else None
    shown = ComparisonPrinter(lang)
    warn_if_slower(lang)
    found = compared(system, tables["a"], tables["b"], sides=sides or (), policies=policies, games=games, seed=seed)
    if json:
        print_answer(found)
    else:
        shown.print_comparison(found)


def read_tables(texts: Sequence[str]) -> dict[str, dict[str, str]]:
    """The house rules of both tables. Raises InputError."""
    from affray.core import InputError

    found: dict[str, dict[str, str]] = {name: {} for name in TABLES}
    for text in texts:
        table, _, rule = text.partition("=")
        name, sign, value = rule.partition("=")
        if table not in found or not (name and sign and value):
            raise InputError(f"option {text!r}: expected a=NAME=VALUE or b=NAME=VALUE")
        found[table][name] = value
    return found


class ComparisonPrinter:
    """What a comparison says, in a language."""

    def __init__(self, language: str) -> None:
        from affray.cli.shown.lab import LabPrinter

        self.shown = LabPrinter(language)

    def print_comparison(self, found: "Comparison") -> None:
        """The rules that differ, a row for each fight, and the mean difference."""
        say, change = self.shown.say, self.shown.change
        self.shown.print(say("compare-rules"))
        for rule in found.rules:
            a, b = rule.values
            self.shown.print("  " + say("compare-rule", name=rule.name, a=a, b=b, clause=rule.clause))
        heads = [say("compare-fight"), *(say("compare-wins", table=name) for name in TABLES), say("compare-difference")]
        heads += [say("compare-sure")] if found.games else []
        heads += [say("compare-rounds", table=name) for name in TABLES]
        heads += [say("compare-changed")] if found.games else []
        self.shown.print_table(heads, (self.fight_cells(fight, played=found.games > 0) for fight in found.fights))
        mean = sum(fight.difference for fight in found.fights) / len(found.fights)
        self.shown.print(say("compare-mean", difference=change(mean)))
        for policies in dict.fromkeys(fight.policies for fight in found.fights):
            self.shown.print(self.policies_text(policies))
        about = "compare-games" if found.games else "compare-exact"
        self.shown.print(say(about, games=found.games, seed=found.seed) if found.games else say(about))

    def fight_cells(self, fight: "Pairing", *, played: bool) -> list[str]:
        """A fight under both tables."""
        say, chance, change = self.shown.say, self.shown.chance, self.shown.change
        cells = [say("duel-of", a=fight.who[0], b=fight.who[1]), *map(chance, fight.wins), change(fight.difference)]
        cells += [say("from-to", low=change(fight.low), high=change(fight.high))] if played else []
        cells += [self.shown.number(rounds) for rounds in fight.rounds]
        return [*cells, *([chance(fight.changed or 0.0)] if played else [])]

    def policies_text(self, both: tuple[str, str]) -> str:
        """How both fight, in one word where it is the same."""
        first, second = both
        if second in ("", first):
            return self.shown.say("odds-policy", policy=first)
        return self.shown.say("odds-policy", policy=self.shown.say("duel-of", a=first, b=second))
