"""How the chances of Fortmayn are printed: one answer as a table with its reasons, several as rows, JSON."""

from collections.abc import Sequence

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from affray.cli.odds_printer import Printer
from affray.cli.odds_shown import print_json
from affray.lab.estimates import Estimate
from affray.lab.fortmayn.asking import Asked, Row
from affray.lab.fortmayn.duel import DuelOdds
from affray.lab.fortmayn.how import OF_HEAD, ROLLS_ARMOR, Rolled
from affray.lab.fortmayn.odds import RollOdds
from affray.lab.fortmayn.words import words
from affray.systems.fortmayn.constants import MOST_DIE


def print_rows_json(rows: Sequence[Row]) -> None:
    """The answers as exact numbers, for programs."""
    print_json([
        {**({"swept": dict(row.swept)} if row.swept else {}), **msgspec.structs.asdict(row.answer)} for row in rows
    ])  # fmt: skip


def print_rows(rows: Sequence[Row], language: str, asked: Asked) -> None:
    """The answers in words: one with all that it says, of several a row each."""
    shown = Shown(words(), language)
    shown.title(rows[0], asked)
    if rows[0].swept:
        shown.several(rows)
    else:
        shown.one(rows[0], asked)


class Shown(Printer):
    """What is printed, in a language."""

    def title(self, row: Row, asked: Asked) -> None:
        """Whose chances they are, and of what."""
        kind = "duel" if asked.duel else asked.kind.replace("_", "-")
        foes = ", ".join(enemy.name for enemy in row.enemies)
        self.print(self.say("against", who=row.one.name, foes=foes, kind=self.say(f"kind-{kind}")))

    # --- one answer ---------------------------------------------------------------------------------------------------
    def one(self, row: Row, asked: Asked) -> None:
        """An answer with all that it says."""
        if isinstance(row.answer, RollOdds):
            self.roll(row, row.answer, asked)
        else:
            self.duel(row, row.answer, asked)

    def roll(self, row: Row, found: RollOdds, asked: Asked) -> None:
        """The chances of a roll as a table, what it costs, the reasons of its dice."""
        if found.kind not in ("defend", "shot_at"):
            self.targets(found)
        self.print(self.say("lost-chances", chances=self.spread(found.lost)))
        self.print(self.say("lost-mean", mean=self.number(found.mean), dice=str(found.rolled.dice)))
        if found.kind != "shot":
            pool = (
                "head"
                if found.kind in OF_HEAD or (found.kind in ("test", "stunt") and asked.pool == "head")
                else "body"
            )
            self.print(
                self.say("out-conflict" if found.kind == "talk" else f"out-{pool}", chance=self.chance(found.out))
            )
        for name, chance in (("shield-gone", found.shield_gone), ("armor-gone", found.armor_gone)):
            if chance:
                self.print(self.say(name, chance=self.chance(chance)))
        if found.sundered:
            said = "given-up" if found.kind in OF_HEAD else "sundered"
            self.print(self.say(said, chance=self.chance(found.sundered)))
        if found.kind == "stunt":
            self.print(self.say("majority", chance=self.chance(found.majority)))
        self.print(self.rolls(found.rolled))
        self.saves(row, asked)

    def targets(self, found: RollOdds) -> None:
        """What becomes of each thing that is rolled against."""
        table = Table()
        table.add_column("")
        for one in found.targets:
            table.add_column(one.name, justify="right")
        means = (self.say("of", part=self.number(one.mean), whole=str(one.dd)) for one in found.targets)
        table.add_row(self.say("row-mean"), *means)
        table.add_row(self.say("row-down"), *(self.chance(one.down) for one in found.targets))
        for left in range(1, max(one.dd for one in found.targets) + 1):
            cells = (self.chance(dict(one.left).get(left, 0)) if left <= one.dd else "" for one in found.targets)
            table.add_row(self.say("row-left", number=left), *cells)
        self.console.print(table)

    def rolls(self, rolled: Rolled) -> str:
        """What is rolled, and why."""
        dice = f"{rolled.dice}d{rolled.die}"
        never = rolled.removes_at > MOST_DIE
        said = self.say("rolls-never", dice=dice) if never else self.say("rolls", dice=dice, removes=rolled.removes_at)
        parts = ", ".join(
            f"{self.words.name(self.language, 'source', part.label)} {part.value:+d} [{part.clause}]"
            for part in rolled.parts
        )
        return self.say("because", rolls=said, parts=parts) if parts else said

    def saves(self, row: Row, asked: Asked) -> None:
        """How dice are saved, where there is anything to save them with."""
        worn = row.one.shield.die or row.one.armor.die
        if worn and (asked.duel or asked.kind in ROLLS_ARMOR):
            self.print(self.say("saves", save=asked.save))

    # --- duels --------------------------------------------------------------------------------------------------------
    def duel(self, row: Row, found: DuelOdds | Estimate, asked: Asked) -> None:
        """The chances of a duel as a table."""
        table = Table()
        table.add_column("")
        for name in ("wins", *(("sure",) if isinstance(found, Estimate) else ()), "left"):
            table.add_column(self.say(f"duel-{name}"), justify="right")
        for i, name in enumerate((row.one.name, row.enemies[0].name)):
            table.add_row(name, *self.wins(found.wins[i]), self.mean(found.left[i]))
        self.console.print(table)
        if isinstance(found, Estimate):
            drawn = {"chance": found.drawn.chance, "low": found.drawn.low, "high": found.drawn.high}
            said = {name: self.chance(value) for name, value in drawn.items()}
            self.print(self.say("duel-undecided-about", count=asked.rounds, **said))
            rounds = {"rounds": self.number(found.rounds.mean), "error": self.number(found.rounds.error, 3)}
            self.print(self.say("duel-rounds-about", **rounds))
            self.print(self.say("duel-games", games=found.games, seed=found.seed))
        else:
            self.print(self.say("ready-chances", who=row.one.name, chances=self.spread(found.ready)))
            self.print(self.say("duel-undecided", count=asked.rounds, chance=self.chance(found.undecided)))
            self.print(self.say("duel-rounds", rounds=self.number(found.rounds)))
            self.print(self.say("duel-exact", states=found.states))
        self.saves(row, asked)

    # --- several answers ----------------------------------------------------------------------------------------------
    def several(self, rows: Sequence[Row]) -> None:
        """A row for each answer."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for name in (*rows[0].swept, *(name for name, _ in self.cells(rows[0]))):
            table.add_column(self.say(f"column-{name}"), justify="right")
        for row in rows:
            swept = (self.number(value) for value in row.swept.values())
            table.add_row(*swept, *(cell for _, cell in self.cells(row)))
        self.console.print(table)

    def cells(self, row: Row) -> list[tuple[str, str]]:
        """The columns of an answer with what stands in them: of a roll what becomes of the first target, and its cost."""
        found = row.answer
        if isinstance(found, RollOdds):
            target = found.targets[0]
            cells = [("down", self.chance(target.down)), ("removed", self.number(target.mean))]
            cells += [("lost", self.number(found.mean)), ("out", self.chance(found.out))]
            return [*cells, ("majority", self.chance(found.majority))] if found.kind == "stunt" else cells
        if isinstance(found, Estimate):
            shares, rounds = (*(share.chance for share in found.wins), found.drawn.chance), self.mean(found.rounds)
        else:
            shares, rounds = (*found.wins, found.undecided), self.number(found.rounds)
        names = ("wins", "foe-wins", "neither")
        return [*((name, self.chance(each)) for name, each in zip(names, shares, strict=True)), ("rounds", rounds)]
