"""Commands that ask the laboratory: their options are the fields of its questions, and known only when one is called."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from typer._click import Context

    from affray.lab.fields import Option
    from affray.lab.laboratory import Laboratory, PackOption, Setting

Texts = list[str] | None
Bars = Annotated[bool, typer.Option("--bars", help="Show the distributions as bars.")]
HouseRules = Annotated[Texts, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given again.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
COMMANDS = "lab/systems/commands.toml"
PLUGIN_HELP = {"odds": "Show the exact chances of {name}.", "duel": "Work out how {name} ends between two policies."}
Given = Mapping[str, object]


# --- which systems have which commands --------------------------------------------------------------------------------
@cache
def own_commands() -> Mapping[str, Mapping[str, str]]:
    """The commands that laboratories of this package have, by their systems, with what they say of themselves; no laboratory
    is loaded for it."""
    return tomllib.loads(files("affray").joinpath(COMMANDS).read_text("utf-8"))


def with_examples(help: str, command: str) -> str:
    """What a command says of itself, with the examples that laboratories give of it."""
    return "\n".join((help, "", "\b", *(texts[command] for texts in own_commands().values() if command in texts)))


def systems_with(command: str) -> dict[str, str]:
    """The systems whose laboratories have a command, with what it says of itself; those of this package first."""
    from importlib.metadata import entry_points

    from affray.systems.registry import LABORATORIES, load_system, plugin_entry_points

    found = {key: texts[command].strip() for key, texts in own_commands().items() if command in texts}
    adapted = {point.name: point.name for point in entry_points(group=LABORATORIES)}
    for key in plugin_entry_points():
        system = load_system(key)
        if system.lab is not None and {"odds": system.lab.odds, "duel": system.lab.policies}[command]:
            adapted[key] = system.facts.name
    return {**found, **{key: PLUGIN_HELP[command].format(name=adapted[key]) for key in adapted if key not in found}}


class LateCommand(TyperCommand, ABC):
    """A command that is built when it is called."""

    @abstractmethod
    def build(self) -> TyperCommand:
        """The command itself."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: "Context | None" = None, **extra: object
    ) -> "Context":
        """The context of the command that is built."""
        return self.build().make_context(info_name, args, parent=parent, **extra)


class QuestionGroup(TyperGroup):
    """A command for each system whose laboratory has it."""

    kind: type[LateCommand]

    def list_commands(self, ctx: object) -> list[str]:
        """The systems."""
        return list(systems_with(str(self.name)))

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand:
        """The command of a system. Raises InputError for one that has none."""
        from affray.core import InputError

        known = systems_with(str(self.name))
        if cmd_name not in known:
            raise InputError(f"{self.name}: system {cmd_name!r}: expected one of {', '.join(sorted(known))}")
        return self.kind(cmd_name, help=known[cmd_name])


def command_with(late: LateCommand, parameters: Sequence[Parameter], run: Callable[..., object]) -> TyperCommand:
    """A late command with these parameters; examples stay lines of their own in what it says of itself."""

    def call(**given: object) -> object:
        return run(**given)

    call.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    parts = (f"\b\n{part}" if part.startswith("affray ") else part for part in str(late.help).split("\n\n"))
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(late.name, help="\n\n".join(parts))(call)
    found = typer.main.get_command(app)
    assert isinstance(found, TyperCommand)
    return found


# --- options ----------------------------------------------------------------------------------------------------------
def parameter(name: str, annotation: object, default: object = Parameter.empty) -> Parameter:
    """A parameter of a command."""
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


CONTEXT = parameter("context", typer.Context)


def beside_parameter(system: str) -> Parameter:
    """The parameter for a second question, with the example that the laboratory of a system gives of it."""
    example = own_commands().get(system, {}).get("beside", "")
    shown = f', as "{example}"' if example else ""
    said = f"The same with something changed beside it{shown}; may be given again."
    option = typer.Option("--beside", "--against", metavar="CHANGES", help=said)
    return parameter("beside", Annotated[Texts, option], None)


def option_parameter(option: "Option") -> Parameter:
    """A field of a question as an option."""
    least, most = option.bounds
    name = option.name.replace("_", "-")
    flag = f"--{name}/--no-{name}" if option.usual is True else f"--{name}"
    said = typer.Option(flag, help=option.help or None, metavar=option.sign or None, min=least, max=most)
    several = option.type == tuple[str, ...]
    return parameter(option.name, Annotated[Texts if several else option.type, said], None if several else option.usual)


def pack_parameters(packs: "PackOption | None") -> list[Parameter]:
    """The packs, where a laboratory takes any."""
    if packs is None:
        return []
    said = typer.Option("--pack", metavar=packs.sign, help=packs.help)
    return [parameter("packs", Annotated[Texts if packs.several else str, said], None if packs.several else "")]


def read_options(given: Iterable[str]) -> dict[str, str]:
    """House rules from NAME=VALUE. Raises InputError."""
    from affray.core import InputError

    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"option {text!r}: expected NAME=VALUE")
        found[name] = value
    return found


def question_values(options: "Iterable[Option]", given: Given) -> dict[str, object]:
    """What is asked, of the options of a command: lists that nobody gave are left to the laboratory."""
    return {option.name: given[option.name] for option in options if given.get(option.name) is not None}


def read_setting(laboratory: "Laboratory", given: Given) -> "Setting":
    """The house rules, the packs and the language of a command. Raises InputError."""
    from affray.cli.arguments import check_language
    from affray.lab.laboratory import Setting
    from affray.systems.registry import load_system

    packs, language = given.get("packs"), str(given["lang"])
    paths = tuple(packs) if isinstance(packs, list) else (str(packs),) if packs else ()
    if laboratory.is_translated:
        check_language(load_system(laboratory.key).facts, language)
    options = given["option"]
    return Setting(read_options(options if isinstance(options, list) else ()), paths, language)


def print_answer(found: object) -> None:
    """An answer of the laboratory as one object, for programs."""
    import msgspec

    print(msgspec.json.encode(found).decode())
