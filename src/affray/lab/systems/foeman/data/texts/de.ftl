### Was über Duelle in Foeman gesagt wird.

duel-nobody = endet nie: { $chance }
