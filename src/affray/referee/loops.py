"""Procedures as loops: around what a procedure does after a random step a loop over the step's outcomes, made from the
procedure's own source.

`referee.every` takes the paths of any procedure one by one, each from its start. Where a procedure is put together of
assignments, ifs and returns, the same paths in the same order are what its loops go through, several times as fast. What
else there may be in it, such as a roll that is repeated while something holds, is left to the paths.
"""

import ast
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from functools import lru_cache, partial
from inspect import Parameter
from types import CodeType, FunctionType

from affray.referee.source import Unfit, assignment_statements, compile_function, read_statements, source_of
from affray.referee.verbs import PROCEDURES, choose, roll, roll_count, roll_kinds, roll_sum, say, signature_of, tell

Function = Callable[..., object]
Loops = Callable[..., None]
"""Takes the weights found so far by their total, what finds the node of a procedure, what chooses, the nodes of the ways to
roll in the order of ROLLS, and the arguments of the procedure."""
ROLLS: dict[Function, str] = {roll: "_pools", roll_sum: "_sums", roll_count: "_counts", roll_kinds: "_kinds"}
GIVEN = ("_found", "_find", "_chosen", *ROLLS.values())
MOST_KEPT, MOST_STATEMENTS = 2048, 400
ALLOWED = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.If, ast.While, ast.For, ast.Expr, ast.Pass, ast.Break,
    ast.Continue, ast.Assert,
)  # fmt: skip
SOMETIMES = (ast.IfExp, ast.BoolOp, ast.Compare, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
"""Expressions whose parts may be left out or repeated."""
CHANGEABLE = (ast.List, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp, ast.NamedExpr)
PURE_METHODS = ("_replace", "get", "items", "keys", "values", "index", "count", "bit_count", "bit_length")
"""Methods that change nothing."""
IMPURE = ("next", "iter", "list", "dict", "set", "setattr")
Env = dict[str, str]
"""What each variable of the procedure is called by now: a new value has a new name, so that no loop spoils another's."""


@lru_cache(maxsize=MOST_KEPT)
def loops_of(fn: Callable[..., object]) -> Loops | None:
    """The loops of a procedure's body; None where there is something in it that is left to the paths."""
    try:
        return LoopMaker(fn).loops()
    except Unfit:
        return None


class Level:
    """A loop, or the procedure around all loops, by its number; whether there is a loop in it; whether paths end in it."""

    def __init__(self, number: int) -> None:
        self.number, self.inner, self.ends = number, False, False


class PathEnd(ast.Pass):
    """Where a path ends: with what, in which loop, in which line."""

    def __init__(self, value: ast.expr, level: Level, line: int) -> None:
        super().__init__()
        self.value, self.level, self.line = value, level, line
        level.ends = True

    @staticmethod
    def as_block(value: ast.expr, line: int, level: Level) -> list[ast.stmt]:
        """Nothing but the end of a path."""
        return [PathEnd(value, level, line)]


class PathEndWriter(ast.NodeTransformer):
    """Writes the ends of paths, once it is known which loops have loops in them."""

    def __init__(self, end: Callable[[Level], str]) -> None:
        self.end = end

    def visit_PathEnd(self, leaf: PathEnd) -> list[ast.stmt]:
        return assignment_statements(leaf.value, f"_r = 0\n{self.end(leaf.level)}", leaf.line)


def is_mixed(level: Level) -> bool:
    """Whether some outcomes of a loop may not end in it, so that the total is noted only with the first that does: totals
    are in the order of the paths."""
    return level.inner or level.number == 0


class LoopMaker:
    """Makes the loops of one procedure. Methods of their own write a loop, the end of a path, a node and a choice, so that a
    subclass can write other loops."""

    def __init__(self, fn: Callable[..., object]) -> None:
        if not isinstance(fn, FunctionType) or fn.__closure__ is not None:
            raise Unfit
        self.fn, self.made = fn, source_of(fn)
        given, code = self.made.args, fn.__code__
        if not given.args or given.posonlyargs or given.kwonlyargs or given.vararg or given.kwarg:
            raise Unfit
        if any(name.startswith("_") for name in code.co_varnames + code.co_names if name not in PURE_METHODS):
            raise Unfit
        check_fit(self.made)
        self.ref = given.args.pop(0).arg
        self.count = self.statements = 0

    def loops(self) -> Loops:
        """The loops as a function."""
        given, first = self.made.args, self.made.lineno
        env = {part.arg: part.arg for part in given.args}
        body = self.block(self.made.body, env, Level(0))
        for part in given.args:
            part.annotation = None
        given.args[:0] = [ast.arg(name) for name in GIVEN]
        given.defaults, self.made.returns = [], None
        code = self.compile_loops([*read_statements("_w0 = _t0 = 1", first), *body])
        return FunctionType(code, self.fn.__globals__, self.fn.__name__, self.fn.__defaults__)

    def compile_loops(self, body: list[ast.stmt]) -> CodeType:
        """The code of a function whose body is loops with all ends of paths in them."""
        self.made.body = body
        PathEndWriter(self.end).visit(self.made)
        ast.fix_missing_locations(self.made)
        return compile_function(self.made, self.fn)

    # --- how it is written --------------------------------------------------------------------------------------------
    def end(self, level: Level) -> str:
        """The statements that note the result `_r` of a path that ends in a loop."""
        k = level.number
        if is_mixed(level):
            return f"_p = _found.setdefault(_t{k}, {{}})\n_p[_r] = _p.get(_r, 0) + _w{k}"
        return f"_p{k}[_r] = _g{k}(_r, 0) + _w{k}"

    def loop(self, k: int, outer: int, inner: Level, name: str, node: ast.expr) -> tuple[str, str]:
        """The statements before a loop over the outcomes of a node, of which the first assigns the node, and the loop's head."""
        before = f"_n{k} = 0\n_t{k} = _t{outer} * _n{k}.total"
        if inner.ends and not is_mixed(inner):
            before += f"\n_p{k} = _found.setdefault(_t{k}, {{}})\n_g{k} = _p{k}.get"
        return before, f"for {name}, _c{k} in zip(_n{k}.outcomes, _n{k}.weights):\n    _w{k} = _w{outer} * _c{k}"

    def node(self, called: Function, call: ast.Call, given: list[ast.expr]) -> ast.expr:
        """The expression for the node of a random step."""
        if called in ROLLS:
            return ast.Call(ast.Name(ROLLS[called], ast.Load()), given[:-1], [])
        own = ast.Attribute(call.func, "__wrapped__", ast.Load())
        return ast.Call(ast.Name("_find", ast.Load()), [own, ast.Tuple(given, ast.Load())], [])

    def default(self, call: ast.Call, parameter: Parameter, place: int) -> ast.expr:
        """The expression for the default of a procedure's parameter; `place` is its place among the defaults."""
        return ast.parse(f"{ast.unparse(call.func)}.__wrapped__.__defaults__[{place}]", mode="eval").body

    def choice(self, call: ast.Call, given: list[ast.expr], named: list[ast.keyword]) -> ast.expr:
        """The expression for a choice."""
        return ast.Call(ast.Name("_chosen", ast.Load()), given, named)

    # --- statements ---------------------------------------------------------------------------------------------------
    def block(self, body: Sequence[ast.stmt], env: Env, level: Level) -> list[ast.stmt]:
        """What becomes of statements that go on to the end of the procedure."""
        done: list[ast.stmt] = []
        for place, written in enumerate(body):
            self.statements += 1
            if self.statements > MOST_STATEMENTS:
                raise Unfit
            statement, rest = self.split_conditional(written), body[place + 1 :]
            if isinstance(statement, ast.Expr):
                self.check_silent(statement)
                continue
            steps = Steps(self, env)
            if isinstance(statement, ast.Return):
                value = steps.visit(deepcopy(statement.value or ast.Constant(None)))
                return [*done, *self.wrap_in_loops(steps, level, partial(PathEnd.as_block, value, statement.lineno))]
            if isinstance(statement, (ast.If, ast.While, ast.For)) and (
                self.has_random_step(statement.body + statement.orelse) or has_return(statement)
            ):
                return [*done, *self.branch(statement, rest, env, level)]
            renewed = self.plain_statements(statement, steps, env)
            if steps.taken:
                return [*done, *self.wrap_in_loops(steps, level, partial(self.continue_block, renewed, rest, env))]
            done.extend(renewed)
        return [*done, PathEnd(ast.Constant(None), level, self.made.lineno)]

    def continue_block(self, done: list[ast.stmt], rest: Sequence[ast.stmt], env: Env, level: Level) -> list[ast.stmt]:
        """What is done with the outcomes of random steps, and the rest of the procedure."""
        return [*done, *self.block(rest, env, level)]

    def split_conditional(self, statement: ast.stmt) -> ast.stmt:
        """A statement; as an if where it takes one of two values of which one is random."""
        if not isinstance(statement, (ast.Assign, ast.AnnAssign, ast.Return)) or not isinstance(
            statement.value, ast.IfExp
        ):
            return statement
        if not self.has_random_step([statement.value.body, statement.value.orelse]):
            return statement
        ways = [deepcopy(statement), deepcopy(statement)]
        ways[0].value, ways[1].value = statement.value.body, statement.value.orelse
        return ast.copy_location(ast.If(statement.value.test, [ways[0]], [ways[1]]), statement)

    def branch(
        self, statement: ast.If | ast.While | ast.For, rest: Sequence[ast.stmt], env: Env, level: Level
    ) -> list[ast.stmt]:
        """An if after which the procedure ends, or in which something is random: both ways go on to the end of it."""
        if not isinstance(statement, ast.If):
            raise Unfit
        steps = Steps(self, env)
        test = steps.visit(deepcopy(statement.test))

        def ways(inner: Level) -> list[ast.stmt]:
            yes, no = (self.block([*way, *rest], dict(env), inner) for way in (statement.body, statement.orelse))
            return [ast.copy_location(ast.If(test, yes, no), statement)]

        return self.wrap_in_loops(steps, level, ways)

    def wrap_in_loops(self, steps: "Steps", level: Level, then: Callable[[Level], list[ast.stmt]]) -> list[ast.stmt]:
        """What follows, within a loop for each random step."""
        if not steps.taken:
            return then(level)
        name, node = steps.taken.pop(0)
        self.count += 1
        k, outer, line = self.count, level.number, node.lineno
        inner, level.inner = Level(k), True
        body = self.wrap_in_loops(steps, inner, then)
        before, head = self.loop(k, outer, inner, name, node)
        loop = read_statements(head, line)[0]
        assert isinstance(loop, ast.For)
        loop.body.extend(body)
        return [*assignment_statements(node, before, line), loop]

    def plain_statements(self, statement: ast.stmt, steps: "Steps", env: Env) -> list[ast.stmt]:
        """A statement after which the procedure goes on, with new names for what it assigns."""
        copied = deepcopy(statement)
        if isinstance(copied, ast.AugAssign):
            assert isinstance(copied.target, ast.Name)
            old = ast.copy_location(ast.Name(copied.target.id, ast.Load()), copied)
            sum_ = ast.copy_location(ast.BinOp(old, copied.op, copied.value), copied)
            copied = ast.copy_location(ast.Assign([copied.target], sum_), copied)
        if isinstance(copied, ast.AnnAssign):
            assert copied.value is not None
            copied = ast.copy_location(ast.Assign([copied.target], copied.value), copied)
        changed = assigned_names(copied)
        if isinstance(copied, ast.Assign):
            copied.value = steps.visit(copied.value)
            self.rename_variables(changed, env)
            copied.targets = [steps.visit(target) for target in copied.targets]
            return [copied]
        before = {name: env[name] for name in changed if name in env}
        self.rename_variables(changed, env)
        kept = "\n".join(f"{env[name]} = {old}" for name, old in before.items())
        return [*read_statements(kept, statement.lineno), steps.visit(copied)]

    def rename_variables(self, names: Iterable[str], env: Env) -> None:
        """New names for some variables."""
        for name in names:
            self.count += 1
            env[name] = f"_{name}_{self.count}"

    def check_silent(self, statement: ast.Expr) -> None:
        """Passes over a statement that only tells something, since nobody listens. Raises Unfit for any other."""
        if isinstance(statement.value, ast.Constant):
            return
        if self.called_function(statement.value) not in (tell, say) or self.has_random_step([statement]):
            raise Unfit

    # --- what is what -------------------------------------------------------------------------------------------------
    def called_function(self, call: ast.AST) -> Function | None:
        """The function of the module that is called with the referee; None for everything else."""
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
            return None
        first = call.args[0]
        return self.fn.__globals__.get(call.func.id) if isinstance(first, ast.Name) and first.id == self.ref else None

    def has_random_step(self, parts: Iterable[ast.AST]) -> bool:
        """Whether there is a random step in any part."""
        return any(self.is_step(a_s_t) for part in parts for a_s_t in ast.walk(part))

    def is_step(self, part: ast.AST) -> bool:
        """Whether a call is a random step."""
        called = self.called_function(part)
        return called in ROLLS or called in PROCEDURES

    def by_position(
        self, called: Function, call: ast.Call, given: list[ast.expr], named: list[ast.keyword]
    ) -> list[ast.expr]:
        """The arguments of a random step after the referee; all of them, the defaults too, where the call names any."""
        if not named:
            return given
        parameters = list(signature_of(called).parameters.values())[1:]
        if any(parameter.kind is not Parameter.POSITIONAL_OR_KEYWORD for parameter in parameters):
            raise Unfit
        needed = sum(parameter.default is Parameter.empty for parameter in parameters)
        values = {part.arg: part.value for part in named}
        placed = [*given]
        for place, parameter in enumerate(parameters[len(given) :], len(given)):
            if parameter.name in values:
                placed.append(values.pop(parameter.name))
            elif place >= needed:
                placed.append(self.default(call, parameter, place - needed))
        if values or len(placed) != len(parameters):
            raise Unfit
        return placed


class Steps(ast.NodeTransformer):
    """Takes the random steps out of an expression, in their order: each a name and its node; and calls variables what they
    are called by now."""

    def __init__(self, maker: LoopMaker, env: Env) -> None:
        self.maker, self.env = maker, env
        self.taken: list[tuple[str, ast.expr]] = []

    def generic_visit(self, part: ast.AST) -> ast.AST:
        if isinstance(part, SOMETIMES) and self.maker.has_random_step([part]) and not is_single_comparison(part):
            raise Unfit
        return super().generic_visit(part)

    def visit_Name(self, name: ast.Name) -> ast.Name:
        if name.id == self.maker.ref:
            raise Unfit
        return ast.copy_location(ast.Name(self.env.get(name.id, name.id), name.ctx), name)

    def visit_comprehension(self, part: ast.comprehension) -> ast.AST:
        if assigned_names(part.target) & self.env.keys():
            raise Unfit
        return self.generic_visit(part)

    def visit_Expr(self, statement: ast.Expr) -> ast.stmt:
        self.maker.check_silent(statement)
        return ast.copy_location(ast.Pass(), statement)

    def visit_Call(self, call: ast.Call) -> ast.AST:
        called = self.maker.called_function(call)
        if called is None:
            return self.generic_visit(call)
        if any(isinstance(part, ast.Starred) for part in call.args) or any(part.arg is None for part in call.keywords):
            raise Unfit
        given = [self.visit(part) for part in call.args[1:]]
        named = [ast.keyword(part.arg, self.visit(part.value)) for part in call.keywords]
        if called is choose:
            return ast.copy_location(self.maker.choice(call, given, named), call)
        if not self.maker.is_step(call):
            raise Unfit
        made = self.maker.node(called, call, self.maker.by_position(called, call, given, named))
        self.maker.count += 1
        name = f"_v{self.maker.count}"
        self.taken.append((name, ast.copy_location(made, call)))
        return ast.copy_location(ast.Name(name, ast.Load()), call)


def is_single_comparison(part: ast.AST) -> bool:
    """Whether all parts of an expression are always needed: a comparison of two."""
    return isinstance(part, ast.Compare) and len(part.ops) == 1


def has_return(statement: ast.AST) -> bool:
    """Whether the procedure may end within a statement."""
    return any(isinstance(part, ast.Return) for part in ast.walk(statement))


def assigned_names(part: ast.AST) -> set[str]:
    """The names that something assigns to."""
    return {a_s_t.id for a_s_t in ast.walk(part) if isinstance(a_s_t, ast.Name) and isinstance(a_s_t.ctx, ast.Store)}


def check_fit(made: ast.FunctionDef) -> None:
    """Raises Unfit for a procedure in which something might change that two loops share."""
    changeable = False
    grows = False
    for part in ast.walk(made):
        if isinstance(part, ast.stmt) and part is not made and not isinstance(part, ALLOWED):
            raise Unfit
        if isinstance(part, (ast.Assign, ast.For)):
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            if not all(isinstance(target, (ast.Name, ast.Tuple)) for target in targets):
                raise Unfit
        if isinstance(part, (ast.AugAssign, ast.AnnAssign)):
            if not isinstance(part.target, ast.Name) or part.value is None:
                raise Unfit
            grows = grows or isinstance(part, ast.AugAssign)
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr not in PURE_METHODS:
            raise Unfit
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in IMPURE:
            raise Unfit
        changeable = changeable or isinstance(part, CHANGEABLE)
    if changeable and grows:
        raise Unfit
