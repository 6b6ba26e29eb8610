"""A grown model of a Foeman duel laid out as the numbers of a bout."""

from typing import TYPE_CHECKING

from affray.lab import bouts
from affray.lab.bouts import DONE, OPEN, Bout
from affray.lab.foeman.forms import UNKNOWN, Forms
from affray.lab.foeman.model import Model

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]

STAGES = ((DONE, OPEN), (OPEN, DONE))
"""Between two starts one figure has acted and the other has not."""


def laid_out(model: Model) -> Bout:
    """The bout of a model: its parts one behind the other, and where each begins."""
    import numpy as np

    a, b = model.forms
    a.widen()
    b.widen()
    parts: dict[int, Table] = {}
    orders, returns = zip(*(ordered(forms) for forms in (a, b)), strict=True)
    both = a.acted[:, None] & b.acted[None, :] & a.up[:, None] & b.up[None, :]
    here = np.arange(len(a) * len(b)).reshape(len(a), len(b))
    parts[bouts.REF] = np.where(both, a.rest[:, None] * len(b) + b.rest[None, :], here)
    for forms, order, at in ((a, orders[0], 0), (b, orders[1], 1)):
        parts[bouts.CLASS_A + at], parts[bouts.MARK_A + at] = forms.class_of, np.maximum(forms.mst, 0)
        parts[bouts.CHANGED_A + at] = np.concatenate([np.arange(len(forms))[None, :], forms.said[1:]])
        parts[bouts.SPENT_A + at], parts[bouts.STRUCK_A + at] = forms.spent, forms.struck
        parts[bouts.ORDER_A + at] = order
        parts[bouts.GROUPS_A + at], parts[bouts.MEMBERS_A + at] = groups(forms, order)
    classes_b = len(b.classes)
    roots = np.full((len(a.classes), classes_b), UNKNOWN)
    for (class_a, class_b), root in model.roots.items():
        roots[class_a, class_b] = root
    parts[bouts.ROOTS], parts[bouts.NODES] = roots, np.array(model.nodes)
    parts[bouts.CHILDREN], parts[bouts.ANSWERS] = np.array(model.children), np.array(model.answers)
    parts[bouts.EVENTS], parts[bouts.STAGES] = np.array(list(model.events)), np.array(STAGES)
    lists, entries, chances = blow_lists(model)
    parts[bouts.LISTS], parts[bouts.ENTRIES] = lists, entries
    header = np.zeros(bouts.HEADER, np.int64)
    header[[bouts.NA, bouts.NB, bouts.MARKS, bouts.CLASSES_B]] = len(a), len(b), model.marks, classes_b
    header[[bouts.HITS_A, bouts.HITS_B]] = a.struck.shape[1], b.struck.shape[1]
    header[[bouts.STARTS_A, bouts.STARTS_B, bouts.STAGES_MANY]] = len(orders[0]), len(orders[1]), len(STAGES)
    sizes = [node[bouts.END] - number for number, node in enumerate(model.nodes)]
    header[[bouts.MOST_NODES, bouts.MANY_EVENTS]] = max(sizes), len(model.events)
    at = len(header)
    for place, part in parts.items():
        header[place] = at
        at += part.size
    # The answers and children of nodes are places among theirs; the answers' own place is added once.
    nodes = parts[bouts.NODES]
    nodes[:, bouts.GIVEN] += np.where(nodes[:, bouts.KIND] == bouts.GIVEN_ANSWER, header[bouts.ANSWERS], 0)
    parts[bouts.LISTS] = lists
    ints = np.concatenate([header, *(part.ravel() for part in parts.values())]).astype(np.int64)
    starts = (orders[0][:, None] * len(b) + orders[1][None, :]).ravel()
    return Bout(ints, chances, np.array(model.weights), 0, starts, len(a) * len(b), any(returns))


def blow_lists(model: Model) -> "tuple[Table, Table, NDArray[np.float64]]":
    """Where the entries of each blow on each mark begin and end, the entries, and their chances."""
    import numpy as np

    lists = np.zeros((len(model.blow), model.marks), np.int64)
    entries, chances, at = [], [], 0
    for number, blow in enumerate(model.blow):
        for mst in range(model.marks):
            lists[number, mst] = at
            if mst in blow.lists:
                spent, hits, shares = blow.lists[mst]
                entries.append(np.stack([spent, hits], 1))
                chances.append(shares)
                at += len(spent)
    return np.append(lists.ravel(), at), np.concatenate(entries), np.concatenate(chances)


def groups(forms: Forms, order: "Table") -> "tuple[Table, Table]":
    """For each start, in order, where the forms that lead to it begin: those that may act yet, then those that have acted
    and nobody has struck; and all these forms."""
    import numpy as np

    firsts, members, at = [], [], 0
    kinds = (forms.open, forms.whole & forms.acted)
    for start in order:
        for kind in kinds:
            found = np.flatnonzero(kind & forms.up & (forms.rest == start))
            firsts.append(at)
            members.append(found)
            at += len(found)
    return np.array([*firsts, at]), np.concatenate(members)


def ordered(forms: Forms) -> "tuple[Table, bool]":
    """The forms in which a round may begin, each before all that come of it; and whether some come back to themselves by
    way of others, which then stand in any order."""
    import numpy as np

    steps = [(np.arange(len(forms)), forms.rest)]
    for table, forward in ((forms.struck, True), (forms.spent.T, True), (forms.said.T, True)):
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
    ready, found, returns = [start for start, many in before.items() if many == 0], [], False
    while len(found) < len(before):
        if not ready:
            ready, returns = [min((start for start in before if before[start] > 0), key=lambda one: before[one])], True
            before[ready[0]] = 0
        start = ready.pop()
        found.append(start)
        for one in after[start]:
            before[one] -= 1
            if before[one] == 0:
                ready.append(one)
    return np.array(found), returns
