### Wat de opdracht zegt.

## Spelen. `.typed`: wat je daarvoor kunt typen; de Engelse woorden mogen altijd

play-welcome = { $names } gaan zitten om te spelen. Startgetal { $seed }.
play-help = Antwoord met een nummer of in woorden; ? helpt.
play-left_open = { $choice } kies je zelf: { $known }. Zonder invoer: { $usual }.
play-left_open-unknown = “{ $text }” is er niet bij: { $known }.
play-answer = 3, kasteel bouwen
    .means = met het nummer antwoorden, of in woorden, zo kort als je wilt
play-question = ?
    .means = hulp bij de vraag
play-look_up = ? WOORD
    .means = regels en kaarten opzoeken
play-hint = tip
    .typed = tip
    .means = wat zou jij doen?
play-table = tafel
    .typed = tafel
    .means = de tafel nog eens tonen
play-log = verloop [N]
    .typed = verloop
    .means = wat er gebeurd is
play-undo = terug
    .typed = terug
    .means = het laatste antwoord terugnemen, als er niets onthuld is
play-save = opslaan [BESTAND]
    .typed = opslaan; bewaren
    .means = het spel opslaan
play-treasures = geld
    .typed = geld; geldkaarten
    .means = alle geldkaarten van je hand spelen
play-quit = stoppen
    .typed = stoppen; stop; afsluiten; verlaten; weg
    .means = het spel opslaan en stoppen
play-saved = Opgeslagen. Ga verder met: regalia play --resume { $file }
play-unsaved = Het spel kan niet in { $file } opgeslagen worden: { $problem }. Probeer “opslaan BESTAND” met een andere naam.
play-record = Het hele spel staat in { $file }: regalia replay { $file }

## Terugnemen

undo-nothing = Er is niets om terug te nemen.
undo-others = Dat blijft zo: iemand anders heeft sindsdien beslist.
undo-chance = Dat blijft zo: er zijn intussen kaarten getrokken of geschud.
undo-seen = Dat blijft zo: iemand heeft iets nieuws gezien.
undo-done = Teruggenomen.

## Het einde

score-won = { $winner } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
score-you_won = Jij wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
score-shared = { $winners } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
score-total = Totaal

## Simuleren

simulate-progress = Er wordt gespeeld
simulate-games = Spellen
simulate-stopped = afgebroken; gevraagd waren er { $number }
simulate-errors = Fouten
simulate-illegal = Antwoorden die niet werden aangeboden
simulate-decisions = Beslissingen per spel
simulate-in_all = { $number } in totaal
simulate-rounds = Ronden per spel
simulate-score = Gemiddelde score
simulate-winner = Gemiddelde score van de winnaar
simulate-speed = Spellen per seconde
simulate-seat = Plaats
simulate-bot = Bot
simulate-mean = Gemiddelde score
simulate-wins = Gewonnen
simulate-interval = 95%-interval
simulate-error = spel { $number }, startgetal { $seed }: { $error }
simulate-again = nog eens spelen: dezelfde opdracht met 1 spel en --first { $number }
simulate-more = … en nog { $number }
simulate-written = { $number ->
        [one] { $number } verslag
       *[other] { $number } verslagen
    } in { $file }

## Naspelen

replay-header = { $game }, { $seats } plaatsen, startgetal { $seed }: { $number ->
        [one] { $number } antwoord
       *[other] { $number } antwoorden
    }
replay-asked = Vraag aan { $seat }: { $question }
replay-keys = Enter: verder · t: tafel · b: terug · GETAL: naar dat antwoord · e: tot het einde · q: stoppen
replay-unfinished = Hier eindigt het verslag; het spel was niet afgelopen.

## Controleren

verify-good = { $name }: { $number ->
        [one] { $number } antwoord, de vingerafdruk klopt
       *[other] { $number } antwoorden, alle vingerafdrukken kloppen
    }
verify-outcome = gewonnen door { $winners } met { $points }
verify-running = nog niet afgelopen
verify-bad = { $name }: { $problem }
verify-sum = { $good } van de { $number } verslagen zijn in orde.

## Regelgevallen

cases-sum = { $passed } van de { $number } gevallen geslaagd.
cases-passed = geslaagd

## Regels

rules-nothing = Er is geen regel over “{ $text }”.
rules-cards = Kaarten waarvan de tekst dit noemt: { $cards }
rules-check = Toets
rules-pages = Pagina's
rules-difference = Edities
rules-elsewhere = In editie “{ $edition }” geldt dit niet.
rules-more = regalia rules KENMERK toont een regel met de uitspraken erover en een voorbeeld.
certainty-binding = bindend
certainty-follows = volgt uit de regels
certainty-best_reading = beste lezing
certainty-free_choice = vrije keuze
certainty-principle = beginsel
certainty-replaced = vervangen

## Dekking

coverage-topic = Onderwerp
coverage-covered = Gedekt
coverage-share = Aandeel
coverage-total = Alle
coverage-cases = { $passed } van de { $number } gevallen geslaagd; { $cited } vermeldingen in tests.
coverage-misplaced = Vermeld voor een editie waarin het niet geldt: { $rules }

## Kaarten

cards-rank = nummer { $number }
cards-cost = kost { $number }
cards-copies = { $number } exemplaren
cards-unconfirmed = Niet bevestigd: kosten en tekst komen uit een oudere editie.
cards-more = regalia cards NAAM toont de regels over een kaart.
cards-characters = Karakters
cards-basic_districts = Basisgebouwen
cards-unique_districts = Unieke gebouwen
cards-action_cards = Actiekaarten
cards-glossary_cards = Kaarten van de woordenlijst
cards-further_cards = Andere kaarten

## Scenario's

scenarios-rank_9 = nummer 9: { $name }
scenarios-no_rank_9 = nummer 9: naar keuze
scenarios-cast = Karakters
scenarios-uniques = Uniek
scenarios-edition = Editie { $edition }

## Nieuw

new-list_written = Lijst geschreven naar { $file }. Speel hem met: regalia play { $game } --kingdom { $file }
new-written = Opstelling geschreven naar { $file }. Speel die met: regalia play --setup { $file }

## Meten

bench-compiled = gecompileerd met mypyc
bench-interpreted = geïnterpreteerd
bench-header = regalia { $version }, Python { $python }, { $how }; beste van { $batches } ronden
bench-bytes = { $number } bytes
bench-decisions = { $number } beslissingen/s
bench-env-memory = geheugen voor nog een spel
bench-env-batch_bare = 64 spellen zonder
bench-env-batch = 64 spellen, waarnemingen en maskers
bench-env-single = één spel, waarneming en masker
bench-money_pyminion = … hetzelfde in pyminion
bench-pyminion_note = pyminion, in dezelfde run gemeten: Regalia speelt { $times } keer zoveel spellen Big Money.
bench-pyminion_missing = pyminion is niet geïnstalleerd, er is niets om mee te vergelijken: { $command }
bench-view = weergave van een plaats
bench-determinize = voor een plaats opnieuw delen
bench-budget = richtwaarde { $number }: { $share } %
bench-of_budget = { $share } % van { $number }
bench-there = ({ $share } %)
bench-there_note = De richtwaarden komen van een machine waarop pyminion { $there } van zulke spellen speelt; hier zijn het er { $here }. Tussen haakjes: het deel van de richtwaarde waarmee de getallen van deze machine op die andere overeenkomen.
bench-games = { $number } spellen/CPU-s
bench-micros = { $number } µs

## De server

serve-ready = Draait op { $url } (tafels in { $database }). Stoppen met Ctrl-C.
backup-done = { $number } rijen naar { $file } geschreven.
backup-damaged = Tafel { $table } is beschadigd; wat ervan leesbaar is, staat in de back-up.
restore-done = { $number } rijen uit { $file } gelezen.
admin-table = { $table } (in het logboek { $log }): { $phase }, { $number } regels, { $date }
admin-closed = (gesloten)
admin-lobby = voor het begin
admin-playing = in het spel
admin-over = afgelopen
admin-game = { $game } met { $seats } plaatsen, geopend { $date }, { $answers } antwoorden
admin-person = { $number }. { $name } ({ $seat }), { $chats } berichten
admin-seat = plaats { $seat }
admin-no_seat = vertrokken
admin-bots = Bots: { $names }
admin-previous = Het spel ervoor: { $table }
admin-next = Het spel erna: { $table }
admin-is_closed = { $table } is gesloten. Niemand kan erin; alles blijft bewaard.
admin-is_open = { $table } is weer open.
admin-is_banned = { $address } wordt geweerd.
admin-is_welcome = { $address } wordt niet meer geweerd.
admin-read_only = De server leest alleen: er wordt niets bewaard, bots en klokken wachten.
admin-writing = De server bewaart weer.
admin-done = Klaar.
admin-ordered = Opgedragen. De server doet het zodra hij draait; tot dan is de tafel gesloten.
verify-fair = De kaarten volgen uit het geheim en de bijdragen van de plaatsen die in het bestand staan.
verify-kept = Het is het geheim waaraan de server zich gebonden had.
verify-not_kept = Of de server zich aan dit geheim gebonden had voordat hij de bijdragen kende, kan alleen zeggen wie de vastlegging bewaard heeft: --commitment en --share vergelijken.
verify-no_table = dit verslag is van geen tafel, er is dus geen vastlegging of bijdrage om te vergelijken
verify-other_commitment = de server had zich aan een ander geheim gebonden: de kaarten kunnen uitgezocht zijn
verify-other_share = jouw bijdrage is niet een van die waaruit de kaarten gemaakt zijn
bench-bots_steward = steward: een keuze
bench-bots_view = … het beeld waaruit die wordt gemaakt
bench-bots_iterations = schemer: iteraties vanaf de opening
bench-bots_dealing = … het verborgene delen
bench-bots_deciding = … oordelen van de steward, { $answers } per iteratie
bench-bots_rules = … regels en boom
bench-bots_judging = … het einde van de ronde beoordelen
bench-bots_hard = hard, { $game }: 50, 99, 100 % van { $number } keuzes
bench-server_header = regalia { $version }, Python { $python }, { $how }; de server, op dezelfde machine, met regels en opslag
bench-server_answers = antwoorden, { $seats } plaatsen aan { $tables } tafels
bench-server_cpu = rekentijd van de server per antwoord
bench-server_median = weergaven bezorgd bij { $rate } antwoorden/s, de helft binnen
bench-server_slowest = weergaven bezorgd bij { $rate } antwoorden/s, 99 % binnen
bench-server_all = weergaven bezorgd bij { $rate } antwoorden/s, 99,9 % binnen
bench-server_memory = heel geheugen met { $number } begonnen tafels
bench-server_back = terugkeer in een spel met { $number } antwoorden
bench-server_sent = verzonden tot tafel en weergave er zijn
bench-server_attack = { $name }: 99 % van de weergaven binnen, in rust en bij aanval
bench-server_attack_work = { $name }: eigen werk van de server tot dan, in rust en bij aanval
bench-server_idle = heel het geheugen met { $number } rustende verbindingen
bench-server_encode = een weergave inpakken
bench-server_view = een weergave maken en inpakken
