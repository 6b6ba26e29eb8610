"""A report as sections of text, figures and tables; how it looks is settled where it is written."""

from collections.abc import Iterator, Sequence

from affray import __version__
from affray.lab.arena import EXACT, PLAYED
from affray.lab.report import charts
from affray.lab.report.assumptions import assumption_lines
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
BY_PART = "What each contender scores against all others in each part of the table."
MARK = " *"
"""Stands behind the score of a contender that cannot use what it is rated for."""


def report_of(study: Study) -> Report:
    """The report on a study."""
    found = standings(study)
    return Report(
        study.plan.spec.title or f"A sweep of {study.plan.spec.system}",
        tuple(about_paragraphs(study)),
        tuple(study_sections(study, found)),
        study.digest,
    )


def about_paragraphs(study: Study) -> Iterator[str]:
    """Paragraphs on what was computed, and how."""
    spec, plan, counted = study.plan.spec, study.plan, study.cell_counts()
    if spec.about:
        yield spec.about
    many = f"{len(study.parts)} parts of the table, " if len(study.parts) > 1 else ""
    if study.unfit:
        yield unfit_sentence(study)
    if len(study.level_parts) < len(study.parts):
        names = [study.plan.slices[part].names for part in study.level_parts]
        kept = {axis: dict.fromkeys(held[axis] for held in names) for axis in study.axes()}
        which = "; ".join(
            f"{axis} {', '.join(kept[axis])}" for axis, all_ in study.axes().items() if len(kept[axis]) < len(all_)
        )
        yield f"Ranks compare like with like, in the parts of the table where all can do so: {which}."
    told = f"{len(study.places)} contenders, {many}{counted[EXACT] + counted[PLAYED]} cells"
    parts = [f"{axis}: {', '.join(values)}" for axis, values in study.axes().items()]
    yield f"{told}{'; ' if parts else ''}{'; '.join(parts)}."
    yield from assumption_lines(study)
    if study.where:
        yield f"Only {', '.join(f'{name} {value}' for name, value in study.where.items())}."
    if counted[PLAYED]:
        how = (
            f"{spec.games} games each"
            if spec.games
            else f"until every chance was known within {100 * spec.precision:g} percentage points"
        )
        which = f"{counted[EXACT]} cells are exact. {counted[PLAYED]}" if counted[EXACT] else "All cells"
        yield (
            f"{which} were played, {how}: {counted['played']} games, all with the"
            f" dice of seed {spec.seed}. Intervals hold the true number 95 times of 100."
        )
    else:
        yield "Every cell is exact: the chances are worked out, and nothing was rolled."
    refused = {(part, place) for part, place in plan.refusals if part in study.parts and place in study.places}
    if refused:
        first = min(refused)
        yield f"{len(refused)} of {len(study.parts) * len(study.places)} figures cannot fight, for one: {plan.refusals[first]}."
    yield f"System {spec.system}, version {plan.system_version}; Affray {__version__}; results {study.digest[:16]}."


def unfit_sentence(study: Study) -> str:
    """The sentence on contenders that cannot use what they are rated for; the table has a section of its own."""
    count, first = len(study.unfit), min(study.unfit)
    one = f"{study.names[first[1]]} in {study.part_name(first[0])} {study.unfit[first]}"
    which = (
        "they are marked *, and ranked all the same" if study.every else "they are marked *, and left out of every rank"
    )
    return (
        f"{count} of {len(study.parts) * len(study.places)} figures cannot use what they are rated for, for one: {one};"
        f" {which}."
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
    for one in changes_by_axis(study):
        yield sensitivity_section(study, one)
    priced = prices(study)
    if priced is not None:
        yield price_section(priced)


# --- sections ---------------------------------------------------------------------------------------------------------
def unfit_section(study: Study) -> Section:
    """The section on contenders that cannot use what they are rated for."""
    places = sorted({place for _, place in study.unfit})
    rows = []
    for place in places:
        parts = [part for part, other in study.unfit if other == place]
        reasons = dict.fromkeys(str(study.unfit[part, place]) for part in parts)
        rows.append((study.names[place], f"{len(parts)} of {len(study.parts)}", "; ".join(reasons)))
    left_out = (
        "They are ranked all the same; read their ranks as what a wrong figure does, not as what the choice is worth."
        if study.every
        else "No rank, tier or comparison below counts these cells; `--unfit` counts them too."
    )
    return Section(
        "Who cannot use what it is rated for",
        (f"Their scores say what the figure lacks and not what the choice is worth. {left_out}",),
        None,
        Table(("", "parts of the table", "why"), tuple(rows)),
    )


def ranked_parts_text(study: Study) -> str:
    """The text that says over how much of the table ranks are taken."""
    ranked, whole = len(study.level_parts), len(study.parts)
    return (
        "all parts of the table"
        if ranked == whole
        else f"the {ranked} of {whole} parts of the table where all can fight"
    )


def tier_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the tier and score of each contender."""
    borders = ", ".join(f"{name}: {100 * least:g}% or more" for name, least in TIERS)
    best, worst = found[0], found[-1]
    return Section(
        "Tier list",
        (
            (f"The score is the chance to win and half of that to draw, over all opponents and {ranked_parts_text(study)} alike."
            f" {best.name} is the strongest ({percent_text(best.score.mean)}), {worst.name} the weakest ({percent_text(worst.score.mean)})."),
            (f"Tiers, against this pool of {len(found)} (another pool moves every score): {borders}. The thick line is the interval of the score, the thin one goes from the lowest to the highest"
            " part of the table."),
        ),
        Picture("tiers", "Scores of all contenders with their intervals", charts.tier_chart(found)),
        Table(
            ("", "tier", "score", "interval", "lowest part", "highest part"),
            tuple(
                (
                    one.name, one.tier, percent_text(one.score.mean),
                    f"± {100 * one.score.error:.1f}" if one.score.error else "exact",
                    percent_text(one.lowest), percent_text(one.highest),
                )
                for one in found
            ),
        ),
    )  # fmt: skip


def ranking_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the mean that the attacks of each contender do."""
    unit = study.plan.arena.units["mean"]
    return Section(
        "Ranking",
        (
            extremes_text(found, unit),
            f"What one attack does: {unit}. The line goes from the lowest to the highest part of the table.",
        ),
        Picture("ranking", f"{unit} by each contender", charts.amount_chart(found, unit)),
        Table(
            ("", "mean", "lowest part", "highest part"),
            tuple((one.name, f"{one.score.mean:.3f}", f"{one.lowest:.3f}", f"{one.highest:.3f}") for one in found),
        ),
    )


def matrix_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the score of each contender against each other."""
    names = [one.name for one in found]
    rows: charts.Rows = []
    lines = []
    for one in found:
        cells = []
        for other in found:
            score = study.scores_against.get((one.place, other.place))
            if score is not None:
                rows.append(
                    {"down": one.name, "across": other.name, "value": score.mean, "text": f"{100 * score.mean:.0f}"}
                )
            cells.append(NOT_THERE if score is None else f"{100 * score.mean:.1f}")
        lines.append((one.name, *cells))
    return Section(
        "Each against each",
        (f"What the contender of the row scores against that of the column, in percent, over {ranked_parts_text(study)}; the"
         " darker, the better." + ("" if study.plan.even else " The row has the first side or the first turn."),),
        Picture("matrix", "Heat map of the scores of each contender against each other", charts.heat_map(rows, names, names, ("", "against"))),
        Table(("", *names), tuple(lines)),
    )  # fmt: skip


def part_section(study: Study, found: Sequence[Standing]) -> Section:
    """The section with the score of each contender in each part of the table."""
    parts = [(part, study.part_name(part)) for part in study.parts]
    rows: charts.Rows = []
    lines = []
    for one in found:
        scores = [study.overall_score(one.place, [part]) for part, _ in parts]
        for (_, name), score in zip(parts, scores, strict=True):
            if score is not None:
                rows.append(
                    {
                        "down": one.name,
                        "across": name,
                        "value": score.mean,
                        "text": score_text(study, score.mean, short=True),
                    }
                )
        lines.append((one.name, *(part_value_text(study, one.place, part) for part, _ in parts)))
    names = [name for _, name in parts]
    return Section(
        "Part by part",
        (BY_PART + (" With * it cannot use there what it is rated for." if study.unfit else ""),),
        Picture("parts", "Heat map of the scores of each contender in each part of the table",
                charts.heat_map(rows, [one.name for one in found], names, ("", ""), percent=study.duels)),
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
    cheaper = ", and costs no more" if points_of(study) and max(points_of(study).values()) > 0 else ""
    if not found:
        return Section("Dominated choices", ("None: against every contender there is something it does better than.",))
    return Section(
        "Dominated choices",
        (
            (
                f"{len(found)} of {len(study.places)}: in every part of the table, against everybody, the other one does at least as"
                f" well, up to the intervals, and better in the mean{cheaper}."
            ),
        ),
        None,
        Table(
            ("", "is dominated by", "by how much in the mean", "others that dominate it"),
            tuple((one.name, one.by, score_text(study, one.margin), str(one.others)) for one in found),
        ),
    )


def cycle_section(study: Study) -> Section:
    """The section on rings of three contenders, each of whom beats the next."""
    found = cycles(study)
    if not found.count:
        return Section("Cycles", ("None: whoever beats somebody beats whomever that one beats.",))
    return Section(
        "Cycles",
        (
            (f"{found.count} of {found.threes} threes are rings in which each beats the next for certain, over all parts of the"
            " table. The strongest of them:"),
        ),
        None,
        Table(
            ("first", "beats", "second", "beats", "third", "beats the first"),
            tuple(
                (
                    one.names[0], percent_text(one.scores[0]), one.names[1], percent_text(one.scores[1]), one.names[2],
                    percent_text(one.scores[2]),
                )
                for one in found.strongest
            ),
        ),
    )  # fmt: skip


def extremes_text(found: Sequence[Standing], unit: str) -> str:
    """The sentence on which contender does the most in one attack and which the least."""
    best, worst = found[0], found[-1]
    return f"{best.name} does the most ({best.score.mean:.2f} {unit}), {worst.name} the least ({worst.score.mean:.2f})."


def sensitivity_section(study: Study, one: Change) -> Section:
    """The section on what an axis changes."""
    moved = f"{100 * one.moved:.1f} percentage points" if study.duels else f"{one.moved:.2f}"
    text = [f"Between its values the score of a contender moves by {moved} in the mean."]
    risen = [
        (scores[-1] - scores[0], name) for name, scores in one.rows if scores[0] is not None and scores[-1] is not None
    ]
    if risen and max(risen)[0] > min(risen)[0]:
        ends = [gain_text(study, *end, "most" if end == max(risen) else "least") for end in (max(risen), min(risen))]
        text.append(f"From {one.values[0]} to {one.values[-1]} {ends[0]}, {ends[1]}.")
    if any(score is None for _, scores in one.rows for score in scores):
        text.append("Where not all can fight, those that can have other opponents too.")
    lines = [(name, *(score_text(study, score) for score in scores)) for name, scores in one.rows]
    if study.duels:
        unit = study.plan.arena.units["length"]
        lines.append((f"(mean length in {unit})", *(f"{length:.1f}" for length in one.lengths)))
        lines.append(("(nobody wins)", *map(percent_text, one.drawn)))
    return Section(
        f"What {one.axis} changes",
        tuple(text),
        Picture(
            f"axis-{slug(one.axis)}",
            f"Scores of each contender by {one.axis}",
            charts.axis_chart(one, percent=study.duels),
        ),
        Table(("", *one.values), tuple(lines)),
    )


def gain_text(study: Study, gain: float, name: str, which: str) -> str:
    """The sentence on the contender that gains the most, or the least, along an axis."""
    if gain < 0:
        return f"{name} loses {'the least' if which == 'most' else 'the most'} ({change_text(study, gain)})"
    return f"{name} gains the {which} ({change_text(study, gain)})"


def price_section(found: Prices) -> Section:
    """The section on whether points buy success."""
    dear, cheap = found.rows[-1], found.rows[0]
    text = [
        (
            f"Who costs twice as much as the other scores {percent_text(found.double)} in the fit; at the same price the first one scores"
            f" {percent_text(found.first)}. Points explain {percent_text(max(0.0, found.explained))} of the differences."
        ),
        (
            f"The fair price is what a contender would cost if points alone made its score. {cheap.name} is the cheapest for what"
            f" it does ({cheap.points:g} for {cheap.fair:.0f}), {dear.name} the dearest ({dear.points:g} for {dear.fair:.0f})."
        ),
        "A point has bought a point where the exchange is 1: so many points destroyed for each one lost.",
    ]
    return Section(
        "Does a point buy a point?",
        tuple(text),
        Picture("points", "Scores by points, with the fit as a broken line; names for which there was no room are in the table", charts.point_chart(found)),
        Table(
            ("", "points", "score", "score in the fit", "fair price", "fair / points", "exchange"),
            tuple(
                (
                    one.name, f"{one.points:g}", percent_text(one.score), percent_text(one.fitted), f"{one.fair:.0f}",
                    f"{one.fair / one.points:.2f}", f"{one.exchange:.2f}",
                )
                for one in found.rows
            ),
        ),
    )  # fmt: skip
