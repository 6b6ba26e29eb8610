"""The figures of a report: black on white, each number written where there is room, so that print shows all of them."""

from collections.abc import Sequence
from math import log
from types import ModuleType
from typing import TYPE_CHECKING

from affray.core import InputError
from affray.core.words.numbers import decimal_sign, number_text
from affray.core.words.texts import ENGLISH
from affray.lab.report.findings import Change, Prices, Standing

if TYPE_CHECKING:
    import altair

    Chart = altair.LayerChart | altair.Chart
Rows = list[dict[str, object]]
DARK, MIDDLE, PALE = "#000000", "#777777", "#cccccc"
FONT = "sans-serif"
CELL, NARROW = 30, 19
WIDE = 620
FEW = 16
"""So many columns have cells of full width."""
LINE = 17
HIGH, PADDING, LETTER = 460, 25, 4.9
"""The height of the figure of points, what is free on both sides of it, and how wide a letter is about."""
PLACES = {"right": ("left", 6, 0), "left": ("right", -6, 0), "above": ("center", 0, -10), "below": ("center", 0, 11)}
"""Where a name may stand beside its point: how it is aligned, and how far from the point."""
Box = tuple[float, float, float, float]


def altair_of() -> ModuleType:
    """The library. Raises InputError where it is not installed."""
    try:
        import altair
        import vl_convert  # noqa: F401 - Altair asks for it when a figure is saved
    except ImportError:
        raise InputError("reports need Altair and vl-convert, which are not installed; expected affray[lab]") from None
    module: ModuleType = altair
    return module


def with_style(chart: "Chart", language: str = ENGLISH) -> "Chart":
    """The chart in the style that all charts share, its numbers as a language writes them."""
    axis = {
        "labelColor": DARK, "titleColor": DARK, "domainColor": DARK, "gridColor": "#e4e4e4", "labelLimit": 220,
        "labelFontSize": 10, "titleFontWeight": "normal",
    }  # fmt: skip
    locale = {"number": {"decimal": decimal_sign(language), "thousands": "", "grouping": [3], "currency": ["", ""]}}
    made: Chart = (
        chart.configure(font=FONT, background="white", locale=locale).configure_axis(**axis).configure_view(stroke=None)
    )
    return made


def heat_map(
    rows: Rows, down: Sequence[str], across: Sequence[str], titles: tuple[str, str], *, percent: bool = True
) -> "Chart":
    """A table of numbers as shades of grey, the higher the darker, with the numbers in them. The rows have `down`, `across`,
    `value`, `text`; `titles` are those of both axes."""
    alt = altair_of()
    side = CELL if len(across) <= FEW else NARROW
    values = [float(str(row["value"])) for row in rows]
    low, high = (0.0, 1.0) if percent else (min(values, default=0.0), max(values, default=1.0))
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X(
            "across:N",
            sort=list(across),
            title=titles[1],
            axis=alt.Axis(orient="top", labelAngle=-90 if any(len(name) > 4 for name in across) else 0, labelPadding=4),
        ),
        y=alt.Y("down:N", sort=list(down), title=titles[0]),
    )
    ink = alt.Color("value:Q", scale=alt.Scale(domain=[low, high], range=["#ffffff", "#202020"]), legend=None)
    dark = f"datum.value > {low + 0.55 * (high - low)}"
    cells = base.mark_rect(stroke=PALE, strokeWidth=0.5).encode(color=ink)
    texts = base.mark_text(fontSize=10 if side == CELL else 8).encode(
        text="text:N", color=alt.condition(dark, alt.value("white"), alt.value("black"))
    )
    return with_style((cells + texts).properties(width=side * len(across), height=LINE * len(down)))


def tier_chart(found: Sequence[Standing], title: str, language: str) -> "Chart":
    """Scores with their intervals, and in a thin line from the lowest to the highest part of the table."""
    alt = altair_of()
    rows: Rows = [
        {
            "name": standing.name, "score": standing.score.mean, "low": max(0.0, standing.score.mean - standing.score.error),
            "high": min(1.0, standing.score.mean + standing.score.error), "least": standing.lowest, "most": standing.highest,
            "end": max(standing.highest, min(1.0, standing.score.mean + standing.score.error)),
            "text": f"{number_text(100 * standing.score.mean, 1, language)} {standing.tier}",
        }
        for standing in found
    ]  # fmt: skip
    scale = alt.Scale(domain=[0, 1])
    y = alt.Y("name:N", sort=[standing.name for standing in found], title=None)
    base = alt.Chart(alt.Data(values=rows))
    axis = alt.Axis(format="%", title=title)
    thin = base.mark_rule(color=MIDDLE, strokeWidth=1).encode(
        x=alt.X("least:Q", scale=scale, axis=axis), x2="most:Q", y=y
    )
    thick = base.mark_rule(color=DARK, strokeWidth=4).encode(x="low:Q", x2="high:Q", y=y)
    points = base.mark_point(color=DARK, filled=True, size=45, opacity=1).encode(x="score:Q", y=y)
    texts = base.mark_text(align="left", dx=8, dy=-1, fontSize=9).encode(x="end:Q", y=y, text="text:N")
    middle = alt.Chart(alt.Data(values=[{"even": 0.5}])).mark_rule(strokeDash=[4, 3], color=MIDDLE).encode(x="even:Q")
    return with_style(
        (middle + thin + thick + points + texts).properties(width=WIDE - 200, height=LINE * len(found)), language
    )


def amount_chart(found: Sequence[Standing], title: str, language: str) -> "Chart":
    """What attacks do, as bars, and in a thin line from the lowest to the highest part of the table."""
    alt = altair_of()
    rows: Rows = [
        {
            "name": standing.name,
            "score": standing.score.mean,
            "least": standing.lowest,
            "most": standing.highest,
            "text": number_text(standing.score.mean, 2, language),
        }
        for standing in found
    ]
    y = alt.Y("name:N", sort=[standing.name for standing in found], title=None)
    base = alt.Chart(alt.Data(values=rows))
    bars = base.mark_bar(color=PALE, stroke=DARK, strokeWidth=0.5).encode(x=alt.X("score:Q", title=title), y=y)
    thin = base.mark_rule(color=DARK).encode(x="least:Q", x2="most:Q", y=y)
    texts = base.mark_text(align="left", dx=6, fontSize=9).encode(x="most:Q", y=y, text="text:N")
    return with_style((bars + thin + texts).properties(width=WIDE - 200, height=LINE * len(found)), language)


def axis_chart(change: Change, axis: str, values: Sequence[str], language: str, *, percent: bool) -> "Chart":
    """The score of each contender at each value of an axis, by the names of both."""
    rows: Rows = [
        {
            "down": name,
            "across": value,
            "value": score,
            "text": f"{100 * score:.0f}" if percent else number_text(score, 2, language),
        }
        for name, scores in change.rows
        for value, score in zip(change.values, scores, strict=True)
        if score is not None
    ]
    return heat_map(rows, [name for name, _ in change.rows], values, ("", axis), percent=percent)


def point_chart(found: Prices, titles: tuple[str, str], language: str) -> "Chart":
    """Scores by points, with the names of contenders where there is room, and the fit as a line."""
    alt = altair_of()
    rows: Rows = [
        {"name": priced.name, "points": priced.points, "score": priced.score, "fitted": priced.fitted, "side": side}
        for priced, side in zip(found.rows, label_sides(found), strict=True)
    ]
    x = alt.X(
        "points:Q",
        scale=alt.Scale(type="log", nice=False, padding=PADDING),
        title=titles[0],
    )
    y = alt.Y("score:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"), title=titles[1])
    base = alt.Chart(alt.Data(values=rows))
    layers = [
        base.mark_line(color=MIDDLE, strokeDash=[5, 3]).encode(x=x, y="fitted:Q", order="points:Q"),
        base.mark_point(color=DARK, filled=True, size=35, opacity=1).encode(x=x, y=y),
    ]
    for side, (align, dx, dy) in PLACES.items():
        named = base.transform_filter(f"datum.side == '{side}'")
        layers.append(named.mark_text(align=align, dx=dx, dy=dy, fontSize=9).encode(x=x, y=y, text="name:N"))
    return with_style(alt.layer(*layers).properties(width=WIDE, height=HIGH), language)


def label_sides(found: Prices) -> list[str]:
    """The side of its point on which each name stands, so that it covers nothing else; "" if there is no room."""
    low, high = (log(pick(row.points for row in found.rows)) for pick in (min, max))
    wide = (WIDE - 2 * PADDING) / (high - low or 1.0)
    at = [(PADDING + (log(row.points) - low) * wide, HIGH * (1 - row.score)) for row in found.rows]
    taken = [(x - 4, y - 4, x + 4, y + 4) for x, y in at]
    answer = []
    for priced, (x, y) in zip(found.rows, at, strict=True):
        length = LETTER * len(priced.name)
        for side, (align, dx, dy) in PLACES.items():
            left = x + dx - {"left": 0.0, "center": length / 2, "right": length}[align]
            box = (left, y + dy - 5, left + length, y + dy + 5)
            if not any(has_overlap(box, other) for other in taken):
                taken.append(box)
                answer.append(side)
                break
        else:
            answer.append("")
    return answer


def has_overlap(one: Box, other: Box) -> bool:
    """Whether two boxes overlap: left, top, right, bottom."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
