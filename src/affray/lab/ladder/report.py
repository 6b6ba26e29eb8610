"""A ladder as a page: its tables, with figures of strength and of the scenarios."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from affray import __version__
from affray.core.words.texts import ENGLISH
from affray.lab import account
from affray.lab.ladder.account import LadderSayer
from affray.lab.ladder.found import ALL, KEPT_OUT, TUNED, LadderFound, RatingList
from affray.lab.report.charts import DARK, LINE, MIDDLE, WIDE, Rows, altair_of, heat_map, with_style
from affray.lab.report.pieces import Picture, Report, Section, Table

if TYPE_CHECKING:
    from affray.lab.report.charts import Chart

GROUPS = {ALL: "ladder-group-all", TUNED: "ladder-group-tuned", KEPT_OUT: "ladder-group-kept-out"}


def ladder_report(found: LadderFound, language: str = ENGLISH) -> Report:
    """The report on a ladder in a language. Raises InputError without Altair."""
    said = LadderSayer(language)
    title = said.say("ladder-page-title", system=found.system)
    return Report(title, tuple(about_lines(found, said)), tuple(sections(found, said)), found.digest, language)


def about_lines(found: LadderFound, said: LadderSayer) -> Iterator[str]:
    """How it was measured."""
    kept_out = [ground.name for ground in found.grounds if ground.kept_out]
    yield said.say(
        "ladder-page-games", players=", ".join(found.players), games=found.games, scenarios=len(found.grounds)
    )
    if kept_out:
        yield said.say("ladder-page-kept-out", names=", ".join(kept_out))
    yield said.say(
        "ladder-page-versions",
        system=found.system,
        version=found.version,
        players=found.players_version or "none",
        affray=__version__,
        seed=str(found.seed),
    )
    yield from (said.say("ladder-page-failed", reason=reason) for reason in found.failures)


def sections(found: LadderFound, said: LadderSayer) -> Iterator[Section]:
    """The sections, without those that would be empty."""
    if not found.games:
        return
    strength = Picture("strength", said.say("ladder-page-strength"), strength_chart(found, said))
    yield section(said.strength_table(found), strength)
    yield section(said.step_table(found))
    for table in said.other_tables(found):
        if table.rows:
            scenarios = table.title == said.scenario_table(found).title
            yield section(table, scenario_picture(found, said) if scenarios else None)


def section(table: account.Table, picture: Picture | None = None) -> Section:
    """A table with its title as a section."""
    return Section(table.title, (), picture, Table(table.heads, table.rows))


def strength_chart(found: LadderFound, said: LadderSayer) -> "Chart":
    """The ratings as points with their intervals, a row for each player and group of scenarios."""
    alt = altair_of()
    rows: Rows = [
        {
            "name": rating.player, "group": group_name(rating_list, said),
            "elo": rating.elo.value, "low": rating.elo.low, "high": rating.elo.high,
        }
        for rating_list in found.lists
        for rating in rating_list.ratings
    ]  # fmt: skip
    groups = list(dict.fromkeys(str(row["group"]) for row in rows))
    order = [rating.player for rating in found.lists[0].ratings]
    y = alt.Y("name:N", sort=order, title=None)
    shift = alt.YOffset("group:N", sort=groups)
    base = alt.Chart(alt.Data(values=rows))
    bounds = base.mark_rule(color=DARK).encode(
        x=alt.X("low:Q", title=said.say("ladder-page-elo", anchor=found.anchor)), x2="high:Q", y=y, yOffset=shift
    )
    shape = alt.Shape("group:N", sort=groups, title=None)
    points = base.mark_point(color=DARK, filled=True, size=45, opacity=1).encode(
        x="elo:Q", y=y, yOffset=shift, shape=shape
    )
    zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 3], color=MIDDLE).encode(x="zero:Q")
    high = LINE * max(2, len(groups)) * len(order)
    return with_style((zero + bounds + points).properties(width=WIDE - 200, height=high), said.language)


def group_name(rating_list: RatingList, said: LadderSayer) -> str:
    """What a list of ratings is about."""
    group = said.say(GROUPS[rating_list.group])
    return said.say("ladder-group-adjusted", group=group) if rating_list.adjusted else group


def scenario_picture(found: LadderFound, said: LadderSayer) -> Picture:
    """What each player scores against the anchor, as a heat map."""
    rows: Rows = []
    for score in found.scores:
        if score.scenario and found.anchor in (score.first, score.second):
            first = score.second == found.anchor
            value = score.share.value if first else 1 - score.share.value
            name = score.first if first else score.second
            rows.append({"down": name, "across": score.scenario, "value": value, "text": f"{100 * value:.0f}"})
    down = [name for name in found.players if name != found.anchor]
    across = [ground.name for ground in found.grounds]
    return Picture(
        "scenarios", said.say("ladder-page-scenarios", anchor=found.anchor), heat_map(rows, down, across, ("", ""))
    )
