"""A ladder as a page: its tables, with figures of strength and of the scenarios."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from affray import __version__
from affray.core.words.texts import ENGLISH
from affray.lab import account
from affray.lab.ladder.account import LadderSayer
from affray.lab.ladder.found import ALL, KEPT_OUT, TUNED, LadderFound
from affray.lab.report.charts import DARK, LINE, MIDDLE, WIDE, Rows, altair_of, heat_map, with_style
from affray.lab.report.pieces import Picture, Report, Section, Table

if TYPE_CHECKING:
    from affray.lab.report.charts import Chart

NAMES = {ALL: "all scenarios", TUNED: "those tuned on", KEPT_OUT: "those kept out"}


def ladder_report(found: LadderFound) -> Report:
    """The report on a ladder. Raises InputError without Altair."""
    return Report(
        f"Computer players of {found.system}", tuple(about_lines(found)), tuple(sections(found)), found.digest
    )


def about_lines(found: LadderFound) -> Iterator[str]:
    """How it was measured."""
    kept_out = [one.name for one in found.grounds if one.kept_out]
    yield (
        f"{', '.join(found.players)}: {found.games} games on {len(found.grounds)} scenarios, in pairs with the same dice"
        f" and the sides swapped. Intervals hold the true number 95 times of 100."
    )
    if kept_out:
        yield f"Kept out of tuning: {', '.join(kept_out)}."
    players = f", players of version {found.players_version}" if found.players_version else ""
    yield f"System {found.system}, version {found.version}{players}; Affray {__version__}; seed {found.seed}."
    yield from (f"A player lost its game by what it did: {reason}." for reason in found.failures)


def sections(found: LadderFound) -> Iterator[Section]:
    """The sections, without those that would be empty."""
    if not found.games:
        return
    said = LadderSayer(ENGLISH)
    yield section(said.strength_table(found), Picture("strength", "Strength with its intervals", strength_chart(found)))
    yield section(said.step_table(found))
    for table in said.other_tables(found):
        if table.rows:
            scenarios = table.title == said.scenario_table(found).title
            yield section(table, scenario_picture(found) if scenarios else None)


def section(table: account.Table, picture: Picture | None = None) -> Section:
    """A table with its title as a section."""
    return Section(table.title, (), picture, Table(table.heads, table.rows))


def strength_chart(found: LadderFound) -> "Chart":
    """The ratings as points with their intervals, a row for each player and group of scenarios."""
    alt = altair_of()
    rows: Rows = [
        {
            "name": one.player, "group": NAMES[listed.group] + (", less luck" if listed.adjusted else ""),
            "elo": one.elo.value, "low": one.elo.low, "high": one.elo.high,
        }
        for listed in found.lists
        for one in listed.ratings
    ]  # fmt: skip
    groups = list(dict.fromkeys(str(row["group"]) for row in rows))
    order = [one.player for one in found.lists[0].ratings]
    y = alt.Y("name:N", sort=order, title=None)
    shift = alt.YOffset("group:N", sort=groups)
    base = alt.Chart(alt.Data(values=rows))
    bounds = base.mark_rule(color=DARK).encode(
        x=alt.X("low:Q", title=f"Elo, {found.anchor} = 0"), x2="high:Q", y=y, yOffset=shift
    )
    shape = alt.Shape("group:N", sort=groups, title=None)
    points = base.mark_point(color=DARK, filled=True, size=45, opacity=1).encode(
        x="elo:Q", y=y, yOffset=shift, shape=shape
    )
    zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 3], color=MIDDLE).encode(x="zero:Q")
    high = LINE * max(2, len(groups)) * len(order)
    return with_style((zero + bounds + points).properties(width=WIDE - 200, height=high))


def scenario_picture(found: LadderFound) -> Picture:
    """What each player scores against the anchor, as a heat map."""
    rows: Rows = []
    for one in found.scores:
        if one.scenario and found.anchor in (one.first, one.second):
            first = one.second == found.anchor
            value = one.share.value if first else 1 - one.share.value
            name = one.first if first else one.second
            rows.append({"down": name, "across": one.scenario, "value": value, "text": f"{100 * value:.0f}"})
    down = [name for name in found.players if name != found.anchor]
    across = [one.name for one in found.grounds]
    return Picture("scenarios", f"Points against {found.anchor}, in percent", heat_map(rows, down, across, ("", "")))
