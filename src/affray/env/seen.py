"""What environments have in common: what an agent sees, and what a number that it may not choose costs it."""

from typing import TYPE_CHECKING, TypedDict

import numpy as np
from gymnasium import spaces

from affray.env.arrays import MOST, Arrays

if TYPE_CHECKING:
    from affray.env.arrays import Floats, Mask

ANSI = "ansi"
ILLEGAL = -1.0
"""The reward of a side that chooses a number which the mask forbids."""


class Observation(TypedDict):
    """What an agent sees, and a 1 for each number that it may choose."""

    observation: "Floats"
    action_mask: "Mask"


def observation_space(arrays: Arrays[object, object]) -> spaces.Dict:
    """The space of what an agent sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (arrays.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (arrays.setting.numbering.size,), np.int8),
        }
    )
