## What is noticed of computer players

noticed-idle = idle plans
noticed-turn-idle = idle plans with a foe in reach
noticed-leader-weak-head = led by a duller head
noticed-meeting-parley = talk or payment
noticed-ounce-cannot-hurt = blows that cannot hurt
noticed-plan-cannot-happen = plans that come to nothing
noticed-moment-rest-beside-foe = rests beside foes
