### What things, places, creatures and results are called.

## What the rules name

type-brawny = Brawny
type-brainy = Brainy
style-hard-hitting = hard-hitting
style-handy = handy
style-erudite = erudite
pool-body = BODY
pool-head = HEAD
band-close = Close
band-nearby = Nearby
band-distant = Distant
band-far-away = Far-Away
light-lit = lit
light-dim = dim
light-dark = dark
outcome-overcome = overcome
outcome-partial = partly done
outcome-failed = failed
task-avoid-trap = avoiding a trap's harm
task-avoid-magical-device = avoiding a magical device's harm
task-delicate-task = delicate work
task-climbing = climbing
task-hearing = hearing
task-moving-silently = moving silently
task-reading-language = reading a language
task-opening-lock = opening a lock
task-searching = searching
task-fighting = fighting
task-forcing = forcing
task-talking = talking
task-other = something else
task-craft = building or repairing
task-learning = learning a spell
task-banishing = banishing
task-casting = casting
task-lifting = lifting
likelihood-doubtful = doubtful
likelihood-even = even
likelihood-likely = likely
likelihood-very-likely = very likely
likelihood-near-sure = near sure
unit-ounce = Ounce
unit-moment = Moment
unit-hour = Hour
unit-day = day
clock-day = Day
clock-hour = Hour
clock-moment = Moment
clock-ounce = Ounce
dice-body = BODY
dice-head = HEAD
dice-difficulty = Difficulty
dice-shield = shield
dice-armor = armor
way-entrance = way in
way-exit-0 = way back
way-exit-1 = exit 1
way-exit-2 = exit 2
way-exit-3 = exit 3
way-exit-4 = exit 4
way-exit-5 = exit 5
way-exit-6 = exit 6
way-exit-7 = exit 7
way-exit-8 = exit 8
way-exit-9 = exit 9
bar-dead-end = dead end
place-hub = the hub
place-outside = outside
attachment-old-comrade = an old comrade
attachment-sister-in-town = a sister in town
attachment-patron = a patron
attachment-guild = the guild
attachment-mentor = a mentor
attachment-sweetheart = a sweetheart
attachment-temple = the temple
attachment-debt-of-honor = a debt of honor
attachment-good-name = a good name
attachment-little-brother = a little brother
milestone-quest = quest
milestone-session = session
milestone-dungeon-level = dungeon level
milestone-major-event = major event
handling-light = light
handling-douse = put out
handling-wield = take in hand
handling-stow = put away
handling-take = take
handling-drop = drop
handling-give = give
handling-don = put on
handling-doff = take off
handling-wedge = wedge shut
handling-invoke = call upon
save-none = nothing
save-shield = the shield
save-armor = the armor
save-attachment = an attachment
source-task = knack of a Brainy
source-surprising = surprise
source-weapon-size = the better size of weapon
source-mounted = mounted
source-magic-weapon = magic weapon
source-firearm = firearm
source-holy-symbol = holy symbol
source-shooter-distant = shooter is Distant
source-book = the book
source-memory = memory
source-equipment = equipment
source-knack = knack of the career
source-gm = ruling
source-surprised = surprised
source-target-distant = target is Distant
source-overloaded = overloaded
source-damaged-armor = damaged armor
source-damaged-shield = damaged shield
source-fat-head = Fat Head
source-darkness = darkness
source-against-mounted = against somebody mounted
source-firearm-shooter = shot at with a firearm

## The price list

item-gambeson = Gambeson
item-leather = Leather
item-chain-mail = Chain Mail
item-plate-and-mail = Plate & Mail
item-small-shield = Shield, Small
item-large-shield = Shield, Large
item-backpack = Backpack
item-flask-of-oil = Flask of oil
item-work-tools = Work Tools
item-holy-symbol = Holy Symbol
item-holy-water = Holy Water
item-iron-spikes = Iron Spikes
item-lantern = Lantern
item-handheld-mirror = Handheld mirror
item-preserved-rations = Preserved Rations
item-fresh-rations = Fresh Rations
item-rope-50ft = 50' Rope
item-small-sack = Small Sack
item-large-sack = Large Sack
item-thieves-tools = Thieves Tools
item-flint-and-steel = Flint & Steel
item-torches-6 = Torches (6)
item-wineskin = Wineskin
item-wine = Wine
item-common-herbs = Assorted Common Herbs
item-pole-10ft = 10' Pole
item-quiver = Quiver of Arrows / Bolts
item-coins = coins
item-one-handed-weapon = 1-Handed Weapon
item-two-handed-weapon = 2-Handed Weapon

## Other gear

item-handgun = Handgun
item-longarm = Longarm
item-powder-and-shot = Powder and shot
item-riding-mount = Riding mount
item-hireling-day = Hireling, per day
item-book-blank = Blank book
item-lodging = Bed and supper
item-surgeon = Surgeon, per visit
item-spell-book = Spell book
item-scroll = Scroll

## Creatures

creature-kobold = Kobold
creature-sewer-rats = Rat tide
creature-bandit = Road bandit
creature-cultist = Robed cultist
creature-skeleton = Bone sentinel
creature-giant-centipede = Giant centipede
creature-bats = Bat cloud
creature-wolf = Grey wolf
creature-ghoul = Ghoul
creature-temple-guard = Temple guard
creature-hill-raider = Hill raider
creature-sellsword = Sellsword
creature-leopard = Man-eating leopard
creature-giant-spider = Trapdoor spider
creature-lost-legionary = Legionary of the lost column
creature-mesmerist = Mesmerist
creature-great-ape = White ape
creature-python = Great python
creature-crocodile = River crocodile
creature-duellist = Master duellist
creature-serpent-priest = Serpent priest
creature-pit-lurker = Pit lurker
creature-barrow-wight = Barrow shade
creature-cave-bear = Cave bear
creature-river-horse = River horse
creature-embalmed-king = Embalmed king
creature-bronze-idol = Walking idol
creature-thing-below = Thing below the well

## Obstacles and traps

obstacle-bent-bars = Barred portcullis
obstacle-stuck-door = Swollen door
obstacle-fine-lock = Fine brass lock
obstacle-plain-lock = Rusted lock
obstacle-pit-cover = Covered pit
obstacle-dart-wall = Dart wall
obstacle-falling-block = Falling block
obstacle-scything-blade = Swinging blades
obstacle-flooding-room = Flooding room
obstacle-gas-jar = Jar of stupefying gas
obstacle-rope-bridge = Rotten rope bridge
obstacle-cliff-face = Cliff face
obstacle-underground-river = Black river
obstacle-rubble = Choked passage
obstacle-dark-glyph = Glyph of warding
obstacle-speaking-face = Riddling stone face
obstacle-cipher-wall = Ciphered inscription
obstacle-silent-hall = Hall of sleepers
obstacle-narrow-ledge = Ledge over the drop
obstacle-crowd = Suspicious crowd
obstacle-gatekeeper = Bribable gatekeeper
obstacle-sandstorm = Sandstorm
obstacle-fever-swamp = Fever swamp
obstacle-counterweight = Counterweight puzzle

## Spells

spell-illusory-torch = Illusory Torch
spell-whisper-far = Far Whisper
spell-quiet-feet = Quiet Feet
spell-read-stones = Read the Stones
spell-open-the-way = Open the Way
spell-hold-the-way = Hold the Way
spell-mend = Mend
spell-sleep-of-poppies = Sleep of Poppies
spell-terror = Coiling Dread
spell-command-word = Word of Command
spell-false-face = False Face
spell-phantom-host = Phantom Host
spell-fog-of-the-marsh = Marsh Fog
spell-breath-of-embers = Breath of Embers
spell-spear-of-night = Spear of Night
spell-bind-the-dead = Bind the Dead
spell-close-the-wound = Close the Wound
spell-draw-venom = Draw Venom
spell-cat-eyes = Eyes of the Cat
spell-beast-tongue = Beast Tongue
spell-lodestone = Lodestone
spell-river-step = River Step
spell-stone-sleep = Stone Sleep
spell-ward-circle = Ward Circle

## Rooms

place-flooded-stair = Flooded stair
place-guard-post = Old guard post
place-colonnade = Broken colonnade
place-ossuary = Ossuary
place-cistern = Cistern
place-shrine = Forgotten shrine
place-fungus-garden = Fungus garden
place-barracks = Rotten barracks
place-archive = Burnt archive
place-smithy = Cold smithy
place-chasm = Chasm
place-throne = Hall of the empty throne
place-kennels = Kennels
place-bath = Drained bath house
place-mine-face = Abandoned mine face
place-prison = Prison row
place-well-room = Well room
place-mirror-hall = Hall of bronze mirrors
place-market = Buried market
place-crypt = Painted crypt

## What strikes the eye there

secret-hidden-sharp-edges = hidden sharp edges
secret-needle = a needle in the lock
feature-flooded-stair = steps vanish into green water
feature-guard-post = a brazier still warm
feature-colonnade = pillars wide enough to hide behind
feature-ossuary = skulls sorted by size
feature-cistern = a walkway round black water
feature-shrine = an idol with fresh flowers
feature-fungus-garden = pale caps taller than a man
feature-barracks = bunks, boots, one new blanket
feature-archive = half a library of ash
feature-smithy = tools fit for repairs
feature-chasm = a far wall at Distant
feature-throne = the seat is dusted daily
feature-kennels = gnawed gates
feature-bath = mosaics of a sea nobody knows
feature-mine-face = blue clay, and something that glitters
feature-prison = one cell is locked from inside
feature-well-room = a rope that is taut
feature-mirror-hall = one reflection is missing
feature-market = stalls under stone sky
feature-crypt = the painted eyes look at the door

## Treasures

treasure-purse = A dead traveller's purse
treasure-silver-ring = Ring of plain silver
treasure-bronze-mask = Bronze mask
treasure-oil-jar = Jar of lamp oil, three flasks
treasure-good-blade = Well kept blade
treasure-salt-block = Block of salt
treasure-amber-beads = Amber beads
treasure-field-kit = Herbs and bandages (common herbs)
treasure-ivory-case = Ivory scroll case with one spell
treasure-gold-torc = Gold torc
treasure-captain-mail = A captain's chain mail
treasure-map = Map to another place (a quest)
treasure-silk = Bale of grave silk
treasure-small-idol = Jade idol (its cult will want it)
treasure-letters = Letters that ruin a lord
treasure-pearl = Black pearl
treasure-diamond = Uncut diamond
treasure-crown = Crown of a lost line
treasure-magic-blade = Blade that hums: magic weapon
treasure-magic-mail = Mail light as linen: magic armor (chain mail)
treasure-spell-book = Book with four spells
treasure-urn = Urn of a king's dust (the dead obey its bearer once)
treasure-chest = Iron chest of old gold (bulk 2, Difficulty 1 to carry)
treasure-deed = Deed to a town house

## Quests: the goal

quest-bring-back = Bring back a lost explorer
quest-steal-eye = Steal the jewel from the idol
quest-break-cult = Stop a rite before dawn
quest-find-mine = Find the sealed diamond mine
quest-kill-beast = Kill the man-eater
quest-carry-word = Carry a message through the pass
quest-lay-ghost = Lay the dead king to rest
quest-free-prisoner = Free a prisoner
quest-win-race = Reach the tomb before a rival
quest-heal-well = Learn why the well is poisoned
quest-return-relic = Return a stolen relic
quest-map-level = Chart the lower galleries

## Quests: the place

site-bring-back = the drowned temple
site-steal-eye = the hill of steps
site-break-cult = the old sewers
site-find-mine = the two peaks
site-kill-beast = the salt ravine
site-carry-word = the raiders' valley
site-lay-ghost = the painted barrow
site-free-prisoner = the governor's cellars
site-win-race = the white desert
site-heal-well = under the market
site-return-relic = the monastery stair
site-map-level = the buried city

## Quests: the complication

complication-bring-back = the explorer does not want to come
complication-steal-eye = another thief is already inside
complication-break-cult = a patron's child leads it
complication-find-mine = the map-seller sold the map twice
complication-kill-beast = the villagers worship it
complication-carry-word = the message condemns its bearer
complication-lay-ghost = his heir needs him awake
complication-free-prisoner = the prisoner is guilty
complication-win-race = the rival was once your friend
complication-heal-well = the poison cures something else
complication-return-relic = it brings bad dreams to its bearer
complication-map-level = something redraws them

## Events

chance-flame-gutters = Flames lean toward a draught. Colour only.
chance-drip = Water finds its way into a pack. Colour only.
chance-light-roll = Make a usage roll for the light in use.
chance-stores-roll = Make a usage roll for one random consumable carried.
chance-lights-out = The light goes out; relighting takes an Ounce and a usage roll.
chance-dust = Dust sifts from above. Colour only.
chance-echo = The echo comes back late. Colour only.
chance-new-detail = A detail missed before: advantage on the next searching test here.
chance-ground-shifts = The way becomes harder: the next obstacle here has one more Difficulty Die.
chance-collapse = Something gives way: everyone makes a BODY test against Difficulty 2, to avoid its harm.
chance-old-mark = An old scratched mark. Colour only.
chance-smell = A smell that was not here. Colour only.
chance-trail = Fresh tracks: ask the oracle one free question.
chance-clue = A clue about the goal: learn which exit leads nearer to it.
chance-omen = A sign meant for you: the lead gains or loses one HEAD Die (even oracle).
chance-far-sound = Something moves, Far-Away. Colour only.
chance-eyes = Eyes, Distant, then none. Colour only.
chance-stalker = Something follows: the next encounter has ambush.
chance-meeting = A wandering group comes into Distant: reaction roll.
chance-attack = A wandering group is Nearby and makes its reaction roll with the lead at disadvantage.
chance-mutter = A muttered word of an old grudge. Colour only.
chance-memory = A memory of home. Colour only.
chance-nerves = The character with fewest ready HEAD Dice tests HEAD against Difficulty 1.
chance-heart = One character of your choice regains one HEAD Die.
chance-second-wind = One character of your choice regains one BODY Die.

## Event themes

theme-1 = Flame and stores
theme-2 = Ground and walls
theme-3 = Signs
theme-4 = Denizens
theme-5 = Company

## The oracle

oracle-no-and = No, and
oracle-no = No
oracle-no-but = No, but
oracle-yes-but = Yes, but
oracle-yes = Yes
oracle-yes-and = Yes, and

## Its further questions

question-no-and-1 = Who gains by the refusal?
question-no-and-2 = What has already gone wrong out of sight?
question-no-and-3 = Which of your things is now at risk?
question-no-and-4 = What noise answers you?
question-no-and-5 = Which way is now shut?
question-no-and-6 = Whose trust is shaken?
question-no-1 = What stands in its place?
question-no-2 = Who removed it, and when?
question-no-3 = What did you overlook?
question-no-4 = Where would it have gone?
question-no-5 = What does the place want with you instead?
question-no-6 = Who told you otherwise?
question-no-but-1 = What trace of it is left?
question-no-but-2 = Who could still get it for you?
question-no-but-3 = What else is here that you can use?
question-no-but-4 = How much time have you won?
question-no-but-5 = What danger did you miss by inches?
question-no-but-6 = Which door is open that was not?
question-yes-but-1 = Who else wants it?
question-yes-but-2 = What must be left behind?
question-yes-but-3 = What did it wake?
question-yes-but-4 = How long will it last?
question-yes-but-5 = What is wrong with it?
question-yes-but-6 = Who saw you?
question-yes-1 = What proves it?
question-yes-2 = How near is it?
question-yes-3 = What does it smell or sound like?
question-yes-4 = Who made it so?
question-yes-5 = What does it remind someone of?
question-yes-6 = What will you do before it changes?
question-yes-and-1 = What further luck is attached?
question-yes-and-2 = Who arrives to help?
question-yes-and-3 = What secret does it explain?
question-yes-and-4 = What old debt does it settle?
question-yes-and-5 = Which fear turns out empty?
question-yes-and-6 = What treasure lies beside it?

## Something unexpected

oddity-1 = Look at the nearest red thing: it, or its likeness, is in the scene.
oddity-2 = A song from a place where nobody should sing.
oddity-3 = Someone here knows a character's real name.
oddity-4 = Snow, or ash that falls like snow.
oddity-5 = A child's toy in the wrong century.
oddity-6 = The enemy asks for shelter.
oddity-7 = A letter addressed to you, opened already.
oddity-8 = A door painted on the wall is not painted.
oddity-9 = Look at what lies under your elbow: its maker is the one behind this.
oddity-10 = An animal behaves like a servant.
oddity-11 = The dead man is warm.
oddity-12 = A clock, or a drum, keeps the wrong time.
oddity-13 = The treasure is being carried out by someone else.
oddity-14 = A wedding, or a funeral, comes through.
oddity-15 = A well-known hero of the town is here, ashamed.
oddity-16 = The map is right and the ground is wrong.
oddity-17 = Something very small is worshipped here.
oddity-18 = Look out of the nearest window: that weather begins inside.
oddity-19 = A rival party greets you as the rescuers they sent for.
oddity-20 = What you came to kill has a master who is worse and nearer.

## Consequences

consequence-harm = Harm – one die of the pool is lost
consequence-noise = Noise – something may hear it
consequence-time = Time – a Moment passes
consequence-wear = Wear – a usage roll for something in use
consequence-position = Worse position – disadvantage on the next test here
consequence-hidden-cost = Hidden cost – the next obstacle here has something unseen

## Out of Action

oofa-ko = KO'd
oofa-fat-head = Fat Head
oofa-cracked-bones = Cracked Bones
oofa-crippled = Crippled
oofa-disfigured = Disfigured
oofa-dead = Dead

## Reactions

reaction-friendly = Friendly
reaction-passive-avoidant = Passive-avoidant
reaction-passive-aggressive = Passive-aggressive
reaction-oppositional = Oppositional
reaction-aggressive = Aggressive
reaction-murderous = Murderous

## What they do first

behaviour-friendly = offers help or news; asks a small favour
behaviour-passive-avoidant = slips away if given room
behaviour-passive-aggressive = smiles, delays, sends word ahead, follows
behaviour-oppositional = blocks the way and names a price
behaviour-aggressive = threatens; attacks unless checked by a social conflict this Ounce
behaviour-murderous = attacks at once

## Disgrace

disgrace-flustered = Flustered – a HEAD Die comes back, and no more
disgrace-laughed-at = Laughed at – disadvantage on talking here for a day
disgrace-lost-face = Lost face – this group asks double for everything
disgrace-estranged = Estranged – an attachment is lost
disgrace-marked = Marked – these people react with disadvantage from now on
disgrace-outcast = Outcast – leave this place at once, or be attacked

## Careers

career-river-pilot = River pilot
career-grave-robber = Grave robber
career-temple-acolyte = Runaway acolyte
career-sapper = Army sapper
career-hill-scout = Hill scout
career-apothecary = Apothecary
career-mummer = Mummer
career-bailiff = Bailiff
career-shipwright = Shipwright
career-falconer = Falconer
career-forger = Forger
career-duelling-second = Duelling second
career-mule-driver = Mule driver
career-steeplejack = Steeplejack
career-locksmith = Locksmith
career-surgeon-mate = Surgeon's mate
career-cartographer = Cartographer
career-smuggler = Smuggler
career-pit-fighter = Pit fighter
career-storyteller = Storyteller

## What belongs to them

belonging-river-pilot = punt pole and a whistle
belonging-grave-robber = crowbar and hood
belonging-temple-acolyte = a cracked bell
belonging-sapper = spade and fuse
belonging-hill-scout = spyglass
belonging-apothecary = case of vials
belonging-mummer = paint and masks
belonging-bailiff = writ and cudgel
belonging-shipwright = adze and pitch
belonging-falconer = a hooded bird
belonging-forger = inks and seals
belonging-duelling-second = two letters of challenge
belonging-mule-driver = a patient mule
belonging-steeplejack = hooks and line
belonging-locksmith = ring of blanks
belonging-surgeon-mate = needle and gut
belonging-cartographer = chalk and compass
belonging-smuggler = a false-bottomed box
belonging-pit-fighter = wrapped knuckles
belonging-storyteller = a small drum

## Specials

special-ambush = ambush
special-pack = pack
special-venom = venom
special-hold = hold
special-dread = dread
special-no-save = no save
special-tough = tough
special-unearthly = unearthly
special-swift = swift
special-regrow = regrow
special-numb = numb
special-fears-fire = fears fire
special-craven = craven
special-sworn = sworn
special-shoots = shoots
special-beguile = beguile
special-drag = drag
special-slow = slow
special-blind-hunter = blind hunter
special-leader = leader

## What failure costs

price-bent-bars = wound 1 even when overcome unless spotted beforehand
price-stuck-door = a noise
price-fine-lock = a needle springs
price-plain-lock = time is lost
price-pit-cover = fall to a lower place; climbing 1 to return
price-dart-wall = the darts are venomous
price-falling-block = the way is shut
price-scything-blade = its losses stand
price-flooding-room = one more Difficulty Die each Moment it is not overcome, to 5
price-gas-jar = a Fat Head for an Hour
price-rope-bridge = a fall: one BODY Die is wounded, and a usage roll for gear
price-cliff-face = time is lost
price-underground-river = swept to some room that is known
price-rubble = time is lost, with much noise
price-dark-glyph = exhaust 1 HEAD Die more
price-speaking-face = the nearest denizens are called
price-cipher-wall = a false meaning (ask the oracle)
price-silent-hall = they wake
price-narrow-ledge = one BODY Die is wounded
price-crowd = an attachment is lost to the disgrace
price-gatekeeper = price 2d6 coins
price-sandstorm = an Hour is lost, and a ration roll
price-fever-swamp = one BODY Die is wounded, and only sleep restores it
price-counterweight = it slips with a crash; another try is at a disadvantage

## What foes carry, and what lies in rooms

item-treasure = the treasure
find-treasure = a treasure
find-goal = the goal of the quest
item-goal = what the party came for
item-pelt = pelt
item-skin = skin
item-venom-gland = venom gland
item-jewel-eyes = jewel eye
item-old-bronze = old bronze
item-fine-blade = fine blade
item-ivory = ivory
item-crown-of-cold-gold = crown of cold gold

system-summary = Pulp adventure without a map: pools of BODY and HEAD Dice against Difficulty Dice; alone or with a game master.
system-purpose = For an adventure of a small party: delve alone by the oracle, or at the table of a game master.
