"""Exact odds in machine code: every path of a procedure, as `referee.every` takes them.

A procedure called inside a procedure is one node, worked out once for the same arguments. All that has to be kept (the
steps of the path, the nodes and their keys, the results found so far) is written in a book of numbers (lab.book).
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial
from types import FunctionType
from typing import TypeVar, cast, get_type_hints

from affray.core import InputError
from affray.lab.machine.book import (
    FIRST_PROCEDURE,
    POLICY,
    ROLL,
    ROLL_COUNT,
    ROLL_KINDS,
    ROLL_SUM,
    WIDTH,
    Book,
    Rows,
    advance,
    enlarge_book,
    enter,
    first_step,
    found_place,
    fresh_book,
    given_place,
    grow_index,
    index_place,
    key_place,
    leave,
    look_up,
    push,
    record,
    reuse_book,
    sums_place,
)
from affray.lab.machine.compile import (
    Chooser,
    Function,
    Twins,
    inline_jit,
    inner_jit,
    jit,
    pointer_of,
    policy_address,
    policy_call,
    silent_verbs,
)
from affray.lab.machine.dice_nodes import dice_node, fill_counts, fill_kinds, fill_pools, fill_sums
from affray.lab.machine.flat import fields_of, function_from_text, number_expressions, value_expression
from affray.lab.machine.loops import machine_loops
from affray.referee import choose, plain_function, roll, roll_count, roll_kinds, roll_sum

T = TypeVar("T", bound=Hashable)
TOOLS = (dice_node, push, given_place, look_up, enter, leave, grow_index, found_place, index_place, sums_place)
INLINED = (advance, record, key_place)
WARM: set[Callable[..., object]] = set()


# --- code for each procedure ------------------------------------------------------------------------------------------
PICK = """
def pick(ref, {given}):
    ints = ref.ints
    step = ints[AT]
    if step == ints[TOP]:
        visit(ref, {given})
    ints[AT] = step + 1
    row = ints[STEPS + STEP * step + PLACE]
    return {result}
"""
# Apart from `pick`, so that the many arguments are handed on only where a path is new.
VISIT = """
def visit(ref, {given}):
    push(ref.ints, ref.floats, node(ref, {given}))
"""
NODE_OF = """
def node(ref, {given}):
    ints = ref.ints
    at = key_place(ints)
    {key}
    entry = look_up(ints, number({length}))
    if entry < 0:
        entry = -1 - entry
        work(ref, entry)
    return PLACES + ENTRY * entry + NODE
"""
WORK = """
def work(ref, entry):
    ints, floats = ref.ints, ref.floats
    base = ints[TOP]
    weight = enter(ints, floats)
    found, index, sums = found_place(ints), index_place(ints), sums_place(ints)
    at = given_place(ints, entry)
    {begin}
    width, many, mask, going = number({width}), number(0), number(FIRST_MASK), True
    while going:
        result = body(ref, {given})
        at = found + width * many
        {store}
        many = record(ints, floats, floats[ints[TOP]], width, found, index, sums, many, mask)
        if 2 * many > mask:
            mask = grow_index(ints, width, found, index, many, mask)
        going = advance(ints, floats, base)
    leave(ints, floats, entry, width, many, weight)
"""
ROLLED = """
def rolled(ref, {given}, why):
    ints = ref.ints
    step = ints[AT]
    if step == ints[TOP]:
        visit(ref, {given})
    ints[AT] = step + 1
    return ints[ints[STEPS + STEP * step + PLACE]]
"""
DICE_OF = """
def node(ref, {given}):
    ints = ref.ints
    found = dice_node(ints, {key})
    if ints[found + STRIDE] == 0:
        fill(ints, ref.floats, found, {given})
    return found
"""
RUN = """
def run(ints, floats):
    ref = Book(pointer(ints), pointer(floats))
    ints = ref.ints
    at = key_place(ints) + 1
    pick(ref, {args})
"""


class OddsTwins(Twins):
    """The twins that take every path: a procedure inside another is picked from its node."""

    def __init__(self) -> None:
        import numpy as np

        plainly = Twins({})
        self.tools = {fn.__name__: plainly.twin(fn) for fn in TOOLS}
        self.tools.update({fn.__name__: inline_jit(plainly.bind(fn)) for fn in INLINED})
        # A number written in the code is of a type of its own, for which a tool would be compiled once more.
        self.tools["number"] = np.int64
        self.fills: dict[Function, tuple[int, Function, tuple[str, ...]]] = {
            roll: (ROLL, plainly.twin(fill_pools), ("n", "die")),
            roll_sum: (ROLL_SUM, plainly.twin(fill_sums), ("n", "die")),
            roll_count: (ROLL_COUNT, plainly.twin(fill_counts), ("n", "die", "faces")),
            roll_kinds: (ROLL_KINDS, plainly.twin(fill_kinds), ("n", "die", "kinds")),
        }
        self.nodes: dict[Function, Function] = {}
        super().__init__({**self.dice_verbs(), choose: inline_jit(choice_verb(policy_call())), **silent_verbs()})
        self.numbers = FIRST_PROCEDURE

    def dice_verbs(self) -> dict[Function, Function]:
        """The verbs that roll as nodes."""
        made: dict[Function, Function] = {}
        for verb, (number, fill, given) in self.fills.items():
            key = ", ".join([f"number({number})", *given, "number(0)"][:4])
            fields = {"given": ", ".join(given), "key": key}
            node = self.nodes[verb] = inner_jit(
                function_from_text(DICE_OF.format(**fields), "node", {**self.tools, "fill": fill})
            )
            visit = inner_jit(function_from_text(VISIT.format(**fields), "visit", {**self.tools, "node": node}))
            made[verb] = inline_jit(function_from_text(ROLLED.format(**fields), "rolled", {"visit": visit}))
        return made

    def stand_in(self, fn: Function) -> Function:
        if fn not in self.made:
            self.made[fn] = self.twin(fn) if plain_function(fn) is fn else self.pick_twin(fn)
        return self.made[fn]

    def pick_twin(self, fn: Function) -> Function:
        """The function that takes an outcome of a procedure from its node, and works a new node out first."""
        hints = get_type_hints(plain_function(fn))
        kind = hints.pop("return")
        given = [name for name in hints if name != "ref"]
        key = [part for name in given for part in number_expressions(hints[name], name)]
        store = number_expressions(kind, "result")
        if len(store) > WIDTH:
            raise InputError(
                f"compiled odds: the result of {fn.__name__} has {len(store)} numbers; expected {WIDTH} at most"
            )
        names: dict[str, object] = dict(self.tools)
        looped = machine_loops(fn, self.tools, self.stand_in, self.node_of)
        if looped is None:
            names["body"] = inline_jit(self.bind(fn))
        place = [f"ints[at + {i}]" for i in range(len(key))]
        begin = [f"{name} = {value_expression(hints[name], place, names)}" for name in given]
        cells = [f"ints[at + {i}] = {part}" for i, part in enumerate((str(self.numbers), *key))]
        lines = [f"ints[at + {i}] = {part}" for i, part in enumerate(store)]
        fields = {
            "given": ", ".join(given), "begin": "; ".join(begin or ["pass"]), "length": len(key) + 1, "width": len(store),
            "key": "; ".join(cells), "store": "; ".join(lines),
            "result": value_expression(kind, [f"ints[row + {i}]" for i in range(len(store))], names),
        }  # fmt: skip
        self.numbers += 1
        names["work"] = inner_jit(looped or function_from_text(WORK.format(**fields), "work", names))
        body = plain_function(fn)
        assert isinstance(body, FunctionType)
        for name, text, how in (("node", NODE_OF, inner_jit), ("visit", VISIT, inner_jit), ("pick", PICK, inline_jit)):
            made = function_from_text(text.format(**fields), name, names)
            made.__defaults__ = body.__defaults__
            names[name] = how(made)
        self.nodes[fn] = cast(Function, names["node"])
        return cast(Function, names["pick"])

    def node_of(self, fn: Function) -> Function:
        """The function that finds the node of a procedure, or of dice."""
        self.stand_in(fn)
        return self.nodes[fn]


def choice_verb(call: Function) -> FunctionType:
    """The verb `choose` of compiled odds; `call` calls the policy at an address."""

    def chosen(ref: Book, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        if most <= 0:
            return 0
        return call(ref.ints[POLICY], who, what, most, x, y, z)  # type: ignore[return-value]

    return cast(FunctionType, chosen)


# --- odds -------------------------------------------------------------------------------------------------------------
@cache
def odds_twins() -> OddsTwins:
    """The twins for odds: one set for all policies. Raises InputError without numba."""
    return OddsTwins()


@cache
def runner(fn: Function) -> Function:
    """The compiled function that picks from the node of a procedure whose arguments are in a book."""
    hints = get_type_hints(plain_function(fn))
    names: dict[str, object] = {**odds_twins().tools, "pick": odds_twins().stand_in(fn), "pointer": pointer_of()}
    given = [name for name in hints if name not in ("ref", "return")]
    cells = sum(len(number_expressions(hints[name], name)) for name in given)
    place = [f"ints[at + {i}]" for i in range(cells)]
    args = ", ".join(value_expression(hints[name], place, names) for name in given)
    return jit(function_from_text(RUN.format(args=args), "run", names))


def is_warm(fn: Callable[..., object]) -> bool:
    """Whether the odds of a procedure are compiled already."""
    return fn in WARM


@cache
def flattener(fn: Function) -> Callable[..., list[int]]:
    """The function that lists the numbers of a procedure's arguments as `runner` reads them, after a cell for the
    procedure."""
    hints = get_type_hints(plain_function(fn))
    given = [name for name in hints if name not in ("ref", "return")]
    cells = ", ".join(["0", *(part for name in given for part in number_expressions(hints[name], name))])
    return cast(
        "Callable[..., list[int]]",
        function_from_text(f"def flat({', '.join(given)}):\n    return [{cells}]\n", "flat", {}),
    )


def exact_odds(fn: Callable[..., T], *args: object, policy: Chooser) -> dict[T, float]:
    """The distribution of a procedure's result under a compiled policy: what `referee.odds` says, in floats.

    Raises InputError without numba, and for a procedure whose arguments or result are not flat tuples of whole numbers
    or whose odds need more room than there is.
    """
    rows, chances = exact_rows(fn, [args], policy=policy)[0]
    make = cast("Callable[[list[int]], T]", result_maker(fn))
    return dict(zip(map(make, rows.tolist()), chances.tolist(), strict=True))


def exact_rows(fn: Callable[..., T], asked: Sequence[tuple[object, ...]], *, policy: Chooser) -> list[Rows]:
    """The distributions of a procedure's result for several arguments, each as rows of whole numbers and their chances.

    What the procedure calls is worked out once for all of them. Raises InputError as `exact_odds` does.
    """
    run, flat, at = runner(fn), flattener(fn), policy_address(policy)
    WARM.add(fn)
    found: list[Rows] = []
    fresh = True
    while len(found) < len(asked):
        given = flat(*asked[len(found)])
        book = fresh_book(at, given) if fresh else reuse_book(given)
        try:
            run(book.ints, book.floats)
            found.append(first_step(book))
            fresh = False
        except MemoryError:
            # A book full of others' nodes is emptied before it is made larger.
            if fresh and not enlarge_book():
                raise InputError(
                    f"compiled odds of {fn.__name__}: too many cases; expected a shorter procedure"
                ) from None
            fresh = True
    return found


@cache
def result_maker(fn: Function) -> Function:
    """The function that makes a procedure's result of a list of numbers."""
    kind = get_type_hints(plain_function(fn))["return"]
    names: dict[str, object] = {}
    cells = [f"row[{i}]" for i in range(len(number_expressions(kind, "result")))]
    if isinstance(kind, type) and len(fields_of(kind)) == len(cells):
        # A tuple of nothing but numbers is made without a call of its own.
        return partial(tuple.__new__, kind)
    return function_from_text(f"def made(row):\n    return {value_expression(kind, cells, names)}\n", "made", names)
