"""A campaign under way as JSON, which names the members: they stand in the roster."""

from collections.abc import Mapping

import msgspec

from affray.core.errors import InputError
from affray.core.faces.campaigns import Campaign, Journey, Steps
from affray.core.faces.people import F
from affray.core.reading.json_files import read_json_as

FORMAT = "affray-campaign"
VERSION = 1


class JourneyKept(Steps, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A campaign under way as it is kept: as Journey, its members by name, since the roster keeps them."""

    format: str
    """Always FORMAT."""
    version: int
    """Always VERSION."""
    campaign: Campaign
    """The campaign."""
    party: tuple[str, ...]
    """The names of the members."""
    seed: int
    """The seed of its dice."""


def write_journey(journey: Journey[F]) -> bytes:
    """The campaign as JSON, with the names of its members."""
    names = tuple(figure.name for figure in journey.party)
    steps = {key: getattr(journey, key) for key in Steps.__struct_fields__}
    return msgspec.json.encode(JourneyKept(FORMAT, VERSION, journey.campaign, names, journey.seed, **steps))


def read_journey(data: bytes, members: Mapping[str, F], where: str) -> Journey[F]:
    """The campaign of a JSON text, with its members from the roster. Raises InputError."""
    kept = read_json_as(data, JourneyKept, where)
    if (kept.format, kept.version) != (FORMAT, VERSION):
        raise InputError(f"{where}: expected {FORMAT} {VERSION}, got {kept.format} {kept.version}")
    lost = [name for name in kept.party if name not in members]
    if lost:
        raise InputError(f"{where}: {', '.join(lost)}: not in the roster")
    party = tuple(members[name] for name in kept.party)
    return Journey(kept.campaign, party, kept.seed, **{key: getattr(kept, key) for key in Steps.__struct_fields__})
