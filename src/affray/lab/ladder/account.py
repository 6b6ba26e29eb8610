"""A ladder in words: lines and tables in a language."""

from collections.abc import Iterator, Sequence

from affray.core.words.texts import slug
from affray.lab.account import Account, Sayer, Table
from affray.lab.ladder.found import ALL, KEPT_OUT, TUNED, Bounded, LadderFound, RatingList
from affray.lab.value_names import NOTICED, noticed_names

NOT_THERE = "–"
MARK = " *"
BRIEF = 0.01
"""Shorter times, in seconds, have one more digit."""


def elo_text(value: float) -> str:
    """A difference of ratings.

    >>> elo_text(12.4), elo_text(-3.0), elo_text(0.2)
    ('+12', '−3', '0')
    """
    rounded = round(value)
    return f"{rounded:+d}".replace("-", "−") if rounded else "0"


class LadderSayer(Sayer):
    """What a ladder shows, in a language."""

    def account(self, found: LadderFound) -> Account:
        """All of it."""
        head = self.say(
            "ladder-head",
            system=found.system,
            players=len(found.players),
            scenarios=len(found.grounds),
            games=found.games,
            seconds=round(found.seconds),
        )
        lines: list[str | Table] = [head]
        if not found.is_current:
            lines.append(self.say("ladder-old", version=found.version, players=found.players_version or "none"))
        if found.games:
            lines += [self.strength_table(found), self.step_table(found)]
            lines += [table for table in self.other_tables(found) if table.rows]
        if found.luck:
            lines.append(self.say("ladder-fewer-note"))
        lines += [self.say("ladder-failed", reason=reason) for reason in found.failures]
        lines += [self.say(f"ladder-ended-{found.ended}"), self.say("ladder-digest", digest=found.digest)]
        return tuple(lines)

    def other_tables(self, found: LadderFound) -> Iterator[Table]:
        """The tables beside strength; some are empty."""
        yield self.scenario_table(found)
        yield self.time_table(found)
        yield self.pace_table(found)
        yield self.blunder_table(found)
        yield self.luck_table(found)

    # --- strength -----------------------------------------------------------------------------------------------------
    def elo_about(self, elo: Bounded) -> str:
        """A rating with how far it may be off."""
        off = (elo.high - elo.low) / 2
        return self.say("about", mean=elo_text(elo.value), error=str(round(off))) if off else elo_text(elo.value)

    def strength_table(self, found: LadderFound) -> Table:
        """The ratings, the strongest first; beside them those on other scenarios, and those without luck."""
        lists = {(rating_list.group, rating_list.adjusted): rating_list for rating_list in found.lists}
        columns = {
            (ALL, False): "ladder-elo",
            (TUNED, False): "ladder-tuned",
            (KEPT_OUT, False): "ladder-kept-out",
            (ALL, True): "ladder-less-luck",
        }
        shown = [key for key in columns if key in lists]
        rows = [
            (rating.player, *(self.elo_about(elo_in(lists[key], rating.player)) for key in shown), str(rating.games))
            for rating in lists[ALL, False].ratings
        ]
        heads = ("ladder-player", *(columns[key] for key in shown), "ladder-games")
        return self.table(heads, rows, "ladder-strength", anchor=found.anchor)

    def step_table(self, found: LadderFound) -> Table:
        """How far each player stands above the next."""
        rows = [
            (step.above, step.below, self.elo_about(step.elo), self.say("ladder-yes" if step.certain else "ladder-no"))
            for step in found.lists[0].steps
        ]
        return self.table(("ladder-above", "ladder-below", "ladder-by", "ladder-sure"), rows, "ladder-steps", left=2)

    def scenario_table(self, found: LadderFound) -> Table:
        """What each player scores against the anchor on each scenario."""
        others = [name for name in found.players if name != found.anchor]
        shares: dict[tuple[str, str], Bounded] = {}
        for score in found.scores:
            if score.second == found.anchor:
                shares[score.scenario, score.first] = score.share
            elif score.first == found.anchor:
                shares[score.scenario, score.second] = turned(score.share)
        rows = [
            (
                ground.name + (MARK if ground.kept_out else ""),
                *(self.share_in(shares.get((ground.name, name))) for name in others),
            )
            for ground in found.grounds
        ]
        return self.table(["ladder-scenario"], rows, "ladder-scenarios", others, anchor=found.anchor)

    def share_in(self, share: Bounded | None) -> str:
        """A share of points with its bounds."""
        if share is None:
            return NOT_THERE
        low, high = (self.chance(value, 0) for value in (share.low, share.high))
        return self.say("ladder-share", share=self.chance(share.value, 0), low=low, high=high)

    # --- what else is counted -----------------------------------------------------------------------------------------
    def time_table(self, found: LadderFound) -> Table:
        """How long players think."""
        heads = (
            "ladder-player", "ladder-decisions", "ladder-mean", "ladder-median", "ladder-p95", "ladder-slowest",
            "ladder-row", "ladder-row-slowest",
        )  # fmt: skip
        rows = [
            (
                effort.player,
                str(effort.decisions),
                *(
                    self.number(1000 * seconds, 1 if seconds > BRIEF else 2)
                    for seconds in (
                        effort.mean,
                        effort.median,
                        effort.p95,
                        effort.slowest,
                        effort.row_p95,
                        effort.row_slowest,
                    )
                ),
            )
            for effort in found.efforts
        ]
        return self.table(heads, rows, "ladder-time")

    def pace_table(self, found: LadderFound) -> Table:
        """The rounds of games on each scenario, by player."""
        rounds = {(pace.scenario, pace.player): self.number(pace.rounds, 1) for pace in found.paces}
        names = [ground.name for ground in found.grounds if any(ground.name == key[0] for key in rounds)]
        rows = [(name, *(rounds.get((name, player), NOT_THERE) for player in found.players)) for name in names]
        return self.table(["ladder-scenario"], rows, "ladder-rounds", found.players)

    def blunder_table(self, found: LadderFound) -> Table:
        """What is noticed of each player."""
        rates = {(blunder.name, blunder.player): self.number(blunder.per_hundred, 2) for blunder in found.blunders}
        names = dict.fromkeys(blunder.name for blunder in found.blunders)
        called = noticed_names(self.language)
        rows = [
            (
                called.get(f"{NOTICED}-{found.system}-{slug(name)}", name),
                *(rates[name, player] for player in found.players),
            )
            for name in names
        ]
        return self.table(["ladder-blunder"], rows, "ladder-blunders", found.players)

    def luck_table(self, found: LadderFound) -> Table:
        """What each two players score with and without luck."""
        rows = [
            (
                self.say("ladder-meeting", first=shown.first, second=shown.second), self.share_in(shown.plain),
                self.share_in(shown.adjusted), self.say("ladder-times", times=self.number(shown.fewer)), str(shown.games),
            )
            for shown in found.luck
        ]  # fmt: skip
        heads = ("ladder-player", "ladder-plain", "ladder-adjusted", "ladder-fewer", "ladder-games")
        return self.table(heads, rows, "ladder-luck", samples=found.luck_samples)

    def table(
        self,
        heads: Sequence[str],
        rows: Sequence[tuple[str, ...]],
        title: str,
        names: Sequence[str] = (),
        *,
        left: int = 1,
        **args: str | int,
    ) -> Table:
        """A table whose heads are messages, and names behind them."""
        said = (*(self.say(head) for head in heads), *names)
        return Table(said, tuple(rows), self.say(title, **args), left)


def elo_in(rating_list: RatingList, player: str) -> Bounded:
    """A player's rating in a list."""
    return next(rating.elo for rating in rating_list.ratings if rating.player == player)


def turned(share: Bounded) -> Bounded:
    """A share as the other player sees it."""
    return Bounded(1 - share.value, 1 - share.high, 1 - share.low)
