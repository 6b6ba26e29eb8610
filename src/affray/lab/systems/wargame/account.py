"""The odds of units of the wargame in full: one answer as a table with its reasons, of several a row each."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from affray.core import Modifier
from affray.core.words.numbers import local_dice
from affray.lab.account import Account, Sayer, Table
from affray.lab.schema import Played, Share
from affray.lab.systems.wargame.asking import Asked, Row, answer_rows
from affray.lab.systems.wargame.chain import DuelOdds
from affray.lab.systems.wargame.fates import UnitFate
from affray.lab.systems.wargame.field import KnownUnits
from affray.lab.systems.wargame.odds import AttackOdds, MoraleOdds, Rolled
from affray.lab.words import words_of


def account(given: Mapping[str, object], known: KnownUnits) -> Account:
    """The answers to a question: one with all that it says, of several a row each. Raises InputError."""
    asked = msgspec.convert(given, Asked)
    rows, said = list(answer_rows(asked, known)), WargameSayer(known.language, words_of("wargame"))
    return tuple(said.rows_lines(rows) if rows[0].swept else said.answer_lines(rows[0], asked))


class WargameSayer(Sayer):
    """What is said, in a language."""

    def reasons_text(self, parts: Sequence[Modifier]) -> str:
        """The reasons of a number, with their clauses."""
        return ", ".join(f"{self.name('part', part.label)} {part.value} [{part.clause}]" for part in parts)

    def title(self, row: Row) -> str:
        """Whose chances follow, and of what."""
        match row.answer:
            case MoraleOdds():
                return self.say("alone", who=row.answer.name, attack=self.say("attack-morale"))
            case AttackOdds():
                attack = self.say(f"attack-{row.answer.kind}")
            case _:
                attack = self.say("attack-duel")
        attacker, defender = row.units
        return self.say("against", attacker=attacker.name, defender=defender.name, attack=attack)

    # --- one answer ---------------------------------------------------------------------------------------------------
    def answer_lines(self, row: Row, asked: Asked) -> Iterator[str | Table]:
        """One answer in full."""
        yield self.title(row)
        match row.answer:
            case AttackOdds():
                yield from self.attack_lines(row.answer)
            case MoraleOdds():
                yield from self.morale_lines(row.answer)
            case DuelOdds():
                yield from self.duel_lines(row, row.answer, asked)
            case Played():
                yield from self.games_lines(row, row.answer, asked)

    def attack_lines(self, found: AttackOdds) -> Iterator[str | Table]:
        """The chances of an attack as a table, and the reasons of its dice."""
        everybody = (*found.targets, *((found.own,) if found.own else ()))
        yield Table(("", *(person.name for person in everybody)), tuple(self.unit_rows(everybody)))
        for person in everybody:
            if len(person.lost) > 1:
                yield self.say(f"{person.counts}-chances", who=person.name, chances=self.spread_text(person.lost))
        yield self.roll_text(found.attacker, found.attack)
        if found.back is not None:
            yield self.roll_text(found.targets[0].name, found.back)
        if found.kind in ("shot", "fire"):
            yield self.say(f"band-{found.band}")
        elif found.halved:
            yield self.say("halved")
        if found.policy:
            yield self.say(f"split-{found.policy}")

    def unit_rows(self, everybody: Sequence[UnitFate]) -> list[tuple[str, ...]]:
        """The lines of the table of an attack: what is shown of any unit is empty for the others."""
        kinds = list(dict.fromkeys(person.counts for person in everybody))
        lines = [
            (
                self.say(f"row-{kind}"),
                *(self.mean_loss_text(person) if person.counts == kind else "" for person in everybody),
            )
            for kind in kinds
        ]
        lines.append(
            (self.say("row-points"), *(self.part_text(person.points_lost, person.points) for person in everybody))
        )
        if "lost" in kinds:
            for name in ("tests", "fails"):
                chances = (getattr(person, name) if person.counts == "lost" else None for person in everybody)
                lines.append(
                    (self.say(f"row-{name}"), *(self.chance(each) if each is not None else "" for each in chances))
                )
        for row in dict.fromkeys(name for person in everybody for name, _ in person.damage):
            chances = (dict(person.damage).get(row) for person in everybody)
            lines.append(
                (self.say(f"row-damage-{row}"), *(self.chance(each) if each is not None else "" for each in chances))
            )
        for name, kind in (("gone", "lost"), ("removed", "hits")):
            if kind in kinds:
                cells = (self.chance(person.gone) if person.counts == kind else "" for person in everybody)
                lines.append((self.say(f"row-{name}"), *cells))
        return lines

    def mean_loss_text(self, fate: UnitFate) -> str:
        """What is lost in the mean, of how much."""
        return self.part_text(fate.mean, Fraction(fate.n)) if fate.counts == "lost" else self.number(fate.mean)

    def part_text(self, value: Fraction, whole: Fraction) -> str:
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
        bonus = f"{rolled.bonus:+d}" if rolled.bonus else ""
        return local_dice(f"{rolled.dice}d{rolled.sides}{bonus}", self.language)

    def morale_lines(self, found: MoraleOdds) -> Iterator[str | Table]:
        """The chances of a morale test."""
        named = (("passes", found.passes), ("fails", found.fails), ("tied", found.tied))
        yield Table(("", ""), tuple((self.say(f"morale-{name}"), self.chance(chance)) for name, chance in named))
        yield self.say("evens-chances", chances=self.spread_text(found.evens))
        dice = self.say(
            "morale-dice", who=found.name, n=found.n, dice=local_dice(f"{found.dice}d{found.sides}", self.language)
        )
        aid = f", {self.say('morale-commanders', count=found.commanders)}" if found.commanders else ""
        yield f"{dice}{aid} [UW-MOR-02{' UW-ABL-06' if found.commanders else ''}]"

    # --- duels --------------------------------------------------------------------------------------------------------
    def duel_lines(self, row: Row, found: DuelOdds, asked: Asked) -> Iterator[str | Table]:
        """The chances of a duel that is worked out."""
        yield self.side_table(row, asked, found.wins, [self.number(left) for left in found.left])
        yield self.say("duel-both", chance=self.chance(found.both))
        yield self.say("duel-undecided", count=asked.rounds, chance=self.chance(found.undecided))
        yield self.say("duel-rounds", rounds=self.number(found.rounds))
        yield self.say("duel-exact", states=found.states)

    def games_lines(self, row: Row, found: Played, asked: Asked) -> Iterator[str | Table]:
        """What games say of a duel."""
        yield self.side_table(row, asked, found.wins, [self.mean_text(left) for left in found.left])
        drawn = {name: self.chance(getattr(found.drawn, name)) for name in Share.__struct_fields__}
        yield self.say("duel-drawn", count=asked.rounds, **drawn)
        rounds = {"rounds": self.number(found.rounds.mean), "error": self.number(found.rounds.error, 3)}
        yield self.say("duel-rounds-about", **rounds)
        yield self.say("duel-games", games=found.games, seed=found.seed)

    def side_table(self, row: Row, asked: Asked, wins: Sequence[float | Share], left: Sequence[str]) -> Table:
        """A row for each side of a duel, with the bounds of its chance where that comes from games."""
        names = ("policy", "wins", *(("sure",) if isinstance(wins[0], Share) else ()), "left")
        cells = ((self.chance(won),) if isinstance(won, float) else self.share_cells(won) for won in wins)
        rows = zip(row.units, asked.policies, cells, left, strict=True)
        return Table(
            ("", *(self.say(f"duel-{name}") for name in names)),
            tuple((unit.name, policy, *won, rest) for unit, policy, won, rest in rows),
        )

    def share_cells(self, found: Share) -> tuple[str, str]:
        """A chance from games, and its bounds."""
        return self.chance(found.chance), self.share_text(found)

    # --- several answers ----------------------------------------------------------------------------------------------
    def rows_lines(self, rows: Sequence[Row]) -> Iterator[str | Table]:
        """A row for each answer."""
        yield self.title(rows[0])
        names = (*rows[0].swept, *(name for name, _ in self.answer_cells(rows[0].answer)))
        yield Table(
            tuple(self.say(f"column-{name.replace('_', '-')}") for name in names),
            tuple(
                (*map(self.number, row.swept.values()), *(cell for _, cell in self.answer_cells(row.answer)))
                for row in rows
            ),
            left=0,
            long=True,
        )

    def answer_cells(self, found: AttackOdds | MoraleOdds | DuelOdds | Played) -> list[tuple[str, str]]:
        """The columns of an answer with what stands in them."""
        match found:
            case MoraleOdds():
                return [
                    ("dice", local_dice(f"{found.dice}d{found.sides}", self.language)),
                    ("passes", self.chance(found.passes)),
                ]
            case DuelOdds():
                chances = (*found.wins, found.both + found.undecided)
                return [*self.winner_cells(chances), ("rounds", self.number(found.rounds))]
            case Played():
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
