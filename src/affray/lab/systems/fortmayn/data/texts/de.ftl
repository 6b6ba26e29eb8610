### Was über Chancen in Fortmayn gesagt wird.

obstacle = ein Hindernis
