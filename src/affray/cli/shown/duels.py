"""How a duel that is worked out is printed, and what is best in one."""

from collections.abc import Sequence

from rich.table import Table

from affray.cli.shown.lab import LabPrinter
from affray.lab.account import LEAST
from affray.lab.schema import BestBid, Bidding, Duel
from affray.lab.value_names import say_of, with_named_sides


class DuelPrinter(LabPrinter):
    """A duel in words."""

    def print_duel(self, found: Duel, *, bars: bool) -> None:
        """The chances of a duel, and what games say of the same."""
        found = with_named_sides(found, self.language)
        self.print(self.say("duel-of", a=found.who[0], b=found.who[1]))
        self.print_sides(found)
        self.print(say_of(found.system, self.language, "duel-nobody", chance=self.chance(found.drawn)))
        self.print(self.say("duel-rounds", rounds=self.number(found.rounds)))
        if found.states:
            self.print(self.say("duel-exact", states=found.states))
        else:
            self.print(self.say("duel-only-games"))
        if found.played is not None:
            games, rounds = found.played.games, self.mean_text(found.played.rounds, 3)
            self.print(self.say("duel-played", games=games, seed=found.played.seed, rounds=rounds))
        if found.options:
            self.print_rules(found.options)
        if found.bidding is not None:
            self.print_bidding(found.bidding, found)
        if bars or found.by_round:
            self.print_lengths(found)
        if bars:
            self.print_strengths(found)

    def print_sides(self, found: Duel) -> None:
        """A row for each side."""
        left = self.say(f"duel-left-{found.left_of}", unit=self.name("unit", found.unit))
        sure = (self.say("duel-sure"),) if found.played else ()
        rows = []
        for side, name in enumerate(found.who):
            row = [name, found.policies[side], self.chance(found.wins[side]), self.number(found.left[side])]
            if found.played:
                row.insert(3, self.share_text(found.played.wins[side]))
                row.append(self.mean_text(found.played.left[side]))
            rows.append(row)
        self.print_table(("", self.say("duel-policy"), self.say("duel-wins"), *sure, left, *sure), rows)

    def print_lengths(self, found: Duel) -> None:
        """The chance to end in each of the first rounds, without the last ones in which it hardly ever does."""
        last = max((number for number, chance in enumerate(found.by_round, 1) if chance >= LEAST), default=0)
        if last:
            self.print(self.say("duel-by-round"))
            self.print_bar_lines([(str(number), chance) for number, chance in enumerate(found.by_round[:last], 1)])

    def print_strengths(self, found: Duel) -> None:
        """The chances to win with so much left."""
        for who, spread in zip(found.who, found.left_spread, strict=False):
            self.print(self.say("duel-left-spread", who=who, unit=self.name("unit", found.unit)))
            self.print_bar_lines([(str(value), chance) for value, chance in spread])

    # --- what is best ------------------------------------------------------------------------------------------------
    def print_bidding(self, bids: Bidding, found: Duel) -> None:
        """What is best at the start and later, and what it gains."""
        who = found.who
        self.print(self.say("bids-worth", a=who[0], chance=self.chance(bids.worth)))
        for opening in bids.openings:
            self.print(self.say("bids-first", chance=self.chance(opening.chance), who=who[opening.first]))
            heads = map(self.say, ("bids-said", "bids-worth-of", "bids-answer"))
            options = (
                (self.deed_text(option.said), self.chance(option.worth), self.deed_text(option.answer))
                for option in opening.options
            )
            self.print_table([*heads], options, 0)
        for side in (0, 1):
            if bids.by_strength[side]:
                self.print(self.say("bids-strength", who=who[side], unit=self.name("unit", found.unit)))
                self.console.print(self.strength_table(bids.by_strength[side]))
        self.print(self.say("bids-fixed"))
        worths = zip(bids.names, zip(*bids.fixed, strict=True), strict=True)
        rows = ((name, *map(self.chance, both)) for name, both in worths)
        self.print_table((self.say("bids-dice"), *who), rows, 0)
        for side in (0, 1):
            self.print(self.say("bids-gain", gain=self.chance(bids.gains[side]), who=who[side]))

    def deed_text(self, said: str) -> str:
        """A choice in words: dice as they are."""
        return " ".join(word if word.isdecimal() else self.name("deed", word) for word in said.split())

    def strength_table(self, found: Sequence[BestBid]) -> Table:
        """The best choices by what both have left, the strongest first; after a slash the best answer."""
        across = sorted({bid.other for bid in found}, reverse=True)
        said = {
            (bid.own, bid.other): "/".join(self.short_deed(part) for part in (bid.said, bid.answer) if part)
            for bid in found
        }
        table = Table(box=None, pad_edge=False)
        table.add_column("", justify="right")
        for other in across:
            table.add_column(str(other), justify="right")
        for own in sorted({bid.own for bid in found}, reverse=True):
            table.add_row(str(own), *(said.get((own, other), "") for other in across))
        return table

    def short_deed(self, said: str) -> str:
        """A choice in a few letters, as Ds for defend shield; dice as they are."""
        return "".join(word if word.isdecimal() else self.name("deed", word)[0] for word in said.split()).capitalize()
