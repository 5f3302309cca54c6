### De hulp van de opdracht.

## De opdracht

help-regalia = De koninklijke kaartspellen, precies volgens de regels.
help-epilog = regalia OPDRACHT --help vertelt meer.
help-metavar = OPDRACHT
help-version = zegt welke versie dit is
help-language = de taal van alles: en, de of nl; anders die van de terminal
help-card_names = de taal van de namen van kaarten, als het een andere is
help-rich = de opdracht heeft rich nodig: pip install 'regalia[cli]'

## Opdrachten

help-play = in de terminal tegen bots spelen
help-simulate = bots veel spellen laten spelen en tellen
help-replay = een opgenomen spel in woorden naspelen
help-verify = verslagen naspelen en elke vingerafdruk en de uitslag controleren
help-cases = regelgevallen doorlopen
help-rules = regels opzoeken op kenmerk of woorden; zien welke gedekt zijn
help-cards = kaarten tonen, met wat ze doen en de regels erover
help-scenarios = de scenario's van een uitgave tonen
help-new = een opstelling naar een bestand schrijven
help-bench = meten: spellen per seconde, kopieën, zichten

## Vóór het spel

help-choices = keuzes vóór het spel
help-edition = welke doos: en (anders), de of nl
help-scenario = een scenario van de uitgave (zie: regalia scenarios); anders first_game
help-seats = hoeveel spelers, 2 tot 8; anders 4
help-cast = de karakters op rang, gescheiden door komma's, of random
help-uniques = de 14 unieke gebouwen, gescheiden door komma's, of random
help-rank_9 = het negende karakter; yes voor dat van het scenario, of none
help-rank_4 = wie met z'n tweeën de Keizer vervangt
help-crown = wie met de kroon begint: een plaats vanaf 1, of lot
help-action_cards = met de actiekaarten spelen (nl)
help-nl_card_first = waar het Nederlandse boekje en de kaart verschillen, de kaart volgen
help-kingdom = Dominion: een koninkrijk met een naam, tien kaarten met komma's in elke taal, een lijst BESTAND.txt, of random
help-sets = Dominion: sets waaruit een willekeurig koninkrijk komt, of hoeveel kaarten van elk (base:7,intrigue:3)
help-no_attacks = Dominion: een willekeurig koninkrijk zonder aanvallen
help-list = Dominion: alleen het koninkrijk, één kaart per regel
help-setup = alle keuzes lezen uit een bestand dat regalia new schreef
help-game = het spel: citadels of dominion
help-cards_character = het karakter
help-cards_unique = het unieke gebouw

## Spelen

help-play_seat = waar je zit, vanaf 1; anders 1
help-seed = hetzelfde getal geeft dezelfde kaarten
help-play_bots = wie tegen je speelt, gescheiden door komma's: random (anders) of module:Klasse
help-resume = verdergaan met een bewaard spel

## Simuleren

help-number = hoeveel spellen
help-simulate_game = het spel; anders citadels
help-simulate_seed = de startgetallen van alle spellen volgen hieruit; anders 0
help-simulate_bots = wie speelt, gescheiden door komma's: random (anders) of module:Klasse; zijn het er minder dan plaatsen, dan gaat het rond
help-first = het nummer van het eerste spel, om er een nog eens te spelen; anders 0
help-workers = hoeveel processen; bij veel spellen zoveel als er kernen zijn
help-out = de verslagen van alle spellen schrijven, één JSON-object per regel
help-max_decisions = een spel na zoveel beslissingen opgeven

## Naspelen, controleren, regelgevallen

help-record = een verslag: een bewaard spel, of een bestand met één verslag per regel
help-records = verslagen: bewaarde spellen, of bestanden met één verslag per regel
help-replay_seat = zien wat deze plaats zag, vanaf 1
help-open = alle handen zien; alleen voor spellen die afgelopen zijn
help-step = na zoveel antwoorden beginnen
help-all = alles in één keer vertellen
help-line = welk verslag van een bestand met meer dan één, vanaf 1
help-case_files = bestanden met gevallen, of mappen daarvan
help-verbose = elk geval noemen

## Regels, kaarten, scenario's, nieuw, meten

help-rule_words = een kenmerk zoals C-WITCH-15 of R-09, of woorden in een van de drie talen
help-rules_edition = alleen wat in deze uitgave geldt: en, de of nl
help-limit = hoeveel regels getoond worden; anders 10
help-coverage = de gevallen in ./cases doorlopen, build/citations.json erbij nemen en tonen welke regels gedekt zijn
help-missing = met --coverage: de regels noemen die niet helemaal gedekt zijn
help-coverage_game = met --coverage: alleen dit spel
help-card = een naam in welke taal dan ook; anders alle kaarten
help-cards_edition = alleen kaarten van deze uitgave: en, de of nl
help-cards_game = het spel: citadels (anders) of dominion
help-scenarios_edition = welke uitgave: en, de of nl; anders alle
help-new_out = waar het geschreven wordt; anders op het scherm
help-json = de getallen ook naar een bestand schrijven
help-anchors = bekende kansen en getallen van Big Money vergelijken met die van dit programma
help-environments = beslissingen per seconde van de leeromgevingen, naast RLCard en OpenSpiel als die er zijn
help-scale = met --anchors: zoveel keer zoveel spellen
help-seconds = hoe lang elke ronde duurt; anders { $seconds }
