### What is said of odds of Fortmayn.

obstacle = an obstacle
kind-melee = melee roll
kind-shot = ranged attack
