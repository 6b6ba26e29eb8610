### What is said of odds of Fortmayn.

obstacle = an obstacle
