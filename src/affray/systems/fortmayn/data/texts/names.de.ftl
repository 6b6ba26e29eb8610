### Wie Dinge, Orte, Kreaturen und Ergebnisse heißen.

## Was die Regeln benennen

type-brawny = Kraftmensch
type-brainy = Kopfmensch
style-hard-hitting = schlagkräftig
style-handy = geschickt
style-erudite = gelehrt
pool-body = KÖRPER
pool-head = KOPF
band-close = Nah
band-nearby = In der Nähe
band-distant = Entfernt
band-far-away = Weit weg
light-lit = hell
light-dim = dämmrig
light-dark = dunkel
outcome-overcome = überwunden
outcome-partial = teilweise geschafft
outcome-failed = misslungen
task-avoid-trap = einer Falle entgehen
task-avoid-magical-device = einem magischen Gerät entgehen
task-delicate-task = Feinarbeit
task-climbing = klettern
task-hearing = lauschen
task-moving-silently = schleichen
task-reading-language = eine Sprache lesen
task-opening-lock = ein Schloss öffnen
task-searching = suchen
task-fighting = kämpfen
task-forcing = Gewalt anwenden
task-talking = reden
task-other = etwas anderes
task-craft = bauen oder reparieren
task-learning = einen Zauber lernen
task-banishing = bannen
task-casting = zaubern
task-lifting = heben
likelihood-doubtful = zweifelhaft
likelihood-even = ausgeglichen
likelihood-likely = wahrscheinlich
likelihood-very-likely = sehr wahrscheinlich
likelihood-near-sure = fast sicher
unit-ounce = Unze
unit-moment = Augenblick
unit-hour = Stunde
unit-day = Tag
clock-day = Tag
clock-hour = Stunde
clock-moment = Augenblick
clock-ounce = Unze
dice-body = KÖRPER
dice-head = KOPF
dice-difficulty = Schwierigkeit
dice-shield = Schild
dice-armor = Rüstung
way-entrance = Eingang
way-exit-0 = Rückweg
way-exit-1 = Ausgang 1
way-exit-2 = Ausgang 2
way-exit-3 = Ausgang 3
way-exit-4 = Ausgang 4
way-exit-5 = Ausgang 5
way-exit-6 = Ausgang 6
way-exit-7 = Ausgang 7
way-exit-8 = Ausgang 8
way-exit-9 = Ausgang 9
bar-dead-end = Sackgasse
place-hub = der Stützpunkt
place-outside = draußen
attachment-old-comrade = ein alter Kamerad
attachment-sister-in-town = eine Schwester in der Stadt
attachment-patron = ein Gönner
attachment-guild = die Gilde
attachment-mentor = ein Lehrmeister
attachment-sweetheart = ein Schatz
attachment-temple = der Tempel
attachment-debt-of-honor = eine Ehrenschuld
attachment-good-name = der gute Name
attachment-little-brother = der kleine Bruder
milestone-quest = Auftrag
milestone-session = Sitzung
milestone-dungeon-level = Ebene
milestone-major-event = großes Ereignis
handling-light = anzünden
handling-douse = löschen
handling-wield = in die Hand nehmen
handling-stow = wegstecken
handling-take = nehmen
handling-drop = fallen lassen
handling-give = geben
handling-don = anlegen
handling-doff = ablegen
handling-wedge = verkeilen
handling-invoke = anrufen
save-none = nichts
save-shield = der Schild
save-armor = die Rüstung
save-attachment = eine Bindung
source-task = Begabung eines Kopfmenschen
source-surprising = Überraschung
source-weapon-size = günstigere Waffengröße
source-mounted = beritten
source-magic-weapon = magische Waffe
source-firearm = Feuerwaffe
source-holy-symbol = heiliges Symbol
source-shooter-distant = Schütze ist entfernt
source-book = dem Buch
source-memory = dem Gedächtnis
source-equipment = Ausrüstung
source-knack = Kniff des Berufs
source-gm = Ermessen
source-surprised = überrascht
source-target-distant = Ziel ist entfernt
source-overloaded = überladen
source-damaged-armor = beschädigte Rüstung
source-damaged-shield = beschädigter Schild
source-fat-head = Brummschädel
source-darkness = Dunkelheit
source-against-mounted = gegen Berittene
source-firearm-shooter = mit Feuerwaffe beschossen

## Die Preisliste

item-gambeson = Gambeson
item-leather = Lederrüstung
item-chain-mail = Kettenhemd
item-plate-and-mail = Plattenrüstung
item-small-shield = Kleiner Schild
item-large-shield = Großer Schild
item-backpack = Rucksack
item-flask-of-oil = Flasche Öl
item-work-tools = Werkzeug
item-holy-symbol = Heiliges Symbol
item-holy-water = Weihwasser
item-iron-spikes = Eisenhaken
item-lantern = Laterne
item-handheld-mirror = Handspiegel
item-preserved-rations = Haltbare Rationen
item-fresh-rations = Frische Rationen
item-rope-50ft = Seil, 50 Fuß
item-small-sack = Kleiner Sack
item-large-sack = Großer Sack
item-thieves-tools = Diebeswerkzeug
item-flint-and-steel = Feuerstein und Stahl
item-torches-6 = Fackeln (6)
item-wineskin = Weinschlauch
item-wine = Wein
item-common-herbs = Gemischte Kräuter
item-pole-10ft = Stange, 10 Fuß
item-quiver = Köcher mit Pfeilen oder Bolzen
item-coins = Münzen
item-one-handed-weapon = Einhandwaffe
item-two-handed-weapon = Zweihandwaffe

## Weitere Ausrüstung

item-handgun = Handfeuerwaffe
item-longarm = Langwaffe
item-powder-and-shot = Pulver und Kugeln
item-riding-mount = Reittier
item-hireling-day = Söldling, je Tag
item-book-blank = Leeres Buch
item-lodging = Bett und Abendessen
item-surgeon = Wundarzt, je Besuch
item-spell-book = Zauberbuch
item-scroll = Schriftrolle

## Kreaturen

creature-kobold = Kobold
creature-sewer-rats = Rattenflut
creature-bandit = Wegelagerer
creature-cultist = Kultist in Robe
creature-skeleton = Knochenwächter
creature-giant-centipede = Riesentausendfüßler
creature-bats = Fledermauswolke
creature-wolf = Grauer Wolf
creature-ghoul = Ghul
creature-temple-guard = Tempelwache
creature-hill-raider = Hügelräuber
creature-sellsword = Söldner
creature-leopard = Menschenfressender Leopard
creature-giant-spider = Falltürspinne
creature-lost-legionary = Legionär der verlorenen Kolonne
creature-mesmerist = Mesmerist
creature-great-ape = Weißer Affe
creature-python = Großer Python
creature-crocodile = Flusskrokodil
creature-duellist = Meisterfechter
creature-serpent-priest = Schlangenpriester
creature-pit-lurker = Grubenlauerer
creature-barrow-wight = Hügelgrabschatten
creature-cave-bear = Höhlenbär
creature-river-horse = Flusspferd
creature-embalmed-king = Einbalsamierter König
creature-bronze-idol = Wandelndes Götzenbild
creature-thing-below = Das Ding unter dem Brunnen

## Hindernisse und Fallen

obstacle-bent-bars = Vergittertes Fallgatter
obstacle-stuck-door = Verquollene Tür
obstacle-fine-lock = Feines Messingschloss
obstacle-plain-lock = Rostiges Schloss
obstacle-pit-cover = Abgedeckte Grube
obstacle-dart-wall = Pfeilwand
obstacle-falling-block = Fallender Block
obstacle-scything-blade = Schwingende Klingen
obstacle-flooding-room = Gefluteter Raum
obstacle-gas-jar = Krug mit Betäubungsgas
obstacle-rope-bridge = Morsche Seilbrücke
obstacle-cliff-face = Felswand
obstacle-underground-river = Schwarzer Fluss
obstacle-rubble = Verschütteter Gang
obstacle-dark-glyph = Schutzglyphe
obstacle-speaking-face = Rätselndes Steingesicht
obstacle-cipher-wall = Verschlüsselte Inschrift
obstacle-silent-hall = Saal der Schläfer
obstacle-narrow-ledge = Sims über dem Abgrund
obstacle-crowd = Misstrauische Menge
obstacle-gatekeeper = Bestechlicher Torwächter
obstacle-sandstorm = Sandsturm
obstacle-fever-swamp = Fiebersumpf
obstacle-counterweight = Gegengewichtsrätsel

## Zauber

spell-illusory-torch = Trugfackel
spell-whisper-far = Fernes Flüstern
spell-quiet-feet = Leise Füße
spell-read-stones = Steine lesen
spell-open-the-way = Den Weg öffnen
spell-hold-the-way = Den Weg halten
spell-mend = Flicken
spell-sleep-of-poppies = Mohnschlaf
spell-terror = Würgende Angst
spell-command-word = Befehlswort
spell-false-face = Falsches Gesicht
spell-phantom-host = Geisterheer
spell-fog-of-the-marsh = Sumpfnebel
spell-breath-of-embers = Gluthauch
spell-spear-of-night = Speer der Nacht
spell-bind-the-dead = Die Toten binden
spell-close-the-wound = Die Wunde schließen
spell-draw-venom = Gift ziehen
spell-cat-eyes = Katzenaugen
spell-beast-tongue = Tierzunge
spell-lodestone = Leitstein
spell-river-step = Flussschritt
spell-stone-sleep = Steinschlaf
spell-ward-circle = Bannkreis

## Räume

place-flooded-stair = Überflutete Treppe
place-guard-post = Wachstube
place-colonnade = Zerbrochener Säulengang
place-ossuary = Beinhaus
place-cistern = Zisterne
place-shrine = Vergessener Schrein
place-fungus-garden = Pilzgarten
place-barracks = Verfallene Kaserne
place-archive = Verbranntes Archiv
place-smithy = Kalte Schmiede
place-chasm = Schlucht
place-throne = Halle des leeren Throns
place-kennels = Zwinger
place-bath = Trockenes Badehaus
place-mine-face = Verlassene Stollenwand
place-prison = Kerkerflucht
place-well-room = Brunnenraum
place-mirror-hall = Saal der Bronzespiegel
place-market = Begrabener Markt
place-crypt = Bemalte Gruft

## Was dort auffällt

secret-hidden-sharp-edges = verborgene scharfe Kanten
secret-needle = eine Nadel im Schloss
feature-flooded-stair = Stufen verschwinden in grünem Wasser
feature-guard-post = eine Kohlenpfanne, noch warm
feature-colonnade = Säulen, breit genug, sich dahinter zu verstecken
feature-ossuary = Schädel, nach Größe geordnet
feature-cistern = ein Steg rund um schwarzes Wasser
feature-shrine = ein Götzenbild mit frischen Blumen
feature-fungus-garden = fahle Hüte, höher als ein Mensch
feature-barracks = Pritschen, Stiefel, eine neue Decke
feature-archive = eine halbe Bibliothek aus Asche
feature-smithy = Werkzeug, das zum Ausbessern taugt
feature-chasm = eine ferne Wand, entfernt
feature-throne = der Sitz wird täglich abgestaubt
feature-kennels = zernagte Gatter
feature-bath = Mosaike eines Meers, das niemand kennt
feature-mine-face = blauer Lehm, und etwas, das glitzert
feature-prison = eine Zelle ist von innen verschlossen
feature-well-room = ein Seil, straff gespannt
feature-mirror-hall = ein Spiegelbild fehlt
feature-market = Stände unter steinernem Himmel
feature-crypt = die gemalten Augen blicken zur Tür

## Schätze

treasure-purse = Börse eines toten Reisenden
treasure-silver-ring = Ring aus schlichtem Silber
treasure-bronze-mask = Bronzemaske
treasure-oil-jar = Krug Lampenöl, drei Flaschen
treasure-good-blade = Gut gepflegte Klinge
treasure-salt-block = Salzblock
treasure-amber-beads = Bernsteinperlen
treasure-field-kit = Kräuter und Verbände
treasure-ivory-case = Schriftrolle im Elfenbeinetui mit einem Zauber
treasure-gold-torc = Goldener Halsreif
treasure-captain-mail = Kettenhemd eines Hauptmanns
treasure-map = Karte zu einem anderen Ort
treasure-silk = Ballen Grabseide
treasure-small-idol = Jadegötze (sein Kult will ihn haben)
treasure-letters = Briefe, die einen Herrn ruinieren
treasure-pearl = Schwarze Perle
treasure-diamond = Ungeschliffener Diamant
treasure-crown = Krone eines erloschenen Geschlechts
treasure-magic-blade = Klinge, die summt: magische Waffe
treasure-magic-mail = Kettenhemd, leicht wie Leinen: magische Rüstung
treasure-spell-book = Buch mit vier Zaubern
treasure-urn = Urne mit dem Staub eines Königs (die Toten gehorchen ihrem Träger einmal)
treasure-chest = Eisentruhe voll alten Golds
treasure-deed = Besitzurkunde eines Stadthauses

## Aufträge: das Ziel

quest-bring-back = Einen verschollenen Entdecker heimbringen
quest-steal-eye = Das Juwel des Götzenbilds stehlen
quest-break-cult = Einen Ritus vor der Dämmerung verhindern
quest-find-mine = Die versiegelte Diamantmine finden
quest-kill-beast = Den Menschenfresser töten
quest-carry-word = Eine Botschaft über den Pass tragen
quest-lay-ghost = Den toten König zur Ruhe betten
quest-free-prisoner = Einen Gefangenen befreien
quest-win-race = Das Grab vor einem Rivalen erreichen
quest-heal-well = Erfahren, warum der Brunnen vergiftet ist
quest-return-relic = Ein gestohlenes Heiligtum zurückbringen
quest-map-level = Die unteren Galerien kartieren

## Aufträge: der Ort

site-bring-back = der versunkene Tempel
site-steal-eye = der Stufenhügel
site-break-cult = die alten Abwässer
site-find-mine = die zwei Gipfel
site-kill-beast = die Salzschlucht
site-carry-word = das Tal der Räuber
site-lay-ghost = das bemalte Hügelgrab
site-free-prisoner = die Keller des Statthalters
site-win-race = die weiße Wüste
site-heal-well = unter dem Markt
site-return-relic = die Klostertreppe
site-map-level = die begrabene Stadt

## Aufträge: die Schwierigkeit

complication-bring-back = der Entdecker will nicht mitkommen
complication-steal-eye = ein anderer Dieb ist schon drin
complication-break-cult = das Kind eines Gönners führt ihn an
complication-find-mine = der Kartenhändler hat die Karte zweimal verkauft
complication-kill-beast = die Dörfler verehren ihn
complication-carry-word = die Botschaft verurteilt ihren Überbringer
complication-lay-ghost = sein Erbe braucht ihn wach
complication-free-prisoner = der Gefangene ist schuldig
complication-win-race = der Rivale war einst dein Freund
complication-heal-well = das Gift heilt etwas anderes
complication-return-relic = es bringt seinem Träger böse Träume
complication-map-level = etwas zeichnet sie um

## Ereignisse

chance-flame-gutters = Flammen neigen sich einem Luftzug zu. Nur Stimmung.
chance-drip = Wasser findet den Weg ins Gepäck. Nur Stimmung.
chance-light-roll = Ein Verbrauchswurf für das Licht, das brennt.
chance-stores-roll = Ein Verbrauchswurf für einen zufälligen Vorrat.
chance-lights-out = Das Licht geht aus; es neu zu entzünden kostet eine Unze und einen Verbrauchswurf.
chance-dust = Staub rieselt von oben. Nur Stimmung.
chance-echo = Das Echo kommt spät zurück. Nur Stimmung.
chance-new-detail = Eine übersehene Einzelheit: Vorteil bei der nächsten Suche hier.
chance-ground-shifts = Der Weg wird schwerer: Das nächste Hindernis hier hat einen Schwierigkeitswürfel mehr.
chance-collapse = Etwas gibt nach: Alle machen eine KÖRPER-Probe gegen Schwierigkeit 2.
chance-old-mark = Ein altes eingekratztes Zeichen. Nur Stimmung.
chance-smell = Ein Geruch, der vorher nicht da war. Nur Stimmung.
chance-trail = Frische Spuren: Stellt dem Orakel eine Frage.
chance-clue = Ein Hinweis auf das Ziel: Ihr erfahrt, welcher Ausgang ihm näher führt.
chance-omen = Ein Zeichen, das euch gilt: Der Anführer gewinnt oder verliert einen KOPF-Würfel.
chance-far-sound = Etwas regt sich, weit weg. Nur Stimmung.
chance-eyes = Augen in der Ferne, dann keine. Nur Stimmung.
chance-stalker = Etwas folgt euch: Die nächste Begegnung ist ein Hinterhalt.
chance-meeting = Eine umherstreifende Gruppe kommt in Sicht, entfernt.
chance-attack = Eine umherstreifende Gruppe ist in der Nähe; der Anführer begegnet ihr im Nachteil.
chance-mutter = Ein gemurmeltes Wort von altem Groll. Nur Stimmung.
chance-memory = Eine Erinnerung an zu Hause. Nur Stimmung.
chance-nerves = Wer die wenigsten bereiten KOPF-Würfel hat, macht eine KOPF-Probe gegen Schwierigkeit 1.
chance-heart = Eine Figur eurer Wahl gewinnt einen KOPF-Würfel zurück.
chance-second-wind = Eine Figur eurer Wahl gewinnt einen KÖRPER-Würfel zurück.

## Themen der Ereignisse

theme-1 = Flamme und Vorräte
theme-2 = Boden und Wände
theme-3 = Zeichen
theme-4 = Bewohner
theme-5 = Gefährten

## Das Orakel

oracle-no-and = Nein, und
oracle-no = Nein
oracle-no-but = Nein, aber
oracle-yes-but = Ja, aber
oracle-yes = Ja
oracle-yes-and = Ja, und

## Seine weiteren Fragen

question-no-and-1 = Wer gewinnt durch die Absage?
question-no-and-2 = Was ist außer Sicht schon schiefgegangen?
question-no-and-3 = Welches deiner Dinge ist jetzt in Gefahr?
question-no-and-4 = Welches Geräusch antwortet dir?
question-no-and-5 = Welcher Weg ist nun versperrt?
question-no-and-6 = Wessen Vertrauen ist erschüttert?
question-no-1 = Was steht an seiner Stelle?
question-no-2 = Wer hat es entfernt, und wann?
question-no-3 = Was hast du übersehen?
question-no-4 = Wohin wäre es verschwunden?
question-no-5 = Was will der Ort stattdessen von dir?
question-no-6 = Wer hat dir etwas anderes gesagt?
question-no-but-1 = Welche Spur davon ist geblieben?
question-no-but-2 = Wer könnte es dir noch beschaffen?
question-no-but-3 = Was ist sonst hier, das du brauchen kannst?
question-no-but-4 = Wie viel Zeit hast du gewonnen?
question-no-but-5 = Welcher Gefahr bist du um Haaresbreite entgangen?
question-no-but-6 = Welche Tür ist offen, die es nicht war?
question-yes-but-1 = Wer will es noch haben?
question-yes-but-2 = Was muss zurückbleiben?
question-yes-but-3 = Was hat es geweckt?
question-yes-but-4 = Wie lange wird es halten?
question-yes-but-5 = Was stimmt nicht damit?
question-yes-but-6 = Wer hat euch gesehen?
question-yes-1 = Was beweist es?
question-yes-2 = Wie nah ist es?
question-yes-3 = Wonach riecht es, wie klingt es?
question-yes-4 = Wer hat es so gemacht?
question-yes-5 = Woran erinnert es jemanden?
question-yes-6 = Was tust du, bevor es sich ändert?
question-yes-and-1 = Welches weitere Glück hängt daran?
question-yes-and-2 = Wer kommt zu Hilfe?
question-yes-and-3 = Welches Geheimnis erklärt es?
question-yes-and-4 = Welche alte Schuld begleicht es?
question-yes-and-5 = Welche Angst erweist sich als leer?
question-yes-and-6 = Welcher Schatz liegt daneben?

## Etwas Unerwartetes

oddity-1 = Sieh auf das nächste Rote: Es, oder sein Abbild, ist in der Szene.
oddity-2 = Ein Lied von einem Ort, an dem niemand singen sollte.
oddity-3 = Jemand hier kennt den wahren Namen einer Figur.
oddity-4 = Schnee, oder Asche, die wie Schnee fällt.
oddity-5 = Ein Kinderspielzeug aus dem falschen Jahrhundert.
oddity-6 = Der Feind bittet um Obdach.
oddity-7 = Ein Brief an dich, schon geöffnet.
oddity-8 = Eine auf die Wand gemalte Tür ist nicht gemalt.
oddity-9 = Sieh nach, was unter deinem Ellbogen liegt: Wer es gemacht hat, steckt dahinter.
oddity-10 = Ein Tier benimmt sich wie ein Diener.
oddity-11 = Der Tote ist warm.
oddity-12 = Eine Uhr, oder eine Trommel, geht falsch.
oddity-13 = Der Schatz wird gerade von jemand anderem hinausgetragen.
oddity-14 = Eine Hochzeit, oder ein Begräbnis, zieht vorbei.
oddity-15 = Ein bekannter Held der Stadt ist hier und schämt sich.
oddity-16 = Die Karte stimmt, und der Boden ist falsch.
oddity-17 = Etwas sehr Kleines wird hier verehrt.
oddity-18 = Sieh aus dem nächsten Fenster: Dieses Wetter beginnt drinnen.
oddity-19 = Eine rivalisierende Gruppe begrüßt euch als die Retter, nach denen sie geschickt hat.
oddity-20 = Was ihr töten wollt, hat einen Herrn, der schlimmer ist und näher.

## Folgen

consequence-harm = Schaden – ein Würfel des Vorrats geht verloren
consequence-noise = Lärm – vielleicht hört es jemand
consequence-time = Zeit – ein Augenblick vergeht
consequence-wear = Verschleiß – ein Verbrauchswurf für etwas, das in Gebrauch ist
consequence-position = Schlechtere Lage – Nachteil bei der nächsten Probe hier
consequence-hidden-cost = Verborgener Preis – das nächste Hindernis hier hat etwas Ungesehenes

## Außer Gefecht

oofa-ko = K. o.
oofa-fat-head = Brummschädel
oofa-cracked-bones = Gebrochene Knochen
oofa-crippled = Verkrüppelt
oofa-disfigured = Entstellt
oofa-dead = Tot

## Reaktionen

reaction-friendly = Freundlich
reaction-passive-avoidant = Passiv-ausweichend
reaction-passive-aggressive = Passiv-aggressiv
reaction-oppositional = Widersetzlich
reaction-aggressive = Aggressiv
reaction-murderous = Mörderisch

## Was sie zuerst tun

behaviour-friendly = bietet Hilfe oder Neuigkeiten; bittet um einen kleinen Gefallen
behaviour-passive-avoidant = schleicht davon, wenn man ihm Raum lässt
behaviour-passive-aggressive = lächelt, zögert, schickt Nachricht voraus, folgt
behaviour-oppositional = versperrt den Weg und nennt einen Preis
behaviour-aggressive = droht; greift an, wenn nicht in dieser Unze ein Wortgefecht ihn aufhält
behaviour-murderous = greift sofort an

## Schande

disgrace-flustered = Verwirrt – ein KOPF-Würfel kommt zurück, mehr nicht
disgrace-laughed-at = Ausgelacht – einen Tag lang Nachteil beim Reden hier
disgrace-lost-face = Gesicht verloren – diese Leute verlangen für alles das Doppelte
disgrace-estranged = Entfremdet – eine Bindung geht verloren
disgrace-marked = Gezeichnet – diese Leute begegnen euch von nun an mit Nachteil
disgrace-outcast = Ausgestoßen – fort von hier, oder es kommt zum Kampf

## Berufe

career-river-pilot = Flusslotse
career-grave-robber = Grabräuber
career-temple-acolyte = Entlaufener Akolyth
career-sapper = Heeressappeur
career-hill-scout = Hügelkundschafter
career-apothecary = Apotheker
career-mummer = Maskenspieler
career-bailiff = Gerichtsdiener
career-shipwright = Schiffbauer
career-falconer = Falkner
career-forger = Fälscher
career-duelling-second = Duellsekundant
career-mule-driver = Maultiertreiber
career-steeplejack = Turmdecker
career-locksmith = Schlosser
career-surgeon-mate = Feldschergehilfe
career-cartographer = Kartenzeichner
career-smuggler = Schmuggler
career-pit-fighter = Grubenkämpfer
career-storyteller = Geschichtenerzähler

## Was dazu gehört

belonging-river-pilot = Stakstange und eine Pfeife
belonging-grave-robber = Brecheisen und Kapuze
belonging-temple-acolyte = eine gesprungene Glocke
belonging-sapper = Spaten und Zündschnur
belonging-hill-scout = Fernrohr
belonging-apothecary = Kasten mit Fläschchen
belonging-mummer = Schminke und Masken
belonging-bailiff = Haftbefehl und Knüppel
belonging-shipwright = Dechsel und Pech
belonging-falconer = ein Vogel mit Haube
belonging-forger = Tinten und Siegel
belonging-duelling-second = zwei Forderungsbriefe
belonging-mule-driver = ein geduldiges Maultier
belonging-steeplejack = Haken und Leine
belonging-locksmith = Ring mit Rohlingen
belonging-surgeon-mate = Nadel und Darmsaite
belonging-cartographer = Kreide und Zirkel
belonging-smuggler = eine Kiste mit doppeltem Boden
belonging-pit-fighter = umwickelte Knöchel
belonging-storyteller = eine kleine Trommel

## Besonderheiten

special-ambush = Hinterhalt
special-pack = Meute
special-venom = Gift
special-hold = Festhalten
special-dread = Grauen
special-no-save = keine Abwehr
special-tough = zäh
special-unearthly = unirdisch
special-swift = schnell
special-regrow = nachwachsend
special-numb = taub
special-fears-fire = scheut Feuer
special-craven = feige
special-sworn = verschworen
special-shoots = schießt
special-beguile = betört
special-drag = zerrt
special-slow = langsam
special-blind-hunter = blinder Jäger
special-leader = Anführer

## Was ein Fehlschlag kostet

price-bent-bars = Wunde 1 auch bei Erfolg, wenn die Kanten nicht vorher entdeckt wurden
price-stuck-door = Lärm
price-fine-lock = eine Nadel schnellt heraus
price-plain-lock = Zeit geht verloren
price-pit-cover = Sturz an einen tieferen Ort; klettern 1 zurück
price-dart-wall = die Pfeile sind vergiftet
price-falling-block = der Weg ist zu
price-scything-blade = es bleibt bei den Verlusten
price-flooding-room = ein Schwierigkeitswürfel mehr je Augenblick, bis 5
price-gas-jar = Brummschädel für eine Stunde
price-rope-bridge = ein Sturz: ein KÖRPER-Würfel ist verwundet, und ein Verbrauchswurf für die Ausrüstung
price-cliff-face = Zeit geht verloren
price-underground-river = in einen zufälligen bekannten Raum gespült
price-rubble = Zeit geht verloren, mit viel Lärm
price-dark-glyph = 1 KOPF-Würfel mehr erschöpft
price-speaking-face = ruft die nächsten Bewohner
price-cipher-wall = eine falsche Bedeutung (das Orakel fragen)
price-silent-hall = sie erwachen
price-narrow-ledge = ein KÖRPER-Würfel ist verwundet
price-crowd = eine Bindung geht an der Schande verloren
price-gatekeeper = Preis 2W6 Münzen
price-sandstorm = eine Stunde geht verloren, und ein Rationswurf
price-fever-swamp = ein KÖRPER-Würfel ist verwundet, und nur Schlaf heilt ihn
price-counterweight = es rutscht mit Getöse; ein neuer Versuch ist im Nachteil

## Was Gegner bei sich haben, und was in Räumen liegt

item-treasure = den Schatz
find-treasure = ein Schatz
find-goal = das Ziel des Auftrags
item-goal = weswegen die Gruppe kam
item-pelt = Fell
item-skin = Haut
item-venom-gland = Giftdrüse
item-jewel-eyes = Juwelenauge
item-old-bronze = alte Bronze
item-fine-blade = feine Klinge
item-ivory = Elfenbein
item-crown-of-cold-gold = Krone aus kaltem Gold

system-summary = Abenteuer ohne Karte: Vorräte von KÖRPER- und KOPF-Würfeln gegen Schwierigkeitswürfel; allein oder mit einer Spielleitung.
system-purpose = Für das Abenteuer einer kleinen Schar: allein mit dem Orakel in die Tiefe oder am Tisch einer Spielleitung.
