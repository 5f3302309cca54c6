### Citadels: the names of things, as printed. `.typed`: other ways to write a name.

## Characters

citadels-card-assassin = Assassin
citadels-card-witch = Witch
citadels-card-magistrate = Magistrate
citadels-card-thief = Thief
citadels-card-spy = Spy
citadels-card-blackmailer = Blackmailer
citadels-card-magician = Magician
citadels-card-wizard = Wizard
citadels-card-seer = Seer
citadels-card-king = King
citadels-card-emperor = Emperor
citadels-card-patrician = Patrician
citadels-card-bishop = Bishop
citadels-card-abbot = Abbot
citadels-card-cardinal = Cardinal
citadels-card-merchant = Merchant
citadels-card-alchemist = Alchemist
citadels-card-trader = Trader
citadels-card-architect = Architect
citadels-card-navigator = Navigator
citadels-card-scholar = Scholar
citadels-card-warlord = Warlord
citadels-card-diplomat = Diplomat
citadels-card-marshal = Marshal
citadels-card-queen = Queen
citadels-card-artist = Artist
citadels-card-tax_collector = Tax Collector

## Basic districts

citadels-card-manor = Manor
citadels-card-castle = Castle
citadels-card-palace = Palace
citadels-card-temple = Temple
citadels-card-church = Church
citadels-card-monastery = Monastery
citadels-card-cathedral = Cathedral
citadels-card-tavern = Tavern
citadels-card-market = Market
citadels-card-trading_post = Trading Post
citadels-card-docks = Docks
    .typed = dock
citadels-card-harbor = Harbor
    .typed = harbour; port
citadels-card-town_hall = Town Hall
    .typed = townhall
citadels-card-watchtower = Watchtower
citadels-card-prison = Prison
citadels-card-barracks = Barracks
citadels-card-fortress = Fortress

## Unique districts

citadels-card-armory = Armory
    .typed = armoury
citadels-card-basilica = Basilica
citadels-card-capitol = Capitol
citadels-card-dragon_gate = Dragon Gate
citadels-card-factory = Factory
citadels-card-framework = Framework
citadels-card-gold_mine = Gold Mine
citadels-card-great_wall = Great Wall
citadels-card-haunted_quarter = Haunted Quarter
citadels-card-imperial_treasury = Imperial Treasury
citadels-card-ivory_tower = Ivory Tower
citadels-card-keep = Keep
citadels-card-laboratory = Laboratory
citadels-card-library = Library
citadels-card-map_room = Map Room
citadels-card-monument = Monument
citadels-card-museum = Museum
citadels-card-necropolis = Necropolis
citadels-card-observatory = Observatory
citadels-card-park = Park
citadels-card-poor_house = Poor House
citadels-card-quarry = Quarry
citadels-card-school_of_magic = School of Magic
citadels-card-secret_vault = Secret Vault
citadels-card-smithy = Smithy
citadels-card-stables = Stables
citadels-card-statue = Statue
citadels-card-theater = Theater
    .typed = theatre
citadels-card-thieves_den = Thieves' Den
citadels-card-wishing_well = Wishing Well
citadels-card-graveyard = Graveyard
citadels-card-hospital = Hospital
citadels-card-throne_room = Throne Room
citadels-card-bell_tower = Bell Tower
citadels-card-lighthouse = Lighthouse
citadels-card-ball_room = Ball Room
    .typed = ballroom

## Action cards

citadels-card-acrobat = Acrobat
citadels-card-circus_tent = Circus Tent
citadels-card-director = Circus Director
citadels-card-ticket_wagon = Ticket Wagon
citadels-card-human_cannonball = Human Cannonball
citadels-card-rasputin = Rasputin
    .article = none
citadels-card-fortune_teller = Fortune Teller

## Types of districts. `.letter`: the letter before cards

citadels-kind-noble = noble
    .letter = N
    .typed = noble; yellow
citadels-kind-religious = religious
    .letter = R
    .typed = religious; church; blue
citadels-kind-trade = trade
    .letter = T
    .typed = trade; green
citadels-kind-military = military
    .letter = M
    .typed = military; red
citadels-kind-unique = unique
    .letter = U
    .typed = unique; purple; special
citadels-kind-action = action card
    .letter = A

## On the table and on the score sheet

citadels-cost-none = not built for gold
citadels-with_coin = { $card } with a coin
citadels-score-districts = Districts
citadels-score-first_complete = First complete city
citadels-score-complete = Complete city
citadels-score-all_types = All five types
citadels-score-action_cards = Action cards in hand
citadels-score-tie_break = Tie-break: highest rank
