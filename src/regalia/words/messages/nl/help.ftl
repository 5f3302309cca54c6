### De hulp van de opdracht.

## De opdracht

help-regalia = De koninklijke kaartspellen, precies volgens de regels.
help-epilog = Spellen: { $games }; regalia play SPEL --help zegt wat er voor het spel te kiezen valt. regalia OPDRACHT --help vertelt meer.
help-metavar = OPDRACHT
help-version = zegt welke versie dit is
help-language = de taal van alles: “en”, “de” of “nl”; anders die van de terminal
help-card_names = de taal van de namen van kaarten, als het een andere is

## Opdrachten

help-play = in de terminal tegen bots spelen
help-simulate = bots veel spellen laten spelen en tellen
help-replay = een opgenomen spel in woorden naspelen
help-verify = verslagen naspelen en elke vingerafdruk en de uitslag controleren
help-cases = regelgevallen doorlopen
help-rules = regels opzoeken op kenmerk of woorden; zien welke gedekt zijn
help-cards = kaarten tonen, met wat ze doen en de regels erover
help-scenarios = de scenario's van een editie tonen
help-new = een opstelling naar een bestand schrijven
help-bench = meten: spellen per seconde, kopieën, weergaven

## Vóór het spel

help-choices = keuzes vóór een spel { $game }
help-list = alleen de gekozen kaarten, één per regel, als het spel zulke lijsten leest
help-setup = alle keuzes lezen uit een bestand dat regalia new schreef
help-game = het spel: { $games }; wat er te kiezen valt, zegt: regalia play SPEL --help

## Spelen

help-play_seat = waar je zit, vanaf 1; standaard 1
help-seed = hetzelfde getal geeft dezelfde kaarten
help-play_bots = wie tegen je speelt, gescheiden door komma's: easy, medium, hard, master, random (standaard) of module:Klasse
help-resume = verdergaan met een opgeslagen spel

## Simuleren

help-number = hoeveel spellen
help-simulate_game = het spel; standaard { $usual }
help-simulate_seed = de startgetallen van alle spellen volgen hieruit; standaard 0
help-simulate_bots = wie speelt, gescheiden door komma's: easy, medium, hard, master, random (standaard) of module:Klasse; zijn het er te weinig, dan beginnen ze weer van voren af aan
help-first = het nummer van het eerste spel, om er een nog eens te spelen; standaard 0
help-workers = hoeveel processen; bij veel spellen zoveel als er kernen zijn
help-out = de verslagen van alle spellen schrijven, één JSON-object per regel
help-max_decisions = een spel na zoveel beslissingen opgeven

## Naspelen, controleren, regelgevallen

help-record = een verslag: een opgeslagen spel, of een bestand met één verslag per regel
help-records = verslagen: opgeslagen spellen, of bestanden met één verslag per regel
help-commitment = de vastlegging van de server, zoals je die bewaarde voordat je je bijdrage gaf: het bestand moet erbij passen
help-share = de bijdrage die je gaf: die moet bij die van het bestand zijn
help-replay_seat = zien wat deze plaats zag, vanaf 1
help-open = alle handen zien; alleen voor spellen die afgelopen zijn
help-step = na zoveel antwoorden beginnen
help-all = alles in één keer vertellen
help-line = welk verslag van een bestand met meer dan één, vanaf 1
help-case_files = bestanden met gevallen, of mappen daarvan
help-case_words = alleen gevallen waarvan titel, regels of bestand al deze woorden bevatten
help-verbose = elk geval noemen

## Regels, kaarten, scenario's, nieuw, meten

help-rule_words = een kenmerk zoals C-WITCH-15 of R-09, of woorden in een van de drie talen
help-rules_edition = alleen wat in deze editie geldt: “en”, “de” of “nl”
help-limit = hoeveel regels getoond worden; standaard 10
help-coverage = de gevallen in ./cases doorlopen, build/citations.json erbij nemen en tonen welke regels gedekt zijn
help-missing = met --coverage: de regels noemen die niet helemaal gedekt zijn
help-rules_game = alleen dit spel: { $games }
help-card = een naam in welke taal dan ook; anders alle kaarten
help-cards_edition = alleen kaarten van deze editie: “en”, “de” of “nl”
help-scenarios_edition = welke editie: “en”, “de” of “nl”; anders alle
help-new_out = waar het geschreven wordt; anders op het scherm
help-json = de getallen ook naar een bestand schrijven
help-anchors = bekende kansen en getallen van Big Money vergelijken met die van dit programma
help-bench_bots = wat een keuze van de steward en elk deel van een iteratie van de schemer kosten, en of hard zijn tijd aanhoudt
help-environments = beslissingen per seconde van de leeromgevingen, naast RLCard en OpenSpiel als die er zijn
help-scale = met --anchors en --bots: zoveel keer zoveel spellen en keuzes
help-seconds = hoe lang elke ronde duurt; standaard { $seconds }

## Wedstrijd en toernooi

help-match = bots tegen elkaar laten spelen, elke deling in elke zitvolgorde
help-tournament = een toernooi houden: iedereen tegen iedereen of Zwitsers, met waardering en verslag
help-match_bots = een bot: zijn naam, module:Klasse of een regellijst BESTAND.txt, opties als naam?sleutel=waarde; zijn het er te weinig, dan beginnen ze weer van voren af aan
help-deals = hoeveel delingen; elke wordt in elke zitvolgorde één keer gespeeld; standaard 25, met --until hoogstens 10000
help-until = stoppen zodra een sequentiële toets heeft laten zien dat A sterker is dan B, of B dan A
help-match_minutes = hoe lang: na zoveel minuten begint er geen spel meer, en wat begonnen is wordt uitgespeeld
help-keep = elk spel in FILE.games.jsonl bewaren en de opname in FILE.records.jsonl; een tweede start speelt alleen wat ontbreekt
help-ray = met Ray spelen: hier gestart, of het cluster op ADDRESS
help-report = een verslag schrijven: FILE.html, een pagina voor mensen, en FILE.json, de getallen
help-tournament_file = het toernooi als TOML-bestand; de spellen worden ernaast bewaard, een tweede start gaat verder
help-ladder = een bot waarderen tegen ankers en in opzetten die blijven zoals ze zijn
help-ladder_bot = wie gewaardeerd wordt, genoemd als in een wedstrijd; zonder naam worden de ankers onderling gemeten
help-ladder_deals = hoeveel delingen van elke opzet, elke in elke zitvolgorde tegen elk anker; standaard 10, en later kunnen er meer bij
help-ladder_keep = waar spellen en opnamen worden bewaard; standaard in ladder-SPEL-BOT.games.jsonl en ladder-SPEL-BOT.records.jsonl
help-coach = een sterk plan voor een koninkrijk vinden en uitleggen
help-coach_choice = welk koninkrijk: de naam, tien kaarten met komma's of random
help-coach_minutes = hoe lang er naar een plan wordt gezocht; anders 1
help-coach_games = in hoeveel spellen plannen worden beproefd, in plaats van minuten; dezelfde startwaarde vindt dan hetzelfde plan
help-coach_deals = hoeveel kaartverdelingen aan het eind tegen elke tegenstander, telkens met verwisselde plaatsen; anders 25
help-coach_against = tegen wie het plan wordt gemeten, met komma's; anders geldlijsten en schemer
help-coach_out = het bestand van het plan, een regellijst; bestaat het al, dan gaat het zoeken daarvan verder; anders plan.txt
help-coach_random = hoeveel gelote opstellingen in plaats van een eigen: het plan voor elk speelt tegen de geldlijsten, en elk resultaat staat meteen in FILE; dezelfde opdracht gaat verder
help-puzzles = stellingen uit spellen van bots vinden waarin één antwoord veel beter is
help-puzzles_minutes = hoe lang er wordt gezocht; anders 10
help-puzzles_games = hoeveel spellen worden doorzocht, in plaats van minuten; dezelfde startwaarde vindt dan dezelfde puzzels
help-puzzles_seed = het eerste spel dat wordt doorzocht; anders 1
help-puzzles_check = zoveel puzzels uit het bestand (of, als dat er niet is, van die bij het spel) opnieuw beproeven in nieuw gedeelde werelden, getrokken met --seed, in plaats van er meer te zoeken
help-puzzles_out = het bestand van de puzzels; bestaat het al, dan gaat het zoeken na het laatste spel ervan verder; anders puzzles.jsonl

## Evenwicht

help-balance = meten hoe vaak karakters, gebouwen, scenario's en plaatsen winnen en hoeveel ze opbrengen
help-balance_bot = wie speelt; standaard steward
help-balance_out = alle getallen als JSON schrijven
help-balance_everything = elke editie met elk aantal spelers meten; met --out, en --page voor de tabellen van de documentatie
help-balance_page = met --everything: een Markdown-bestand waarvan de tabellen opnieuw worden geschreven

## Analyse

help-analyse = de beslissende momenten van een opgenomen spel zoeken
help-iterations = hoeveel werelden per beslissing worden bekeken; standaard 24 waar een netwerk oordeelt, anders 60
help-moments = hoeveel momenten worden getoond; standaard 8
help-analyse_seed = hetzelfde getal geeft dezelfde analyse; standaard 0
help-analyse_report = de grafiek van alle kansen en elke beslissing schrijven: FILE.html en FILE.json

## The server

help-serve = tafels voor mensen en bots aanbieden: lobby, spel, toeschouwers
help-backup = alles wat een server bewaart naar een bestand schrijven; hij mag intussen doorgaan
help-restore = een reservekopie naar een lege plek terugzetten
help-admin = de tafels van een server bekijken en opdrachten achterlaten, of hij draait of niet
help-admin_what = wat te doen: list en show tonen tafels, close, open en delete sluiten, openen en wissen er een, erase wist wat iemand eraan schreef, ban weert een adres, read-only on of off
help-admin_words = een tafel (de code, het begin ervan of de naam in het logboek), het nummer van een persoon zoals show ze telt, of een adres
help-database = waar tafels bewaard worden: een bestand of een PostgreSQL-URL; anders REGALIA_DATABASE of regalia.db
help-host = het adres om op te luisteren; standaard 127.0.0.1
help-port = de poort; standaard 8000, 0 voor een willekeurige
help-origin = een andere pagina die met de server mag praten: https://example.org; mag vaker
help-trust_proxy = X-Forwarded-For geloven: alleen achter een proxy die het zet
help-bot_processes = hoeveel processen voor bots denken; standaard 1
help-per_address = open verbindingen van één adres; standaard 100
help-keep_finished = dagen waarna een afgelopen spel wordt gewist; standaard 90, 0: nooit
help-keep_idle = dagen zonder gebeurtenis waarna een tafel zonder speleinde wordt gewist; standaard 30, 0: nooit
help-unlimited = geen grenzen per adres, plaats en verbinding: alleen voor belastingtests
help-bench_server = in plaats daarvan de server meten: echte verbindingen, met regels en opslag
help-bench_tables = met --server: hoeveel tafels; standaard 200
help-bench_seats = met --server: plaatsen per tafel; standaard 5
help-bench_database = met --server: een PostgreSQL-URL; anders een tijdelijk bestand
help-bench_idle = met --server: rustende verbindingen; standaard 10000
help-bench_started = met --server: in plaats daarvan zoveel begonnen tafels, wat ze aan geheugen kosten, hoe lang anderen wachten, terugkeer in een lang spel
help-bench_attacks = met --server: in plaats daarvan aanvallen vanaf een ander adres, en hoe lang de spelers wachten; sommige ervan bij naam, of alle
help-static = een map met een gebouwde pagina in plaats van die van het pakket
help-open_page = de pagina in een browser openen; waar er geen is, staat het adres er
help-backup_file = het bestand van de reservekopie (.jsonl.gz)

## Leren

help-learn = een netwerk een spel laten leren door het te spelen
help-learn_seats = hoeveel er aan tafel zitten: 2-8, of getallen zo vaak als ze gespeeld moeten worden: 4,2,4,3
help-learn_minutes = hoe lang; standaard 60
help-learn_horizon = minuten waarover de snelheden dalen, eerdere keren meegerekend; standaard alleen deze keer
help-learn_decisions = stoppen na zo veel beslissingen waarvan geleerd is: eigen, met --expert doordachte
help-learn_out = waar de gewichten worden bewaard; de curve en wat nodig is om verder te gaan liggen ernaast
help-learn_resume = verdergaan met de gewichten van een eerdere keer, met wat ernaast bewaard is
help-learn_against = alleen aanschuiven bij deze gewichten, die niet leren, en uitzoeken hoe ze te verslaan zijn
help-learn_workers = hoeveel processen spelen; standaard één minder dan er kernen zijn
help-learn_lanes = spellen tegelijk in elke helft van een proces
help-learn_judge = zo veel van de minuten voor wedstrijden aan het eind
help-learn_small = een klein netwerk en weinig spellen tegelijk: voor een CPU
help-learn_begin = beginnen met deze gewichten, met niets anders van de keer waaruit ze komen
help-learn_annealed = hoeveel van het dalen van de snelheden achter de rug is, van 0 tot 1: voor gewichten die geleerd hebben
help-learn_expert = leren van het zoeken: een kampioen denkt over zijn antwoorden na, een leerling leert wat hij vond, en volgt hem op zodra hij wint
help-learn_walks = bij --expert: hoeveel wegen van een zoektocht voor een beslissing
help-learn_partners = bij --expert: onderweg antwoorden vuistregels voor de anderen, wat sneller is
help-learn_styled = het deel van de plaatsen dat in een stijl speelt, van 0 tot 1
help-learn_style_only = alleen leren wat de stijlen toevoegen: zonder stijl wordt gespeeld als voorheen
help-learn_seed = hetzelfde getal geeft hetzelfde begin: spellen, loten en netwerk; standaard 1
