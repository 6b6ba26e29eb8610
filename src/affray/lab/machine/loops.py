"""The loops of a procedure (`referee.loops`) over nodes in the book of compiled odds, to be made machine code."""

import ast
from collections.abc import Callable, Mapping
from inspect import Parameter
from types import CodeType, FunctionType
from typing import get_type_hints

from affray.lab.machine.book import CHANCE, FIRST_MASK, LEFT, PLACE
from affray.lab.machine.compile import Function, names_of
from affray.lab.machine.flat import number_expressions, value_expression
from affray.referee import plain_function
from affray.referee.loops import ROLLS, Level, LoopMaker
from affray.referee.source import Unfit, read_statements

NODE = "_node_"
"""Before the name of a procedure: what finds its node."""
BEGUN = """
_ints, _floats = _ref.ints, _ref.floats
_weight = _enter(_ints, _floats)
_found, _index, _sums = _found_place(_ints), _index_place(_ints), _sums_place(_ints)
_at = _given_place(_ints, _entry)
{given}
_width, _many, _mask, _w0 = _number({width}), _number(0), _number({mask}), 1.0
"""
ENDED = "_leave(_ints, _floats, _entry, _width, _many, _weight)"
END = """
_to = _found + _width * _many
{store}
_many = _record(_ints, _floats, _w{k}, _width, _found, _index, _sums, _many, _mask)
if 2 * _many > _mask:
    _mask = _grow_index(_ints, _width, _found, _index, _many, _mask)
"""
BEFORE = """_n{k} = 0
_row{k}, _chance{k} = _ints[_n{k} + {place}], _ints[_n{k} + {chance}]
"""
HEAD = """
for _i{k} in range(_ints[_n{k} + {left}]):
    _w{k} = _w{outer} * _floats[_chance{k} + _i{k}]
    _v{k} = _row{k} + {width} * _i{k}
    {name} = {result}
"""
Swap = Callable[[Function], Function]


def machine_loops(fn: Function, tools: Mapping[str, object], stand_in: Swap, node: Swap) -> FunctionType | None:
    """The function that works the node of a procedure out by loops; None where that takes paths.

    `tools` work on the book; `stand_in` says what a rule becomes, `node` what finds the node of a procedure or of dice.
    """
    try:
        maker = MachineMaker(plain_function(fn))
        code = maker.code()
    except Unfit:
        return None
    scope = maker.fn.__globals__
    swapped = {name: stand_in(scope[name]) for name in names_of(FunctionType(code, scope))}
    nodes = {NODE + name: node(called) for name, called in maker.called.items()}
    own = {f"_{name}": tool for name, tool in tools.items()}
    return FunctionType(code, {**scope, **maker.names, **own, **swapped, **nodes}, maker.fn.__name__)


class MachineMaker(LoopMaker):
    """Makes the loops of one procedure, with the book in place of dictionaries."""

    def __init__(self, fn: Function) -> None:
        super().__init__(fn)
        self.hints = get_type_hints(fn)
        self.names: dict[str, object] = {}
        self.called: dict[str, Function] = {}

    def code(self) -> CodeType:
        """The code of the function that works a node out."""
        kind, line = self.hints["return"], self.made.lineno
        given = [part.arg for part in self.made.args.args]
        body = self.block(self.made.body, {name: name for name in given}, Level(0))
        cells = sum(len(number_expressions(self.hints[name], name)) for name in given)
        place = [f"_ints[_at + {i}]" for i in range(cells)]
        args = [f"{name} = {value_expression(self.hints[name], place, self.names)}" for name in given]
        fields = {"given": "\n".join(args), "width": len(number_expressions(kind, "_r")), "mask": FIRST_MASK}
        self.made.args.args = [ast.arg("_ref"), ast.arg("_entry")]
        self.made.args.defaults, self.made.returns = [], None
        return self.compile_loops(
            [*read_statements(BEGUN.format(**fields), line), *body, *read_statements(ENDED, line)]
        )

    # --- how it is written --------------------------------------------------------------------------------------------
    def end(self, level: Level) -> str:
        store = "\n".join(
            f"_ints[_to + {i}] = {part}" for i, part in enumerate(number_expressions(self.hints["return"], "_r"))
        )
        return END.format(store=store, k=level.number)

    def loop(self, k: int, outer: int, inner: Level, name: str, node: ast.expr) -> tuple[str, str]:
        assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        called = self.called[node.func.id.removeprefix(NODE)]
        kind = int if called in ROLLS else get_type_hints(plain_function(called))["return"]
        width = len(number_expressions(kind, name))
        result = value_expression(kind, [f"_ints[_v{k} + {i}]" for i in range(width)], self.names)
        fields = {"k": k, "outer": outer, "name": name, "width": width, "result": result}
        return BEFORE.format(k=k, place=PLACE, chance=CHANCE), HEAD.format(left=LEFT, **fields)

    def node(self, called: Function, call: ast.Call, given: list[ast.expr]) -> ast.expr:
        assert isinstance(call.func, ast.Name)
        self.called[call.func.id] = called
        found = ast.Name(NODE + call.func.id, ast.Load())
        return ast.Call(found, [ast.Name("_ref", ast.Load()), *(given[:-1] if called in ROLLS else given)], [])

    def default(self, call: ast.Call, parameter: Parameter, place: int) -> ast.expr:
        name = f"_default_{ast.unparse(call.func)}_{parameter.name}"
        self.names[name] = parameter.default
        return ast.Name(name, ast.Load())

    def choice(self, call: ast.Call, given: list[ast.expr], named: list[ast.keyword]) -> ast.expr:
        return ast.Call(call.func, [ast.Name("_ref", ast.Load()), *given], named)
