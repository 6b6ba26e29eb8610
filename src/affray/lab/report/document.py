"""A report as sections of text, figures and tables; how it looks is settled where it is written."""

from collections.abc import Iterator, Sequence

from affray.core.words.numbers import local_number, number_text
from affray.lab.report import charts
from affray.lab.report.about import about_paragraphs, study_title
from affray.lab.report.findings import (
    TIERS,
    Change,
    Prices,
    Standing,
    changes_by_axis,
    cycles,
    dominated_contenders,
    points_of,
    prices,
    standings,
)
from affray.lab.report.pieces import (
    NOT_THERE,
    Picture,
    Report,
    Section,
    Table,
    change_text,
    percent_text,
    score_text,
    slug,
)
from affray.lab.report.study import Study

MOST_ACROSS = 60
"""A heat map has so many rows and columns at the most."""
MARK = " *"
"""Stands behind the score of a contender that cannot use what it is rated for."""


def report_of(study: Study) -> Report:
    """The report on a study."""
    found = standings(study)
    return Report(
        study_title(study),
        tuple(about_paragraphs(study)),
        tuple(study_sections(study, found)),
        study.digest,
        study.language,
    )


def study_sections(study: Study, found: Sequence[Standing]) -> Iterator[Section]:
    """The sections of a study, without those that would be empty."""
    if study.unfit:
        yield unfit_section(study)
    if not found:
        return
    if study.duels:
        yield tier_section(study, found)
    else:
        yield ranking_section(study, found)
    if not study.plan.solo and study.duels and len(found) <= MOST_ACROSS:
        yield matrix_section(study, found)
    if 1 < len(study.parts) <= MOST_ACROSS and len(study.axes()) > 1:
        yield part_section(study, found)
    yield dominance_section(study)
    if study.duels and not study.plan.solo and len(found) > 2:
        yield cycle_section(study)
    for change in changes_by_axis(study):
        yield sensitivity_section(study, change)
    priced = prices(study)
    if priced is not None:
        yield price_section(study, priced)


# --- sections ---------------------------------------------------------------------------------------------------------
def unfit_section(study: Study) -> Section:
    """The section on contenders that cannot use what they are rated for."""
    places = sorted({place for _, place in study.unfit})
    rows = []
    for place in places:
        parts = [part for part, other in study.unfit if other == place]
        reasons = dict.fromkeys(study.why_unfit(part, place) for part in parts)
        some = study.say("some-of", some=str(len(parts)), all=str(len(study.parts)))
        rows.append((study.names[place], some, "; ".join(reasons)))
    return Section(
        study.say("head-unfit"),
        (study.say("unfit-in" if study.every else "unfit-out"),),
        None,
        Table(columns(study, "", "parts", "why"), tuple(rows)),
    )


def columns(study: Study, *names: str) -> tuple[str, ...]:
    """What the columns of a table are called; "" for one without a name."""
    return tuple(study.say(f"column-{name}") if name else "" for name in names)


def ranked_parts_text(study: Study) -> str:
    """The text that says over how much of the table ranks are taken."""
    ranked, whole = len(study.level_parts), len(study.parts)
    return study.say("all-parts") if ranked == whole else study.say("able-parts", some=str(ranked), all=str(whole))


def tier_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the tier and score of each contender."""
    borders = ", ".join(
        study.say("tier-border", tier=name, least=local_number(f"{100 * least:g}", study.language))
        for name, least in TIERS
    )
    best, worst = found[0], found[-1]
    return Section(
        study.say("head-tiers"),
        (
            study.say(
                "tier-score", parts=ranked_parts_text(study), best=best.name, most=percent_text(best.score.mean, study.language),
                worst=worst.name, least=percent_text(worst.score.mean, study.language),
            ),
            study.say("tiers", count=str(len(found)), borders=borders),
        ),
        Picture("tiers", study.say("picture-tiers"), charts.tier_chart(found, study.say("column-score"), study.language)),
        Table(
            columns(study, "", "tier", "score", "interval", "lowest", "highest"),
            tuple(
                (
                    standing.name, standing.tier, percent_text(standing.score.mean, study.language),
                    f"± {number_text(100 * standing.score.error, 1, study.language)}" if standing.score.error else study.say("exactly"),
                    percent_text(standing.lowest, study.language), percent_text(standing.highest, study.language),
                )
                for standing in found
            ),
        ),
    )  # fmt: skip


def ranking_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the mean that the attacks of each contender do."""
    unit = study.unit("mean")
    return Section(
        study.say("head-ranking"),
        (extremes_text(study, found, unit), study.say("one-attack", unit=unit)),
        Picture("ranking", study.say("picture-ranking", unit=unit), charts.amount_chart(found, unit, study.language)),
        Table(
            columns(study, "", "mean", "lowest", "highest"),
            tuple(
                (
                    standing.name,
                    number_text(standing.score.mean, 3, study.language),
                    number_text(standing.lowest, 3, study.language),
                    number_text(standing.highest, 3, study.language),
                )
                for standing in found
            ),
        ),
    )


def matrix_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the score of each contender against each other."""
    names = [standing.name for standing in found]
    rows: charts.Rows = []
    lines = []
    for standing in found:
        cells = []
        for other in found:
            score = study.scores_against.get((standing.place, other.place))
            if score is not None:
                rows.append(
                    {
                        "down": standing.name,
                        "across": other.name,
                        "value": score.mean,
                        "text": f"{100 * score.mean:.0f}",
                    }
                )
            cells.append(NOT_THERE if score is None else number_text(100 * score.mean, 1, study.language))
        lines.append((standing.name, *cells))
    return Section(
        study.say("head-matrix"),
        (study.say("matrix" if study.plan.even else "matrix-first", parts=ranked_parts_text(study)),),
        Picture("matrix", study.say("picture-matrix"), charts.heat_map(rows, names, names, ("", study.say("against")))),
        Table(("", *names), tuple(lines)),
    )  # fmt: skip


def part_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the score of each contender in each part of the table."""
    parts = [(part, study.part_name(part)) for part in study.parts]
    rows: charts.Rows = []
    lines = []
    for standing in found:
        scores = [study.overall_score(standing.place, [part]) for part, _ in parts]
        for (_, name), score in zip(parts, scores, strict=True):
            if score is not None:
                rows.append(
                    {
                        "down": standing.name,
                        "across": name,
                        "value": score.mean,
                        "text": score_text(study, score.mean, short=True),
                    }
                )
        lines.append((standing.name, *(part_value_text(study, standing.place, part) for part, _ in parts)))
    names = [name for _, name in parts]
    return Section(
        study.say("head-parts"),
        (study.say("by-part-marked" if study.unfit else "by-part"),),
        Picture("parts", study.say("picture-parts"),
                charts.heat_map(rows, [standing.name for standing in found], names, ("", ""), percent=study.duels)),
        Table(("", *names), tuple(lines)),
    )  # fmt: skip


def part_value_text(study: Study, place: int, part: int) -> str:
    """The score of a contender in a part of the table, with a mark where it cannot use what it is rated for."""
    marked = (part, place) in study.unfit
    score = (study.with_every_cell if marked else study).overall_score(place, [part])
    return score_text(study, None if score is None else score.mean) + (MARK if marked and score is not None else "")


def dominance_section(study: Study) -> Section:
    """The section on contenders that another one always matches or beats."""
    found = dominated_contenders(study)
    if not found:
        return Section(study.say("head-dominated"), (study.say("dominated-none"),))
    cheaper = points_of(study) and max(points_of(study).values()) > 0
    some, all_ = str(len(found)), str(len(study.places))
    return Section(
        study.say("head-dominated"),
        (study.say("dominated-cheaper" if cheaper else "dominated", some=some, all=all_),),
        None,
        Table(
            columns(study, "", "dominated", "margin", "others"),
            tuple(
                (dominated.name, dominated.by, score_text(study, dominated.margin), str(dominated.others))
                for dominated in found
            ),
        ),
    )


def cycle_section(study: Study) -> Section:
    """The section on rings of three contenders, each of whom beats the next."""
    found = cycles(study)
    if not found.count:
        return Section(study.say("head-cycles"), (study.say("cycles-none"),))
    return Section(
        study.say("head-cycles"),
        (study.say("cycles", count=str(found.count), threes=str(found.threes)),),
        None,
        Table(
            columns(study, "first", "beats", "second", "beats", "third", "beats-first"),
            tuple(
                (
                    cycle.names[0], percent_text(cycle.scores[0], study.language), cycle.names[1], percent_text(cycle.scores[1], study.language), cycle.names[2],
                    percent_text(cycle.scores[2], study.language),
                )
                for cycle in found.strongest
            ),
        ),
    )  # fmt: skip


def extremes_text(study: Study, found: Sequence[Standing], unit: str) -> str:
    """The sentence on which contender does the most in one attack and which the least."""
    best, worst = found[0], found[-1]
    most, least = number_text(best.score.mean, 2, study.language), number_text(worst.score.mean, 2, study.language)
    return study.say("extremes", best=best.name, most=most, worst=worst.name, least=least, unit=unit)


def sensitivity_section(study: Study, change: Change) -> Section:
    """The section on what an axis changes."""
    axis, values = study.axis_name(change.axis), [study.value_name(change.axis, value) for value in change.values]
    text = [
        study.say("moved-points", moved=number_text(100 * change.moved, 1, study.language))
        if study.duels
        else study.say("moved", moved=number_text(change.moved, 2, study.language))
    ]
    risen = [
        (scores[-1] - scores[0], name)
        for name, scores in change.rows
        if scores[0] is not None and scores[-1] is not None
    ]
    if risen and max(risen)[0] > min(risen)[0]:
        ends = [gain_text(study, *end, "most" if end == max(risen) else "least") for end in (max(risen), min(risen))]
        text.append(study.say("gains", low=values[0], high=values[-1], most=ends[0], least=ends[1]))
    if any(score is None for _, scores in change.rows for score in scores):
        text.append(study.say("other-opponents"))
    lines = [(name, *(score_text(study, score) for score in scores)) for name, scores in change.rows]
    if study.duels:
        unit = study.unit("length")
        lines.append(
            (study.say("length", unit=unit), *(number_text(length, 1, study.language) for length in change.lengths))
        )
        lines.append((study.say("nobody"), *(percent_text(drawn, study.language) for drawn in change.drawn)))
    return Section(
        study.say("head-axis", axis=axis),
        tuple(text),
        Picture(
            f"axis-{slug(change.axis)}",
            study.say("picture-axis", axis=axis),
            charts.axis_chart(change, axis, values, study.language, percent=study.duels),
        ),
        Table(("", *values), tuple(lines)),
    )


def gain_text(study: Study, gain: float, name: str, which: str) -> str:
    """The sentence on the contender that gains the most, or the least, along an axis."""
    if gain < 0:
        return study.say("loses-least" if which == "most" else "loses-most", who=name, gain=change_text(study, gain))
    return study.say(f"gains-{which}", who=name, gain=change_text(study, gain))


def price_section(study: Study, found: Prices) -> Section:
    """The section on whether points buy success."""
    dear, cheap = found.rows[-1], found.rows[0]
    text = (
        study.say(
            "double",
            double=percent_text(found.double, study.language),
            first=percent_text(found.first, study.language),
            explained=percent_text(max(0.0, found.explained), study.language),
        ),
        study.say(
            "fair",
            cheap=cheap.name,
            dear=dear.name,
            **{
                "cheap-points": local_number(f"{cheap.points:g}", study.language),
                "cheap-fair": f"{cheap.fair:.0f}",
                "dear-points": local_number(f"{dear.points:g}", study.language),
                "dear-fair": f"{dear.fair:.0f}",
            },
        ),
        study.say("exchange"),
    )
    axes = study.say("points-axis"), study.say("column-score")
    return Section(
        study.say("head-price"),
        text,
        Picture("points", study.say("picture-price"), charts.point_chart(found, axes, study.language)),
        Table(
            columns(study, "", "points", "score", "fit", "fair", "ratio", "exchange"),
            tuple(
                (
                    row.name, local_number(f"{row.points:g}", study.language), percent_text(row.score, study.language), percent_text(row.fitted, study.language), f"{row.fair:.0f}",
                    number_text(row.fair / row.points, 2, study.language), number_text(row.exchange, 2, study.language),
                )
                for row in found.rows
            ),
        ),
    )  # fmt: skip
