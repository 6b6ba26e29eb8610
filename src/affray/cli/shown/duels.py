"""How a duel that is worked out is printed, and what is best in one."""

from collections.abc import Sequence

from rich.table import Table

from affray.cli.shown.lab import LEAST, LabPrinter
from affray.lab.schema import BestBid, Bidding, Duel, Mean, Share


class DuelPrinter(LabPrinter):
    """A duel in words."""

    def print_duel(self, found: Duel, *, bars: bool) -> None:
        """The chances of a duel, and what games say of the same."""
        self.print(self.say("duel-of", a=found.who[0], b=found.who[1]))
        self.print(self.side_table(found))
        self.print(self.say(f"duel-drawn-{found.system}", chance=self.chance(found.drawn)))
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

    def side_table(self, found: Duel) -> Table:
        """A row for each side."""
        table = Table()
        table.add_column("")
        left = self.say(f"duel-left-{found.left_of}", unit=self.name("unit", found.unit))
        sure = self.say("duel-sure")
        for name in (self.say("duel-policy"), self.say("duel-wins"), *((sure,) if found.played else ()), left):
            table.add_column(name, justify="right")
        if found.played:
            table.add_column(sure, justify="right")
        for side in (0, 1):
            cells = [found.who[side], found.policies[side], self.chance(found.wins[side])]
            if found.played:
                cells.append(self.share_text(found.played.wins[side]))
            cells.append(self.number(found.left[side]))
            if found.played:
                cells.append(self.mean_text(found.played.left[side]))
            table.add_row(*cells)
        return table

    def share_text(self, found: Share) -> str:
        """The bounds of a chance."""
        return self.say("from-to", low=self.chance(found.low), high=self.chance(found.high))

    def mean_text(self, found: Mean, places: int = 2) -> str:
        """A mean with its error."""
        return self.say("about", mean=self.number(found.mean, places), error=self.number(found.error, 3))

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
            table = Table()
            for name in ("bids-said", "bids-worth-of", "bids-answer"):
                table.add_column(self.say(name), justify="right")
            for option in opening.options:
                table.add_row(self.deed_text(option.said), self.chance(option.worth), self.deed_text(option.answer))
            self.print(table)
        for side in (0, 1):
            if bids.by_strength[side]:
                self.print(self.say("bids-strength", who=who[side], unit=self.name("unit", found.unit)))
                self.print(self.strength_table(bids.by_strength[side]))
        self.print(self.say("bids-fixed"))
        table = Table()
        table.add_column(self.say("bids-dice"), justify="right")
        for name in who:
            table.add_column(name, justify="right")
        for name, worths in zip(bids.names, zip(*bids.fixed, strict=True), strict=True):
            table.add_row(name, *(self.chance(worth) for worth in worths))
        self.print(table)
        for side in (0, 1):
            self.print(self.say("bids-gain", gain=self.chance(bids.gains[side]), who=who[side]))

    def deed_text(self, said: str) -> str:
        """A choice in words: dice as they are."""
        return " ".join(word if word.isdecimal() else self.name("deed", word) for word in said.split())

    def strength_table(self, found: Sequence[BestBid]) -> Table:
        """The best choices by what both have left, the strongest first; after a slash the best answer."""
        across = sorted({one.other for one in found}, reverse=True)
        said = {
            (one.own, one.other): "/".join(self.short_deed(part) for part in (one.said, one.answer) if part)
            for one in found
        }
        table = Table(box=None, pad_edge=False)
        table.add_column("", justify="right")
        for other in across:
            table.add_column(str(other), justify="right")
        for own in sorted({one.own for one in found}, reverse=True):
            table.add_row(str(own), *(said.get((own, other), "") for other in across))
        return table

    def short_deed(self, said: str) -> str:
        """A choice in a few letters, as Ds for defend shield; dice as they are."""
        return "".join(word if word.isdecimal() else self.name("deed", word)[0] for word in said.split()).capitalize()
