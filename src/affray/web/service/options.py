"""How a server runs. Each setting is a field of `ServeOptions`; from it come its switch, its variable of the environment, its
key in the file, its schema, and what is said of it."""

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Literal, cast, get_args, get_origin

import msgspec

from affray.core import InputError
from affray.core.errors import shorten_text
from affray.core.reading.fields import convert
from affray.core.reading.schemas import field_texts
from affray.web.service.limits import Limits

Texts = tuple[str, ...]
Table = dict[str, object]
PREFIX, CONFIG = "AFFRAY_", "AFFRAY_CONFIG"
USUAL = "usual"
"""Where a value comes from that nobody has set."""
NESTED = "limits"
"""The setting that is a table of its own."""
SECRET = "***"
HOST = re.compile(r"[a-z0-9]([a-z0-9._-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*", re.IGNORECASE)

Port = Annotated[int, msgspec.Meta(ge=0, le=65535, extra={"sign": "N"})]
Count = Annotated[int, msgspec.Meta(ge=0, le=64, extra={"sign": "N"})]
Address = Annotated[str, msgspec.Meta(extra={"sign": "ADDRESS"})]
Key = Annotated[str, msgspec.Meta(extra={"sign": "KEY", "secret": True})]
Where = Annotated[str, msgspec.Meta(extra={"sign": "PATH"})]
Names = Annotated[Texts, msgspec.Meta(extra={"sign": "NAME"})]
Peers = Annotated[Texts, msgspec.Meta(extra={"sign": "ADDRESS"})]
PackNames = Annotated[Texts, msgspec.Meta(extra={"sign": "PACK"})]
Programs = Annotated[Texts, msgspec.Meta(extra={"sign": "NAME=COMMAND"})]


class ServeOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the server is to run."""

    host: Address = "127.0.0.1"
    """The address to listen at; one that other machines reach needs a key."""
    port: Port = 8642
    """The port; 0 takes any free one."""
    store: Where = ""
    """The file or the database URL that keeps the games; a file in your data folder if absent."""
    key: Key = ""
    """Who makes a game, or reads what is kept, must know it; drawn where one is needed."""
    name: Names = ()
    """A name that the server answers to beside localhost; needs a key."""
    proxy: Peers = ()
    """A proxy that is believed about where a request comes from: its address, or a network."""
    pack: PackNames = ()
    """A pack: a folder, a zip file, or the name of one that is installed."""
    player: Programs = ()
    """A program that seats can be given by this name."""
    open: bool | None = None
    """Open a browser; as a rule where there is one."""
    log: Literal["quiet", "text", "json"] = "quiet"
    """What the log says: what goes wrong, or every event as a line of text or of JSON."""
    metrics: Peers = ()
    """Who may read /metrics: an address or a network. Nobody if absent."""
    workers: Count = 0
    """So many processes, watched over by one more; 0 for this one alone. More than one need PostgreSQL."""
    inner_host: Address = "127.0.0.1"
    """The address at which workers on other machines reach this one."""
    limits: Limits = Limits()
    """How much a client may ask."""


class Switch(msgspec.Struct, frozen=True):
    """A setting as a switch: its path, its type, its usual value, what is said of it, its sign, whether it is secret."""

    path: Texts
    kind: object
    usual: object
    text: str
    sign: str = ""
    secret: bool = False

    @property
    def variable(self) -> str:
        """Its variable of the environment."""
        return PREFIX + "_".join(self.path).upper()

    @property
    def key(self) -> str:
        """Its key in the file."""
        return ".".join(self.path)

    @property
    def choices(self) -> str:
        """The values that there are, parted by lines, where it is one of a few words."""
        kind = plain_type(self.kind)
        return "|".join(get_args(kind)) if get_origin(kind) is Literal else ""

    @property
    def is_list(self) -> bool:
        """Whether it may be given several times."""
        return plain_type(self.kind) == Texts


class Configuration(msgspec.Struct, frozen=True):
    """The options of a server, and where each that is not usual comes from, by its key."""

    options: ServeOptions
    sources: Mapping[str, str]


def switches(kind: type[msgspec.Struct] = ServeOptions, above: Texts = ()) -> Iterator[Switch]:
    """Every setting in order; those of a table by themselves."""
    texts = field_texts(kind)
    for field in msgspec.structs.fields(kind):
        if field.name == NESTED:
            yield from switches(Limits, (NESTED,))
            continue
        marks = get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()
        extra = next((mark.extra for mark in marks if isinstance(mark, msgspec.Meta) and mark.extra), {})
        yield Switch((*above, field.name), field.type, field.default, texts[field.name], **extra)


def plain_type(kind: object) -> object:
    """A type without what is noted beside it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


# --- reading ----------------------------------------------------------------------------------------------------------
def read_options(
    given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None, path: str = ""
) -> Configuration:
    """The options from a file, the environment and switches, each stronger than those before. Raises InputError that says which
    is wrong, and how.

    `given` are the switches by the names of their fields, those of a table as texts NAME=VALUE; None stands for one that is not
    given.

    >>> found = read_options({"port": "0"}, {"AFFRAY_PORT": "80", "AFFRAY_NAME": "a.org,b.org"})
    >>> found.options.port, found.options.name, found.sources["port"]
    (0, ('a.org', 'b.org'), '--port')
    """
    environment = environment or {}
    whole, sources = read_file(path or environment.get(CONFIG, ""))
    for switch in switches():
        text = environment.get(switch.variable)
        if text is not None:
            put(whole, sources, switch, read_text(switch, text, switch.variable), switch.variable)
    known = {switch.key: switch for switch in switches()}
    for name, value in flags(given or {}):
        outer, _, inner = name.partition(".")
        where = f"--{outer.replace('_', '-')}"
        if name not in known:
            names = ", ".join(key.partition(".")[2] for key in known if "." in key)
            raise InputError(f"{where}: {shorten_text(inner)!r} is unknown; expected one of {names}")
        put(whole, sources, known[name], read_text(known[name], value, f"{where} {inner}".strip()), where)
    options = convert(whole, ServeOptions, "", strict=False)
    check_options(options, sources)
    return Configuration(options, sources)


def flags(given: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """The switches that are given, those of a table by their keys. Raises InputError."""
    for name, value in given.items():
        if name == NESTED and isinstance(value, list):
            for text in value:
                inner, sign, said = str(text).partition("=")
                if not sign:
                    raise InputError(f"--{name} {shorten_text(str(text))!r}: expected NAME=VALUE")
                yield f"{NESTED}.{inner}", said
        elif value is not None:
            yield name, value


def read_file(path: str) -> tuple[Table, dict[str, str]]:
    """What a file sets, and where each setting comes from; nothing for no file. Raises InputError, OSError."""
    if not path:
        return {}, {}
    try:
        table = tomllib.loads(Path(path).read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise InputError(f"{path}: expected text in UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{path}: no valid TOML: {' '.join(str(error).split()) or 'nested too deeply'}") from None
    convert(table, ServeOptions, path)
    sources: dict[str, str] = {}
    for switch in switches():
        inner: object = table
        for step in switch.path:
            inner = inner.get(step) if isinstance(inner, dict) else None
        if inner is not None:
            sources[switch.key] = path
    return table, sources


def read_text(switch: Switch, value: object, where: str) -> object:
    """The value that a text stands for; of several, parted by commas or written as in TOML. Raises InputError."""
    if get_origin(plain_type(switch.kind)) is tuple and isinstance(value, str):
        if value.lstrip().startswith("["):
            try:
                value = tomllib.loads(f"value = {value}")["value"]
            except tomllib.TOMLDecodeError:
                raise InputError(f"{where}: expected a list as TOML has it, not {shorten_text(str(value))!r}") from None
        else:
            value = [part.strip() for part in value.split(",") if part.strip()]
    found: object = convert(value, cast("type[object]", switch.kind), where, strict=False)
    return found


def put(whole: Table, sources: dict[str, str], switch: Switch, value: object, source: str) -> None:
    """Puts a value in place of a weaker one."""
    table = whole
    for step in switch.path[:-1]:
        table = cast("Table", table.setdefault(step, {}))
    table[switch.path[-1]] = value
    sources[switch.key] = source


# --- checks -----------------------------------------------------------------------------------------------------------
def is_network(text: str) -> bool:
    """Whether a text is an address or a network.

    >>> is_network("10.0.0.0/8"), is_network("::1"), is_network("proxy"), is_network("*")
    (True, True, False, False)
    """
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def is_reached(text: str) -> bool:
    """Whether others reach a machine by an address, rather than that it stands for all of its own.

    >>> is_reached("10.0.0.2"), is_reached("db2.example.org"), is_reached("0.0.0.0"), is_reached("::"), is_reached("0")
    (True, True, False, False, False)
    """
    try:
        return not ip_address(text).is_unspecified
    except ValueError:
        return HOST.fullmatch(text) is not None and not text.replace(".", "").isdigit()


CHECKS: Mapping[str, tuple[Callable[[str], object], str]] = {
    "name": (HOST.fullmatch, "a host name such as play.example.org, without a scheme or a port"),
    "proxy": (is_network, "an address or a network such as 10.0.0.0/8"),
    "metrics": (is_network, "an address or a network such as 10.0.0.0/8"),
    "inner_host": (is_reached, "the address at which other workers reach this one, such as 10.0.0.2"),
}


def check_options(options: ServeOptions, sources: Mapping[str, str]) -> None:
    """Checks what the types do not say. Raises InputError."""
    for name, (is_right, wanted) in CHECKS.items():
        texts: Sequence[str] | str = getattr(options, name)
        for text in (texts,) if isinstance(texts, str) else texts:
            if not is_right(text):
                at = sources.get(name, "")
                at = f"{at}: {name}" if at and not at.startswith(("-", PREFIX)) else at or name
                raise InputError(f"{at}: expected {wanted}, not {shorten_text(text)!r}")


# --- showing ----------------------------------------------------------------------------------------------------------
def show_options(found: Configuration) -> str:
    """The options as TOML, each with where it comes from; what is secret or not set stands in a comment."""
    lines = []
    table: Texts = ()
    for switch in switches():
        if switch.path[:-1] != table:
            table = switch.path[:-1]
            lines += ["", f"[{'.'.join(table)}]"]
        value: object = found.options
        for step in switch.path:
            value = getattr(value, step)
        shown = hide(switch, value)
        source = found.sources.get(switch.key, USUAL)
        if value is None:
            lines.append(f"# {switch.path[-1]} is not set")
            continue
        hidden = "# " if shown != value else ""
        lines.append(f"{hidden}{switch.path[-1]} = {json.dumps(shown, ensure_ascii=False)}  # {source}")
    return "\n".join(lines) + "\n"


def hide(switch: Switch, value: object) -> object:
    """A value as anybody may read it."""
    if switch.secret and value:
        return SECRET
    if isinstance(value, str) and "://" in value:
        from affray.web.store.store import store_address

        return store_address(value)
    return value
