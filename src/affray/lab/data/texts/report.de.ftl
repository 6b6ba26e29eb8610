### Der Bericht über eine Versuchsreihe.

report-title = Eine Versuchsreihe zu { $system }
report-sections = Abschnitte
report-as-table = Dasselbe als Tabelle
report-digest = SHA-256 der Ergebnisse
report-like-with-like = Ränge vergleichen Gleiches mit Gleichem, in den Teilen der Tabelle, in denen alle es können: { $which }.
report-size = { $contenders } Bewerber, { $cells } Zellen
report-size-parts = { $contenders } Bewerber, { $parts } Teile der Tabelle, { $cells } Zellen
report-only = Nur { $which }.
report-games-each = je { $games } Spiele
report-games-until = bis jede Chance auf { $points } Prozentpunkte bekannt war
report-played-some = { $exact } Zellen sind exakt. { $played } wurden gespielt, { $how }: { $games } Spiele, alle mit den Würfeln des Startwerts { $seed }. Intervalle enthalten die wahre Zahl in 95 von 100 Fällen.
report-played-all = Alle Zellen wurden gespielt, { $how }: { $games } Spiele, alle mit den Würfeln des Startwerts { $seed }. Intervalle enthalten die wahre Zahl in 95 von 100 Fällen.
report-exact = Jede Zelle ist exakt: Die Chancen sind ausgerechnet, gewürfelt wurde nicht.
report-refused = { $count } von { $all } Figuren können nicht kämpfen, eine davon: { $why }.
report-versions = System { $system }, Version { $version }; Affray { $affray }; Ergebnisse { $digest }.
report-unfit = { $count } von { $all } Figuren können nicht einsetzen, was bewertet wird, eine davon: { $who } bei { $part }, { $why }; sie sind mit * markiert und zählen in keiner Rangfolge.
report-unfit-ranked = { $count } von { $all } Figuren können nicht einsetzen, was bewertet wird, eine davon: { $who } bei { $part }, { $why }; sie sind mit * markiert und zählen trotzdem.
report-figure = Jede Figur: { $fields }.
report-foe = Der Gegner: { $fields }.
report-terms = Bedingungen: { $fields }.
report-rules = Hausregeln: { $fields }.

report-head-unfit = Wer nicht einsetzen kann, was bewertet wird
report-unfit-out = Ihre Werte sagen, was der Figur fehlt, und nicht, was die Wahl taugt. Kein Rang, keine Stufe und kein Vergleich zählt diese Zellen; mit --unfit zählen sie.
report-unfit-in = Ihre Werte sagen, was der Figur fehlt, und nicht, was die Wahl taugt. Sie zählen trotzdem; ihr Rang zeigt, was eine falsche Figur leistet, nicht, was die Wahl taugt.
report-some-of = { $some } von { $all }
report-column-parts = Teile der Tabelle
report-column-why = warum
report-all-parts = alle Teile der Tabelle
report-able-parts = die { $some } von { $all } Teilen der Tabelle, in denen alle kämpfen können

report-head-tiers = Stufen
report-tier-score = Der Wert ist die Chance zu gewinnen und die halbe auf ein Unentschieden, über alle Gegner gleichermaßen und über { $parts }. Am stärksten ist { $best } ({ $most }), am schwächsten { $worst } ({ $least }).
report-tier-border = { $tier }: { $least } % oder mehr
report-tiers = Stufen unter diesen { $count } (andere Bewerber verschieben jeden Wert): { $borders }. Die dicke Linie ist das Intervall des Werts, die dünne geht vom niedrigsten zum höchsten Teil der Tabelle.
report-picture-tiers = Werte aller Bewerber mit ihren Intervallen
report-column-tier = Stufe
report-column-score = Wert
report-column-interval = Intervall
report-column-lowest = niedrigster Teil
report-column-highest = höchster Teil
report-column-mean = Mittel
report-exactly = exakt

report-head-ranking = Rangfolge
report-extremes = Am meisten bewirkt { $best } ({ $most } { $unit }), am wenigsten { $worst } ({ $least }).
report-one-attack = Was ein Angriff bewirkt: { $unit }. Die Linie geht vom niedrigsten zum höchsten Teil der Tabelle.
report-picture-ranking = { $unit } je Bewerber

report-head-matrix = Jeder gegen jeden
report-matrix = Was der Bewerber der Zeile gegen den der Spalte erreicht, in Prozent, über { $parts }; je dunkler, desto besser.
report-matrix-first = Was der Bewerber der Zeile gegen den der Spalte erreicht, in Prozent, über { $parts }; je dunkler, desto besser. Die Zeile hat die erste Seite oder den ersten Zug.
report-picture-matrix = Wärmekarte der Werte jedes Bewerbers gegen jeden anderen
report-against = gegen

report-head-parts = Teil für Teil
report-by-part = Was jeder Bewerber gegen alle anderen erreicht, in jedem Teil der Tabelle.
report-by-part-marked = Was jeder Bewerber gegen alle anderen erreicht, in jedem Teil der Tabelle. Mit * kann er dort nicht einsetzen, was bewertet wird.
report-picture-parts = Wärmekarte der Werte jedes Bewerbers in jedem Teil der Tabelle

report-head-dominated = Unterlegene Wahlen
report-dominated-none = Keine: Gegen jeden Bewerber gibt es etwas, worin er besser ist.
report-dominated = { $some } von { $all }: In jedem Teil der Tabelle, gegen alle, ist der andere bis auf die Intervalle mindestens so gut und im Mittel besser.
report-dominated-cheaper = { $some } von { $all }: In jedem Teil der Tabelle, gegen alle, ist der andere bis auf die Intervalle mindestens so gut und im Mittel besser, und er kostet nicht mehr.
report-column-dominated = ist unterlegen
report-column-margin = um so viel im Mittel
report-column-others = weitere Überlegene

report-head-cycles = Kreise
report-cycles-none = Keine: Wer jemanden schlägt, schlägt auch, wen dieser schlägt.
report-cycles = { $count } von { $threes } Dreiergruppen sind Kreise, in denen jeder den nächsten sicher schlägt, über alle Teile der Tabelle. Die stärksten davon:
report-column-first = Erster
report-column-beats = schlägt
report-column-second = Zweiter
report-column-third = Dritter
report-column-beats-first = schlägt den Ersten

report-head-axis = Was { $axis } ändert
report-moved = Zwischen den Werten bewegt sich das Ergebnis eines Bewerbers im Mittel um { $moved }.
report-moved-points = Zwischen den Werten bewegt sich das Ergebnis eines Bewerbers im Mittel um { $moved } Prozentpunkte.
report-gains = Von { $low } zu { $high }: { $most }, { $least }.
report-gains-most = { $who } gewinnt am meisten ({ $gain })
report-gains-least = { $who } gewinnt am wenigsten ({ $gain })
report-loses-most = { $who } verliert am meisten ({ $gain })
report-loses-least = { $who } verliert am wenigsten ({ $gain })
report-other-opponents = Wo nicht alle kämpfen können, haben die anderen auch andere Gegner.
report-quoted = „{ $text }“
report-length = (mittlere Zahl der { $unit })
report-nobody = (niemand gewinnt)
report-picture-axis = Werte jedes Bewerbers nach { $axis }

report-head-price = Kauft ein Punkt einen Punkt?
report-double = Wer doppelt so viel kostet wie der andere, erreicht in der Anpassung { $double }; bei gleichem Preis erreicht der Erste { $first }. Punkte erklären { $explained } der Unterschiede.
report-fair = Der gerechte Preis ist, was ein Bewerber kosten würde, wenn nur Punkte sein Ergebnis bestimmten. Am billigsten für seine Leistung ist { $cheap } ({ $cheap-points } statt { $cheap-fair }), am teuersten { $dear } ({ $dear-points } statt { $dear-fair }).
report-exchange = Ein Punkt hat einen Punkt gekauft, wo der Tausch 1 ist: so viele zerstörte Punkte je verlorenem.
report-picture-price = Werte nach Punkten, die Anpassung gestrichelt; Namen, für die kein Platz war, stehen in der Tabelle
report-points-axis = Punkte (jeder Schritt nach rechts ist das so Vielfache)
report-column-points = Punkte
report-column-fit = Wert in der Anpassung
report-column-fair = gerechter Preis
report-column-ratio = gerecht / Punkte
report-column-exchange = Tausch
