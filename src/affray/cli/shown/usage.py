"""What is wrong with a command line, in one line of any language."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, cast

from typer.core import TyperGroup

from affray.core.errors import InputError, shorten_text
from affray.core.field_errors import FieldError, expected
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import CORE

if TYPE_CHECKING:
    from typer import Context, TyperException
    from typer._click.core import Parameter
    from typer.core import TyperOption

COMMAND = re.compile(r"No such command '(.*?)'", re.DOTALL)
EXTRA = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)", re.DOTALL)


def say(name: str, **args: Value) -> Phrase:
    """A message of the common catalogue."""
    return Phrase(name, args, source=CORE)


def usage_error(error: "TyperException") -> InputError:
    """The error for a command line that is none: in which command, what is wrong, what was expected."""
    text = " ".join(error.format_message().split())
    option = str(getattr(error, "option_name", ""))
    context = cast("Context | None", getattr(error, "ctx", None))
    if context is None and option:
        return (
            FieldError(option, None, expected("value"))
            if "requires" in text
            else FieldError(option, None, say("usage-no-value"), joint="that")
        )
    if context is None:
        return InputError(text)
    command = context.command_path.partition(" ")[2]
    param = cast("TyperOption | None", getattr(error, "param", None))
    number = None if param is None else number_expected(param)
    if param is not None and number is not None and type(error).__name__ == "BadParameter":
        return FieldError(param.opts[0], None, number, f"{command}: {param.opts[0]} {given_value(error)!r}")
    return FieldError("", None, usage_fault(error, context, text), command)


def usage_fault(error: "TyperException", context: "Context", text: str) -> Phrase:
    """What is wrong with the words of a command."""
    kind, param = type(error).__name__, cast("TyperOption | None", getattr(error, "param", None))
    form = command_form(context)
    if kind == "NoSuchOption":
        near = tuple(sorted(cast("Sequence[str] | None", getattr(error, "possibilities", None)) or ()))
        return say("usage-no-option", given=shorten_text(str(getattr(error, "option_name", ""))), near=near)
    if kind == "MissingParameter" and param is not None:
        return say("usage-missing", what=written_form(param).strip("[]"), form=form)
    if match := EXTRA.fullmatch(text):
        return say("usage-extra", given=shorten_text(match[1]), form=form)
    if isinstance(context.command, TyperGroup):
        known = tuple(context.command.list_commands(context))
        if match := COMMAND.match(text):
            near = tuple(get_close_matches(match[1], known))
            return say("usage-no-command", given=shorten_text(match[1]), near=near, known=known)
        if text.startswith("Usage:"):
            return say("usage-which", known=known)
    return expected("other", said=text)


def number_expected(param: "TyperOption") -> Phrase | None:
    """The numbers that an option takes; None for one that takes others."""
    least, most = param.type_descriptor.parameter_info.min, param.type_descriptor.parameter_info.max
    if param.type_descriptor.annotation is float:
        return say("usage-number", limit="none" if least is None else "least", bound=str(least))
    if param.type_descriptor.annotation is not int:
        return None
    bounds: dict[str, Value] = {
        name: int(bound) for name, bound in (("least", least), ("most", most)) if bound is not None
    }
    return expected("-".join(("at", *bounds)) if len(bounds) == 1 else "between" if bounds else "whole", **bounds)


def given_value(error: "TyperException") -> str:
    """The value that an option does not take."""
    faults = cast("Sequence[Mapping[str, object]]", getattr(error.__cause__, "errors", list)())
    return shorten_text(str(faults[0]["input"])) if faults else ""


def command_form(context: "Context") -> str:
    """A command with all that it must have and may have by its place, as a person writes it."""
    parts = (parameter for parameter in context.command.params if parameter.required or is_argument(parameter))
    return " ".join((context.command_path, *map(written_form, parts)))


def is_argument(param: "Parameter") -> bool:
    """Whether a part of a command line is told by its place and not by its name."""
    return param.param_type_name == "argument"


def written_form(param: "Parameter") -> str:
    """A part of a command line as a person writes it, in brackets where it may be absent.

    `FILE`, `[SCENARIO]`, `--at N`
    """
    value = (
        getattr(param, "metavar", None) or ("" if is_argument(param) else "VALUE") or str(param.name).upper()
    ).strip("[]")
    words = value if is_argument(param) else f"{param.opts[0]} {value}"
    return words if param.required else f"[{words}]"
