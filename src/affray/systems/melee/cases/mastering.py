"""Who fights in the cases of a game master\'s rulings. [CM-GM-01 CM-GM-02 CM-GM-03]"""

FIGURES: tuple[dict[str, object], ...] = (
    {
        "name": "Ann",
        "side": "Red",
        "at": [3, 1],
        "facing": "S",
        "race": "human",
        "st": 12,
        "dx": 12,
        "iq": 8,
        "weapons": ["mace"],
    },
    {
        "name": "Bob",
        "side": "Blue",
        "at": [3, 5],
        "facing": "N",
        "race": "human",
        "st": 12,
        "dx": 12,
        "iq": 8,
        "weapons": ["mace"],
    },
)
