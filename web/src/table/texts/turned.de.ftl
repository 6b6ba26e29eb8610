# Eine Adresse eines Spiels, die keinen Tisch öffnet.
turned-title = Der Tisch eines Spiels
turned-what = Hier wird ein Spiel mit Affray gespielt. Seinen Tisch sieht, wer einen Link dazu hat: Wer mitspielt, hat einen eigenen, und wer zuschaut, bekommt einen.
turned-none = Diese Adresse ist nur die erste Hälfte eines solchen Links: Was hinter dem # steht, fehlt.
turned-wrong = Was hinter dem # dieses Links steht, öffnet hier nichts: Es ist abgeschnitten, schon verbraucht, oder das Spiel wird nicht mehr aufbewahrt.
turned-own = Zurück auf deinen Platz
turned-watch = Bitte um Zuschauen kopieren
turned-seat = Bitte um einen Platz kopieren
turned-ask = Wer das Spiel angelegt hat, findet beide Links im Menü und unter „Tisch“. Die Bitte wird kopiert, damit du sie verschicken kannst.
turned-watch-text = Darf ich bei eurem Spiel zuschauen? Schick mir bitte den Link für Zuschauer (Menü, „Link für Zuschauer kopieren“). Das Spiel: { $address }
turned-seat-text = Darf ich bei eurem Spiel mitspielen? Schick mir bitte den Link des Platzes („Tisch“, „Link für … kopieren“). Das Spiel: { $address }
