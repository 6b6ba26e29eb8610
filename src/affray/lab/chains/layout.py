"""The layout of a model that has grown, as the numbers of a bout (`lab.chains.bouts`)."""

from typing import TYPE_CHECKING

from affray.lab.chains import bouts
from affray.lab.chains.bouts import DOWN, KINDS, Bout
from affray.lab.chains.forming import UNKNOWN, Forms
from affray.lab.chains.modelling import Model

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Chances = NDArray[np.float64]
else:
    from affray.lab.machine import arrays as np


def bout_of_model(model: Model) -> Bout:
    """The bout of a model: its parts one behind the other, with the place where each begins."""
    sides = a, b = model.forms
    a.widen()
    b.widen()
    orders, returns = zip(*(order_starts(forms) for forms in sides), strict=True)
    starts = len(orders[0]) * len(orders[1])
    middles = [np.flatnonzero(forms.up & (forms.open | forms.whole)) for forms in sides]
    ends = starts + len(middles[0]) * len(middles[1])
    parts = parts_of_trees(model)
    parts[bouts.LISTS], parts[bouts.ENTRIES], chances = blow_lists(model)
    parts[bouts.STAGES] = np.array(model.stages)
    for at, forms in enumerate(sides):
        for place, part in parts_of_forms(model, forms, orders[at]).items():
            parts[place + at] = part
        middle = places_among(forms, middles[at])
        if at == 0:
            parts[bouts.HOME_A] *= len(orders[1])
            middle = starts + middle * len(middles[1])
        parts[bouts.BETWEEN_A + at] = middle
    header = np.zeros(bouts.HEADER, np.int64)
    header[[bouts.NA, bouts.NB, bouts.MARKS, bouts.CLASSES_B]] = len(a), len(b), model.marks, len(b.classes)
    header[[bouts.HITS_A, bouts.HITS_B]] = a.struck.shape[1], b.struck.shape[1]
    header[[bouts.STARTS_A, bouts.STARTS_B, bouts.STAGES_MANY]] = len(orders[0]), len(orders[1]), len(model.stages)
    sizes = [node[bouts.END] - number for number, node in enumerate(model.nodes)]
    header[[bouts.MOST_NODES, bouts.MANY_EVENTS]] = max(sizes), len(model.events)
    header[[bouts.LOST_B, bouts.LOST_A]] = ends, ends + len(a)
    start = int(places_among(a, orders[0])[a.first] * len(orders[1]) + places_among(b, orders[1])[b.first])
    return Bout(
        ints=join_parts(header, parts),
        chances=chances,
        weights=np.array(model.weights),
        start=start,
        starts=starts,
        places=ends + len(a) + len(b),
        returns=any(returns),
    )


def join_parts(header: "Table", parts: "dict[int, Table]") -> "Table":
    """The header and all parts as one, with the place of each in the header."""
    at = len(header)
    for place, part in parts.items():
        header[place] = at
        at += part.size
    # The answers of a node are named by their place among all answers.
    nodes = parts[bouts.NODES]
    nodes[:, bouts.GIVEN] += np.where(nodes[:, bouts.KIND] == bouts.GIVEN_ANSWER, header[bouts.ANSWERS], 0)
    return np.concatenate([header, *(part.ravel() for part in parts.values())]).astype(np.int64)


def parts_of_trees(model: Model) -> "dict[int, Table]":
    """The parts with the trees of choices and their events."""
    roots = np.full(tuple(len(forms.classes) for forms in model.forms), UNKNOWN)
    for (class_a, class_b), root in model.roots.items():
        roots[class_a, class_b] = root
    return {
        bouts.ROOTS: roots,
        bouts.NODES: np.array(model.nodes),
        bouts.CHILDREN: np.array(model.children, np.int64),
        bouts.ANSWERS: np.array(model.answers, np.int64),
        bouts.EVENTS: np.array(list(model.events)),
    }


def parts_of_forms(model: Model, forms: Forms, order: "Table") -> "dict[int, Table]":
    """The parts with the forms of one side, at the places of side 0."""
    members, firsts = groups(model, forms, order)
    homes = np.where(forms.past, forms.rest, np.where(forms.ahead, np.arange(len(forms)), order[0]))
    return {
        bouts.CLASS_A: forms.class_of,
        bouts.MARK_A: np.clip(forms.mark, 0, model.marks - 1),
        bouts.CHANGED_A: np.concatenate([np.arange(len(forms))[None, :], forms.said[1:]]),
        bouts.SPENT_A: forms.spent,
        bouts.STRUCK_A: forms.struck,
        bouts.STANDS_A: np.where(forms.up, forms.stands, DOWN),
        bouts.HOME_A: places_among(forms, order)[homes],
        bouts.ORDER_A: order,
        bouts.STILL_A: forms.rest[order] == order,
        bouts.GROUPS_A: firsts,
        bouts.MEMBERS_A: members,
    }


def places_among(forms: Forms, some: "Table") -> "Table":
    """The place of each form among some forms; 0 for a form that is not one of them."""
    found = np.zeros(len(forms), np.int64)
    found[some] = np.arange(len(some))
    return found


def blow_lists(model: Model) -> "tuple[Table, Table, Chances]":
    """Where the entries of each blow on each mark begin and end, the entries, and their chances."""
    lists = np.zeros((len(model.blows), model.marks), np.int64)
    entries, chances, at = [np.zeros((0, 2), np.int64)], [np.zeros(0)], 0
    for number, blow in enumerate(model.blows):
        for mark in range(model.marks):
            lists[number, mark] = at
            if mark in blow.lists:
                found = blow.lists[mark]
                entries.append(np.stack([found.spent, found.hits], 1))
                chances.append(found.chances)
                at += len(found.spent)
    return np.append(lists.ravel(), at), np.concatenate(entries), np.concatenate(chances)


def groups(model: Model, forms: Forms, order: "Table") -> "tuple[Table, Table]":
    """The forms that lead to each start, in order, by their kinds; and where those of each start and kind begin."""
    kinds = model.kinds(forms)
    none = np.zeros(len(forms), bool)
    firsts, members, at = [], [], 0
    for start in order:
        here = forms.up & (forms.rest == start)
        for kind in range(KINDS):
            found = np.flatnonzero(kinds.get(kind, none) & here)
            firsts.append(at)
            members.append(found)
            at += len(found)
    return np.concatenate(members), np.array([*firsts, at])


def order_starts(forms: Forms) -> "tuple[Table, bool]":
    """The forms in which a round may begin, each before all that come of it; and whether some come back to themselves by
    way of others, which then stand in any order."""
    steps = [(np.arange(len(forms)), forms.rest)]
    for table in (forms.struck, forms.spent.T, forms.said.T):
        origins, columns = np.nonzero(table != UNKNOWN)
        steps.append((forms.rest[origins], forms.rest[table[origins, columns]]))
    origin, outcome = (np.concatenate(part) for part in zip(*steps, strict=True))
    useful = forms.starts[origin] & forms.starts[outcome] & (origin != outcome)
    edges = np.unique(origin[useful] * len(forms) + outcome[useful])
    before: dict[int, int] = dict.fromkeys(np.flatnonzero(forms.starts).tolist(), 0)
    after: dict[int, list[int]] = {start: [] for start in before}
    for edge in edges.tolist():
        first, second = divmod(edge, len(forms))
        after[first].append(second)
        before[second] += 1
    ready, returns = [start for start, many in before.items() if many == 0], False
    found: list[int] = []
    while len(found) < len(before):
        if not ready:
            ready, returns = (
                [min((start for start in before if before[start] > 0), key=lambda number: before[number])],
                True,
            )
            before[ready[0]] = 0
        start = ready.pop()
        found.append(start)
        for number in after[start]:
            before[number] -= 1
            if before[number] == 0:
                ready.append(number)
    return np.array(found), returns
