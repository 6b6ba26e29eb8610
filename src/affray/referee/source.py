"""The source of functions, and code that is made of it."""

import ast
import inspect
import textwrap
from types import CodeType, FunctionType


class Unfit(Exception):
    """The source of a function is not at hand, or nothing can be made of it."""


def source_of(fn: FunctionType) -> ast.FunctionDef:
    """The source of a function, by its lines, if it is still what the function was made from."""
    try:
        lines, first = inspect.getsourcelines(fn)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, SyntaxError, TypeError):
        raise Unfit from None
    made = tree.body[0]
    if not isinstance(made, ast.FunctionDef):
        raise Unfit
    ast.increment_lineno(tree, first - 1)
    made.decorator_list = []
    if code_content(compile_function(made, fn)) != code_content(fn.__code__):
        raise Unfit
    return made


def code_content(code: CodeType) -> tuple[object, ...]:
    """The contents of code by which two pieces are compared; a function within it counts only as being there."""
    values = [type(value) if isinstance(value, CodeType) else value for value in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, repr(values)


def compile_function(made: ast.FunctionDef, fn: FunctionType) -> CodeType:
    """The code of a function made from that source, placed in the file of another function."""
    module = compile(ast.Module([made], []), fn.__code__.co_filename, "exec", dont_inherit=True)
    return next(part for part in module.co_consts if isinstance(part, CodeType))


def read_statements(text: str, line: int) -> list[ast.stmt]:
    """The statements of a text, as if they stood in a line of the source."""
    made = ast.parse(text)
    for part in ast.walk(made):
        if isinstance(part, (ast.stmt, ast.expr)):
            part.lineno = part.end_lineno = line
    return made.body


def assignment_statements(value: ast.expr, text: str, line: int) -> list[ast.stmt]:
    """The statements of a text, of which the first assigns the given value."""
    made = read_statements(text, line)
    assert isinstance(made[0], ast.Assign)
    made[0].value = value
    return made
