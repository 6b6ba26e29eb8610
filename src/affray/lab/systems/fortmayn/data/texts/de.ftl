### Was über Chancen in Fortmayn gesagt wird.

obstacle = ein Hindernis
kind-melee = Nahkampfwurf
kind-shot = Fernkampf
