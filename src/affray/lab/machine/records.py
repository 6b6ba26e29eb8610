"""Named tuples in machine code, which knows neither their defaults nor `_replace`: a rule's own code with every field
written out."""

import ast
from functools import cache
from types import FunctionType
from typing import NamedTuple, cast, get_type_hints

from affray.referee import plain_function
from affray.referee.source import Unfit, compile_function, source_of

REPLACE = "_replace"
Kind = type[NamedTuple]


def with_all_fields(fn: FunctionType) -> FunctionType:
    """The rule with all fields given to each named tuple that it builds or changes; the rule itself where none lacks any,
    or where its source is not at hand."""
    if not any(name == REPLACE or default_fields(fn.__globals__.get(name)) for name in fn.__code__.co_names):
        return fn
    try:
        made = source_of(fn)
    except Unfit:
        return fn
    writer = FieldWriter(fn)
    writer.visit(made)
    code = compile_function(ast.fix_missing_locations(made), fn)
    return FunctionType(code, fn.__globals__ | writer.names, fn.__name__, fn.__defaults__)


def is_record(kind: object) -> bool:
    """Whether something is a class of named tuples."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_field_defaults")


def default_fields(kind: object) -> dict[str, object]:
    """The fields of a named tuple that have a default; none of anything else."""
    return cast(Kind, kind)._field_defaults if is_record(kind) else {}


@cache
def field_kinds(kind: object) -> dict[str, object]:
    """The types of the fields of a named tuple by their names; none of anything else."""
    return get_type_hints(kind) if is_record(kind) else {}


def is_variable(value: ast.expr) -> bool:
    """Whether an expression is a variable, or a field of one."""
    return isinstance(value, ast.Name) or (isinstance(value, ast.Attribute) and is_variable(value.value))


class FieldWriter(ast.NodeTransformer):
    """Gives named tuples all their fields in the source of a function; `names` are those that the new source needs."""

    def __init__(self, fn: FunctionType) -> None:
        self.globals, self.names = fn.__globals__, dict[str, object]()
        self.kinds: dict[str, object] = get_type_hints(fn)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.note(node.targets[0], node.value)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if any(isinstance(arg, ast.Starred) for arg in node.args) or not all(word.arg for word in node.keywords):
            return node
        if isinstance(node.func, ast.Attribute) and node.func.attr == REPLACE:
            return self.rebuilt(node, node.func.value)
        kind = self.globals.get(node.func.id) if isinstance(node.func, ast.Name) else None
        for name, value in default_fields(kind).items():
            if name not in self.given(node, kind):
                node.keywords.append(ast.keyword(name, self.constant(cast(Kind, kind), name, value)))
        return node

    def rebuilt(self, node: ast.Call, changed: ast.expr) -> ast.Call:
        """A change of a named tuple as the building of another; as it is where its type is not known, or where it is no
        plain variable or field, which may be read many times."""
        kind = self.kind_of(changed)
        if not is_record(kind) or not is_variable(changed):
            return node
        known = cast(Kind, kind)
        name = f"_{known.__name__}"
        self.names[name] = known
        kept = [
            ast.keyword(field, ast.Attribute(changed, field, ast.Load()))
            for field in known._fields
            if field not in self.given(node, None)
        ]
        return ast.Call(ast.Name(name, ast.Load()), [], [*node.keywords, *kept])

    def given(self, node: ast.Call, kind: object) -> set[str]:
        """The fields that a call gives."""
        by_place = cast(Kind, kind)._fields[: len(node.args)] if is_record(kind) else ()
        return {*by_place, *(str(word.arg) for word in node.keywords)}

    def constant(self, kind: Kind, field: str, value: object) -> ast.expr:
        """The default of a field in the source: a number as it is, anything else by a name of its own."""
        if isinstance(value, int):
            return ast.Constant(value)
        name = f"_{kind.__name__}_{field}"
        self.names[name] = value
        return ast.Name(name, ast.Load())

    # --- types --------------------------------------------------------------------------------------------------------
    def note(self, target: ast.expr, value: ast.expr) -> None:
        """Keeps the types of variables that a value is assigned to."""
        if isinstance(value, ast.IfExp):
            value = value.body
        if isinstance(target, ast.Name):
            self.kinds[target.id] = self.kind_of(value)
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for part, its_value in zip(target.elts, value.elts, strict=True):
                self.note(part, its_value)

    def kind_of(self, value: ast.expr) -> object:
        """The type of a value as far as annotations say it; None where they do not."""
        match value:
            case ast.Name(name):
                return self.kinds.get(name)
            case ast.Attribute(owner, field):
                return field_kinds(self.kind_of(owner)).get(field)
            case ast.IfExp(_, body):
                return self.kind_of(body)
            case ast.Call(ast.Attribute(owner, attr)) if attr == REPLACE:
                return self.kind_of(owner)
            case ast.Call(ast.Name(name)):
                called = self.globals.get(name, self.names.get(name))
                if isinstance(called, FunctionType):
                    return get_type_hints(plain_function(called)).get("return")
                return called
        return None
