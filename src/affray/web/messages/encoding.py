"""Messages as bytes."""

import msgspec
from msgspec.structs import replace

from affray.core.faces.picture import Block
from affray.core.memory import remember
from affray.web.messages.table import Position

ENCODER = msgspec.json.Encoder()
UNITS = 4096
"""So many units are remembered as they are sent."""


@remember(UNITS)
def written_block(block: Block) -> msgspec.Raw:
    """A unit of a table as it is sent: most are drawn as they were before, and alike for all."""
    return msgspec.Raw(ENCODER.encode(block))


def encode(message: msgspec.Struct) -> bytes:
    """A message as bytes."""
    position: Position | None = getattr(message, "position", None)
    if position is None or not position.units:
        return ENCODER.encode(message)
    units = tuple(replace(unit, block=written_block(unit.block)) for unit in position.units)
    return ENCODER.encode(replace(message, position=replace(position, units=units)))
