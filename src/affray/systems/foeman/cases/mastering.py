"""Who fights in the cases of a game master\'s rulings. [FM-GM-01 FM-GM-02 FM-GM-03]"""

FIGURES: tuple[dict[str, object], ...] = (
    {
        "name": "Ann",
        "side": "Red",
        "at": [3, 1],
        "facing": "S",
        "race": "Human",
        "st": 12,
        "dx": 12,
        "iq": 8,
        "hold": ["Mace"],
    },
    {
        "name": "Bob",
        "side": "Blue",
        "at": [3, 5],
        "facing": "N",
        "race": "Human",
        "st": 12,
        "dx": 12,
        "iq": 8,
        "hold": ["Mace"],
    },
)
