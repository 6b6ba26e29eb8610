## What is noticed of computer players

noticed-idle = idle activations
noticed-figure-standing = miniatures standing at the end
noticed-front-rear = side or rear shown to a charge
noticed-rest-wasted = actions unused with an attack open
noticed-shot-out = shots out of range
noticed-turn-back = ways there and back
