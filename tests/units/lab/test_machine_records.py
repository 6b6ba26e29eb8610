"""Named tuples in machine code: defaults and changed fields."""

from collections.abc import Callable
from types import FunctionType
from typing import NamedTuple

from affray.lab.machine.compile import machine_twin
from affray.lab.machine.records import with_all_fields
from affray.referee import rule


class Inner(NamedTuple):
    a: int
    b: int = 2
    c: int = 3


class Outer(NamedTuple):
    first: Inner
    n: int = 4
    second: Inner = Inner(7)


@rule
def built(a: int) -> Outer:
    return Outer(Inner(a, c=9))


@rule
def changed(outer: Outer, n: int) -> Outer:
    inner = outer.first._replace(b=n) if n > 0 else outer.second
    one, other = inner._replace(a=inner.a + 1), outer
    return other._replace(first=one, second=built(n).second._replace(c=n) if n > 99 else other.second)


@rule
def again(n: int) -> Outer:
    outer = built(n)
    return outer._replace(first=outer.first._replace(a=1, b=1))


@rule
def whole(a: int) -> Inner:
    return Inner(a, a, a)


@rule
def no_record(a: int) -> int:
    return a + 1


@rule
def counted(inner: Inner, n: int) -> int:
    if inner.a <= 0:
        return n
    return counted(Inner(inner.a - 1), n + 1)


@rule
def count_of(n: int) -> int:
    return counted(Inner(n), 0)


def written_out(fn: Callable[..., object]) -> FunctionType:
    assert isinstance(fn, FunctionType)
    return with_all_fields(fn)


def test_machine_code_knows_the_defaults_of_named_tuples() -> None:
    assert machine_twin(built)(5) == built(5) == Outer(Inner(5, 2, 9), 4, Inner(7, 2, 3))


def test_machine_code_changes_fields_of_named_tuples() -> None:
    assert machine_twin(again)(6) == again(6) == Outer(Inner(1, 1, 9))


def test_what_is_read_once_is_not_written_out() -> None:
    made = written_out(changed)
    assert made(built(1), 3) == changed(built(1), 3)
    assert "_replace" in made.__code__.co_names


def test_a_rule_that_gives_all_fields_stays_as_it_is() -> None:
    assert written_out(whole)(1) == whole(1)
    assert written_out(no_record) is no_record


def test_machine_code_calls_a_rule_that_calls_itself() -> None:
    assert machine_twin(count_of)(3) == count_of(3) == 3
