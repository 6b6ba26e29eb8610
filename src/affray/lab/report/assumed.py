"""What a report says of what holds in every cell, whether its spec names it or not."""

from collections.abc import Iterator

from affray.lab.report.study import Study
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import shown


def assumed(study: Study) -> Iterator[str]:
    """What the figures are, how they fight, on what terms and under which house rules, a sentence each."""
    plan, spec = study.plan, study.plan.spec
    figure = dict(spec.figure)
    field, usual = plan.arena.habit
    if study.duels and not varies(plan, field):
        figure.setdefault(field, usual)
    told = (("Every figure", figure), ("The foe", spec.foe), ("Terms", spec.terms), ("House rules", spec.options))
    for what, fields in told:
        if fields:
            yield f"{what}: {', '.join(f'{name} {shown(value)}' for name, value in fields.items())}."


def varies(plan: Plan, field: str) -> bool:
    """Whether contenders, or parts of the table, differ in a field."""
    return any(field in one.fields for one in plan.contenders) or any(field in part.sets for part in plan.slices)
