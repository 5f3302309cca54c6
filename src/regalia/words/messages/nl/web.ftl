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
web-language-is = Taal: Nederlands
web-you = jij
web-bot = bot
web-gold = goud
web-crown = Kroon
web-guest = Gast
web-your-name = Je naam

## Home

web-home-eyebrow = { game-citadels } en { game-dominion }
web-home-title = De koninklijke kaartspellen, precies volgens het boekje
web-home-lead = Speel meteen tegen bots, of stuur een vriend één link. Bij alles wat er gebeurt, zie je waarom.
web-play-now = Nu { $game } spelen
web-home-note = Geen account, geen download, niets te installeren.
web-intro = { game-citadels } in één minuut
web-intro-1 = Kies in het geheim.
web-intro-1-text = Elke ronde kiest iedereen een karakter, en elk karakter kan iets.
web-intro-2 = Neem inkomen.
web-intro-2-text = De karakters worden op nummer opgeroepen. In je beurt neem je goud of kaarten.
web-intro-3 = Bouw.
web-intro-3-text = Betaal voor gebouwen uit je hand en leg ze in je stad.
web-intro-4 = Voltooi.
web-intro-4-text = Het zevende gebouw beëindigt het spel; de waardevolste stad wint.
web-home-friends = Met vrienden
web-home-friends-note = Kies spel, editie, karakters en plaatsen; wie de link heeft, kan aanschuiven.
web-new-title = Nieuw spel
web-home-continue = Verder spelen
web-home-continue-none = Hier komen je spellen te staan.
web-as-player = als { $name }
web-home-watch = Meedoen of kijken
web-home-watch-none = Op dit moment geen open tafel.
web-home-learn = Leren
web-home-learn-note = Elke kaart, elke regel en elke uitleg, met de verschillen tussen de edities.
web-seats-taken = { $taken } van { $seats } plaatsen bezet
web-in-play = wordt gespeeld

## Lobby

web-lobby-title = { $game }: wachten op spelers
web-no-account = Geen account. De link is de uitnodiging.
web-invite = Uitnodigen met één link
web-invite-note = Wie de link heeft, kan een vrije plaats nemen of kijken.
web-copy = Kopiëren
web-copied = Gekopieerd
web-join-title = Plaatsnemen
web-take-seat = Plaatsnemen
web-table-full = Alle plaatsen zijn bezet; je kunt kijken.
web-in-this-game = In dit spel
web-how-it-goes = Zo gaat het
web-citadels-in-short = Elke ronde kiest iedereen in het geheim een karakter; daarna worden de karakters op nummer opgeroepen. In je beurt neem je inkomen (goud of kaarten), gebruik je je karakter en bouw je een gebouw. Als een stad voltooid is, wordt de ronde uitgespeeld; daarna worden de punten geteld.
web-seats = Plaatsen
web-open-seat = Vrije plaats
web-open-seat-note = een vriend, of een bot bij het begin
web-joined = via de link erbij
web-host = host
web-is-ready = klaar
web-add-bot = Bot toevoegen
web-remove = { $seat } verwijderen
web-sit-here = Hier zitten
web-start = Spel starten
web-start-fills = Vrije plaatsen worden door bots gespeeld.
web-start-waits = Nog niet klaar: { $names }
web-start-note = Iedereen is er.
web-ready = Ik ben klaar
web-not-ready = Toch nog niet klaar
web-host-starts = De host start het spel.

## The table

web-track = Karakters op nummer
web-round = Ronde { $number }
web-deck = Gebouwenstapel
web-in-deck = in de gebouwenstapel
web-hand-cards = kaarten in de hand
web-districts = gebouwen
web-has-crown = heeft de kroon
web-not-revealed = nog gedekt
web-not-called = nog niet opgeroepen
web-set-aside-open = open midden op tafel
web-has-chosen = heeft gekozen
web-chooses-now = kiest nu
web-chooses-later = moet nog kiezen
web-you-now = Jij, nu
web-yours = van jou
web-away = weg
web-city-of = { $seat }: { $number } van { $goal } gebouwen
web-your-city-of = Je stad: { $number } van { $goal } gebouwen
web-pick = Kiezen
web-your-seat = Je plaats
web-your-city = Je stad
web-your-hand = Je hand
web-of = { $number } van { $goal }
web-of-districts = { $number } van { $goal } gebouwen
web-only-you = { $cards }, alleen jij ziet ze
web-no-cards = Geen kaarten in de hand.
web-card-costs = kost { $number }
web-card-beautified = opgewaardeerd
web-tab-build = Bouwen voor { $gold }
web-tab-keep = Houden
web-tab-keep_studied = Houden
web-tab-put_away = Afleggen
web-tab-use_laboratory = Afleggen voor 2
web-tab-take = Nemen
web-tab-take_and_build = Nemen en bouwen
web-tab-give = Geven
web-tab-give_card = Geven
web-tab-play_action = Spelen
web-tab-play = Spelen
web-tab-buy = Kopen
web-tab-gain = Pakken
web-tab-discard = Afleggen
web-tab-trash = Vernietigen
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
web-confirm = { $what }?
web-confirm-note = Zeker? Het kan anderen raken.
web-choose-another = Iets anders
web-several-note = Kies zoveel kaarten als je wilt en bevestig.
web-several-send = { $number } bevestigen
web-clear = Wissen
web-undo = Terugnemen
web-undo-asked = { $seat } wil het laatste antwoord terugnemen.
web-undo-agree = Akkoord
web-undo-refuse = Weigeren
web-undo-waits = Terugnemen: wachten op toestemming van de anderen.
web-selection-only-you = Keuze · alleen jij ziet deze kaarten
web-selection-pick = Kies een kaart en bevestig.
web-title-turn = Jouw beurt · { $game }
web-reads-gold = { $seat }: { $gold } goud, { $cards } kaarten.
web-bot-plays = Een bot speelt voor je.
web-take-back = Weer zelf spelen
web-lost-banner = Verbinding verbroken om { $time }. De tafel blijft staan; het gaat vanzelf verder.

## Waarom niet

web-not-possible = Nu niet mogelijk: { $number }
web-undo-ask = Vragen om terug te nemen
web-more-options = of kies op tafel
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
web-short-may_not_build = Je mag niet bouwen
web-short-gather_first = Eerst inkomen
web-short-too_few_coins = { $missing } tekort
web-short-action_phase_only = Alleen actiefase
web-short-buy_phase_only = Aanschaffase
web-short-never_played = Niet speelbaar
web-short-asked_otherwise = Nu niet
web-short-waiting = Niet jouw beurt
web-short-not_your_turn = Niet jouw beurt

## What happened

web-alert-kills = { $what } Dat ben jij: je beurt vervalt deze ronde.
web-alert-bewitches = { $what } Dat ben jij: je neemt alleen je inkomen, daarna speelt de { citadels-card-witch } je beurt.
web-log-title = Wat er gebeurde
web-log-all = Alles
web-log-empty = Het spel begint.
web-open-log = Verloop openen
web-command-label = Typ een zet of zeg iets
web-command-move = Typ een zet: bouw markt, einde beurt
web-command-chat = Zeg iets tegen de tafel
web-command-not-now = Het is niet jouw beurt.
web-happened-started = Het spel begint.
web-happened-undone = { $seat } nam het laatste antwoord terug.
web-happened-took_over = Voor { $seat } speelt nu een bot.
web-happened-weaker = { $seat } had te weinig tijd om na te denken en speelt voorlopig zwakker.
web-happened-back = { $seat } is terug.
web-happened-timed_out = De tijd van { $seat } is om.
web-happened-left = { $seat } is vertrokken.
web-happened-undo_asked = { $seat } vraagt om een antwoord terug te nemen.
web-happened-undo_refused = Het blijft staan: iemand weigerde.
web-happened-over = Het spel is afgelopen.

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
web-rounds = { $number } ronden
web-look-at-table = Tafel bekijken
web-to-score = Naar de score
web-replay = Terugkijken
web-save-record = Verslag opslaan
web-verify = Schudden controleren
web-verifying = Controleren …
web-verified = Gecontroleerd: de kaarten volgen uit het verzegelde geheim van de server en ieders bijdrage, en de antwoorden leiden tot deze score.
web-not-verified = Dit klopt niet: { $problem }
web-rematch = Revanche, zelfde plaatsen
web-another = Nog een spel
web-score-table = Score
web-player = Speler
web-city = Stad
web-all-cards = Alle kaarten
web-total = Totaal
web-chart-points = Punten na elke ronde
web-chart-points-turn = Punten na elke beurt
web-chart-gold = Goud na elke ronde
web-chart-cards = Kaarten in bezit na elke beurt
web-moments = Wat je overkwam

## Refusals

web-bye-title = Je kunt niet aan deze tafel blijven
web-bye-removed = Je bent van deze tafel verwijderd.
web-bye-no_table = Deze tafel bestaat niet. Misschien is de link niet volledig.
web-bye-no_seat = Deze link opent geen plaats aan deze tafel.
web-bye-spectators_refused = Aan deze tafel mag niemand kijken.
web-bye-other_rules = Deze tafel hoort bij een andere versie van de regels. Hij is hier gesloten; het verslag blijft bewaard.
web-bye-damaged = Het verloop van deze tafel is beschadigd. De tafel is gesloten; wat geschreven is, blijft bewaard.
web-bye-closed = Wie deze server beheert, heeft de tafel gesloten.
web-bye-banned = Wie deze server beheert, wil je hier niet hebben.
web-bye-too_many = Op dit moment te veel verbindingen. Probeer het later.
web-bye-bad_message = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
web-error-offline = De server antwoordt niet.
web-error-bad_message = Dat werd niet begrepen. Er is niets gedaan.
web-error-bad_request = Dat werd niet begrepen. Er is niets gedaan.
web-error-bad_setup = Deze keuzes gaan niet samen.
web-error-no_table = Deze tafel bestaat niet.
web-error-no_page = Deze pagina bestaat niet.
web-error-no_seat = Deze link opent hier geen plaats.
web-error-not_yours = Iemand anders wordt gevraagd. Er is niets gedaan.
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

## Dominion

web-turn = Beurt { $number }
web-provinces-left = Provincies over { $number } · lege stapels { $empty }
web-phase-action = Actiefase
web-phase-buy = Aanschaffase
web-phase-night = Nachtfase
web-phase-clean_up = Opschoonfase
web-supply = Voorraad
web-base-cards = Basiskaarten
web-kingdom = Koninkrijk
web-kingdom-now = omlijnde stapels: nu te kiezen
web-pile-left = nog { $number }
web-in-play-cards = In het spel
web-this-turn = Deze beurt
web-actions = Acties
web-buys = Aanschaf
web-coins = Munten
web-potions = Toverdranken
web-deck-cards = in de trekstapel
web-discarded = { $number } afgelegd
web-deck-some = Heeft kaarten in de trekstapel
web-deck-none = Geen kaarten in de trekstapel
web-discard-top = { $card } afgelegd
web-discard-none = Niets afgelegd
web-trash-pile = Vernietigd: { $number }
web-face-down = Gedekte kaart
web-all-treasures = Alle geldkaarten spelen

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
web-set-sound = een geluid als jij aan de beurt bent
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
web-key-15 = regels
web-key-16 = geluid aan, uit

## A new table

web-game = Spel
web-edition = Editie
web-players-range = { $from } tot { $to } spelers
web-custom = Vrije keuze
web-needs-players = alleen met { $number } of meer spelers
web-chosen-number = { $number } gekozen
web-leave-out = weglaten
web-find-card = Kaart zoeken
web-not-like-this = Zo past het nog niet bij elkaar: zie hierboven.
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
web-bots-number = Bots
web-bot-level = Bots spelen
web-bot-levels = Niveaus
web-bot-others = Andere
web-bot-easy = Makkelijk: verstandig, met misstapjes
web-bot-medium = Gemiddeld: degelijk
web-bot-hard = Moeilijk: ze denken vooruit
web-bot-random = Willekeurig
web-bot-steward = Rentmeester: weegt alles af
web-bot-schemer = Intrigant: rekent vooruit
web-bot-basic = Eenvoudig: koopt geld
web-bot-ultimate = Geslepen: het beste uit geld
web-bot-smithy = Smidse: geld en de Smidse
web-open-seats-number = { $number } vrij voor mensen met de link
web-pass-and-play = Meer mensen op dit apparaat
web-fellows = Namen van de anderen
web-fellows-hint = Bram, Cleo
web-open-table = Tafel openen

## Passing the device

web-pass-to = Geef het apparaat aan { $seat }
web-pass-note = De hand is verborgen tot { $seat } op de knop drukt.
web-pass-here = Ik ben { $seat }: mijn hand tonen

## Rules and replay

web-search = Zoeken
web-rules-search = Woorden of regelnummer
web-rules-found = { $number } voor “{ $words }”
web-rules-none = Niets gevonden.
web-rules-english = Regels en uitleg zijn in het Engels geschreven.
web-shelf-characters = Karakters
web-shelf-unique_districts = Unieke gebouwen
web-shelf-action_cards = Actiekaarten
web-shelf-kingdom_cards = Kaarten
web-replay-verified = Gecontroleerd met de regels van nu
web-replay-recorded = Zoals opgenomen
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-play = Afspelen
web-pause = Pauze
web-jump = Springen naar
web-whose-view = Bekeken door
web-spectator = Toeschouwer
web-position = Stand
web-position-of = { $at } van { $all }

## What decided it

web-chances = Wat het besliste
web-chances-graph = Winstkansen in de loop van het spel; dezelfde getallen volgen als tabel
web-chances-start = Spel analyseren
web-chances-note = Elke beslissing wordt vele malen uitgespeeld, met wat de speler kon weten. Dat duurt een minuut of twee.
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
