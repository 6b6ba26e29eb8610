"""What a report says about all cells, whether the spec names it or not."""

from collections.abc import Iterator

from affray.lab.report.study import Study
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import value_text


def assumption_lines(study: Study) -> Iterator[str]:
    """Sentences on the figures, how they fight, the terms and the house rules."""
    plan, spec = study.plan, study.plan.spec
    figure = dict(spec.figure)
    field, usual = plan.arena.habit
    if study.duels and not is_varying(plan, field):
        figure.setdefault(field, usual)
    for what, fields in (("figure", figure), ("foe", spec.foe), ("terms", spec.terms), ("rules", spec.options)):
        if fields:
            said = (
                f"{study.axis_name(name)} {study.value_words(name, value_text(value))}"
                for name, value in fields.items()
            )
            yield study.say(what, fields=", ".join(said))


def is_varying(plan: Plan, field: str) -> bool:
    """Whether contenders, or parts of the table, differ in a field."""
    return any(field in contender.fields for contender in plan.contenders) or any(
        field in part.sets for part in plan.slices
    )
