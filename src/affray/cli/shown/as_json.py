"""Results for programs: one JSON object."""

import msgspec


def print_json(value: object) -> None:
    """Prints a value as JSON that people can read too."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
