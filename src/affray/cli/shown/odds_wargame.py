"""How the chances of units of the wargame are printed: one answer as tables with its reasons, several as rows, JSON."""

from collections.abc import Sequence
from fractions import Fraction

from rich.box import SIMPLE_HEAD
from rich.table import Table

from affray.cli.shown.odds_printer import Printer
from affray.core import Modifier
from affray.lab.batches.estimates import Estimate
from affray.lab.systems.wargame.asking import Asked, Row
from affray.lab.systems.wargame.chain import DuelOdds
from affray.lab.systems.wargame.fates import UnitFate
from affray.lab.systems.wargame.odds import AttackOdds, MoraleOdds, Rolled
from affray.lab.systems.wargame.words import words


def print_rows(rows: Sequence[Row], language: str, asked: Asked) -> None:
    """The answers in words: one with all that it says, of several a row each."""
    shown = WargamePrinter(words(), language)
    if rows[0].swept:
        shown.print_answers(rows)
    else:
        shown.print_answer(rows[0], asked)


class WargamePrinter(Printer):
    """What is printed, in a language."""

    def reasons_text(self, parts: Sequence[Modifier]) -> str:
        """The reasons of a number, with their clauses."""
        return ", ".join(
            f"{words().name(self.language, 'part', part.label)} {part.value} [{part.clause}]" for part in parts
        )

    def print_title(self, row: Row, attack: str) -> None:
        """Prints whose chances follow."""
        attacker, defender = row.units
        self.console.print(self.say("against", attacker=attacker.name, defender=defender.name, attack=attack))

    # --- one answer ---------------------------------------------------------------------------------------------------
    def print_answer(self, row: Row, asked: Asked) -> None:
        """Prints one answer in full."""
        match row.answer:
            case AttackOdds():
                self.print_title(row, self.say(f"attack-{row.answer.kind}"))
                self.print_attack(row.answer)
            case MoraleOdds():
                self.print_morale(row.answer)
            case DuelOdds() | Estimate():
                self.print_title(row, self.say("attack-duel"))
                self.print_duel(row, row.answer, asked)

    def print_attack(self, found: AttackOdds) -> None:
        """The chances of an attack as a table, and the reasons of its dice."""
        everybody = (*found.targets, *((found.own,) if found.own else ()))
        table = Table()
        table.add_column("")
        for one in everybody:
            table.add_column(one.name, justify="right")
        for cells in self.unit_rows(everybody):
            table.add_row(*cells)
        self.console.print(table)
        for one in everybody:
            if len(one.lost) > 1:
                self.console.print(self.say(f"{one.counts}-chances", who=one.name, chances=self.spread_text(one.lost)))
        self.console.print(self.roll_text(found.attacker, found.attack))
        if found.back is not None:
            self.console.print(self.roll_text(found.targets[0].name, found.back))
        if found.kind in ("shot", "fire"):
            self.console.print(self.say(f"band-{found.band}"))
        elif found.halved:
            self.console.print(self.say("halved"))
        if found.policy:
            self.console.print(self.say(f"split-{found.policy}"))

    def unit_rows(self, everybody: Sequence[UnitFate]) -> list[tuple[str, ...]]:
        """The lines of the table of an attack: what is shown of any unit is empty for the others."""
        kinds = list(dict.fromkeys(one.counts for one in everybody))
        lines = [
            (self.say(f"row-{kind}"), *(self.mean_loss_text(one) if one.counts == kind else "" for one in everybody))
            for kind in kinds
        ]
        lines.append((self.say("row-points"), *(self.share_text(one.points_lost, one.points) for one in everybody)))
        if "lost" in kinds:
            for name in ("tests", "fails"):
                chances = (getattr(one, name) if one.counts == "lost" else None for one in everybody)
                lines.append(
                    (self.say(f"row-{name}"), *(self.chance(each) if each is not None else "" for each in chances))
                )
        for row in dict.fromkeys(name for one in everybody for name, _ in one.damage):
            chances = (dict(one.damage).get(row) for one in everybody)
            lines.append(
                (self.say(f"row-damage-{row}"), *(self.chance(each) if each is not None else "" for each in chances))
            )
        for name, kind in (("gone", "lost"), ("removed", "hits")):
            if kind in kinds:
                cells = (self.chance(one.gone) if one.counts == kind else "" for one in everybody)
                lines.append((self.say(f"row-{name}"), *cells))
        return lines

    def mean_loss_text(self, one: UnitFate) -> str:
        """What is lost in the mean, of how much."""
        return self.share_text(one.mean, Fraction(one.n)) if one.counts == "lost" else self.number(one.mean)

    def share_text(self, value: Fraction, whole: Fraction) -> str:
        """So much of so much."""
        return self.say("of", part=self.number(value), whole=self.number(whole))

    def roll_text(self, who: str, rolled: Rolled) -> str:
        """What a unit rolls, and why."""
        parts = (*rolled.who, *rolled.added)
        dice = self.dice_text(rolled)
        if not parts:
            clauses = f" [{' '.join(rolled.clauses)}]" if rolled.clauses else ""
            return self.say("rolls", who=who, dice=dice + clauses)
        return self.say("rolls-because", who=who, dice=dice, parts=self.reasons_text(parts))

    def dice_text(self, rolled: Rolled) -> str:
        """Dice in their notation."""
        if rolled.dice == 0:
            return self.say("no-dice")
        return f"{rolled.dice}d{rolled.sides}" + (f"{rolled.bonus:+d}" if rolled.bonus else "")

    def print_morale(self, found: MoraleOdds) -> None:
        """The chances of a morale test."""
        self.console.print(self.say("alone", who=found.name, attack=self.say("attack-morale")))
        table = Table()
        table.add_column("")
        table.add_column("", justify="right")
        for name, chance in (("passes", found.passes), ("fails", found.fails), ("tied", found.tied)):
            table.add_row(self.say(f"morale-{name}"), self.chance(chance))
        self.console.print(table)
        self.console.print(self.say("evens-chances", chances=self.spread_text(found.evens)))
        dice = self.say("morale-dice", who=found.name, n=found.n, dice=f"{found.dice}d{found.sides}")
        aid = f", {self.say('morale-commanders', count=found.commanders)}" if found.commanders else ""
        self.console.print(f"{dice}{aid} [UW-MOR-02{' UW-ABL-06' if found.commanders else ''}]")

    # --- duels --------------------------------------------------------------------------------------------------------
    def print_duel(self, row: Row, found: DuelOdds | Estimate, asked: Asked) -> None:
        """The chances of a duel as a table."""
        played = isinstance(found, Estimate)
        table = Table()
        table.add_column("")
        for name in ("policy", "wins", *(("sure",) if played else ()), "left"):
            table.add_column(self.say(f"duel-{name}"), justify="right")
        for i, unit in enumerate(row.units):
            table.add_row(unit.name, asked.policies[i], *self.win_cells(found.wins[i]), self.mean_text(found.left[i]))
        self.console.print(table)
        if isinstance(found, Estimate):
            drawn = {"chance": found.drawn.chance, "low": found.drawn.low, "high": found.drawn.high}
            said = {name: self.chance(value) for name, value in drawn.items()}
            self.console.print(self.say("duel-drawn", count=asked.rounds, **said))
            rounds = {"rounds": self.number(found.rounds.mean), "error": self.number(found.rounds.error, 3)}
            self.console.print(self.say("duel-rounds-about", **rounds))
            self.console.print(self.say("duel-games", games=found.games, seed=found.seed))
        else:
            self.console.print(self.say("duel-both", chance=self.chance(found.both)))
            self.console.print(self.say("duel-undecided", count=asked.rounds, chance=self.chance(found.undecided)))
            self.console.print(self.say("duel-rounds", rounds=self.number(found.rounds)))
            self.console.print(self.say("duel-exact", states=found.states))

    # --- several answers ----------------------------------------------------------------------------------------------
    def print_answers(self, rows: Sequence[Row]) -> None:
        """A row for each answer."""
        first = rows[0].answer
        if isinstance(first, MoraleOdds):
            self.console.print(self.say("alone", who=first.name, attack=self.say("attack-morale")))
        else:
            self.print_title(
                rows[0], self.say(f"attack-{first.kind}" if isinstance(first, AttackOdds) else "attack-duel")
            )
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for name in (*rows[0].swept, *(name for name, _ in self.answer_cells(first))):
            table.add_column(self.say(f"column-{name.replace('_', '-')}"), justify="right")
        for row in rows:
            swept = (self.number(value) for value in row.swept.values())
            table.add_row(*swept, *(cell for _, cell in self.answer_cells(row.answer)))
        self.console.print(table)

    def answer_cells(self, found: AttackOdds | MoraleOdds | DuelOdds | Estimate) -> list[tuple[str, str]]:
        """The columns of an answer with what stands in them."""
        match found:
            case MoraleOdds():
                return [("dice", f"{found.dice}d{found.sides}"), ("passes", self.chance(found.passes))]
            case DuelOdds():
                chances = (*found.wins, found.both + found.undecided)
                return [*self.winner_cells(chances), ("rounds", self.number(found.rounds))]
            case Estimate():
                shares = (*(share.chance for share in found.wins), found.drawn.chance)
                return [*self.winner_cells(shares), ("rounds", self.mean_text(found.rounds))]
        return self.attack_cells(found)

    def winner_cells(self, chances: Sequence[float]) -> list[tuple[str, str]]:
        """The cells for the chances to win a duel."""
        return [
            (name, self.chance(each)) for name, each in zip(("wins", "target-wins", "neither"), chances, strict=True)
        ]

    def attack_cells(self, found: AttackOdds) -> list[tuple[str, str]]:
        """The columns of an attack: what becomes of the first target, then of the attacker."""
        target = found.targets[0]
        cells = [
            ("dice", self.dice_text(found.attack)),
            ("lost", self.number(target.mean)),
            ("points", self.number(target.points_lost, 1)),
            ("tests", self.chance(target.tests, 1)),
            ("fails", self.chance(target.fails, 1)),
            ("gone", self.chance(target.gone, 1)),
        ]
        if found.own is not None and found.back is not None:
            cells += [
                ("back", self.dice_text(found.back)),
                ("own-lost", self.number(found.own.mean)),
                ("own-gone", self.chance(found.own.gone, 1)),
            ]
        return cells
