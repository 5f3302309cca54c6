### Citadels: de namen van de dingen, zoals gedrukt. `.typed`: andere schrijfwijzen.

## Karakters

citadels-card-assassin = Moordenares
citadels-card-witch = Heks
citadels-card-magistrate = Magistraat
citadels-card-thief = Dief
citadels-card-spy = Spion
citadels-card-blackmailer = Chanteuse
citadels-card-magician = Tovenares
citadels-card-wizard = Magiër
citadels-card-seer = Zieneres
citadels-card-king = Koning
citadels-card-emperor = Keizer
citadels-card-patrician = Patriciër
citadels-card-bishop = Bisschop
citadels-card-abbot = Aflaatprediker
citadels-card-cardinal = Kardinaal
citadels-card-merchant = Koopvrouw
citadels-card-alchemist = Alchemist
citadels-card-trader = Koopman
citadels-card-architect = Bouwmeester
citadels-card-navigator = Kapitein
citadels-card-scholar = Geleerde
citadels-card-warlord = Condottiere
citadels-card-diplomat = Diplomaat
citadels-card-marshal = Maarschalk
citadels-card-queen = Koningin
citadels-card-artist = Kunstenares
citadels-card-tax_collector = Belastinginner

## Basisgebouwen

citadels-card-manor = Jachtslot
    .article = het
citadels-card-castle = Kasteel
    .article = het
citadels-card-palace = Paleis
    .article = het
citadels-card-temple = Tempel
citadels-card-church = Kerk
citadels-card-monastery = Abdij
citadels-card-cathedral = Kathedraal
citadels-card-tavern = Taveerne
citadels-card-market = Markt
citadels-card-trading_post = Gildehuis
    .article = het
citadels-card-docks = Pakhuis
    .article = het
citadels-card-harbor = Haven
citadels-card-town_hall = Raadhuis
    .article = het
citadels-card-watchtower = Wachttoren
citadels-card-prison = Kerker
citadels-card-barracks = Toernooiveld
    .article = het
citadels-card-fortress = Vesting

## Unieke gebouwen

citadels-card-armory = Wapenkamer
citadels-card-basilica = Basiliek
citadels-card-capitol = Capitool
    .article = het
citadels-card-dragon_gate = Drakenpoort
citadels-card-factory = Fabriek
citadels-card-framework = Stellage
citadels-card-gold_mine = Goudmijn
citadels-card-great_wall = Grote muur
citadels-card-haunted_quarter = Spookstad
citadels-card-imperial_treasury = Schatkamer
citadels-card-ivory_tower = Ivoren toren
citadels-card-keep = Citadel
citadels-card-laboratory = Laboratorium
    .article = het
citadels-card-library = Bibliotheek
citadels-card-map_room = Kaartenkamer
citadels-card-monument = Monument
    .article = het
citadels-card-museum = Museum
    .article = het
citadels-card-necropolis = Stad der Doden
citadels-card-observatory = Sterrenwacht
citadels-card-park = Park
    .article = het
citadels-card-poor_house = Armenhuis
    .article = het
citadels-card-quarry = Steengroeve
citadels-card-school_of_magic = School der Magie
citadels-card-secret_vault = Geheime kamer
citadels-card-smithy = Smederij
citadels-card-stables = Stallen
    .article = plural
citadels-card-statue = Standbeeld
    .article = het
citadels-card-theater = Theater
    .article = het
citadels-card-thieves_den = Gewelven
    .article = plural
citadels-card-wishing_well = Wensput
citadels-card-graveyard = Kerkhof
    .article = het
citadels-card-hospital = Hospitaal
    .article = het
citadels-card-throne_room = Troonzaal
citadels-card-bell_tower = Klokkentoren
citadels-card-lighthouse = Vuurtoren
citadels-card-ball_room = Balzaal

## Actiekaarten

citadels-card-acrobat = Acrobate
citadels-card-circus_tent = Circustent
citadels-card-director = Directeur
citadels-card-ticket_wagon = Kassawagen
citadels-card-human_cannonball = Levende kanonskogel
citadels-card-rasputin = Rasputin
    .article = none
citadels-card-fortune_teller = Waarzegster

## Soorten gebouwen. `.letter`: de letter voor de kaarten

citadels-kind-noble = adel
    .letter = A
    .typed = adel; adellijk; geel
citadels-kind-religious = religie
    .letter = R
    .typed = religie; religieus; kerk; blauw
citadels-kind-trade = handel
    .letter = H
    .typed = handel; groen
citadels-kind-military = militair
    .letter = M
    .typed = militair; rood
citadels-kind-unique = uniek
    .letter = U
    .typed = uniek; bijzonder; paars
citadels-kind-action = actiekaart
    .letter = K

## Op de tafel en op het scoreblad

citadels-cost-none = niet voor goud te bouwen
citadels-with_coin = { $card } met munt
citadels-score-districts = Gebouwen
citadels-score-first_complete = Eerste voltooide stad
citadels-score-complete = Voltooide stad
citadels-score-all_types = Alle vijf soorten
citadels-score-action_cards = Actiekaarten in de hand
citadels-score-tie_break = Bij gelijke stand: hoogste nummer
