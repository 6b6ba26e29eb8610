"""A person at a table of the Combat and Movement Guide: the plan by which it fights, from what the page shows alone.

It walks up to the nearest foe by half its movement, faces him, takes the option that lets it strike, and strikes; a
wizard casts the first spell of its list. Where it has no reason to choose it takes the first answer.
"""

from tests.browser.acting.driving import Deed, Scene, towards

FIGHTING = "tjobflhrpgqma"
"""The letters of the options, those that fight first, then those that bring a figure to its feet or its weapons."""
BLOWS = ("strike", "shoot", "throw", "sweep", "retreat", "break", "enter", "draw")
SHIFT = 5
"""Movement points that leave a figure its attack, about."""


def fight(scene: Scene) -> Deed:
    """What the plan does now."""
    if scene.on_board:
        return walk(scene)
    letters = {text.split()[1]: text for text in reversed(scene.choices) if text.startswith("option ")}
    if letters:
        return Deed("choice", next((letters[text] for text in FIGHTING if text in letters), scene.choices[0]))
    blows = [text for text in scene.choices if text.startswith(BLOWS)]
    if blows:
        return Deed("choice", blows[0])
    if scene.spells:
        return Deed("cast", scene.spells[0])
    if scene.end:
        return Deed("end")
    assert scene.choices, (scene.asked, scene.on_board)
    return Deed("choice", scene.choices[0])


def walk(scene: Scene) -> Deed:
    """A move: near to the nearest foe, then facing him."""
    own = scene.figures[scene.who]
    foe = min(scene.foes, key=own.far, default=own)
    near = [(at.far(foe), cost, at) for at, cost in scene.places if 0 < cost <= SHIFT and at.far(foe) >= 0.9]
    if own.far(foe) >= 1.2 and near and min(near)[0] < own.far(foe) - 0.1:
        return Deed("go", at=min(near)[2])
    wanted = towards(own, foe) if own.far(foe) > 0.1 else scene.nose
    if wanted != scene.nose:
        return Deed("face", at=own, number=wanted)
    return Deed("end")
