"""Games as environments for programs that learn: for PettingZoo, Gymnasium and OpenSpiel, by the extra `affray[env]`.

Each standard has a module of its own, so that none needs another's library: `aec.fight_env`, `single.side_env` and
`single.vector_env`, `spiel.spiel_game`. All ask in the same parts by the same numbers.
"""

from affray.env.episode import Episode, Setting, seeded_episode, setting_of
from affray.env.numbering import Numbering
from affray.env.text import position_text

__all__ = ["Episode", "Numbering", "Setting", "position_text", "seeded_episode", "setting_of"]
