### What the web page itself says.

## Everywhere

web-home = Start
web-rules = Regels
web-settings = Instellingen
web-menu = Menu
web-close = Sluiten
web-details = Bijzonderheden
web-dismiss = Verbergen
web-send = Versturen
web-skip = Naar de vraag
web-why = Waarom?
web-why-rule = Waarom? Regel { $rule }
web-loading = Laden …
web-live = Verbonden
web-lost = Verbroken
web-sound = Geluid
web-sound-on = Geluid staat aan
web-sound-off = Geluid staat uit
web-you = jij
web-bot = bot
web-gold = goud
web-crown = Kroon
web-guest = Gast
web-your-name = Je naam

## Home

web-home-title = Twee koninklijke kaartspellen, precies volgens de regels
web-home-lead = Meteen tegen bots, of met vrienden via één link. Geen account, niets te installeren.
web-home-friends = Met vrienden
web-new-title = Nieuwe tafel
web-home-continue = Je spellen
web-home-watch = Open tafels
web-seats-taken = { $taken } van { $seats } plaatsen bezet
web-in-play = wordt gespeeld
web-home-own = Instellen
web-home-finished = Afgelopen
web-join = Meedoen
web-join-hint = Plak een link of code
web-join-wrong = Dat is geen link naar een tafel. Vraag hem nog eens.
web-game-with = { $game } met { $names }
web-game-bots = { $game } tegen { $number ->
        [one] een bot
       *[other] { $number } bots
    }
web-waits-for = wacht op { $number ->
        [one] één speler
       *[other] { $number } spelers
    }
web-not-begun = nog niet begonnen
web-plays-now = { $seat } speelt
web-won-you = je hebt gewonnen
web-won-other = gewonnen door { $seats }
web-play-now = Nu spelen

## Lobby

web-lobby-title = { $game }: wachten op spelers
web-invite = Uitnodigen met één link
web-invite-note = Wie de link heeft, kan een vrije plaats nemen of kijken.
web-copied = Gekopieerd
web-take-seat = Plaatsnemen
web-table-full = Alle plaatsen zijn bezet; je kunt kijken.
web-in-this-game = In dit spel
web-seats = Plaatsen
web-open-seat = Vrije plaats
web-host = host
web-add-bot = Bot toevoegen
web-remove = { $seat } verwijderen
web-sit-here = Hier zitten
web-start = Spel starten
web-start-waits = Nog niet klaar: { $names }
web-start-note = Iedereen is er: het begint.
web-host-starts = Iedereen is er. { $host } heeft de tafel geopend: het begint zodra { $host } terug is.
web-invited-by = { $host } nodigt je uit
web-invited-to = { $host } nodigt je uit voor { $game }
web-invited-note = Wie zit, is klaar. Het spel begint zodra iedereen er is.
web-share = Link sturen
web-copy-link = Link kopiëren
web-qr = QR-code
web-qr-note = Met een camera gelezen opent hij de tafel.
web-is-here = aanwezig
web-lobby-waits = Het spel begint vanzelf zodra er nog { $number ->
        [one] één speler is
       *[other] { $number } spelers zijn
    } gaan zitten.
web-start-with-bots = Met bots starten
web-leave-seat = Plaats verlaten

## The table

web-track = Karakters op nummer
web-round = Ronde { $number }
web-deck = Gebouwenstapel
web-hand-cards = kaarten in de hand
web-districts = gebouwen
web-has-crown = heeft de kroon
web-not-revealed = nog gedekt
web-set-aside-open = open midden op tafel
web-has-chosen = heeft gekozen
web-you-now = Jij, nu
web-away = weg
web-city-of = { $seat }: { $number } van { $goal } gebouwen
web-your-city-of = Je stad: { $number } van { $goal } gebouwen
web-pick = Kiezen
web-your-seat = Je plaats
web-your-city = Je stad
web-your-hand = Je hand
web-of = { $number } van { $goal }
web-of-districts = { $number } van { $goal } gebouwen
web-no-cards = Geen kaarten in de hand.
web-card-costs = kost { $number }
web-card-beautified = opgewaardeerd
web-tab-build = Bouwen voor { $gold }
web-tab-keep = Houden
web-tab-keep_studied = Houden
web-tab-put_away = Afleggen
web-tab-use_laboratory = Weg voor 2
web-tab-take = Nemen
web-tab-take_and_build = Neem en bouw
web-tab-give = Geven
web-tab-give_card = Geven
web-tab-play_action = Spelen
web-tab-play = Spelen
web-tab-buy = Kopen
web-tab-gain = Pakken
web-tab-discard = Afleggen
web-tab-trash = Vernietigen
web-tab-reveal = Tonen
web-tab-topdeck = Bovenop
web-tab-exile = Verbannen
web-tab-put_into_hand = Pakken
web-tab-pass_card = Doorgeven
web-tab-receive = Ontvangen
web-tab-name = Noemen
web-tab-follow = Uitvoeren
web-tab-put_on_top = Bovenop
web-tab-put_on_shuffled = Bovenop
web-tab-set_aside = Opzijleggen
web-tab-bottomdeck = Onderop
web-tab-keep_out = Afleggen
web-tab-put_under = Eronder
web-tab-choose_to_keep = Kiezen
web-which-way = Op welke manier?
web-watching = Je kijkt toe. Handen en karakters blijven verborgen tot het spel is afgelopen.
web-watching-past = Je ziet wat toeschouwers zagen. Kies hierboven een speler om te zien wat die zag.

## The question

web-your-turn = Jouw beurt
web-your-turn-as = Jouw beurt · { $character }
web-turn-of-as = { $seat } · { $character }
web-thinks = { $seat } denkt na …
web-waits = Wachten op { $seat } …
web-going-on = Het spel gaat verder …
web-lost-question = De verbinding is verbroken.
web-several-send = { $number } bevestigen
web-clear = Wissen
web-undo = Terugnemen
web-undo-asked = { $seat } wil { $answers ->
        [one] het laatste eigen antwoord
       *[other] de laatste { $answers } eigen antwoorden
    } terugnemen.
web-undo-agree = Akkoord
web-undo-refuse = Weigeren
web-undo-waits = Terugnemen: wachten op toestemming van de anderen.
web-selection-only-you = Keuze · alleen jij ziet deze kaarten
web-title-turn = Jouw beurt · { $game }
web-reads-gold = { $seat }: { $gold } goud, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }.
web-bot-plays = Een bot speelt voor je.
web-take-back = Weer zelf spelen
web-lost-banner = Verbinding verbroken om { $time }. De tafel blijft staan; het gaat vanzelf verder.

## Waarom niet

web-not-possible = Nu niet mogelijk: { $number }
web-undo-ask = Vragen om terug te nemen
web-time-left = Resterende tijd
web-wish = Gebruiken
web-wish-build = Bouwen
web-wish-destroy = Vernietigen
web-wish-seize = Veroveren
web-wish-take_district = Ruilen
web-wish-kill = Vermoorden
web-wish-bewitch = Beheksen
web-wish-place_signed_warrant = Onteigening leggen
web-wish-rob = Bestelen
web-wish-place_flowered_threat = Bedreigen
web-wish-redraw = Kaarten afleggen en trekken
web-wish-foresee = Van iedereen een kaart nemen
web-wish-take_crown = De kroon nemen
web-wish-gain_extra_gold = Het extra goud nemen
web-wish-gain_extra_cards = De extra kaarten nemen
web-wish-gain_four_gold = 4 goud nemen
web-wish-gain_four_cards = 4 kaarten nemen
web-wish-study = 7 trekken, 1 houden
web-wish-take_favour = 3 goud naast nummer 4 nemen
web-wish-collect_tax = De belasting innen
web-wish-use_smithy = 2 goud betalen voor 3 kaarten
web-wish-gather_gold = Goud nemen
web-wish-gather_cards = Kaarten nemen
web-wish-income = Goud of kaarten voor je gebouwen nemen
web-wish-end_turn = Je beurt beëindigen
web-wish-buy = Kopen
web-wish-gain = Pakken
web-wish-play = Spelen
web-wish-discard = Afleggen
web-wish-trash = Vernietigen
web-short-too_little_gold = { $missing } goud tekort
web-short-in_city = Staat er al
web-short-limit_reached = Limiet bereikt
web-short-may_not_build = Niet bouwen
web-short-gather_first = Eerst inkomen
web-short-too_few_coins = { $missing } tekort
web-short-action_phase_only = Actiefase
web-short-buy_phase_only = Aanschaffase
web-short-never_played = Niet speelbaar
web-short-asked_otherwise = Nu niet
web-short-waiting = Niet je beurt
web-short-not_your_turn = Niet je beurt

## What happened

web-turn = Beurt { $number }
web-log-title = Kroniek
web-log-all = Alles
web-log-empty = Het spel begint.
web-command-move = bijv. bouw markt
web-command-chat = Zeg iets tegen de tafel
web-happened-started = Het spel begint.
web-happened-undone = { $seat } nam { $answers ->
        [one] het laatste eigen antwoord
       *[other] de laatste { $answers } eigen antwoorden
    } terug.
    .seat = Je nam { $answers ->
        [one] je laatste antwoord
       *[other] je laatste { $answers } antwoorden
    } terug.
web-happened-took_over = Voor { $seat } speelt nu een bot.
    .seat = Voor jou speelt nu een bot.
web-happened-weaker = { $seat } had te weinig tijd om na te denken en speelt voorlopig zwakker.
web-happened-back = { $seat } is terug.
    .seat = Je bent terug.
web-happened-timed_out = De tijd van { $seat } is om.
    .seat = Je tijd is om.
web-happened-left = { $seat } is vertrokken.
web-happened-undo_asked = { $seat } vraagt om iets terug te mogen nemen.
    .seat = Je vraagt om iets terug te mogen nemen.
web-happened-undo_refused = Het blijft staan: iemand weigerde.
web-happened-over = Het spel is afgelopen.

## The menu of the table, and the chronicle

web-back = Terug
web-menu-invite = Tafellink kopiëren
web-menu-hand-over = Op ander apparaat spelen
web-hand-over-again = Opnieuw proberen
web-hand-over-note = Open deze link daar binnen tien minuten. Hij werkt één keer; daarna kijkt dit apparaat alleen nog toe.
web-hand-over-coming = Je plaats komt naar dit apparaat …
web-menu-bot = Een bot speelt voor mij
web-menu-home = Startpagina, spel wacht
web-menu-resign = Opgeven
web-menu-resign-note = Een bot speelt jouw plaats uit. Je kunt niet terug.
web-menu-resign-yes = Definitief opgeven
web-menu-resign-no = Verder spelen
web-menu-cards = Kaarten van dit spel
web-menu-all-rules = Alle regels en kaarten in een nieuw tabblad
web-set-pace = Tempo van bots
web-pace-calm = Rustig
web-pace-brisk = Vlot
web-pace-once = Meteen
web-set-volume = Geluidsniveau
web-language-choose = Taal
web-taken-back = Teruggenomen:
web-command-kind = Wat je typt
web-command-moves = Zet
web-command-talks = Chat
web-command-label-move = Typ een zet
web-command-label-chat = Zeg iets tegen de tafel

## The end

web-over-you = Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-over-other = { $seat } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-over-shared = { $winners } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-won = gewonnen
web-seats-number = { $number } plaatsen
web-rounds = { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
web-look-at-table = Tafel bekijken
web-to-score = Naar de score
web-replay = Terugkijken
web-save-record = Verslag opslaan
web-verify = Schudden controleren
web-verifying = Controleren …
web-verified = Gecontroleerd: de kaarten volgen uit het verzegelde geheim van de server en ieders bijdrage, en de antwoorden leiden tot deze score.
web-not-verified = Dit klopt niet: { $problem }
web-verified-kept = Het zegel van de server is het zegel dat deze browser zag voordat hij zijn deel gaf.
web-verified-unkept = Deze browser heeft niets van het begin bewaard, dus het zegel is niet vergeleken.
web-broken-commitment = Dit klopt niet: het zegel van de server is niet het zegel dat deze browser voor het delen zag.
web-broken-share = Dit klopt niet: het deel dat deze browser aan het schudden gaf, zit niet bij de delen waaruit geschud is.
web-rematch = Revanche, zelfde plekken
web-another = Nog een spel
web-score-table = De telling
web-total = Totaal
web-chart-points = Punten na elke ronde
web-chart-points-turn = Punten na elke beurt
web-chart-gold = Goud na elke ronde
web-chart-cards = Kaarten in bezit na elke beurt
web-moments = Wat je overkwam
web-over-ahead = { $seat } wint, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor op jou
web-score-towers = Ieders punten, blok voor blok
web-score-source = Waarvoor

## Refusals

web-bye-title = Je kunt niet aan deze tafel blijven
web-bye-removed = Je bent van deze tafel verwijderd.
web-bye-handed_over = Je plaats wordt nu op een ander apparaat gespeeld.
web-bye-elsewhere = Dit venster was het langst open en is daarom gesloten.
web-bye-no_table = Deze tafel bestaat niet. Misschien is de link niet volledig.
web-bye-no_seat = Deze link opent geen plaats aan deze tafel.
web-bye-spectators_refused = Aan deze tafel mag niemand kijken.
web-bye-other_rules = Deze tafel hoort bij een andere versie van de regels. Hij is hier gesloten; het verslag blijft bewaard.
web-bye-damaged = Het verloop van deze tafel is beschadigd. De tafel is gesloten; wat geschreven is, blijft bewaard.
web-bye-closed = Wie deze server beheert, heeft de tafel gesloten.
web-bye-banned = Wie deze server beheert, wil je hier niet hebben.
web-bye-tabs = Deze plaats is in te veel tabbladen open
web-bye-again = Hier verdergaan
web-bye-bad_message = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
web-error-offline = De server antwoordt niet.
web-error-bad_message = Dat werd niet begrepen. Er is niets gedaan.
web-error-bad_request = Dat werd niet begrepen. Er is niets gedaan.
web-error-bad_setup = Deze keuzes gaan niet samen.
web-error-no_table = Deze tafel bestaat niet.
web-error-no_page = Deze pagina bestaat niet.
web-error-no_offer = Deze link is al gebruikt of ouder dan tien minuten. Maak op het andere apparaat een nieuwe.
web-error-no_seat = Deze link opent hier geen plaats.
web-error-not_yours = Iemand anders wordt gevraagd. Er is niets gedaan.
web-error-hint_people = Tips zijn er alleen tegen bots: hier zitten ook andere mensen.
web-error-not_host = Alleen de host mag dat.
web-error-not_now = Dat kan nu niet.
web-error-stale = De vraag was intussen veranderd. Er is niets gedaan.
web-error-unknown_decision = De vraag was intussen veranderd. Er is niets gedaan.
web-error-unknown_option = Dat is hier geen keuze. Er is niets gedaan.
web-error-unknown_bot = Deze bot bestaat niet.
web-error-unknown_phrase = Deze zin bestaat niet.
web-error-seat_taken = Die plaats is bezet.
web-error-table_full = Alle plaatsen zijn bezet.
web-error-log_full = Het verloop van deze tafel is te lang. Open een andere tafel.
web-error-not_filled = Er zijn nog plaatsen vrij.
web-error-not_ready = Nog niet iedereen is klaar.
web-error-nothing_to_undo = Er valt niets terug te nemen.
web-error-undo_open = Iemand vraagt al om iets terug te nemen.
web-error-no_undo = Dat kan niet teruggenomen worden.
web-error-muted = De host heeft je gedempt.
web-error-chat_off = Aan deze tafel wordt niet gepraat.
web-error-chat = Dat kon hier niet gezegd worden.
web-error-spectators_refused = Hier mag niemand kijken.
web-error-too_many = Op dit moment zijn er te veel tafels.
web-error-too_fast = Dat ging te snel. Wacht even.
web-error-too_long = Dat was te lang.
web-error-wrong_origin = Deze pagina mag niet met deze server praten.
web-error-wrong_type = Dat werd niet begrepen. Er is niets gedaan.
web-error-not_over = Het spel is nog niet afgelopen.
web-error-other_rules = Deze tafel hoort bij een andere versie van de regels. Hij is hier gesloten; het verslag blijft bewaard.
web-error-damaged = Het verloop van deze tafel is beschadigd. De tafel is gesloten; wat geschreven is, blijft bewaard.
web-error-closed = Wie deze server beheert, heeft de tafel gesloten.
web-error-banned = Wie deze server beheert, wil je hier niet hebben.
web-error-read_only = De server bewaart op dit moment niets. Probeer het later nog eens.
web-error-busy = De server heeft het druk. Probeer het nog eens.
web-error-fault = Er ging bij ons iets mis. Er is niets gedaan.
web-lost-table = Deze link leidt naar geen tafel
web-lost-table-note = Misschien is er bij het kopiëren een stukje verloren gegaan. Vraag hem nog eens, of open zelf een tafel.
web-lost-page = Deze pagina bestaat niet
web-lost-page-note = Het adres is misschien verkeerd getypt of oud. Alles begint op de startpagina.

## Settings

web-set-language = Taal
web-set-card-names = Namen van kaarten
web-set-same = zoals de taal
web-set-theme = Kleuren
web-set-system = zoals het systeem
web-set-light = Licht
web-set-dark = Donker
web-set-size = Tekstgrootte
web-set-small = Klein
web-set-normal = Normaal
web-set-large = Groot
web-set-huge = Heel groot
web-set-motion = Beweging
web-set-none = Geen
web-set-keys = Toetsen
web-set-keys-note = losse toetsen werken
web-keys-title = Met het toetsenbord
web-key-1 = keuze van de vraag
web-key-2 = bevestigen
web-key-3 = keuze wissen, sluiten
web-key-4 = einde beurt, of nee
web-key-5 = terugnemen
web-key-6 = naar de vraag
web-key-7 = naar mijn hand
web-key-8 = naar mijn stad
web-key-9 = naar de rij karakters
web-key-10 = dan een cijfer: naar een speler
web-key-11 = goud en kaarten van iedereen voorlezen
web-key-12 = naar het verloop
web-key-13 = waarom wordt dit gevraagd?
web-key-14 = een zet typen
web-key-15 = deze toetsen
web-key-16 = geluid aan, uit
web-key-17 = wat zou jij doen?

## A new table

web-game = Spel
web-edition = Editie
web-players-range = { $from } tot { $to } spelers
web-custom = Vrije keuze
web-needs-players = alleen met { $number } of meer spelers
web-chosen-number = { $number } gekozen
web-leave-out = weglaten
web-choice-find = Op naam zoeken
web-choice-all = Alle { $number } tonen
web-find-card = Kaart zoeken
web-not-like-this = Dit gaat nog niet samen. Laat zien
web-choice-default = Volgens de regels
web-choice-lot = Door het lot
web-choice-none = Geen
web-choice-yes = Ja
web-choice-no = Nee
web-choice-by-lot = { $number } door het lot
web-choice-seat = Plaats { $number }
web-choice-rare = Meer keuzes
web-choice-changed = { $number } veranderd
web-choice-clear = Leegmaken
web-choice-each = Aantal per set opgeven
web-choice-random = Willekeurig
web-spectators-may = Toeschouwers mogen kijken
web-listed = Op de startpagina tonen
web-clock = Klok
web-clock-none = Geen
web-clock-fast = 1 minuut per antwoord
web-clock-calm = 5 minuten per antwoord
web-clock-day = 1 dag per antwoord
web-clock-bank = 15 minuten en 15 seconden per antwoord
web-fewer = Eén minder
web-more = Eén meer
web-bot-levels = Niveaus
web-bot-others = Andere
web-bot-easy = Makkelijk: verstandig, met misstapjes
web-bot-medium = Gemiddeld: degelijk
web-bot-hard = Moeilijk: ze denken vooruit
web-bot-master = Meester: ze denken lang na
web-bot-random = Willekeurig
web-bot-steward = Rentmeester: weegt alles af
web-bot-schemer = Intrigant: rekent vooruit
web-bot-mason = Metselaar: bouwt en bouwt
web-bot-marauder = Plunderaar: neemt en vernietigt
web-bot-miser = Vrek: spaart voor iets groots
web-bot-jester = Nar: nooit tweemaal hetzelfde
web-bot-stickler = Pietje precies: altijd de beste zet
web-bot-basic = Eenvoudig: koopt geld
web-bot-ultimate = Geslepen: het beste uit geld
web-bot-smithy = Smidse: geld en de Smidse
web-pass-and-play = Meer mensen op dit apparaat
web-fellows = Namen van de anderen
web-fellows-hint = Bram, Cleo
web-open-table = Tafel openen
web-exchange = omruilen
web-instead-of = In plaats van { $card }
web-instead-none = Hier past niets anders.
web-written = Een lijst of een link
web-written-note = zoals andere programma's die geven
web-written-hint = Dorp, Smidse, Markt …
web-written-take = Gebruiken
web-written-taken = Gebruikt.
web-written-none = Er staat geen kaart in die hier bekend is.
web-written-unknown = Hier niet bekend: { $names }
web-sits-at = Plaats { $number }
web-open-seat-for = Wie de link heeft
web-open-note-bots = Iedereen is er: het spel begint meteen.
web-open-note-link = Daarna krijg je een link voor de anderen. Alleen wie hem heeft, vindt de tafel.

## Passing the device

web-pass-to = Geef het apparaat aan { $seat }
web-pass-note = De hand is verborgen tot { $seat } op de knop drukt.
web-pass-here = Hand van { $seat } tonen

## Rules and replay

web-search = Zoeken
web-rules-search = Woorden of regelnummer
web-rules-found = { $number } voor “{ $words }”
web-rules-none = Niets gevonden.
web-book-glossary = Woordenlijst
web-book-glossary-intro = Hoe de dozen hetzelfde in het Engels, Duits en Nederlands noemen.
web-book-editions = Alle edities
web-book-show = Stelling tonen
web-book-then = Wat er dan gebeurt
web-book-play = Spelen
web-book-asked = beslist eerst
web-book-table = Op tafel
web-book-none = Geen stelling toont dit.
web-shelf-characters = Karakters
web-shelf-unique_districts = Unieke gebouwen
web-shelf-action_cards = Actiekaarten
web-replay-verified = Gecontroleerd met de regels van nu
web-replay-recorded = Zoals opgenomen
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-play = Afspelen
web-pause = Pauze
web-jump = Springen naar
web-whose-view = Bekeken door
web-spectator = Toeschouwer
web-as-player = als { $name }
web-position = Stand
web-position-of = { $at } van { $all }
web-rules-sets = Sets

## What decided it

web-walk = Leren van je spel
web-hint = Tip
web-chances = Wat het besliste
web-chances-graph = Winstkansen in de loop van het spel; dezelfde getallen volgen als tabel
web-chances-start = Spel analyseren
web-chances-note = Elke beslissing wordt vele malen uitgespeeld, met wat de speler kon weten. Dat duurt seconden tot twee minuten.
web-chances-not-yet = Wie heeft meegespeeld, kan dit spel laten analyseren; nog niemand heeft dat gedaan.
web-chances-progress = { $step } van { $answers } antwoorden bekeken
web-chances-waiting = { $number ->
    [one] Een ander spel gaat voor.
   *[other] { $number } andere spellen gaan voor.
}
web-chances-stop = Stoppen
web-chances-moments = Beslissende momenten
web-chances-none = Geen beslissing heeft iemand veel gekost.
web-chances-cost = { $seat } −{ $loss }
web-chances-taken = { $seat } koos “{ $taken }”: een kans van { $chance }.
web-chances-better = Beter: “{ $best }”, { $chance }.
web-chances-led-points = Dat had tegen de volgende eigen beurt tot { $number } punten meer geleid.
web-chances-led-rival = Dat had de beste van de anderen { $number } punten gekost.
web-chances-led-gold = Dat had tegen de volgende eigen beurt tot { $number } goud meer geleid.
web-chances-led-cards = Dat had tegen de volgende eigen beurt tot { $number } handkaarten meer geleid.
web-chances-led-hand = Dat had een hand gemiddeld { $number } munten beter gemaakt.
web-chances-led-margin = Dat had aan het eind tot { $number } punten meer voorsprong geleid.
web-chances-led-prospects = Dat had tot betere vooruitzichten geleid, al was het nog niet tot meer punten, goud of kaarten.
web-chances-table = Kansen als tabel
web-chances-answer = Na antwoord

## What wins

web-balance = Wat wint
web-balance-card = Hoe vaak die wint
web-balance-lead = Gemeten: { $games } spellen voor elke editie en elk aantal spelers, elke plaats door dezelfde bot gespeeld.
web-balance-caution = Een karakter wordt genomen door wie er iets aan heeft, en dure gebouwen staan bij wie ze kan betalen: een hoog aandeel gaat samen met winnen, het hoeft niet de oorzaak te zijn.
web-balance-even = Gelijk zou { $share } zijn.
web-balance-players = Spelers
web-balance-characters = Karakters: hoe vaak won wie ze speelde
web-balance-districts = Gebouwen: hoe vaak won wie ze aan het einde had
web-balance-seats = Plaatsen: hoe vaak won wie er zat
web-balance-scenarios = Scenario's: gemiddelde punten
web-balance-random = Willekeurige karakters en gebouwen
web-balance-seat = Plaats { $number }
web-balance-name = Naam
web-balance-won = Gewonnen spellen
web-balance-interval = { $share } ({ $low } tot { $high })
web-balance-few = te weinig spellen
web-balance-points = Gemiddelde punten
web-balance-games = Spellen
web-balance-all = Alle kaarten
web-balance-none = Hier is niets gemeten.

# The table, second design.

web-lens-empty = Wijs een kaart aan of houd hem vast, dan staat hij hier.
web-lens-whole = De hele tekst tonen van wat hier staat
web-stage = Podium
web-rail = Bijzonderheden en kroniek
web-skip-others = Overslaan
web-cost-potion = { $number ->
    [one] en een toverdrank
   *[other] en { $number } toverdranken
}
web-cost-debt = { $number } Schuld
web-cost-plus = je mag meer betalen
web-cost-star = niet te koop
web-cost-was = gedrukt { $number }
web-look-for = Een naam zoeken
web-page-back = De vorige pagina
web-page-on = De volgende pagina
web-page-of = { $number } van { $all }
web-set-forced = Gedwongen antwoorden
web-set-forced-note = wat als enige mogelijk is, gebeurt vanzelf

# Where long words of names may be broken.
web-hyphens = Ont-dekkings-reiziger Kruiden-verzame-laar Paarden-hande-laars Spece-rijen-koopman Kamelen-karavaan Doden-be-zweerder Jacht-gezel-schap Belasting-inner Onder-geschikte Astro-logen-orde Aflaat-prediker Konings-kasteel Schat-bewaarder Metse-laars-orde Afval-verwerker Beurzen-snijder Getijden-poelen Kande-laar-maker Transfor-matie Heksen-meester Vaandel-drager Samen-zweerder IJzer-gieterij Kermis-terrein Kruiden-expert Arbeiders-dorp Koop-mans-gilde Land-bouw-grond Ratten-vanger Sterren-kaart Bescherm-heer Zielen-zuiger Kaarten-kamer Spook-kasteel Over-levenden Geld-schieter Bood-schapper Uitkijk-toren Toernooi-veld Labora-torium Spook-spiegel Klokken-toren Sterren-wacht Binnen-plaats Handels-schip Helder-ziende Op-waarde-ring Universi-teit Bewaar-plaats Handels-route Piraten-schip Ambachts-man Biblio-theek Boek-houding Bouw-meester Bureau-craat Condot-tiere Dieren-markt Draken-poort Handels-post Heksen-kring Herders-hond Hongers-nood Huur-soldaat IJzer-vreter Illusio-nist Inves-tering Kapita-lisme Konink-lijke Kunste-nares Leer-meester Markt-steden Meester-werk Moorde-nares Nomaden-kamp Ontman-telen Ontwik-kelen Parel-duiker Scharre-laar Schat-kelder Scheeps-werf Sloppen-wijk Smokkel-waar Spione-rende Sprink-hanen Steen-groeve Steen-houwer Verbe-tering Vernieu-wing Vissers-dorp Vluchte-ling Volge-lingen Voor-tekenen Vreugde-vuur Waar-zegster Wapen-knecht Wheel-wright kanons-kogel Avon-turier Beschei-den Boeren-dorp Carto-graaf Circus-tent Dwaal-licht Geld-buidel Geluks-munt Gouver-neur Grens-wacht Hout-hakker Inge-storte Kachel-smid Kassa-wagen Kathe-draal Klater-goud Konings-hof Konink-lijk Kris-tallen Kwak-zalver Land-knecht Leer-knecht Maar-schalk Magis-traat Metse-lende Mis-dienaar Necro-polis Over-vloeds Patrouil-le Roof-ridder Schat-kaart Schat-kamer Sjache-raar Slech-terik Slot-gracht Smokke-laar Stand-beeld Stude-rende Tirail-leur Tol-heffing Tover-drank Uit-breiden Ver-bouwing Ver-vanging Verwil-derd Wacht-toren Wapen-kamer Werk-plaats Wissel-bouw Zijde-route Kampe-ment Dom-koppen Aan-munten Hertog-dom Be-sneeuwd Farm-hands Ambas-sade Koper-smid Onder-zoek Monu-ment Koop-vrouw

# Lessen

web-learn = Leren
web-learn-title = { $game } leren
web-learn-soon = Leren in 5 minuten
web-learn-none = Voor dit spel zijn er nog geen lessen.
web-learn-first = Begin hier: een echt spel, met een coach naast je.
web-learn-lessons = Lessen
web-learn-of = { $done } van { $all } gedaan
web-lesson-minutes = { $minutes } min.
web-lesson-upnext = Hierna
web-lesson-start = Beginnen
web-lesson-coach = Coach
web-lesson-next = Verder
web-lesson-leave = Les verlaten
web-lesson-done = klaar
web-lesson-more = Alle lessen
web-lesson-insists = Probeer dit eerst.
web-lesson-end = Dat was de les. Speel verder zoals je wilt; de bots spelen mee.
web-lesson-puzzle = Puzzel
web-lesson-solved = Opgelost
web-lesson-show-answer = Toon de oplossing
web-lesson-answer = De oplossing: { $option }. Kies die en hoor waarom.
web-lesson-following = Volgende les
web-lesson-continue = Verder
web-lesson-again-of = Opnieuw: { $lesson }
web-play-on = Vanaf hier verder spelen
