## What is noticed of computer players

noticed-idle = idle turns
noticed-attack-fallen = attacks on the fallen
noticed-declare-cannot-wound = attacks that cannot wound
noticed-disengage-nothing = moves away that leave nothing to do
noticed-enter-open-taken = Hand-to-Hand entered
noticed-hurl-only-weapon = only weapon hurled
noticed-move-back-and-forth = moves there and back
noticed-move-back-shown = backs turned to foes
noticed-ready-wrong-hand = weapons in the wrong hand
noticed-side-ceded = first move ceded
